import { Match, type MatchRecord } from '@railhead/kernel'
import { greatWesternTrail } from '../../src/game.js'
import type { Option } from '../../src/option.js'

/** The hash after every answer of a match: the same wherever it is computed. */
export function hashesOf({ config, seed, answers }: MatchRecord<Option>): string[] {
  const match = Match.start(greatWesternTrail, config, seed)
  const hashes = [match.hash()]
  for (const { seat, option } of answers) {
    match.answer(seat, option)
    hashes.push(match.hash())
  }
  return hashes
}
