import { below, type Chance, seedChance } from '@railhead/kernel'
import { paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logAfter } from '../../src/storage/log.js'
import type { Visit } from '../testing/client.js'
import { isOnPostgres, look } from '../testing/database.js'
import { seatPeople } from '../testing/play.js'
import { type TestServer, testServer } from '../testing/server.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

/** Each round waits several times for PostgreSQL: fewer of them there. */
const ROUNDS = isOnPostgres() ? 250 : 1000
/** So many tables are played beside each other: most of a round is waiting for the disk. */
const TABLES = 5

/**
 * Two windows of the same person answer the same question at once with different options; meanwhile the other
 * seat answers its own. Exactly one of the two wins, and the log has neither gap nor double.
 */
test(`${ROUNDS} interleavings of two clients that answer at once: one wins, no gap, no double`, {
  timeout: 900_000,
}, async () => {
  const beside = Array.from({ length: TABLES }, (_, i) => raced(ROUNDS / TABLES, seedChance(`race ${i}`)))
  const firstWon = (await Promise.all(beside)).reduce((sum, won) => sum + won, 0)
  expect(firstWon).toBeGreaterThan(ROUNDS / 10)
  expect(firstWon).toBeLessThan(ROUNDS)
})

/** Plays so many rounds, match after match; how often the first of the two windows won. */
async function raced(wanted: number, chance: Chance): Promise<number> {
  let rounds = 0
  let firstWon = 0
  while (rounds < wanted) {
    const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
    const twin = await guests[0].sit(table.id)
    const won: string[] = []
    while (!visits[0].over && rounds < wanted) {
      const question = visits[0].asked ?? twin.asked
      if (question) {
        const at = (): Promise<void> => new Promise(resolve => setTimeout(resolve, below(chance, 3)))
        const race = async (visit: Visit, option: number): Promise<string> => {
          if (below(chance, 2) === 0) await at()
          const key = visit.newKey()
          const reply = await visit.answer(question.id, question.options[option], key)
          if (reply.type === 'done') won.push(key)
          return reply.type
        }
        const last = question.options.length - 1
        const mine = Promise.all([race(visits[0], 0), race(twin, last)])
        const other = visits[1].asked && below(chance, 2) === 0 ? visits[1].asked : undefined
        const theirs = other && visits[1].answer(other.id, other.options[0], `other.seat.${rounds}`)
        const results = await mine
        expect([...results].sort()).toEqual(['done', 'stale'])
        if (results[0] === 'done') firstWon++
        if (theirs) {
          expect((await theirs)?.type).toBe('done')
          won.push(`other.seat.${rounds}`)
        }
        rounds++
      } else {
        const [decision] = visits[1].position?.decisions ?? []
        const key = visits[1].newKey()
        await visits[1].answer(decision.id, decision.options[0], key)
        won.push(key)
      }
      const number = won.length
      await Promise.all([...visits, twin].map(visit => visit.until(() => visit.number >= number)))
    }
    const log = await look(server.dataDir, db => logAfter(db, table.id, 0))
    expect(log.map(row => row.number)).toEqual(won.map((_, i) => i + 1))
    expect(log.map(row => row.key).sort()).toEqual([...won].sort())
    const { entries } = await guests[0].ask<{ entries: unknown[] }>('GET', paths.log(table.id, 0))
    expect(twin.log).toEqual(entries)
    for (const visit of [...visits, twin]) visit.close()
  }
  return firstWon
}
