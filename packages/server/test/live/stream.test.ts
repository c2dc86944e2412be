import type { TableInfo } from '@railhead/protocol'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Connection } from '../../src/live/connection.js'
import { Stream } from '../../src/live/stream.js'

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
