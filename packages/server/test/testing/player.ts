import { type AnyGame, below, type Chance, Match, type PlainOption, seedChance } from '@railhead/kernel'
import { type Level, type MatchFile, paths } from '@railhead/protocol'
import { expect } from 'vitest'
import { postgresDatabase } from '../../src/storage/postgres.js'
import type { LogRow, TableRow } from '../../src/storage/schema/tables.js'
import { Guest, Visit } from './client.js'
import { games } from './games.js'

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

interface Command {
  readonly decision: string
  readonly option: PlainOption
  readonly key: string
}

/** Plays one seat to the end through whatever happens to the connection; keeps what was acknowledged. */
export class Player {
  readonly acknowledged: { readonly key: string; readonly number: number }[] = []
  readonly refused: string[] = []
  reconnects = -1
  finished = false
  /** The server that it is connected to. */
  at: string | undefined
  private command: Command | undefined
  private seen = 0
  private readonly chance: Chance

  constructor(
    readonly table: string,
    readonly seat: number,
    private readonly cookie: string,
    /** Where to connect next, as soon as somebody is there: `attempt` counts from 0. */
    private readonly base: (attempt: number) => string | Promise<string>,
    private readonly slowness: number,
  ) {
    this.chance = seedChance(`${table} ${seat}`)
  }

  async play(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const base = await this.base(attempt)
        const visit = await Visit.open(base, this.table, this.cookie, this.seen)
        this.reconnects++
        this.at = base
        const over = await this.playOn(visit)
        visit.close()
        if (over) {
          this.finished = true
          return
        }
      } catch {
        await pause(20)
      } finally {
        this.at = undefined
      }
    }
  }

  /** Waits until something holds of this player in the middle of its match. */
  async until(holds: (player: Player) => boolean): Promise<void> {
    while (!holds(this)) {
      if (this.finished) throw new Error(`The match of table ${this.table} was over too early.`)
      await pause(5)
    }
  }

  /** Waits until so many of its answers were acknowledged. */
  hasAnswered(times: number): Promise<void> {
    return this.until(() => this.acknowledged.length >= times)
  }

  private async playOn(visit: Visit): Promise<boolean> {
    for (;;) {
      this.seen = visit.number
      if (this.command) await this.repeatUntilKnown(visit, this.command)
      if (visit.over) return true
      await visit.until(() => visit.asked !== undefined || visit.over || visit.closed !== undefined, 60_000)
      if (visit.closed) return false
      await pause(below(this.chance, this.slowness))
      const { asked } = visit
      if (!asked) continue
      const option = asked.options[below(this.chance, asked.options.length)]
      this.command = { decision: asked.id, option, key: `player.${this.seat}.${this.table}.${visit.number}` }
    }
  }

  private async repeatUntilKnown(visit: Visit, { decision, option, key }: Command): Promise<void> {
    const reply = await visit.answer(decision, option, key)
    if (reply.type === 'done') this.acknowledged.push({ key, number: reply.number ?? 0 })
    else this.refused.push(key)
    this.command = undefined
  }
}

export interface Seating {
  readonly game: string
  readonly config: unknown
  readonly people: number
  readonly bots: readonly Level[]
}

/** Opens a table at `base` and starts the match; `baseOf` says where each person connects. */
export async function openTable(
  base: string,
  { game, config, people, bots }: Seating,
  baseOf: (seat: number, attempt: number) => string | Promise<string>,
  slowness = 12,
): Promise<Player[]> {
  const guests = []
  for (let i = 0; i < people; i++) guests.push(await Guest.arrive(base, `Player ${i}`))
  const [host] = guests
  const seats = [
    { kind: 'me' } as const,
    ...guests.slice(1).map(() => ({ kind: 'open' }) as const),
    ...bots.map(level => ({ kind: 'bot', level }) as const),
  ]
  const { id } = await host.create({ game, config, seats })
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.join(id, seat)
  await host.ask('POST', paths.start(id))
  return guests.map(
    (guest, seat) => new Player(id, seat, guest.cookie, attempt => baseOf(seat, attempt), slowness),
  )
}

/** All matches are finished and legal, and every acknowledged answer is in the log exactly once. */
export async function expectNothingLost(
  base: string,
  tables: readonly TableRow[],
  log: readonly LogRow[],
  players: readonly Player[],
): Promise<void> {
  expect(tables.map(table => table.status)).toEqual(tables.map(() => 'finished'))
  for (const { id } of tables) {
    const numbers = log.filter(row => row.table_id === id).map(row => row.number)
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    const file = (await (await fetch(base + paths.export(id))).json()) as MatchFile
    expect(Match.replay(gameOf(file.game), file).answers).toHaveLength(numbers.length)
  }
  for (const player of players) {
    const own = log.filter(row => row.table_id === player.table && row.seat === player.seat)
    for (const { key, number } of player.acknowledged)
      expect(own.filter(row => row.key === key).map(row => row.number)).toEqual([number])
    expect(own.map(row => row.key).sort()).toEqual(player.acknowledged.map(({ key }) => key).sort())
    for (const key of player.refused) expect(own.map(row => row.key)).not.toContain(key)
  }
}

/** The same of the tables of `players`, which are in a PostgreSQL database. */
export async function expectAllInPostgres(
  databaseUrl: string,
  base: string,
  players: readonly Player[],
): Promise<void> {
  const db = postgresDatabase(databaseUrl, 1)
  const ids = [...new Set(players.map(player => player.table))]
  const tables = await db.selectFrom('gametable').selectAll().where('id', 'in', ids).execute()
  const log = await db
    .selectFrom('log')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('table_id')
    .orderBy('number')
    .execute()
  await db.destroy()
  expect(tables).toHaveLength(ids.length)
  await expectNothingLost(base, tables, log, players)
}

function gameOf(id: string): AnyGame {
  const game = games.find(candidate => candidate.id === id)
  if (!game) throw new Error(`No game ${id}.`)
  return game
}
