import {
  type AnyGame,
  gameOfRecord,
  Match,
  RailheadError,
  sameData,
  seedChance,
  shuffle,
} from '@railhead/kernel'
import { seedWord } from '@railhead/protocol/schemas'
import { z } from 'zod'
import { sha256 } from './ids.js'

export interface FairnessReport {
  /** SHA-256 of the server's seed in the file. */
  readonly seedHash: string
  /** How many answers were replayed, all legal. */
  readonly answers: number
  /** For each seat, the place where its player sat before the seats were drawn by the seed; absent if they were not. */
  readonly drawn?: readonly number[]
  /** How many people added a word to the seed; absent if nobody did. */
  readonly words?: number
}

/** A word for the seed that was promised by its hash and then told. */
interface ToldWord {
  readonly place: number
  readonly hash: string
  readonly word: string | null
}

/** What a match is played with: the server's seed, and where people added words, what it makes with all of them. */
export function seedWithWords(secret: string, words: readonly ToldWord[]): string {
  if (words.length === 0) return secret
  return sha256(JSON.stringify([secret, ...words.map(({ place, word }) => [place, word])]))
}

/** Who sits where: for each seat the place of its player before. Part of what the seed promises. */
export function drawSeats(seed: string, seats: number): number[] {
  return shuffle(
    seedChance(`${seed}/seats`),
    Array.from({ length: seats }, (_, place) => place),
  )
}

/**
 * Checks that a match file was played with what was promised before its start: the SHA-256 of the server's seed is `hash`
 * (absent: what the file itself says was promised), words that people added are those whose hashes they gave and make the
 * seed of the match together with the server's, every answer is legal, they lead to the recorded end, and seats that were
 * drawn were drawn by the seed. Throws a RailheadError that says what does not hold.
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
  const field = (name: string): unknown => Reflect.get(Object(record), name)
  const words = readWords(field('words'))
  const secret = words ? field('secret') : match.seed
  const promised = hash?.trim().toLowerCase() ?? field('seedHash')
  if (typeof promised !== 'string')
    throw new RailheadError(
      'matchFile',
      'There is no hash to check the seed against.',
      'a SHA-256',
      'seedHash',
    )
  if (typeof secret !== 'string' || sha256(secret) !== promised)
    throw new RailheadError(
      'matchFile',
      'The seed is not the one promised at the start.',
      promised,
      words ? 'secret' : 'seed',
    )
  if (words && seedWithWords(secret, words) !== match.seed)
    throw new RailheadError('matchFile', 'The seed is not what the words make.', undefined, 'seed')
  const drawn = field('drawn')
  const promisedSeats = drawSeats(match.seed, match.seats)
  if (drawn !== undefined && !sameData(drawn, promisedSeats))
    throw new RailheadError('matchFile', 'The seats were not drawn by the seed.', promisedSeats, 'drawn')
  return {
    seedHash: promised,
    answers: match.answers.length,
    ...(drawn === undefined ? {} : { drawn: promisedSeats }),
    ...(words ? { words: words.length } : {}),
  }
}

/** The words of a file, each the one that was promised; undefined if there are none. */
function readWords(found: unknown): ToldWord[] | undefined {
  if (found === undefined) return undefined
  const read = z.array(seedWord).min(1).safeParse(found)
  const places = read.success ? read.data.map(({ place }) => place) : []
  if (!read.success || places.some((place, i) => i > 0 && place <= places[i - 1]))
    throw new RailheadError('matchFile', 'The words for the seed cannot be read.', undefined, 'words')
  for (const [i, { word, hash }] of read.data.entries())
    if (word === null || sha256(word) !== hash)
      throw new RailheadError('matchFile', 'A word is not the one that was promised.', hash, `words.${i}`)
  return read.data
}
