import { anyGame, type Seat } from '@railhead/kernel'
import { paths, type SeatRequest, type ServerMessage, type Sync } from '@railhead/protocol'
import type { BotAnswer, BotQuestion } from '@railhead/table'
import { type ContractTable, dither, SCRIPTS, type Script, transcriptOf } from '@railhead/table/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { games } from '../testing/games.js'
import { guessing, type TestServer, testServer } from '../testing/server.js'

let script: Script
let server: TestServer
beforeAll(async () => {
  const choose = async (question: BotQuestion): Promise<BotAnswer> => {
    if (!script.bot) throw new Error('No bot sits here.')
    return script.bot.choose(question)
  }
  server = await testServer({ games: [...games, anyGame(dither)], runner: { ...guessing, choose } })
})
afterAll(() => server.close())

/** A table of a real server, with a socket for each seat. */
async function remoteTable({ seats, bot, game = 'high-card' }: Script): Promise<ContractTable> {
  const base = `http://127.0.0.1:${server.port}`
  const guests = await Promise.all(
    Array.from({ length: seats }, (_, seat) => Guest.arrive(base, `Seat ${seat}`)),
  )
  const wishes: SeatRequest[] = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  if (bot) wishes.push({ kind: 'bot', level: bot.level })
  const table = await guests[0].create({ game, config: { players: wishes.length }, seats: wishes })
  for (const [seat, guest] of guests.entries()) await guest.join(table.id, seat)
  let visits = await Promise.all(guests.map(guest => guest.sit(table.id)))
  await guests[0].ask('POST', paths.start(table.id))
  await Promise.all(visits.map(visit => visit.until(() => visit.position !== undefined)))
  const sent: ServerMessage[] = []
  /** Everybody has seen what one has. */
  const settle = async (): Promise<void> => {
    const number = Math.max(...visits.map(visit => visit.number))
    await Promise.all(visits.map(visit => visit.until(() => visit.number >= number)))
  }
  const firstHeard = (): ServerMessage[] => visits[0].heard
  const synced = (seat: Seat): Sync => {
    const { position, view } = visits[seat]
    if (!position || !view) throw new Error('There is no match yet.')
    return { ...position, view, logFrom: 0, log: [] }
  }
  return {
    async command(seat, message) {
      const reply = await visits[seat].command(message)
      // What is sent to all is sent before the next command of the first seat is replied to.
      visits[0].send({ type: 'ping' })
      const pongs = (): number => firstHeard().filter(({ type }) => type === 'pong').length
      const before = pongs()
      await visits[0].until(() => pongs() > before)
      await settle()
      return reply
    },
    position: async seat => synced(seat),
    until: (seat, wanted) => visits[seat].until(() => wanted(synced(seat))),
    async resync(seat, seen) {
      return new Promise((resolve, reject) => {
        visits[seat].onSync = resolve
        visits[seat].send({ type: 'resync', ...(seen === undefined ? {} : { seen }) })
        setTimeout(() => reject(new Error('No sync.')), 10_000).unref()
      })
    },
    sent: () => [...sent, ...firstHeard()],
    async comeBack() {
      sent.push(...firstHeard())
      for (const visit of visits) visit.cut()
      visits = await Promise.all(guests.map(guest => guest.sit(table.id)))
    },
  }
}

test.each(SCRIPTS)('a table of the server: $title', async wanted => {
  script = wanted
  const table = await remoteTable(script)
  expect(await transcriptOf(script, table)).toEqual(script.expected)
})
