import { type TestGame, testGame } from './testGame.js'

/** A match of the first edition in one line. */
export const first = (players = 2, seed?: string): TestGame => testGame({ edition: 'first', players }, seed)
