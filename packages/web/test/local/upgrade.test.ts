import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { readSavedTable, type SavedMatch } from '../../src/local/saved.js'
import { keepDevice } from './keep.js'
import { answer, Device, isAsked, until } from './testing.js'

const CORPUS = new URL('../../../../corpus/', import.meta.url)
const folderOf = (release: string): URL => new URL(`${release}/device/`, CORPUS)

/** Matches as browsers of releases keep them, by release and name. */
const left = readdirSync(CORPUS)
  .filter(release => existsSync(folderOf(release)))
  .flatMap(release => readdirSync(folderOf(release)).map(name => [release, name] as const))
const finished = left.filter(([, name]) => name === 'finished.json')

const devices: Device[] = []
afterEach(() => {
  for (const device of devices.splice(0)) device.close()
})

/** A device that was left behind with one match. */
function deviceWith(release: string, name: string): { readonly device: Device; readonly saved: SavedMatch } {
  const saved = JSON.parse(readFileSync(new URL(name, folderOf(release)), 'utf8')) as SavedMatch
  const device = new Device()
  device.store.matches.set(saved.table.id, saved)
  devices.push(device)
  return { device, saved }
}

const answersIn = ({ record }: SavedMatch): number => (record as { answers: unknown[] }).answers.length

test.each(left)('a saved match of %s is listed and opens where it was: %s', async (release, name) => {
  const { device, saved } = deviceWith(release, name)
  expect(readSavedTable(saved.table)).toMatchObject({ id: saved.table.id, notes: saved.table.notes })
  const { match, table, note } = await until(device.open(saved.table.id), state => state.match !== null)
  expect(match?.moment).toBe(answersIn(saved))
  expect(table?.status).toBe(saved.table.info.status)
  expect(note).toBe(saved.table.notes[0])
})

test.each(left.filter(one => !finished.includes(one)))('and goes on: %s %s', async (release, name) => {
  const { device, saved } = deviceWith(release, name)
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

test.each(finished)(
  'a finished one of %s shows its outcome and exports as a file that replays',
  async (release, name) => {
    const { device, saved } = deviceWith(release, name)
    const table = device.open(saved.table.id)
    const { match, log } = await until(table, state => state.match !== null)
    expect(match?.outcome).toMatchObject({ winners: saved.table.info.outcome?.winners })
    expect(log).toHaveLength(answersIn(saved) + 1)
    const file = await table.file()
    expect(file).toMatchObject({ answers: (saved.record as { answers: unknown[] }).answers })
  },
)

test('what a release keeps of a device are matches in the middle of everything, and one that is over', async () => {
  const into = mkdtempSync(join(tmpdir(), 'railhead-device-'))
  onTestFinished(() => rmSync(into, { recursive: true, force: true }))
  const statuses = (await keepDevice(into)).map(name => {
    const { table } = JSON.parse(readFileSync(join(into, `${name}.json`), 'utf8')) as SavedMatch
    return [name, table.info.status]
  })
  expect(Object.fromEntries(statuses)).toEqual({
    midTurn: 'playing',
    twoPeople: 'playing',
    solo: 'playing',
    finished: 'finished',
  })
})
