import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyGame, ruling } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { afterAll, expect, test } from 'vitest'
import { correctionsFrom } from '../src/corrections.js'
import { BadSetting } from '../src/settings.js'

const folder = mkdtempSync(join(tmpdir(), 'railhead-corrections-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (text: string): string => {
  const path = join(folder, 'corrections.json')
  writeFileSync(path, text)
  return path
}

const law = {
  rulesVersion: '1',
  rulings: [
    ruling({
      id: 'hand',
      values: { kind: 'number', from: 1, to: 5 },
      default: 3,
      ledger: [],
      certainty: 'ours',
      source: 'none',
    }),
  ],
}
const game = anyGame({ ...highCard, ...law })

test('corrections are read from a file, and without one there are none', () => {
  expect(correctionsFrom(file('{"high-card": {"hand": 4}}'), [game])).toEqual({ 'high-card': { hand: 4 } })
  expect(correctionsFrom(undefined, [game])).toEqual({})
})

test.each([
  ['no JSON', /corrections.*JSON/],
  ['{"chess": {}}', /no game 'chess'; there are high-card/],
  ['{"high-card": {"feet": 4}}', /no ruling 'feet'; there are hand/],
  ['{"high-card": {"hand": 9}}', /a whole number from 1 to 5/],
])('%s is refused with what there is', (text, message) => {
  const read = () => correctionsFrom(file(text), [game])
  expect(read).toThrow(BadSetting)
  expect(read).toThrow(message)
})

test('a file that is not there is named', () => {
  expect(() => correctionsFrom(join(folder, 'nowhere.json'), [game])).toThrow(/nowhere\.json.*cannot be read/)
})
