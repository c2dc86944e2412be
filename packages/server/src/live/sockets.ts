import { CLOSE } from '@railhead/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { Refused, wireError } from '../errors.js'
import type { Service } from '../http/app.js'
import { networkOf } from '../http/network.js'
import { proofOf, type Visitor, visitorOf } from '../http/session.js'
import { readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { tableParams } from '../schemas.js'
import { standing } from '../storage/tokens.js'
import { Connection, type Line, SocketLine } from './connection.js'
import { Proofs } from './proofs.js'
import { Stream } from './stream.js'

const CHAT_PER_SECOND = 1
const CHAT_AT_ONCE = 8

/** The live side: of a table, and of all tables of somebody. */
export function liveRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, streams, settings, log, now } = service
  const perAddress = new Map<string, number>()
  const alive = new WeakSet<WebSocket>()
  /** By person: more sockets do not let anybody say more. */
  const chats = new Buckets(CHAT_PER_SECOND, CHAT_AT_ONCE)

  const proofs = new Proofs<WebSocket>()
  const endUnproven = async (): Promise<void> => {
    for (const socket of await proofs.ended(hashes => standing(store.db, hashes, now())))
      socket.close(CLOSE.noSession, 'The session or token was ended.')
  }

  service.endSockets = () => {
    endUnproven().catch((error: unknown) => rooms.trouble(error, 'sessions could not be looked up'))
  }

  const pinging = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
    service.endSockets()
  }, settings.pingSeconds * 1000)
  pinging.unref()
  app.addHook('onClose', async () => clearInterval(pinging))

  type Receive = (data: Buffer, isBinary: boolean) => void

  /** Lets a socket in: whoever opens it is looked up, and `enter` says what becomes of what it sends. */
  const admit = async (
    socket: WebSocket,
    request: FastifyRequest,
    enter: (visitor: Visitor | undefined) => Promise<Receive>,
  ): Promise<void> => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    socket.on('error', () => socket.terminate())

    const address = networkOf(request.ip)
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
    let receive: Receive = (data, isBinary) => {
      if (early.push([data, isBinary]) > 10) socket.close(CLOSE.tooFast, 'Too many messages.')
    }
    socket.on('message', (data: Buffer, isBinary) => receive(data, isBinary))
    try {
      const visitor = await visitorOf(store, request, now())
      if (socket.readyState !== socket.OPEN) return
      const proof = visitor && proofOf(request)
      if (proof) {
        proofs.add(socket, proof.hash)
        socket.on('close', () => proofs.remove(socket))
      }
      receive = await enter(visitor)
      for (const [data, isBinary] of early) receive(data, isBinary)
    } catch (error) {
      const code = wireError(error)?.code
      // No table has an id that is none.
      if (code === 'notFound' || code === 'badRequest')
        socket.close(CLOSE.notFound, 'There is no such table.')
      else if (code === 'noSession') socket.close(CLOSE.noSession, 'Not a valid token.')
      else if (code === 'tooFast') socket.close(CLOSE.tooFast, 'Too many whole positions.')
      else socket.close(CLOSE.internal, 'The server failed.')
    }
  }

  const connection = (
    line: Line,
    id: string,
    visitor: Visitor | undefined,
    network: string,
    mayAskWhole: () => boolean,
  ): Connection =>
    new Connection(
      line,
      rooms,
      id,
      visitor,
      network,
      settings.messagesPerSecond,
      mayAskWhole,
      price => service.commands.take(network, now(), price),
      author => chats.take(author, now()),
      log,
    )

  app.get('/api/tables/:id/live', { websocket: true }, (socket, request) =>
    admit(socket, request, async visitor => {
      const { id } = readAs(tableParams, request.params)
      await rooms.room(id)
      const network = networkOf(request.ip)
      const line = new SocketLine(socket, request.raw.socket)
      const one = connection(line, id, visitor, network, () => service.costly.take(network, now()))
      socket.on('close', () => {
        one.left().catch((error: unknown) => log.warn({ err: error }, 'a socket did not end well'))
      })
      return (data, isBinary) => one.receive(data, isBinary)
    }),
  )

  app.get('/api/live', { websocket: true }, (socket, request) =>
    admit(socket, request, async visitor => {
      if (!visitor) throw new Refused('noSession', 'Say who you are first.')
      const network = networkOf(request.ip)
      const stream = new Stream(
        socket,
        visitor.person,
        (id, line) => {
          // The first position of a table comes by itself: those of an opened stream are paid for together.
          let first = true
          return connection(line, id, visitor, network, () => {
            if (!first) return service.costly.take(network, now())
            first = false
            return true
          })
        },
        settings.messagesPerSecond,
        now,
        log,
      )
      socket.on('close', () => {
        streams
          .remove(stream)
          .catch((error: unknown) => log.warn({ err: error }, 'a stream did not end well'))
      })
      await streams.add(stream, visitor.person.kind === 'bot' && !visitor.readOnly, positions =>
        service.costly.take(network, now(), positions),
      )
      return (data, isBinary) => stream.receive(data, isBinary)
    }),
  )
}
