import type { TableInfo } from '@railhead/protocol'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Connection } from '../../src/live/connection.js'
import { Stream } from '../../src/live/stream.js'
import { Streams } from '../../src/live/streams.js'
import { createTable } from '../../src/rooms/opening.js'
import { Rooms } from '../../src/rooms/rooms.js'
import { clearUp, openTestStore } from '../testing/database.js'
import { games } from '../testing/games.js'
import { temporaryFolder } from '../testing/server.js'

test('a fault of ours is told as such, and ends neither the socket nor the process', () => {
  const sent: unknown[] = []
  const socket = { OPEN: 1, readyState: 1, send: (text: string) => sent.push(JSON.parse(text)) }
  let received = 0
  const connection = {
    receive: () => {
      if (++received > 1) throw new TypeError('of no kind that is expected')
    },
  }
  const me = { id: 'me', name: 'Ann' }
  const connect = (): Connection => connection as unknown as Connection
  const log = pino({ level: 'silent' })
  const stream = new Stream(socket as unknown as WebSocket, me, connect, 20, () => 0, log)
  const seats = [{ kind: 'person', person: 'me', name: 'Ann', asked: true }]
  stream.saw({ id: 'table', status: 'playing', seats } as unknown as TableInfo)
  stream.receive(Buffer.from('{"on":"table","message":{"type":"ping"}}'), false)
  expect(received).toBe(2)
  expect(sent).toEqual([
    { type: 'refused', code: 'internal', message: expect.not.stringContaining('expected') },
  ])
})

test('a stream that is closed while its tables are looked up sits down at none of them', async () => {
  const connected: string[] = []
  const socket = { OPEN: 1, readyState: 3, send: () => undefined }
  const connect = (table: string): Connection => {
    connected.push(table)
    return { receive: () => undefined, left: async () => undefined } as unknown as Connection
  }
  const me = { id: 'me', name: 'Ann' }
  const log = pino({ level: 'silent' })
  const stream = new Stream(socket as unknown as WebSocket, me, connect, 20, () => 0, log)
  await stream.left()
  const seats = [{ kind: 'person', person: 'me', name: 'Ann', asked: true }]
  stream.begin([{ id: 'table', status: 'playing', seats } as unknown as TableInfo])
  expect(connected).toEqual([])
})

test('that the store is lost again just when all tables are looked at ends nothing; they are looked at later', async () => {
  const dataDir = temporaryFolder()
  const store = await openTestStore(dataDir)
  let isLost = false
  const queries = new Proxy(store.db, {
    get(db, name) {
      if (isLost) throw Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
      const found: unknown = Reflect.get(db, name)
      return typeof found === 'function' ? found.bind(db) : found
    },
  })
  const rooms = new Rooms({ ...store, db: queries }, games, () => 0)
  const troubles: string[] = []
  rooms.trouble = (_error, what) => troubles.push(what)
  const streams = new Streams(rooms, pino({ level: 'silent' }))
  const looked: string[] = []
  const stream = { person: { id: 'me' }, begin: () => undefined, saw: ({ id }: TableInfo) => looked.push(id) }
  await streams.add(stream as unknown as Stream, false, () => true)
  const seat = { kind: 'me' } as const
  const { table } = await createTable(rooms, 'me', {
    game: 'high-card',
    config: { players: 2 },
    seats: [seat, { kind: 'open' }],
  })
  isLost = true
  await streams.lookAgain()
  expect([troubles.length, looked]).toEqual([1, []])
  isLost = false
  await vi.waitFor(() => expect(looked).toEqual([table.id]), 10_000)
  await streams.stop()
  await store.close()
  await clearUp(dataDir)
})
