import { type Event, greatWesternTrail, type Option, type State } from '@railhead/great-western-trail'
import { type AnyGame, anyGame, translator } from '@railhead/kernel'
import { chip } from '../../../../src/games/great-western-trail/chips.js'
import { GESTURES } from '../../../../src/games/great-western-trail/gestures.js'
import { IN_ONE_GO, obviousAnswer } from '../../../../src/games/great-western-trail/obvious.js'
import { pieceOf } from '../../../../src/games/great-western-trail/pieces.js'
import { regionOf } from '../../../../src/games/great-western-trail/regions.js'
import { anyScreen, type GameScreen } from '../../../../src/games/screen.js'

export const game: AnyGame = anyGame(greatWesternTrail)
export const say = translator('en', [greatWesternTrail.text.catalogues.en])

const part: GameScreen<State, Option, Event> = {
  board: () => null,
  chip,
  ...GESTURES,
  inOneGo: IN_ONE_GO,
  obvious: (decision, { view }) => obviousAnswer(decision, view),
  pieceOf: (option, decision, scene) => pieceOf(option, decision, scene.view),
  regionOf,
}

/** As much of the screen as answering needs. */
export const screen = anyScreen(part)
