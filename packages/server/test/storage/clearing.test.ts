import { paths } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { temporaryFolder, testServer } from '../testing/server.js'

const DAY = 24 * 3600 * 1000

test('old guests, sessions and tables that never began are cleared away; whoever played or has an account stays', async () => {
  let time = 1_000_000_000_000
  const dataDir = temporaryFolder()
  const first = await testServer({ dataDir, now: () => time })
  const base = `http://127.0.0.1:${first.port}`
  const passing = await Guest.arrive(base, 'Passing')
  const host = await Guest.arrive(base, 'Host')
  const owner = await Guest.arrive(base, 'Owner')
  await owner.ask('POST', paths.account, { mail: 'owner@example.org', password: 'a long password' })
  const waiting = await host.create({ game: 'high-card', config: {} })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const begun = await host.create({ game: 'high-card', config: { players: 2 }, seats, start: true })
  await first.close()
  const restart = async (): Promise<void> => (await testServer({ dataDir, now: () => time })).close()
  const left = () =>
    look(dataDir, async db => ({
      people: (await db.selectFrom('person').select('id').execute()).map(({ id }) => id),
      tables: (await db.selectFrom('gametable').select('id').execute()).map(({ id }) => id),
      sessions: (await db.selectFrom('session').select('token_hash').execute()).length,
    }))
  time += 29 * DAY
  await restart()
  expect((await left()).tables.sort()).toEqual([waiting.id, begun.id].sort())
  time += 2 * DAY
  await restart()
  expect(await left()).toMatchObject({ tables: [begun.id], sessions: 3 })
  expect((await left()).people).toHaveLength(3)
  time += 160 * DAY
  await restart()
  const end = await left()
  expect(end.people.sort()).toEqual([host.me.id, owner.me.id].sort())
  expect(end.people).not.toContain(passing.me.id)
  expect(end.sessions).toBe(0)
  await clearUp(dataDir)
})
