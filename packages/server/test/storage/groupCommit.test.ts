import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addPerson } from '../../src/storage/people.js'
import { isConflict, openStore } from '../../src/storage/store.js'
import { temporaryFolder } from '../testing/server.js'

test('writes that share a transaction fail and succeed each for itself', async () => {
  const folder = temporaryFolder()
  const store = await openStore(folder)
  const add = (id: string): Promise<void> =>
    store.write('table', { kind: 'table' }, async db => {
      await addPerson(db, { id: `${id} first`, name: id, kind: 'guest', preferences: '{}', created_at: 0 })
      await addPerson(db, { id, name: id, kind: 'guest', preferences: '{}', created_at: 0 })
    })
  const ids = ['a', 'b', 'c first', 'c', 'd', 'a', 'e']
  const results = await Promise.allSettled(ids.map(add))
  expect(results.map(result => result.status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
    true,
  ])
  for (const result of results) if (result.status === 'rejected') expect(isConflict(result.reason)).toBe(true)
  const stored = await store.db.selectFrom('person').select('id').execute()
  const kept = ['a', 'b', 'c first', 'd', 'e'].flatMap(id => [id, `${id} first`])
  expect(stored.map(row => row.id).sort()).toEqual(kept.sort())
  await store.close()
  rmSync(folder, { recursive: true })
})

test('many writes at once wait for the disk a few times only', async () => {
  const folder = temporaryFolder()
  const store = await openStore(folder)
  let transactions = 0
  const executing = store.db.transaction.bind(store.db)
  Object.assign(store.db, {
    transaction: () => {
      transactions++
      return executing()
    },
  })
  const people = Array.from({ length: 250 }, (_, i) => `person ${i}`)
  await Promise.all(
    people.map(id =>
      store.write('table', { kind: 'table' }, db =>
        addPerson(db, { id, name: id, kind: 'guest', preferences: '{}', created_at: 0 }),
      ),
    ),
  )
  expect(transactions).toBe(3)
  await store.close()
  rmSync(folder, { recursive: true })
})
