import { type AnyGame, gameOfRecord, Match, RailheadError } from '@railhead/kernel'
import { sha256 } from './ids.js'

export interface FairnessReport {
  /** SHA-256 of the seed in the file. */
  readonly seedHash: string
  /** How many answers were replayed, all legal. */
  readonly answers: number
}

/**
 * Checks that a match file was played with the seed promised at its start: the seed's SHA-256 is `hash` (absent:
 * what the file itself says was promised), every answer is legal, and they lead to the recorded end. Throws a
 * RailheadError that says what does not hold.
 */
export function verifyFairness(
  record: unknown,
  hash: string | undefined,
  games: readonly AnyGame[],
): FairnessReport {
  const id = gameOfRecord(record)
  const game = games.find(candidate => candidate.id === id)
  if (!game)
    throw new RailheadError(
      'unknownGame',
      `There is no game '${id}'.`,
      games.map(known => known.id),
      'game',
    )
  const match = Match.replay(game, record)
  const inFile: unknown =
    typeof record === 'object' && record !== null ? Reflect.get(record, 'seedHash') : undefined
  const promised = hash?.trim().toLowerCase() ?? inFile
  if (typeof promised !== 'string')
    throw new RailheadError(
      'matchFile',
      'There is no hash to check the seed against.',
      'a SHA-256',
      'seedHash',
    )
  const seedHash = sha256(match.seed)
  if (seedHash !== promised)
    throw new RailheadError('matchFile', 'The seed is not the one promised at the start.', promised, 'seed')
  return { seedHash, answers: match.answers.length }
}
