import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RemoteTable } from '../../src/table/remoteTable.js'

/** A socket that only its test opens and closes. */
class Socket {
  static opened: Socket[] = []
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Socket.opened.push(this)
  }
  close(): void {}
}

beforeEach(() => {
  Socket.opened = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a table that was never reached is lost when the second attempt fails, and tried again', () => {
  const table = new RemoteTable('abc')
  const fail = (): void => Socket.opened.at(-1)?.onclose?.({ code: 1006 })
  fail()
  expect(table.state().connection).toBe('connecting')
  vi.advanceTimersByTime(1000)
  expect(Socket.opened.length).toBe(2)
  fail()
  expect(table.state()).toMatchObject({ table: null, connection: 'lost' })
  vi.advanceTimersByTime(2000)
  expect(Socket.opened.length).toBe(3)
  table.close()
})
