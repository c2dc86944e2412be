import { Match, type MatchRecord, RailheadError, seedChance } from '@railhead/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Config, configSpec } from '../../src/config.js'
import { greatWesternTrail } from '../../src/game.js'
import type { Option } from '../../src/option.js'
import { configurations } from './configurations.js'
import { play, randomly } from './playout.js'

const all = configurations()

function recordOf(config: Config, seed: string): MatchRecord<Option> {
  const match = Match.start(greatWesternTrail, config, seed)
  for (const { seat, option } of play(config, seed, randomly).answers) match.answer(seat, option)
  return match.record()
}

/** What went wrong; anything but a RailheadError is a fault of ours. */
function refusalOf(work: () => unknown): RailheadError | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof RailheadError) return error
    throw error
  }
}

test('any input is a configuration or is refused with a reason', () => {
  const names = configSpec.fields.map(field => field.name)
  const values = configSpec.fields.flatMap(field => [...field.choices, field.choices])
  const value = fc.oneof(fc.constantFrom<unknown>(...values), fc.jsonValue())
  const input = fc.oneof(fc.dictionary(fc.constantFrom(...names, 'other'), value), fc.jsonValue())
  fc.assert(
    fc.property(input, given => {
      const refusal = refusalOf(() => greatWesternTrail.setup(configSpec.parse(given), seedChance('bad')))
      if (refusal) expect([refusal.code, refusal.message.length > 0]).toEqual(['config', true])
    }),
    { numRuns: 2000 },
  )
})

test('an answer that is not offered is refused and changes nothing', { timeout: 120_000 }, () => {
  for (const config of all.filter((_, i) => i % 67 === 0)) {
    const match = Match.start(greatWesternTrail, config, 'illegal')
    const { answers } = play(config, 'illegal', randomly)
    for (const { seat, option } of answers) {
      const hash = match.hash()
      for (const wrong of [{ ...option, more: 1 }, { kind: 'nothing' }, null, 7, 'pass', [option]])
        expect(refusalOf(() => match.answer(seat, wrong))?.code).toBe('illegal')
      expect(refusalOf(() => match.answer(9, option))?.code).toBe('notAsked')
      expect(match.hash()).toBe(hash)
      match.answer(seat, option)
    }
    expect(refusalOf(() => match.answer(0, answers[0].option))?.code).toBe('over')
  }
})

test('a truncated or tampered match file is refused', { timeout: 120_000 }, () => {
  const record = recordOf(all[0], 'tampered')
  const text = JSON.stringify(record)
  fc.assert(
    fc.property(
      fc.nat(record.answers.length - 1),
      fc.jsonValue(),
      fc.constantFrom(...Object.keys(record)),
      (at, junk, field) => {
        const tampered: unknown[] = [
          { ...record, answers: record.answers.slice(0, at) },
          { ...record, answers: record.answers.filter((_, i) => i !== at) },
          {
            ...record,
            answers: record.answers.map((answer, i) => (i === at ? { ...answer, option: junk } : answer)),
          },
          { ...record, [field]: junk },
          { ...record, [field]: undefined },
          junk,
        ]
        for (const file of tampered) {
          const refusal = refusalOf(() => Match.replay(greatWesternTrail, file))
          expect(['matchFile', 'config'], JSON.stringify(file)?.slice(0, 200)).toContain(refusal?.code)
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(JSON.stringify(Match.replay(greatWesternTrail, JSON.parse(text)).record())).toBe(text)
})
