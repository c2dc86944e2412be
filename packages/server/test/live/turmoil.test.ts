import { type AnyGame, below, type Chance, SPECTATOR, sameData, seedChance } from '@railhead/kernel'
import { applyChanges, type History, type MatchFile, type Moment, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logAfter } from '../../src/storage/log.js'
import { type Guest, Visit } from '../testing/client.js'
import { look } from '../testing/database.js'
import { games } from '../testing/games.js'
import { Recorder, Truth } from '../testing/recorder.js'
import { type TestServer, testServer } from '../testing/server.js'
import { concede, personAt, playing } from '../testing/table.js'

const HOUR = 3_600_000
let time = Date.UTC(2026, 5, 1, 12)
let server: TestServer
beforeAll(async () => {
  // Hours pass in a moment, as if somebody had watched.
  server = await testServer({ now: () => time, absence: Number.POSITIVE_INFINITY })
})
afterAll(() => server.close())

/** What somebody was shown of the past while the match went on. */
interface Seen {
  readonly number: number
  readonly viewer: number
  readonly moment: number
  readonly view: unknown
}

/** A match whose people take back, come, go, are held by bots and give up, with everything that anybody was sent. */
class Turmoil {
  readonly recorders: Recorder[] = []
  readonly seen: Seen[] = []
  readonly done = new Map<string, number>()
  private readonly watchers: Visit[] = []
  private readonly seconds: Visit[] = []
  private gaveUp: number | undefined

  constructor(
    readonly id: string,
    readonly guests: readonly Guest[],
    readonly visits: Visit[],
    private readonly chance: Chance,
  ) {}

  private count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1)
  }

  /** A socket whose frames are all kept. */
  async open(seat: number, seen?: number): Promise<Visit> {
    const recorder = new Recorder(seat)
    this.recorders.push(recorder)
    const cookie = this.guests[seat]?.cookie
    return Visit.open(server.url, this.id, cookie, seen, frame => recorder.frames.push(frame))
  }

  async play(): Promise<void> {
    for (const [seat, visit] of this.visits.entries()) {
      visit.close()
      this.visits[seat] = await this.open(seat)
    }
    for (;;) {
      const number = Math.max(...this.visits.map(visit => visit.number))
      const others = [...this.visits, ...this.watchers, ...this.seconds]
      await Promise.all(others.map(visit => visit.until(() => visit.number >= number)))
      if (this.visits.every(({ over }) => over)) break
      await this.step()
    }
    for (const visit of [...this.visits, ...this.watchers, ...this.seconds]) visit.close()
  }

  private get playing(): Visit[] {
    return this.visits.filter((_, seat) => seat !== this.gaveUp)
  }

  private one<T>(things: readonly T[]): T {
    return things[below(this.chance, things.length)]
  }

  private async step(): Promise<void> {
    const dice = below(this.chance, 100)
    if (dice < 5) return this.takeBack(1 + below(this.chance, 3))
    if (dice < 7) return this.takeBack(1 + below(this.chance, 12))
    if (dice < 11) return this.comeOrGo()
    if (dice < 15) return this.reconnect()
    if (dice < 18) return this.lookBack()
    const { number } = this.visits[0]
    const held = this.done.get('held') ?? 0
    if (held < 3 && (dice === 18 || number > 40 * (held + 1))) return this.letTimePass()
    if (this.gaveUp === undefined && number > 100) return this.giveUp()
    const asked = this.playing.find(visit => visit.asked) ?? this.playing.find(visit => visit.over)
    if (!asked) {
      // The bot of somebody who is away or gave up.
      const [first] = this.playing
      await first.until(() => first.number > number || this.playing.some(visit => visit.asked || visit.over))
      return
    }
    const decisions = asked.position?.decisions ?? []
    const decision = below(this.chance, 8) === 0 ? this.one(decisions) : (asked.asked ?? decisions[0])
    if (!decision) return
    const reply = await asked.answer(decision.id, this.one(decision.options))
    if (reply.type !== 'refused') this.count(reply.type)
  }

  /** Takes back alone where that is allowed; otherwise the others agree, or one of them does not. */
  private async takeBack(count: number): Promise<void> {
    const visit = this.one(this.playing)
    const { number, position } = visit
    const to = Math.max(0, (position?.moment ?? 0) - count)
    if (to === position?.moment || visit.over) return
    const reply = await visit.command({ type: 'undo', key: visit.newKey(), number, to })
    if (reply.type !== 'done') return
    if (reply.number !== undefined) return this.count('taken back')
    const agree = below(this.chance, 4) > 0
    for (const other of this.playing) {
      if (other === visit) continue
      const said = { type: 'undoReply', key: other.newKey(), number, to, accept: agree } as const
      const answer = await other.command(said)
      if (answer.type !== 'done') return
      this.count(agree ? 'agreed' : 'refused')
      if (!agree) return
    }
  }

  private async comeOrGo(): Promise<void> {
    this.count('came or went')
    const crowd = this.one([this.watchers, this.seconds])
    if (crowd.length > 1 || (crowd.length > 0 && below(this.chance, 2) === 0)) return crowd.shift()?.close()
    crowd.push(await this.open(crowd === this.watchers ? SPECTATOR : below(this.chance, this.guests.length)))
  }

  private async reconnect(): Promise<void> {
    this.count('reconnected')
    const seat = below(this.chance, this.visits.length)
    const { number } = this.visits[seat]
    this.visits[seat].cut()
    const seen = this.one([undefined, number, Math.max(0, number - 3), number + 5])
    this.visits[seat] = await this.open(seat, seen)
    if (below(this.chance, 2) === 0)
      this.visits[seat].send({ type: 'resync', seen: below(this.chance, number + 2) })
  }

  /** An earlier moment, and the steps after it. */
  private async lookBack(): Promise<void> {
    this.count('looked back')
    const viewer = below(this.chance, this.guests.length)
    const guest = this.guests[viewer]
    const { number, position } = this.visits[viewer]
    const from = below(this.chance, (position?.moment ?? 0) + 1)
    const moment = await guest.ask<Moment>('GET', paths.moment(this.id, from))
    const history = await guest.ask<History>('GET', paths.history(this.id, from, 5))
    if (this.visits[viewer].number !== number || history.last !== position?.moment) return
    this.seen.push({ number, viewer, moment: from, view: moment.view })
    let view: unknown = history.view
    this.seen.push({ number, viewer, moment: from, view })
    for (const [i, { changes }] of history.steps.entries()) {
      view = applyChanges(view, changes)
      this.seen.push({ number, viewer, moment: from + i + 1, view })
    }
  }

  /** The time of whoever is asked is over: a bot answers until they look in again. */
  private async letTimePass(): Promise<void> {
    const asked = this.playing.find(visit => visit.asked)
    const seat = asked ? this.visits.indexOf(asked) : -1
    if (!asked || seat < 0) return
    this.count('held')
    time += 13 * HOUR
    const { number } = asked
    await asked.until(() => asked.number > number || asked.over, 20_000)
    if (personAt(asked, seat).held) asked.send({ type: 'active', active: true })
  }

  private async giveUp(): Promise<void> {
    if (this.guests.length < 3) return
    this.count('gave up')
    const seat = below(this.chance, this.guests.length)
    this.gaveUp = seat
    await concede(this.guests[seat], this.id)
  }
}

const HAPPENS = ['agreed', 'came or went', 'reconnected', 'looked back', 'held', 'gave up']

const cases: [string, object][] = [
  ['carson-city', { players: 3, duels: 'tokens', placement: 'simultaneous' }],
  ['great-western-trail', { players: 3, addons: ['railsToTheNorth', 'pokerTable'], cattle: 'simmental' }],
]

test.each(cases)(
  '%s %o: whoever takes back, comes, goes, looks back, is held by a bot or gives up, nobody is told what they must not know',
  async (name, config) => {
    const game = games.find(({ id }) => id === name) as AnyGame
    const { players } = config as { players: number }
    const body = { game: name, config, time: { kind: 'deadline', hours: 12, onExpiry: 'bot' } } as const
    const { id, guests, visits } = await playing(new Array<string>(players).fill(server.url), body)
    const turmoil = new Turmoil(id, guests, visits, seedChance(`${name} ${process.env['TEST_SEED'] ?? ''}`))
    await turmoil.play()
    const file = await guests[0].ask<MatchFile>('GET', paths.export(id))
    const truth = new Truth(game, file, await look(server.dataDir, db => logAfter(db, id, 0)))
    for (const what of HAPPENS) expect(turmoil.done.get(what), what).toBeGreaterThan(0)
    for (const recorder of turmoil.recorders) {
      const { faults } = await recorder.check(truth)
      expect(faults.slice(0, 5)).toEqual([])
    }
    for (const { number, viewer, moment, view } of turmoil.seen) {
      const allowed = JSON.parse(JSON.stringify(truth.viewAt(number, moment, viewer)))
      expect(sameData(view, allowed), `moment ${moment} at ${number} for ${viewer}`).toBe(true)
    }
  },
)
