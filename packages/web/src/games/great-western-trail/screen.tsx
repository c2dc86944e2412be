import {
  categoryName,
  type Event,
  message,
  type Option,
  SCORE_LINES,
  type State,
  tablesOf,
} from '@railhead/great-western-trail'
import { anyScreen, type GameScreen } from '../screen.js'
import { Board } from './board/Board.js'
import { frameOf } from './board/layout.js'
import { eventIcon, optionIcon } from './eventIcons.js'
import { helpOf } from './help.js'
import { pieceOf, placeOf } from './pieces.js'
import { Hand } from './player/Hand.js'
import { PlayerBoard } from './player/PlayerBoard.js'
import { SamLine } from './player/SamLine.js'
import { SeatLine } from './player/SeatLine.js'
import './board.css'
import './player.css'

const drawn: GameScreen<State, Option, Event> = {
  size: view => frameOf(tablesOf(view).north !== undefined),
  board: scene => <Board scene={scene} />,
  hand: scene => (scene.seat === null ? null : <Hand scene={scene} seat={scene.seat} />),
  playerBoard: (scene, seat, large) => <PlayerBoard scene={scene} seat={seat} large={large} />,
  seatLine: (scene, seat) => <SeatLine scene={scene} seat={seat} />,
  opponent: scene => (scene.view.sam ? <SamLine scene={scene} sam={scene.view.sam} /> : null),
  opponentName: scene => scene.say(message('sam')),
  optionIcon,
  eventIcon,
  pieceOf: (option, decision, scene) => pieceOf(option, decision, scene.view),
  help: helpOf,
  placeOf,
  category(name, scene) {
    const category = SCORE_LINES.find(candidate => candidate === name)
    return category === undefined ? name : scene.say(categoryName(category))
  },
}

export const screen = anyScreen(drawn)
