import { type CreateTableBody, type Level, LIMITS, paths, type ServerMessage } from '@railhead/protocol'
import { type BotAnswer, TooLate } from '@railhead/table'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { BotProcesses } from '../../src/bots/processes.js'
import type { BotRunner, TimedQuestion } from '../../src/bots/question.js'
import { ensureBuilt, GAMES_MODULE } from '../testing/built.js'
import { Guest, Visit } from '../testing/client.js'
import { clearUp } from '../testing/database.js'
import { playToTheEnd } from '../testing/play.js'
import { firstOf, guessing, type TestServer, temporaryFolder, testServer } from '../testing/server.js'

beforeAll(() => ensureBuilt(), 240_000)

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const bot = (level: Level) => ({ kind: 'bot', level }) as const

async function annWithBots(running: TestServer, levels: readonly Level[]) {
  const ann = await Guest.arrive(`http://127.0.0.1:${running.port}`, 'Ann')
  const seats = [{ kind: 'me' } as const, ...levels.map(bot)]
  const table = await ann.create({ game: 'high-card', config: { players: seats.length }, seats })
  const visit = await ann.sit(table.id)
  await ann.ask('POST', paths.start(table.id))
  return { visit }
}

function notices(heard: readonly ServerMessage[]) {
  return heard.flatMap(message => (message.type === 'notice' ? [message.notice] : []))
}

test('a person plays a whole match with bots that think in processes', async () => {
  server = await testServer({ runner: new BotProcesses(1, [GAMES_MODULE], 60_000, undefined, 0) })
  const { visit } = await annWithBots(server, ['greenhorn', 'random', 'trail-boss'])
  await playToTheEnd([visit])
  expect(notices(visit.heard)).toEqual([])
  expect(visit.table.seats.map(seat => seat.kind)).toEqual(['person', 'bot', 'bot', 'bot'])
})

test('who sits at a table with bots lets them be made ready before they are asked', async () => {
  const order: string[] = []
  const runner: BotRunner = {
    ...guessing,
    prepare: () => order.push('prepared'),
    async choose({ decisions }) {
      order.push('asked')
      return firstOf(decisions)
    },
  }
  server = await testServer({ runner })
  const { visit } = await annWithBots(server, ['greenhorn'])
  await playToTheEnd([visit])
  expect(order[0]).toBe('prepared')
  expect(order).toContain('asked')
})

test('a bot sees only what its seat may see', async () => {
  const questions: TimedQuestion[] = []
  const runner: BotRunner = {
    ...guessing,
    async choose(question) {
      questions.push(structuredClone(question))
      return firstOf(question.decisions)
    },
  }
  server = await testServer({ runner })
  const { visit } = await annWithBots(server, ['greenhorn'])
  await playToTheEnd([visit])
  expect(questions.length).toBeGreaterThanOrEqual(5)
  const seed = visit.table.fairness.seed ?? 'none'
  for (const question of questions) {
    expect(Object.keys(question).sort()).toEqual([
      'decisions',
      'game',
      'level',
      'milliseconds',
      'seat',
      'seed',
      'thread',
      'urgent',
      'view',
    ])
    expect(question.seat).toBe(1)
    for (const { seat } of question.decisions) expect(seat).toBe(1)
    expect(Reflect.get(question.view, 'hands')[0].every((card: number) => card === -1)).toBe(true)
    expect(JSON.stringify(question)).not.toContain(seed)
  }
})

test.each<[string, () => Promise<BotAnswer>]>([
  ['throws', () => Promise.reject(new Error('no idea'))],
  ['chooses what was not offered', async () => ({ ask: 'lay', option: { kind: 'lay', card: 1000 } })],
])('a bot that %s is replaced by a simpler one, reported, and the match goes on', async (_how, fail) => {
  const asked: Level[] = []
  const runner: BotRunner = {
    ...guessing,
    choose: question => {
      asked.push(question.level)
      return question.level === 'drover' ? fail() : Promise.resolve(firstOf(question.decisions))
    },
  }
  server = await testServer({ runner })
  const { visit } = await annWithBots(server, ['drover'])
  await playToTheEnd([visit])
  expect(notices(visit.heard)).toEqual([{ code: 'botReplaced', seat: 1, from: 'drover', to: 'hand' }])
  expect(asked.filter(level => level === 'drover')).toHaveLength(3)
  // Whoever fails has a rest; the seat stays theirs.
  expect(visit.table.seats[1]).toMatchObject({ kind: 'bot', level: 'drover' })
})

test('when every bot fails, the table still does not hang', async () => {
  const runner: BotRunner = { ...guessing, choose: () => Promise.reject(new Error('no')) }
  server = await testServer({ runner })
  const { visit } = await annWithBots(server, ['trail-boss', 'greenhorn'])
  await playToTheEnd([visit])
  expect(notices(visit.heard)).toEqual([
    { code: 'botReplaced', seat: 1, from: 'trail-boss', to: 'random' },
    { code: 'botReplaced', seat: 2, from: 'greenhorn', to: 'random' },
  ])
})

const QUESTION: TimedQuestion = {
  game: 'high-card',
  seat: 0,
  view: { chance: { a: 0, b: 0, c: 0, drawn: 0 } },
  decisions: [{ seat: 0, ask: 'lay', options: [{ card: 1 }, { card: 2 }] }],
  level: 'trail-boss',
  seed: 'seed',
  milliseconds: 200,
  urgent: true,
}

test('a process that hangs or dies is killed and replaced; the next question is answered', async () => {
  const badGames = new URL('./badGames.js', GAMES_MODULE).href
  const [hurried, runner] = [1_500, 60_000].map(grace => new BotProcesses(1, [badGames], grace, undefined, 0))
  await expect(hurried.choose({ ...QUESTION, game: 'hangs' })).rejects.toThrow(TooLate)
  await expect(runner.choose({ ...QUESTION, game: 'dies' })).rejects.toThrow('ended')
  await expect(runner.choose({ ...QUESTION, game: 'throws' })).rejects.toThrow('broken rules')
  expect(await runner.choose({ ...QUESTION, level: 'random' })).toEqual({
    ask: 'lay',
    option: { card: expect.any(Number) },
  })
  await Promise.all([hurried.close(), runner.close()])
})

test('somebody waits only so long for a process that has time; whom nobody waits for does not mind', async () => {
  const badGames = new URL('./badGames.js', GAMES_MODULE).href
  const runner = new BotProcesses(1, [badGames], 60_000, undefined, 0, 0)
  const asked = { ...QUESTION, milliseconds: 1, level: 'random' } as const
  const patient = runner.choose({ ...asked, urgent: false })
  // The only process is still starting.
  await expect(runner.choose(asked)).rejects.toThrow(TooLate)
  expect(await patient).toMatchObject({ ask: 'lay' })
  await runner.close()
})

test('who has bots think at many tables keeps nobody waiting for all of them: everybody has a turn', async () => {
  const runner = new BotProcesses(1, [GAMES_MODULE], 60_000, undefined, 0)
  const asked = { ...QUESTION, milliseconds: 1, level: 'random' } as const
  const answered: string[] = []
  const ask = (name: string, from: string): Promise<void> =>
    runner.choose(asked, from).then(() => void answered.push(name))
  const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map(name => ask(name, 'a'))
  await Promise.all([...many, ask('b1', 'b'), ask('b2', 'b'), ask('c1', 'c')])
  expect(answered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5'])
  await runner.close()
})

test('bots go on where they were after a restart', async () => {
  const dataDir = temporaryFolder()
  let stop = (): void => undefined
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Error('The bots are closed.'))
  })
  // They may not have been asked yet when the server stops.
  stopped.catch(() => undefined)
  const first = await testServer({
    dataDir,
    runner: { ...guessing, choose: () => stopped, close: async () => stop() },
  })
  const ann = await Guest.arrive(`http://127.0.0.1:${first.port}`, 'Ann')
  const seats = [bot('greenhorn'), bot('greenhorn')]
  const table = await ann.create({ game: 'high-card', config: {}, seats, start: true })
  await first.close()
  server = await testServer({ dataDir })
  const visit = await Visit.open(`http://127.0.0.1:${server.port}`, table.id, ann.cookie)
  await visit.until(() => visit.over)
  await server.close()
  server = undefined
  await clearUp(dataDir)
})

test('bots play among themselves at so many tables of one person only', async () => {
  // Nobody watches: the matches go on running.
  server = await testServer()
  const ann = await Guest.arrive(`http://127.0.0.1:${server.port}`, 'Ann')
  const body: CreateTableBody = {
    game: 'high-card',
    config: {},
    seats: [bot('greenhorn'), bot('greenhorn')],
    start: true,
  }
  for (let i = 0; i < LIMITS.botTables; i++) await ann.create(body)
  expect(await ann.send('POST', paths.tables, body)).toMatchObject({
    status: 409,
    body: { error: { code: 'tooMany', expected: LIMITS.botTables } },
  })
  // With a person at it, it is another kind of table.
  await ann.create({ ...body, seats: [{ kind: 'me' }, bot('greenhorn')] })
})
