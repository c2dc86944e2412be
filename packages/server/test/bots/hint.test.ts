import { anyGame, seedChance } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { type HintOption, type HintResponse, paths } from '@railhead/protocol'
import { TooLate } from '@railhead/table'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { BotProcesses } from '../../src/bots/processes.js'
import type { BotRunner, HintQuestion } from '../../src/bots/question.js'
import { LAST } from '../testing/badGames.js'
import { ensureBuilt, GAMES_MODULE } from '../testing/built.js'
import { Guest } from '../testing/client.js'
import { guessing, type TestServer, testServer } from '../testing/server.js'

beforeAll(() => ensureBuilt(), 240_000)

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function annAtATable(running: TestServer) {
  const ann = await Guest.arrive(`http://127.0.0.1:${running.port}`, 'Ann')
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'random' } as const]
  const table = await ann.create({ game: 'high-card', config: { players: 2 }, seats, start: true })
  return { ann, address: paths.hint(table.id) }
}

test('a person who is asked gets the best options, each with its value and a reason', async () => {
  server = await testServer({ runner: new BotProcesses(1, [GAMES_MODULE], 60_000, undefined, 0) })
  const { ann, address } = await annAtATable(server)
  const { option, hints } = await ann.ask<HintResponse>('POST', address, {})
  expect(hints[0]).toMatchObject({ option, value: 0 })
  expect(hints.length).toBeGreaterThan(1)
  for (const hint of hints) {
    expect(hint.option).toEqual({ kind: 'lay', card: expect.any(Number) })
    expect(hint.value).toBeLessThanOrEqual(0)
    expect(hint.reason.key).toMatch(/^hint\.\w+$/)
  }
})

/** A runner with so many failures before it has an idea, and what it was asked. */
function failing(times: number): { readonly runner: BotRunner; readonly asked: HintQuestion[] } {
  const asked: HintQuestion[] = []
  const hints = async (question: HintQuestion): Promise<readonly HintOption[]> => {
    asked.push(question)
    if (asked.length <= times) throw new TooLate('The bot is late.')
    return [{ option: question.decision.options[0], value: 0, reason: { key: 'hint.alike' } }]
  }
  return { runner: { ...guessing, hints }, asked }
}

test('whoever thinks too long, or dies of it, is asked again in a hurry: there is a hint', async () => {
  const { runner, asked } = failing(1)
  server = await testServer({ runner })
  const { ann, address } = await annAtATable(server)
  const { option, hints } = await ann.ask<HintResponse>('POST', address, {})
  expect(hints).toMatchObject([{ option }])
  expect(asked.map(({ hurried }) => hurried)).toEqual([undefined, true])
})

test('where nobody has an idea the second time, the person is told so', async () => {
  const { runner, asked } = failing(2)
  server = await testServer({ runner })
  const { ann, address } = await annAtATable(server)
  expect(await ann.send('POST', address, {})).toMatchObject({
    status: 503,
    body: { error: { code: 'unavailable' } },
  })
  expect(asked).toHaveLength(2)
})

test('a hint in a hurry comes from a process that stands back behind nobody', async () => {
  const game = anyGame(highCard)
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('hint'))
  const decision = game.decisions(state)[0]
  const view = game.view(state, decision.seat)
  const question: HintQuestion = { game: 'tired', view, decision, seed: 'seed', milliseconds: 200 }
  const badGames = new URL('./badGames.js', GAMES_MODULE).href
  const runner = new BotProcesses(2, [badGames], 60_000, undefined, LAST)
  // Whose process stands back dies of this game; the next one that does is there, and idle.
  await expect(runner.hints(question)).rejects.toThrow('ended')
  expect(await runner.hints({ ...question, game: 'high-card' })).not.toEqual([])
  const hurried = await runner.hints({ ...question, milliseconds: 0, hurried: true })
  expect(decision.options).toContainEqual(hurried[0].option)
  await runner.close()
})
