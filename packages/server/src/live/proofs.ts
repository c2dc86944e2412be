/** Looks up which sessions and tokens still stand, by their hashes. */
type Standing = (hashes: readonly string[]) => Promise<ReadonlySet<string>>

/** By what each open socket showed who it is: sessions and tokens that were ended do not live on in sockets. */
export class Proofs<Socket> {
  private readonly shown = new Map<Socket, string>()

  add(socket: Socket, hash: string): void {
    this.shown.set(socket, hash)
  }

  remove(socket: Socket): void {
    this.shown.delete(socket)
  }

  /** The sockets whose proof no longer stands. Whoever comes while they are looked up is not meant. */
  async ended(standing: Standing): Promise<Socket[]> {
    const now = [...this.shown]
    const stands = await standing([...new Set(now.map(([, hash]) => hash))])
    return now.flatMap(([socket, hash]) => (stands.has(hash) ? [] : [socket]))
  }
}
