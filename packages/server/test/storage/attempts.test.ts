import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetAttempts, takeAttempt } from '../../src/storage/attempts.js'
import type { Store } from '../../src/storage/store.js'
import { clearUp, openTestStore } from '../testing/database.js'
import { temporaryFolder } from '../testing/server.js'

const MINUTE = 60_000
const NOW = 1_700_000_000_000
let store: Store
const folder = temporaryFolder()
beforeAll(async () => {
  store = await openTestStore(folder)
})
afterAll(async () => {
  await store.close()
  await clearUp(folder)
})

const take = (name: string, now: number): Promise<boolean> => takeAttempt(store.db, name, 3, now)

test('so many at once, then one for each part of a minute; each name by itself', async () => {
  expect([await take('a', NOW), await take('a', NOW), await take('a', NOW)]).toEqual([true, true, true])
  expect([await take('a', NOW), await take('a', NOW + 19_000)]).toEqual([false, false])
  expect([await take('a', NOW + 20_000), await take('a', NOW + 20_000)]).toEqual([true, false])
  expect(await take('b', NOW)).toBe(true)
  const later = NOW + 10 * MINUTE
  expect([await take('a', later), await take('a', later), await take('a', later)]).toEqual([true, true, true])
  expect(await take('a', later)).toBe(false)
  // The clock of another process is behind.
  expect(await take('a', later - 5 * MINUTE)).toBe(false)
})

test('attempts at the same time do not slip through; old ones are forgotten', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => take('crowd', NOW)))
  expect(results.filter(Boolean)).toHaveLength(3)
  await forgetAttempts(store.db, NOW + 120 * MINUTE + 1)
  const left = await store.db.selectFrom('attempt').select('name').execute()
  expect(left.map(({ name }) => name)).toEqual(['a'])
})
