import { type AnyGame, anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { games as shelf } from '@railhead/shelf'

/** The games of the shelf and the toy game of the kernel, for tests. */
export const games: readonly AnyGame[] = [anyGame(highCard), ...shelf]
