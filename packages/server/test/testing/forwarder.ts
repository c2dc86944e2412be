import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Target {
  readonly host: string
  readonly port: number
}

/** A port whose connections are passed on to targets in turn, as a plain proxy does. Without targets it refuses. */
export interface Forwarder {
  readonly port: number
  targets: readonly Target[]
  /** Cuts all connections. */
  cut(): void
  /** Holds everything back, on all connections and new ones, as a machine does that hangs; or lets it go on. */
  freeze(frozen: boolean): void
  close(): Promise<void>
}

export async function startForwarder(targets: readonly Target[]): Promise<Forwarder> {
  const open = new Set<Socket>()
  let next = 0
  let frozen = false
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    return socket.on('close', () => open.delete(socket))
  }
  const server = createServer(client => {
    keep(client)
    const target = forwarder.targets[next++ % Math.max(1, forwarder.targets.length)]
    if (!target) return void client.destroy()
    const other = keep(connect(target.port, target.host))
    client.pipe(other).pipe(client)
    if (frozen) for (const socket of [client, other]) socket.pause()
    client.on('close', () => other.destroy())
    other.on('close', () => client.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  const freeze = (wanted: boolean): void => {
    frozen = wanted
    for (const socket of open) wanted ? socket.pause() : socket.resume()
  }
  const forwarder: Forwarder = {
    port: (server.address() as AddressInfo).port,
    targets,
    cut,
    freeze,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        cut()
      }),
  }
  return forwarder
}
