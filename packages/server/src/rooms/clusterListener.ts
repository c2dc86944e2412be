import { CLOSE } from '@railhead/protocol'
import { UnreadableMatch } from '@railhead/table'
import type { Logger } from 'pino'
import { logName } from '../ids.js'
import type { News, NewsReader } from '../storage/news.js'
import { isStoreLost } from '../storage/outage.js'
import { noteOf } from '../storage/talk.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'

/** A process that was silent for so long is gone, and everybody connected to it. */
const GONE_AFTER = 16_000
/** When the store is lost, rooms are read again after so long. */
const AGAIN_AFTER = 300

/** Brings what happens in other processes to the rooms of this one. */
export class ClusterListener implements NewsReader {
  /** When each other process was last heard. */
  private readonly nodes = new Map<string, number>()

  constructor(
    private readonly rooms: Rooms,
    private readonly log: Logger,
  ) {}

  heard(tableId: string, news: News, node: string): void {
    void this.rooms.inMemory(tableId).then(
      room => {
        if (room) void this.follow(room, news, node)
        else if (news.kind === 'table') this.rooms.heardElsewhere(tableId)
      },
      () => undefined,
    )
  }

  lives(node: string): void {
    this.nodes.set(node, this.rooms.now())
  }

  missed(): void {
    void this.readAllAgain()
    this.rooms.missed()
  }

  /** Something may have been written here that nobody was shown. */
  lost(room: Room): void {
    setTimeout(() => void this.follow(room, { kind: 'table' }), AGAIN_AFTER).unref()
  }

  /** Lets go of processes that are silent. To be called now and then. */
  async sweep(): Promise<void> {
    const limit = this.rooms.now() - GONE_AFTER
    for (const [node, at] of [...this.nodes]) {
      if (at >= limit) continue
      this.nodes.delete(node)
      for await (const room of this.rooms.all()) room.presence.nodeGone(node)
    }
  }

  private async readAllAgain(): Promise<void> {
    for await (const room of this.rooms.all()) {
      void this.follow(room, { kind: 'table' })
      void this.follow(room, { kind: 'chat' })
      room.presence.ask()
    }
  }

  private async follow(room: Room, news: News, node = ''): Promise<void> {
    try {
      await room.serial.run(() => this.take(room, news, node))
      this.rooms.heard(room)
    } catch (error) {
      if (error instanceof UnreadableMatch) return this.rooms.closeUnreadable(room, error)
      room.forgetMatch()
      if (isStoreLost(error)) return this.lost(room)
      this.log.warn({ err: error, table: logName(room.id) }, 'what another process did could not be followed')
    }
  }

  private async take(room: Room, news: News, node: string): Promise<void> {
    switch (news.kind) {
      case 'log': {
        if (!room.matchInMemory && room.audience.size === 0) return void (await room.reload())
        const last = await room.catchUp()
        if (last?.option != null && room.audience.size > 0)
          room.metrics.followedAnswer(room.info.game, last.at, this.rooms.now())
        return
      }
      case 'table':
        if (!(await room.reload())) return this.gone(room)
        if (room.info.status === 'gathering' || (!room.matchInMemory && room.audience.size === 0)) return
        await room.catchUp()
        return
      case 'chat':
        return room.sendChat()
      case 'note': {
        const { seat } = news
        if (![...room.audience].some(listener => listener.seat === seat)) return
        const text = await noteOf(room.store.db, room.id, seat)
        return room.broadcast({ type: 'note', text }, listener => listener.seat === seat)
      }
      case 'undoRequest': {
        await room.readUndoRequest()
        const { kind: _kind, ...ending } = news
        return room.broadcast({ type: 'undoRequest', request: room.undoRequest, ...ending })
      }
      case 'notice':
        return room.broadcast({ type: 'notice', notice: news.notice })
      case 'presence':
        return room.presence.heard(node, news)
    }
  }

  private gone(room: Room): void {
    this.rooms.forget(room.id)
    for (const listener of room.audience) listener.close(CLOSE.notFound, 'The table is gone.')
  }
}
