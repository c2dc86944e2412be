import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyGame, ruling } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { correctionsFrom, ServerCorrections } from '../src/corrections.js'
import { BadSetting } from '../src/settings.js'
import { saveCorrections } from '../src/storage/administration.js'
import { openStore } from '../src/storage/store.js'

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

/** Two towns that must not be the same, each possible alone. */
const town = (id: string, usual: number) =>
  ruling({
    id,
    values: { kind: 'number', from: 1, to: 3 },
    default: usual,
    ledger: [],
    certainty: 'ours',
    source: 'none',
  })
const towns = anyGame({
  ...highCard,
  rulings: [town('city', 1), town('station', 2)],
  impossible: ({ city, station }) =>
    city === station ? { id: 'station', why: 'One town, two uses.' } : undefined,
})

test('corrections of page and file must be possible together, and those that are only so stay', async () => {
  const store = await openStore(folder)
  onTestFinished(() => store.close())
  const corrections = new ServerCorrections([towns], { 'high-card': { city: 3 } })
  await expect(corrections.save(store.db, { 'high-card': { station: 3 } })).rejects.toThrow(
    'One town, two uses.',
  )
  // Each changes places with the other: neither is possible without it.
  const swapped = { 'high-card': { city: 2, station: 1 } }
  await new ServerCorrections([towns]).save(store.db, swapped)
  expect(await new ServerCorrections([towns]).page(store.db)).toEqual(swapped)
  // The file was changed afterwards: what does not go with it any more is left out.
  await saveCorrections(store.db, JSON.stringify({ 'high-card': { station: 3 } }))
  expect(await corrections.of(store.db, 'high-card')).toEqual({ city: 3 })
})
