import { paths } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { startPostgres } from '../testing/postgres.js'
import { testServer } from '../testing/server.js'

test('attempts to log in are counted over all processes together', { timeout: 120_000 }, async () => {
  const postgres = await startPostgres()
  const flags = { databaseUrl: await postgres.newDatabase(), loginsPerMinute: 4 }
  const now = (): number => 1_000_000_000_000
  const nodes = [await testServer({ flags, now }), await testServer({ flags, now })]
  const guests = await Promise.all(
    nodes.map(({ port }) => Guest.arrive(`http://127.0.0.1:${port}`, 'Mallory')),
  )
  const tries: number[] = []
  for (let i = 0; i < 6; i++) {
    const body = { mail: 'ann@example.org', password: `guess ${i}` }
    tries.push((await guests[i % 2].send('POST', paths.login, body)).status)
  }
  expect(tries).toEqual([401, 401, 401, 401, 429, 429])
  for (const node of nodes) await node.close()
  await postgres.stop()
})
