import { SIDES } from '../../src/components/characters.js'
import { bareGame, startRound, type TestMatch } from './testGame.js'

/** Seat 0 takes a card in round 1. */
export function taken(
  side: 'yellow' | 'red',
  card: number,
  arrange: (match: TestMatch) => void = () => {},
): TestMatch {
  const match = bareGame({ players: 2, characters: side })
  arrange(match)
  startRound(match)
  match.answer(0, { kind: 'character', card })
  return match
}

/** The cash limit on a card. */
export const limit = (side: number, card: number): number => SIDES[side][card].cashLimit
