import { type HintResponse, paths } from '@railhead/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { BotProcesses } from '../../src/bots/processes.js'
import { ensureBuilt, GAMES_MODULE } from '../testing/built.js'
import { Guest } from '../testing/client.js'
import { type TestServer, testServer } from '../testing/server.js'

beforeAll(() => ensureBuilt(), 240_000)

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

test('a person who is asked gets the best options, each with its value and a reason', async () => {
  server = await testServer({ runner: new BotProcesses(1, [GAMES_MODULE], 60_000, undefined, 0) })
  const ann = await Guest.arrive(`http://127.0.0.1:${server.port}`, 'Ann')
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'random' } as const]
  const table = await ann.create({ game: 'high-card', config: { players: 2 }, seats, start: true })
  const { option, hints } = await ann.ask<HintResponse>('POST', paths.hint(table.id), {})
  expect(hints[0]).toMatchObject({ option, value: 0 })
  expect(hints.length).toBeGreaterThan(1)
  for (const hint of hints) {
    expect(hint.option).toEqual({ kind: 'lay', card: expect.any(Number) })
    expect(hint.value).toBeLessThanOrEqual(0)
    expect(hint.reason.key).toMatch(/^hint\.\w+$/)
  }
})
