import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Written } from '../../src/written.js'

/** Texts around the lengths at which the head of a frame grows, quotation marks included, and letters of several bytes. */
const TEXTS = ['', 'ż→𝄞', ...[125, 126, 65_535, 65_536].map(length => 'a'.repeat(length - 2))]

test('a message reaches a socket as it was written, however long it is', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  server.on('connection', (_socket, request) => {
    for (const text of TEXTS) request.socket.write(new Written(text).frame)
  })
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  try {
    const heard: unknown[] = []
    await new Promise<void>((resolve, reject) => {
      client.on('error', reject)
      client.on('message', (data: Buffer, isBinary) => {
        expect(isBinary).toBe(false)
        heard.push(JSON.parse(data.toString('utf8')))
        if (heard.length === TEXTS.length) resolve()
      })
    })
    expect(heard).toEqual(TEXTS)
  } finally {
    client.terminate()
    server.close()
  }
})

test('the message alone can be told within another one', () => {
  for (const text of TEXTS) expect(new Written(text).text.toString('utf8')).toBe(JSON.stringify(text))
})
