import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RemoteTable } from '../../src/table/remoteTable.js'

/** A socket that only its test opens and closes. */
class Socket {
  static opened: Socket[] = []
  static readonly OPEN = 1
  readonly readyState = 1
  readonly sent: { readonly type: string; readonly key?: string }[] = []
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    Socket.opened.push(this)
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message))
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
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

test('a note that was written while the connection was lost stands, and is sent when it is back', () => {
  const table = new RemoteTable('abc')
  const welcome = {
    type: 'welcome',
    table: {},
    seat: 0,
    presence: {},
    chat: [],
    note: 'before',
    undoRequest: null,
  }
  Socket.opened.at(-1)?.hear(welcome)
  expect(table.state().note).toBe('before')
  Socket.opened.at(-1)?.onclose?.({ code: 1006 })
  table.writeNote('without a network')
  vi.advanceTimersByTime(1000)
  const [, again] = Socket.opened
  again?.hear(welcome)
  expect(table.state().note).toBe('without a network')
  const sent = again?.sent.at(-1)
  expect(sent).toMatchObject({ type: 'note', text: 'without a network' })

  // What another window writes later takes its place, once this one has arrived.
  again?.hear({ type: 'done', key: sent?.key })
  again?.hear({ type: 'note', text: 'of another window' })
  expect(table.state().note).toBe('of another window')
  table.close()
})
