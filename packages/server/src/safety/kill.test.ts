import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { below, type Chance, Match, type PlainOption, seedChance } from '@railhead/kernel'
import { type Level, type MatchFile, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environmentName } from '../settings.js'
import { openDatabase } from '../storage/store.js'
import { ensureBuilt, SERVER_PROGRAM } from '../testing/built.js'
import { Guest, Visit } from '../testing/client.js'
import { games } from '../testing/games.js'
import { temporaryFolder, WIDE_LIMITS } from '../testing/server.js'

const KILLS = 50

const dataDir = temporaryFolder()
let server: ChildProcess | undefined
let port = 0

beforeAll(() => ensureBuilt(), 240_000)
afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a server process on the folder; ready when this resolves. */
async function startServer(): Promise<ChildProcess> {
  const env: Record<string, string | undefined> = { PATH: process.env['PATH'] }
  const settings = {
    ...WIDE_LIMITS,
    data: dataDir,
    port,
    host: '127.0.0.1',
    logLevel: 'error',
    botSeconds: 1,
  }
  for (const [name, value] of Object.entries(settings)) env[environmentName(name)] = String(value)
  const child = fork(SERVER_PROGRAM, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { port: number }) => resolve(message.port))
    child.on('exit', code => reject(new Error(`The server ended with ${code} before it was ready.`)))
  })
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

interface Command {
  readonly decision: string
  readonly option: PlainOption
  readonly key: string
}

/** Plays one seat to the end through whatever happens to the connection; keeps what was acknowledged. */
class Player {
  readonly acknowledged: { readonly key: string; readonly number: number }[] = []
  readonly refused: string[] = []
  reconnects = -1
  finished = false
  private command: Command | undefined
  private seen = 0
  private readonly chance: Chance

  constructor(
    readonly table: string,
    readonly seat: number,
    private readonly cookie: string,
  ) {
    this.chance = seedChance(`${table} ${seat}`)
  }

  async play(): Promise<void> {
    for (;;) {
      try {
        const visit = await Visit.open(`http://127.0.0.1:${port}`, this.table, this.cookie, this.seen)
        this.reconnects++
        const over = await this.playOn(visit)
        visit.close()
        if (over) {
          this.finished = true
          return
        }
      } catch {
        await pause(20)
      }
    }
  }

  private async playOn(visit: Visit): Promise<boolean> {
    for (;;) {
      this.seen = visit.number
      if (this.command) await this.repeatUntilKnown(visit, this.command)
      if (visit.over) return true
      await visit.until(() => visit.asked !== undefined || visit.over || visit.closed !== undefined, 60_000)
      if (visit.closed) return false
      await pause(below(this.chance, 12))
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

async function openTable(
  game: string,
  config: unknown,
  people: number,
  bots: readonly Level[],
): Promise<Player[]> {
  const base = `http://127.0.0.1:${port}`
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
  return guests.map((guest, seat) => new Player(id, seat, guest.cookie))
}

test(`${KILLS} kills at random moments: every acknowledged answer is in the log once, and all matches finish`, {
  timeout: 400_000,
}, async () => {
  const chance = seedChance('kills')
  server = await startServer()
  const players: Player[] = []
  const playing: Promise<void>[] = []
  const open = async (...table: Parameters<typeof openTable>): Promise<void> => {
    const seated = await openTable(...table)
    players.push(...seated)
    playing.push(...seated.map(player => player.play()))
  }
  await open('high-card', { players: 4 }, 1, ['greenhorn', 'random', 'greenhorn'])
  await open('carson-city', { players: 3 }, 2, ['random'])
  await open('great-western-trail', { edition: 'second', players: 2 }, 2, [])
  for (let i = 0; i < KILLS; i++) {
    if (players.filter(player => !player.finished).length < 9) await open('high-card', { players: 3 }, 3, [])
    await pause(below(chance, 300))
    await kill(server)
    server = await startServer()
  }
  await Promise.all(playing)

  const db = openDatabase(join(dataDir, 'railhead.db'))
  const tables = await db.selectFrom('gametable').selectAll().execute()
  const log = await db.selectFrom('log').selectAll().orderBy('table_id').orderBy('number').execute()
  await db.destroy()
  expect(tables.map(table => table.status)).toEqual(tables.map(() => 'finished'))
  for (const { id } of tables) {
    const numbers = log.filter(row => row.table_id === id).map(row => row.number)
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    const file = (await (await fetch(`http://127.0.0.1:${port}${paths.export(id)}`)).json()) as MatchFile
    const game = games.find(candidate => candidate.id === file.game)
    if (!game) throw new Error(`No game ${file.game}.`)
    expect(Match.replay(game, file).answers).toHaveLength(numbers.length)
  }
  for (const player of players) {
    const own = log.filter(row => row.table_id === player.table && row.seat === player.seat)
    for (const { key, number } of player.acknowledged)
      expect(own.filter(row => row.key === key).map(row => row.number)).toEqual([number])
    expect(own.map(row => row.key).sort()).toEqual(player.acknowledged.map(({ key }) => key).sort())
    for (const key of player.refused) expect(own.map(row => row.key)).not.toContain(key)
  }
  expect(players.reduce((sum, player) => sum + player.reconnects, 0)).toBeGreaterThan(KILLS)
})
