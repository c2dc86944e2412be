import { type Event, type Option, type OptionKind, OVER, ROUNDS, type State } from '@railhead/carson-city'
import { anyScreen, type GameScreen } from '../screen.js'
import { Board } from './Board.js'
import { chipOf } from './chips.js'
import { eventIcon } from './eventIcons.js'
import { helpOf } from './help.js'
import { isAboutMoney, MoneySlider } from './MoneySlider.js'
import { obviousAnswer } from './obvious.js'
import { overlayOf } from './overlay.js'
import { partOf } from './parts.js'
import { pieceOf, placeOf } from './pieces.js'
import { FigureRow, figuresOf } from './player/Figures.js'
import { Hand } from './player/Hand.js'
import { PlayerBoard } from './player/PlayerBoard.js'
import { portrait } from './portraits.js'
import { previewOf } from './previews.js'
import { foughtBy } from './scenes/duels.js'
import { travelOf } from './travel.js'
import { wordsOf } from './words.js'
import './town.css'
import './street.css'
import './player.css'
import './carson.css'
import './cards.css'
import './sizes.css'
import './scenes.css'

/** Options that only open a choice further on. */
const LEADS_ON: readonly OptionKind[] = ['toParcel', 'toBuilding', 'toMove', 'toRoad']

const drawn: GameScreen<State, Option, Event> = {
  board: scene => <Board scene={scene} />,
  part: partOf,
  playerBoard: (scene, seat) => <PlayerBoard scene={scene} seat={seat} />,
  hand: scene => (scene.seat === null ? null : <Hand scene={scene} seat={scene.seat} />),
  strip: scene => (scene.seat === null ? null : <FigureRow figures={figuresOf(scene, scene.seat)} />),
  // The points if it ended now stand in the same row.
  seatLine: (scene, seat) => (
    <FigureRow figures={figuresOf(scene, seat).filter(({ id }) => id !== 'points')} />
  ),
  chip: (option, _decision, scene) => chipOf(option, scene),
  leadsOn: ({ kind }) => LEADS_ON.includes(kind),
  obvious: obviousAnswer,
  answer: answering => (isAboutMoney(answering.question) ? <MoneySlider {...answering} /> : undefined),
  eventIcon,
  pieceOf: (option, _decision, scene) => pieceOf(option, scene.view),
  preview: (option, _decision, scene) => previewOf(option, scene),
  help: helpOf,
  portrait,
  placeOf,
  travel: travelOf,
  overlay: overlayOf,
  heard: (events, seat) => [...events.filter(({ type }) => type === 'round'), ...foughtBy(events, seat)],
  banner: ({ view }) =>
    view.round === ROUNDS && view.phase !== OVER ? { key: 'banner.lastRound' } : undefined,
  // When the last one has passed, the street is worked through: that is nobody's turn.
  closesTurn: (event, seats) => event.type === 'passed' && event.place === seats,
  chapterName: scene => wordsOf(scene)('chapter.street'),
  category: (name, scene) => scene.say({ key: `score.${name}` }),
}

export const screen = anyScreen(drawn)
