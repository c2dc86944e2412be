import type { PlainOption } from '@railhead/kernel'
import { type Level, paths, type ServerMessage } from '@railhead/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ensureBuilt, GAMES_MODULE } from '../testing/built.js'
import { Guest, Visit } from '../testing/client.js'
import { clearUp } from '../testing/database.js'
import { playToTheEnd } from '../testing/play.js'
import { guessing, type TestServer, temporaryFolder, testServer } from '../testing/server.js'
import { BotProcesses } from './processes.js'
import type { BotQuestion, BotRunner } from './question.js'

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
  server = await testServer({ runner: new BotProcesses(1, GAMES_MODULE) })
  const { visit } = await annWithBots(server, ['greenhorn', 'random', 'trail-boss'])
  await playToTheEnd([visit])
  expect(notices(visit.heard)).toEqual([])
  expect(visit.table.seats.map(seat => seat.kind)).toEqual(['person', 'bot', 'bot', 'bot'])
})

test('a bot sees only what its seat may see', async () => {
  const questions: BotQuestion[] = []
  const runner: BotRunner = {
    ...guessing,
    async choose(question) {
      questions.push(structuredClone(question))
      return question.decision.options[0]
    },
  }
  server = await testServer({ runner })
  const { visit } = await annWithBots(server, ['greenhorn'])
  await playToTheEnd([visit])
  expect(questions.length).toBeGreaterThanOrEqual(5)
  const seed = visit.table.fairness.seed ?? 'none'
  for (const question of questions) {
    expect(Object.keys(question).sort()).toEqual([
      'decision',
      'game',
      'level',
      'milliseconds',
      'seed',
      'view',
    ])
    expect(question.decision.seat).toBe(1)
    expect(Reflect.get(question.view, 'hands')[0].every((card: number) => card === -1)).toBe(true)
    expect(JSON.stringify(question)).not.toContain(seed)
  }
})

test.each<[string, (question: BotQuestion) => Promise<PlainOption>]>([
  ['throws', () => Promise.reject(new Error('no idea'))],
  ['chooses what was not offered', async () => ({ kind: 'lay', card: 1000 })],
])('a bot that %s is replaced by a simpler one, reported, and the match goes on', async (_how, fail) => {
  const runner: BotRunner = {
    ...guessing,
    choose: question =>
      question.level === 'drover' ? fail(question) : Promise.resolve(question.decision.options[0]),
  }
  server = await testServer({ runner })
  const { visit } = await annWithBots(server, ['drover'])
  await playToTheEnd([visit])
  const reported = notices(visit.heard)
  expect(reported[0]).toEqual({ code: 'botReplaced', seat: 1, from: 'drover', to: 'hand', forGood: false })
  expect(reported.at(-1)).toMatchObject({ forGood: true })
  expect(reported).toHaveLength(3)
  expect(visit.table.seats[1]).toMatchObject({ kind: 'bot', level: 'hand' })
})

test('when every bot fails, the table still does not hang', async () => {
  const runner: BotRunner = { ...guessing, choose: () => Promise.reject(new Error('no')) }
  server = await testServer({ runner })
  const { visit } = await annWithBots(server, ['trail-boss', 'greenhorn'])
  await playToTheEnd([visit])
  expect(visit.table.seats.slice(1)).toMatchObject([{ level: 'random' }, { level: 'random' }])
})

test('a process that hangs or dies is killed and replaced; the next question is answered', async () => {
  const runner = new BotProcesses(1, new URL('./badGames.js', GAMES_MODULE).href, 1_500)
  const question: BotQuestion = {
    game: 'high-card',
    view: { chance: { a: 0, b: 0, c: 0, drawn: 0 } },
    decision: { seat: 0, ask: 'lay', options: [{ card: 1 }, { card: 2 }] },
    level: 'trail-boss',
    seed: 'seed',
    milliseconds: 200,
  }
  await expect(runner.choose({ ...question, game: 'hangs' })).rejects.toThrow('SIGKILL')
  await expect(runner.choose({ ...question, game: 'dies' })).rejects.toThrow('ended')
  await expect(runner.choose({ ...question, game: 'throws' })).rejects.toThrow('broken rules')
  expect(await runner.choose({ ...question, level: 'random' })).toEqual({ card: expect.any(Number) })
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
