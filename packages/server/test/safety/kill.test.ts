import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { below, seedChance } from '@railhead/kernel'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/storage/sqlite.js'
import { expectNothingLost, openTable, type Player, pause, type Seating } from '../testing/player.js'
import { kill, type ServerProcess, startProcess } from '../testing/process.js'
import { temporaryFolder } from '../testing/server.js'

/** `FUZZ_SECONDS=60` or more makes it longer, and adds a match that takes long. */
const LONG = Number(process.env['FUZZ_SECONDS'] ?? 0) >= 60
const KILLS = LONG ? 50 : 16
/** So many are in the middle of a match when the server is killed. */
const WITNESSES = 3

const CARDS: Seating = { game: 'high-card', config: { players: 3 }, people: 3, bots: [] }

const dataDir = temporaryFolder()
let server: ServerProcess

afterAll(() => {
  server.child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test(`${KILLS} kills at random moments: every acknowledged answer is in the log once, and all matches finish`, {
  timeout: 1_800_000,
}, async () => {
  const chance = seedChance('kills')
  // Whoever lost the server waits for the next one, and does not knock all the time.
  let next = startProcess({ data: dataDir })
  server = await next
  const base = async (): Promise<string> => (await next).base
  const players: Player[] = []
  const playing: Promise<void>[] = []
  const open = async (seating: Seating): Promise<void> => {
    const seated = await openTable(server.base, seating, base)
    players.push(...seated)
    playing.push(...seated.map(player => player.play()))
  }
  await open({
    game: 'high-card',
    config: { players: 4 },
    people: 1,
    bots: ['greenhorn', 'random', 'greenhorn'],
  })
  await open({ game: 'carson-city', config: { players: 3 }, people: 2, bots: ['random'] })
  if (LONG)
    await open({
      game: 'great-western-trail',
      config: { edition: 'second', players: 2 },
      people: 2,
      bots: [],
    })
  for (let i = 0; i < KILLS; i++) {
    const left = (): Player[] => players.filter(player => !player.finished)
    const witnesses = (): Player[] => left().filter(({ at }) => at !== undefined)
    // A match of cards is over soon: on a busy machine the first one may be before the third has begun.
    for (let tables = 0; tables < 3 && left().length < 9; tables++) await open(CARDS)
    // On a busy machine they need a while to be back; a kill that nobody notices tries nothing.
    while (witnesses().length < WITNESSES)
      if (left().length < WITNESSES) await open(CARDS)
      else await pause(5)
    await pause(below(chance, 300))
    await kill(server)
    next = startProcess({ data: dataDir, port: server.port })
    server = await next
  }
  await Promise.all(playing)

  const db = openDatabase(join(dataDir, 'railhead.db'))
  const tables = await db.selectFrom('gametable').selectAll().execute()
  const log = await db.selectFrom('log').selectAll().orderBy('table_id').orderBy('number').execute()
  await db.destroy()
  await expectNothingLost(server.base, tables, log, players)
  expect(players.reduce((sum, player) => sum + player.reconnects, 0)).toBeGreaterThan(KILLS)
})
