import { type AnyGame, type FieldValue, SPECTATOR, seedChance } from '@railhead/kernel'
import { type MatchFile, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Visit } from '../testing/client.js'
import { everyChoice, everyConfig, everyPair } from '../testing/configs.js'
import { isOnPostgres } from '../testing/database.js'
import { games } from '../testing/games.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { Recorder, Truth } from '../testing/recorder.js'
import { type TestServer, testServer } from '../testing/server.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

/**
 * All configurations with RAILHEAD_ALL_CONFIGS=1; otherwise so many that every pair of choices occurs. What the
 * database has to do with it is the same for all of them: on the second one, every choice occurs.
 */
function configsOf(game: AnyGame): Record<string, FieldValue>[] {
  const all = everyConfig(game)
  if (process.env['RAILHEAD_ALL_CONFIGS'] === '1') return all
  return isOnPostgres() ? everyChoice(game, all) : everyPair(game, all)
}

const cases = games.flatMap(game =>
  configsOf(game).map((config): [string, string, AnyGame] => [game.id, JSON.stringify(config), game]),
)

/** What everybody was told in a whole match, and the match as it was. */
interface Told {
  readonly recorders: readonly Recorder[]
  readonly file: MatchFile
}

async function played(id: string, text: string): Promise<Told> {
  const recorders = new Map<number, Recorder>()
  const record = (viewer: number, frame: string): void => {
    const recorder = recorders.get(viewer) ?? new Recorder(viewer)
    recorder.frames.push(frame)
    recorders.set(viewer, recorder)
  }
  const { table, guests, visits } = await seatPeople(base, id, JSON.parse(text), record)
  const watcher = await Visit.open(base, table.id, undefined, undefined, frame => record(SPECTATOR, frame))
  await playToTheEnd(visits, undefined, seedChance(text))
  await watcher.until(() => watcher.table.status === 'finished')
  const file = await guests[0].ask<MatchFile>('GET', paths.export(table.id))
  for (const visit of [...visits, watcher]) visit.close()
  expect(recorders.size).toBe(visits.length + 1)
  return { recorders: [...recorders.values()], file }
}

/** Most of a match is waiting for the disk: the next ones are played while one is looked at. */
const AHEAD = 2
const begun = new Map<number, Promise<Told>>()

function begin(nth: number): Promise<Told> {
  const [id, text] = cases[nth]
  const telling = begun.get(nth) ?? played(id, text)
  // Whoever looks at it hears of its failure.
  telling.catch(() => undefined)
  begun.set(nth, telling)
  return telling
}

function toldIn(nth: number): Promise<Told> {
  const told = begin(nth)
  for (let i = nth + 1; i < cases.length && i <= nth + AHEAD; i++) void begin(i)
  return told.finally(() => begun.delete(nth))
}

test.each(cases.map(([id, text, game], nth) => [id, text, game, nth] as const))(
  '%s %s: no frame of a whole match tells anybody what they must not know',
  { timeout: 600_000 },
  async (_id, _text, game, nth) => {
    const { recorders, file } = await toldIn(nth)
    const truth = new Truth(game, file)
    for (const recorder of recorders) {
      const { faults, positions } = await recorder.check(truth)
      expect(faults.slice(0, 5)).toEqual([])
      expect(positions).toBeGreaterThanOrEqual(file.answers.length)
    }
  },
)

test('the recorder finds what leaks', async () => {
  const game = games[0]
  const recorder = new Recorder(0)
  const match = { config: { players: 2 }, seed: 'the seed', answers: [] } as unknown as MatchFile
  const { view } = everythingKnown(game)
  const position = {
    number: 0,
    moment: 0,
    decisions: [],
    waiting: [0, 1],
    freeUndo: 0,
    outcome: null,
    logFrom: 0,
    log: [],
  }
  recorder.frames.push(JSON.stringify({ type: 'sync', ...position, view }))
  recorder.frames.push(JSON.stringify({ type: 'pong', now: 'the seed' }))
  const { faults } = await recorder.check(new Truth(game, match))
  expect(faults.some(fault => fault.includes('the view'))).toBe(true)
  expect(faults.some(fault => fault.includes('options'))).toBe(true)
  expect(faults.some(fault => fault.includes('the seed'))).toBe(true)
})

function everythingKnown(game: AnyGame) {
  return { view: game.setup(game.config.parse({ players: 2 }), seedChance('the seed')) }
}
