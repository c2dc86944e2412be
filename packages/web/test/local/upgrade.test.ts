import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { readSavedTable, type SavedMatch } from '../../src/local/saved.js'
import { answer, Device, isAsked, until } from './testing.js'

/** Matches as browsers of earlier releases keep them. */
const LEFT = new URL('../../../../corpus/0.1.0/device/', import.meta.url)
const names = readdirSync(LEFT)

const devices: Device[] = []
afterEach(() => {
  for (const device of devices.splice(0)) device.close()
})

/** A device that was left behind with one match. */
function deviceWith(name: string): { readonly device: Device; readonly saved: SavedMatch } {
  const saved = JSON.parse(readFileSync(new URL(name, LEFT), 'utf8')) as SavedMatch
  const device = new Device()
  device.store.matches.set(saved.table.id, saved)
  devices.push(device)
  return { device, saved }
}

const answersIn = ({ record }: SavedMatch): number => (record as { answers: unknown[] }).answers.length

test.each(names)('a saved match of 0.1.0 is listed and opens where it was: %s', async name => {
  const { device, saved } = deviceWith(name)
  expect(readSavedTable(saved.table)).toMatchObject({ id: saved.table.id, notes: saved.table.notes })
  const { match, table, note } = await until(device.open(saved.table.id), state => state.match !== null)
  expect(match?.moment).toBe(answersIn(saved))
  expect(table?.status).toBe(saved.table.info.status)
  expect(note).toBe(saved.table.notes[0])
})

test.each(names.filter(name => name !== 'finished.json'))('and goes on: %s', async name => {
  const { device, saved } = deviceWith(name)
  const table = device.open(saved.table.id)
  const { table: info } = await until(table, state => state.match !== null)
  const asked = info?.seats.findIndex(seat => seat.kind === 'person' && seat.asked) ?? 0
  await table.join(asked)
  await until(table, isAsked)
  await answer(table)
  const stored = device.store.matches.get(saved.table.id)
  expect(answersIn(stored ?? saved)).toBeGreaterThan(answersIn(saved))
  expect(stored?.table.revision).toBeGreaterThan(saved.table.revision)
})

test('a finished one shows its outcome and exports as a file that replays', async () => {
  const { device, saved } = deviceWith('finished.json')
  const table = device.open(saved.table.id)
  const { match, log } = await until(table, state => state.match !== null)
  expect(match?.outcome).toMatchObject({ winners: saved.table.info.outcome?.winners })
  expect(log).toHaveLength(answersIn(saved) + 1)
  const file = await table.file()
  expect(file).toMatchObject({ answers: (saved.record as { answers: unknown[] }).answers })
})
