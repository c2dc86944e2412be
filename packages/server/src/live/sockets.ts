import { CLOSE } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { wireError } from '../errors.js'
import type { Service } from '../http/app.js'
import { personOf, proofOf } from '../http/session.js'
import { readAs } from '../json.js'
import { tableParams } from '../schemas.js'
import { standing } from '../storage/tokens.js'
import { Connection } from './connection.js'

/** The live side of a table. */
export function liveRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, settings, log, now } = service
  const perAddress = new Map<string, number>()
  const alive = new WeakSet<WebSocket>()

  /** By what each socket showed who it is. */
  const proofs = new Map<WebSocket, string>()

  /** Sessions and tokens that were ended do not live on in open sockets. */
  const endUnproven = async (): Promise<void> => {
    const stands = await standing(store.db, [...new Set(proofs.values())])
    for (const [socket, hash] of proofs)
      if (!stands.has(hash)) socket.close(CLOSE.noSession, 'The session or token was ended.')
  }

  const pinging = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
    endUnproven().catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked up'))
  }, settings.pingSeconds * 1000)
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
      const proof = person && proofOf(request)
      if (proof) {
        proofs.set(socket, proof.hash)
        socket.on('close', () => proofs.delete(socket))
      }
      const connection = new Connection(socket, rooms, id, person?.id, settings.messagesPerSecond, log)
      socket.on('close', () => void connection.left())
      receive = (data, isBinary) => connection.receive(data, isBinary)
      for (const [data, isBinary] of early) receive(data, isBinary)
    } catch (error) {
      if (wireError(error)?.code === 'notFound') socket.close(CLOSE.notFound, 'There is no such table.')
      else if (wireError(error)?.code === 'noSession') socket.close(CLOSE.noSession, 'Not a valid token.')
      else socket.close(CLOSE.internal, 'The server failed.')
    }
  })
}
