import { CLOSE } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { wireError } from '../errors.js'
import type { Service } from '../http/app.js'
import { personOf } from '../http/session.js'
import { readAs } from '../json.js'
import { tableParams } from '../schemas.js'
import { Connection } from './connection.js'

const PING_EVERY = 30_000

/** The live side of a table. */
export function liveRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, settings, log, now } = service
  const perAddress = new Map<string, number>()
  const alive = new WeakSet<WebSocket>()

  const pinging = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
  }, PING_EVERY)
  pinging.unref()
  app.addHook('onClose', async () => clearInterval(pinging))

  app.get('/api/tables/:id/live', { websocket: true }, async (socket, request) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    socket.on('error', () => socket.terminate())

    const address = request.ip
    const open = (perAddress.get(address) ?? 0) + 1
    perAddress.set(address, open)
    socket.on('close', code => {
      service.metrics.socketClosed(code)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    if (open > settings.socketsPerAddress) {
      socket.close(CLOSE.tooFast, 'Too many sockets.')
      return
    }
    // Messages can arrive while the session is looked up.
    const early: [Buffer, boolean][] = []
    let receive = (data: Buffer, isBinary: boolean): void => {
      if (early.push([data, isBinary]) > 10) socket.close(CLOSE.tooFast, 'Too many messages.')
    }
    socket.on('message', (data: Buffer, isBinary) => receive(data, isBinary))
    try {
      const { id } = readAs(tableParams, request.params)
      const person = await personOf(store, request, now())
      await rooms.room(id)
      if (socket.readyState !== socket.OPEN) return
      const connection = new Connection(socket, rooms, id, person?.id, settings.messagesPerSecond, log)
      socket.on('close', () => void connection.left())
      receive = (data, isBinary) => connection.receive(data, isBinary)
      for (const [data, isBinary] of early) receive(data, isBinary)
    } catch (error) {
      if (wireError(error)?.code === 'notFound') socket.close(CLOSE.notFound, 'There is no such table.')
      else socket.close(CLOSE.internal, 'The server failed.')
    }
  })
}
