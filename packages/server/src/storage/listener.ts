import pg from 'pg'
import type { Logger } from 'pino'
import { dispatch, type NewsReader } from './news.js'

export const CHANNEL = 'railhead'
const FIRST_PAUSE = 100
const LAST_PAUSE = 2_000

/** Hears what the other processes tell through PostgreSQL; when the line breaks, it connects again. */
export class Listener {
  private client: pg.Client | undefined
  private timer: NodeJS.Timeout | undefined
  private pause = FIRST_PAUSE
  private closed = false
  private heardBefore = false

  constructor(
    private readonly url: string,
    private readonly node: string,
    private readonly reader: NewsReader,
    private readonly log: Logger | undefined,
  ) {}

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    this.client = client
    client.on('error', error => {
      if (this.client === client) this.log?.warn({ reason: error.message }, 'the line to the database broke')
    })
    client.on('end', () => this.lost(client))
    client.on('notification', ({ payload }) => this.receive(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      this.lost(client)
      if (!this.heardBefore) throw error
      return
    }
    this.pause = FIRST_PAUSE
    if (this.heardBefore) this.reader.missed()
    this.heardBefore = true
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => undefined)
  }

  private lost(client: pg.Client): void {
    if (this.closed || this.client !== client || !this.heardBefore) return
    this.client = undefined
    client.end().catch(() => undefined)
    this.timer = setTimeout(() => void this.connect(), this.pause)
    this.pause = Math.min(this.pause * 2, LAST_PAUSE)
  }

  private receive(payload: string): void {
    let json: unknown
    try {
      json = JSON.parse(payload)
    } catch {
      json = undefined
    }
    const read = dispatch.safeParse(json)
    if (!read.success) {
      this.log?.warn('a message of another process could not be read')
      return
    }
    const { node, table, news } = read.data
    if (node === this.node) return
    this.reader.lives(node)
    if (table !== undefined && news !== undefined) this.reader.heard(table, news, node)
  }
}
