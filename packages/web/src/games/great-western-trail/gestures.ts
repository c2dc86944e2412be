import type { Event, Option, OptionKind, State } from '@railhead/great-western-trail'
import type { GameScreen } from '../screen.js'

/** Answers that say where or with what something is about to be done. Whoever is hired and whatever is bought is seen first. */
const STEPS: readonly OptionKind[] = [
  'move',
  'place',
  'local',
  'auxiliary',
  'copy',
  'choice',
  'building',
  'engine',
  'spend',
  'city',
]

/** Cards are given away when they are asked for, not from afar. */
const GIVES: readonly string[] = ['discard', 'removeCards', 'layCard']

/** How far the pieces of this game can be chosen ahead. */
export const GESTURES: Pick<GameScreen<State, Option, Event>, 'isStep' | 'asksAnew'> = {
  isStep: ({ kind }, { ask }) => STEPS.includes(kind) && !GIVES.includes(ask),
  asksAnew: ({ ask, seat }, before, now) =>
    ask === 'location' && before.view.players[seat].space !== now.view.players[seat].space,
}
