import { anyGame, Match, type MatchRecord } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { LiveMatch } from '@railhead/table'
import { expect, test } from 'vitest'
import { readRecord, recordOf, type SavedEntry } from '../../src/local/record.js'
import { answer, Device, isAsked, until } from './testing.js'

const game = anyGame(highCard)
const gameById = () => game

/** A match with something taken back, and what is saved of it. */
function played(): { live: LiveMatch; log: SavedEntry[] } {
  const live = LiveMatch.read(game, { rules: '1', config: { players: 2 }, seed: 'seed' }, [])
  const log: SavedEntry[] = []
  const lay = (seat: number): void => {
    const decision = live.questions().find(open => open.seat === seat)
    if (!decision) throw new Error('Not asked.')
    const key = `key-${log.length}`
    live.answer(seat, decision.options[0], decision.id, key, true)
    log.push({ seat, key })
  }
  lay(0)
  live.takeBack({ seat: 0, key: 'key-1', backTo: 0 })
  log.push({ seat: 0, key: 'key-1', to: 0 })
  lay(1)
  lay(0)
  return { live, log }
}

test('a saved match remembers what was taken back and every command', () => {
  const { live, log } = played()
  const read = readRecord(gameById, structuredClone(recordOf(live.match, log)))
  expect(read.log).toEqual(log)
  expect([read.live.number, read.live.moment]).toEqual([4, 2])
  expect(read.live.match.decisions()).toEqual(live.match.decisions())
  expect(read.live.numberOf(0, 'key-0')).toBe(1)
  expect(read.live.numberOf(0, 'key-1')).toBe(2)
})

test('a match saved by version 0.1.0, without a log, goes on; so does one whose log does not fit', () => {
  const { live, log } = played()
  const record: MatchRecord = live.match.record()
  for (const odd of [
    undefined,
    'log',
    [],
    log.slice(1),
    [...log, { seat: 1, key: 'more' }],
    log.map(entry => ({ ...entry, seat: 1 })),
    log.map(entry => ({ ...entry, key: 7 })),
    [{ seat: 0, key: 'back', to: 5 }, ...log],
  ]) {
    const read = readRecord(gameById, odd === undefined ? record : { ...record, log: odd })
    expect([read.live.number, read.live.moment]).toEqual([2, 2])
    expect(read.live.match.hash()).toBe(record.hash)
  }
  // And what it is saved as is a match file as before.
  expect(Match.replay(game, recordOf(live.match, log)).hash()).toBe(record.hash)
})

test('a device opens what version 0.1.0 saved, plays on, and saves it with its log', async () => {
  const device = new Device(gameById)
  const id = await device.create({
    game: 'high-card',
    config: { players: 2 },
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', level: 'random' },
    ],
  })
  const first = device.open(id)
  await answer(first)
  await until(first, isAsked)
  first.close()
  const saved = device.store.matches.get(id)
  if (!saved) throw new Error('Nothing is saved.')
  const { log: _log, ...old } = saved.record as MatchRecord & { log: unknown }
  device.store.matches.set(id, { ...saved, record: old })
  const table = device.open(id)
  const before = await until(table, isAsked)
  expect(before.match?.moment).toBe(old.answers.length)
  await answer(table)
  const now = device.store.matches.get(id)?.record as MatchRecord & { log: SavedEntry[] }
  expect(now.log.length).toBe(now.answers.length)
  expect(now.log[0]).toEqual({ seat: expect.any(Number), key: 'saved.1' })
  device.close()
})
