import {
  categoryName,
  type Event,
  message,
  type Option,
  SCORE_LINES,
  type State,
} from '@railhead/great-western-trail'
import { anyScreen, type GameScreen } from '../screen.js'
import { Board, NorthBoard } from './board/Board.js'
import { chip } from './chips.js'
import { eventIcon } from './eventIcons.js'
import { GESTURES } from './gestures.js'
import { heardBy } from './heard.js'
import { helpOf } from './help.js'
import { nameOf } from './names.js'
import { IN_ONE_GO, obviousAnswer } from './obvious.js'
import { pieceOf, placeOf } from './pieces.js'
import { Hand } from './player/Hand.js'
import { PlayerBoard } from './player/PlayerBoard.js'
import { SamLine } from './player/SamLine.js'
import { SeatLine } from './player/SeatLine.js'
import { Strip } from './player/Strip.js'
import { POKER_ASKS, POKER_SHEET, PokerTable, pokerOverlay } from './poker/index.js'
import { portrait } from './portraits.js'
import { preview } from './preview.js'
import { regionOf, regionsOf, sheetsOf } from './regions.js'
import { withTables } from './tables.js'
import { travel } from './travel.js'
import { entry, walk } from './walk.js'
import './board.css'
import './railroad.css'
import './markets.css'
import './player.css'
import './sam.css'

const drawn: GameScreen<State, Option, Event> = {
  sheets: sheetsOf,
  regions: regionsOf,
  regionOf,
  regionFor: ask => (POKER_ASKS.includes(ask) ? POKER_SHEET : undefined),
  board(scene, sheet) {
    if (sheet === 'north') return withTables(scene.view, <NorthBoard scene={scene} />)
    return withTables(
      scene.view,
      sheet === POKER_SHEET ? <PokerTable scene={scene} /> : <Board scene={scene} />,
    )
  },
  hand: scene =>
    scene.seat === null ? null : withTables(scene.view, <Hand scene={scene} seat={scene.seat} />),
  strip: scene => (scene.seat === null ? null : <Strip scene={scene} seat={scene.seat} />),
  playerBoard: (scene, seat, large) =>
    withTables(scene.view, <PlayerBoard scene={scene} seat={seat} large={large} />),
  seatLine: (scene, seat) => <SeatLine scene={scene} seat={seat} />,
  opponent: (scene, told) =>
    scene.view.sam ? <SamLine scene={scene} sam={scene.view.sam} told={told} /> : null,
  opponentName: scene => scene.say(message('sam')),
  chip,
  ...GESTURES,
  inOneGo: IN_ONE_GO,
  obvious: (decision, { view }) => obviousAnswer(decision, view),
  eventIcon,
  pieceOf: (option, decision, scene) => pieceOf(option, decision, scene.view),
  preview,
  help: helpOf,
  portrait,
  name: nameOf,
  walk,
  entry,
  placeOf,
  travel,
  overlay: pokerOverlay,
  heard: heardBy,
  banner: ({ view }) => (view.endedBy >= 0 && !view.over ? message('board.lastTurns') : undefined),
  category(name, scene) {
    const category = SCORE_LINES.find(candidate => candidate === name)
    return category === undefined ? name : scene.say(categoryName(category))
  },
}

export const screen = anyScreen(drawn)
