import { below, type Chance, type OpenDecision, type PlainOption, seedChance } from '@railhead/kernel'
import {
  type CreateTableBody,
  type MatchFile,
  type NewTokenResponse,
  paths,
  RELEASE,
  type TableInfo,
  type TableResponse,
} from '@railhead/protocol'
import type { BotRunner } from '../../src/bots/question.js'
import { Guest, type Visit } from '../testing/client.js'
import { playToTheEnd } from '../testing/play.js'
import { type TestOptions, testServer } from '../testing/server.js'
import type { Known, KnownPerson, KnownSeat, KnownTable } from './left.js'

/** What a server left behind, in the words of `Known`, and the finished matches as files. */
export interface Left {
  readonly known: Known & { readonly release: string }
  readonly exports: Readonly<Record<'finished' | 'finishedCity', MatchFile>>
}

/** A bot that is asked and thinks until the server stops. */
function thinking(): BotRunner {
  let stop: (why: Error) => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = reject
  })
  stopped.catch(() => undefined)
  return {
    choose: () => stopped,
    hints: async () => [],
    close: async () => stop(new Error('The bots are closed.')),
  }
}

/**
 * People play at a server of this release, and it is stopped in the middle of everything: what it leaves is kept with the
 * release, for the tests of the way up. `whileRunning` may look at the server before it stops.
 */
export async function leaveBehind(
  options: TestOptions,
  whileRunning: () => void | Promise<void> = () => undefined,
): Promise<Left> {
  const server = await testServer({ ...options, runner: thinking() })
  try {
    return await new Visitors(`http://127.0.0.1:${server.port}`).leave(whileRunning)
  } finally {
    await server.close()
  }
}

const GWT = 'great-western-trail'
const CITY = 'carson-city'

class Visitors {
  constructor(private readonly base: string) {}

  async leave(whileRunning: () => void | Promise<void>): Promise<Left> {
    const [anna, boris, chloe] = await Promise.all(
      ['Anna', 'Борис', 'Chloé'].map(name => Guest.arrive(this.base, name)),
    )
    const account = async (guest: Guest, mail: string): Promise<Partial<KnownPerson>> => {
      const password = `throw-away password of ${guest.me.name}`
      await guest.ask('POST', paths.account, { mail, password })
      return { mail, password }
    }
    const annas = await account(anna, 'anna@example.org')
    await anna.ask('PUT', paths.preferences, { language: 'pl', theme: 'dark' })
    const { token } = await anna.ask<NewTokenResponse>('POST', paths.tokens, {
      name: 'my program',
      password: annas.password,
    })
    const chloes = await account(chloe, 'chloe@example.org')
    const webhook = 'https://example.org/throw-away-hook'
    await chloe.ask('PUT', paths.notifications, { webhook })

    const known = (guest: Guest, more: Partial<KnownPerson> = {}): KnownPerson => ({
      name: guest.me.name,
      id: guest.me.id,
      cookie: guest.cookie,
      ...more,
    })
    const finished = await this.finished(anna, boris)
    const finishedCity = await this.finishedCity(anna, boris, chloe)
    const fileOf = ({ id }: KnownTable): Promise<MatchFile> => chloe.ask<MatchFile>('GET', paths.export(id))
    const exports = { finished: await fileOf(finished), finishedCity: await fileOf(finishedCity) }
    const tables = {
      finished,
      finishedCity,
      gathering: await this.gathering(anna),
      midTurn: await this.midTurn(anna, boris),
      undoRequest: await this.undoRequest(anna, boris),
      simultaneous: await this.simultaneous(anna, boris, chloe),
      solo: await this.solo(anna),
      imported: await this.imported(anna, exports.finished),
      botAsked: await this.botAsked(anna),
    }
    await whileRunning()
    return {
      known: {
        release: RELEASE,
        recordedAt: Date.now(),
        people: {
          anna: known(anna, { ...annas, token }),
          boris: known(boris),
          chloe: known(chloe, { ...chloes, webhook }),
        },
        tables,
      },
      exports,
    }
  }

  /** Opens a table where these people sit, and begins. */
  private async begin(
    people: readonly Guest[],
    body: CreateTableBody,
  ): Promise<{ table: TableInfo; visits: Visit[] }> {
    const [host, ...others] = people
    const { id } = await host.create(body)
    for (const other of others) await other.join(id)
    const { table } = await host.ask<TableResponse>('POST', paths.start(id))
    return { table, visits: await Promise.all(people.map(person => person.sit(id))) }
  }

  private async finished(anna: Guest, boris: Guest): Promise<KnownTable> {
    const config = { players: 2, buildingFaces: 'random', cattle: 'simmental' }
    const { table, visits } = await this.begin([anna, boris], {
      game: GWT,
      title: 'Finished in the west',
      config,
    })
    await playSome(visits, 20)
    await takeBack(visits)
    await playToTheEnd(visits, undefined, seedChance('left finished'))
    await anna.ask('POST', paths.rematch(table.id))
    return this.known(anna, table, visits)
  }

  private async finishedCity(...people: Guest[]): Promise<KnownTable> {
    const config = {
      players: 3,
      characters: ['red', 'yellow', 'red', 'yellow', 'red', 'yellow', 'red'],
      duels: 'tokens',
    }
    const { table, visits } = await this.begin(people, { game: CITY, title: 'Finished city', config })
    await playToTheEnd(visits, undefined, seedChance('left city'))
    return this.known(people[0], table, visits)
  }

  private async gathering(anna: Guest): Promise<KnownTable> {
    const table = await anna.create({ game: GWT, title: 'Gathering', config: { players: 2 } })
    return { id: table.id, game: table.game, status: table.status, title: table.title }
  }

  private async midTurn(anna: Guest, boris: Guest): Promise<KnownTable> {
    const config = {
      players: 2,
      neutralBuildings: 'random',
      buildingFaces: 'random',
      cattle: 'brahman',
      addons: ['railsToTheNorth'],
      rulings: { kansasCityNorth: -8 },
    }
    const { table, visits } = await this.begin([anna, boris], {
      game: GWT,
      title: 'In the middle of a turn',
      config,
    })
    const [hers, his] = visits
    await playSome(visits, 60)
    await untilFree(visits, [his])
    await hers.command({ type: 'chat', key: 'left.chat.1', text: 'Dzień dobry' })
    await his.command({ type: 'chat', key: 'left.chat.2', text: 'Привет 🤠' })
    await hers.command({ type: 'note', key: 'left.note.1', text: 'Anna: buy cattle next' })
    await his.command({ type: 'note', key: 'left.note.2', text: 'Борис: копить деньги' })
    return this.known(anna, table, visits)
  }

  /** Somebody asks to take back what revealed something; the other has not answered. */
  private async undoRequest(anna: Guest, boris: Guest): Promise<KnownTable> {
    const config = { edition: 'first', players: 2, addons: ['pokerTable'] }
    const time = { kind: 'deadline', hours: 24, onExpiry: 'bot' } as const
    const body = { game: GWT, title: 'May I take that back?', config, time }
    const { table, visits } = await this.begin([boris, anna], body)
    await playSome(visits, 30)
    const asker = visits[1]
    const { number = 0, moment = 0, freeUndo = 0 } = asker.position ?? {}
    const request = { seat: asker.seat ?? 0, to: moment - freeUndo - 1 }
    await asker.command({ type: 'undo', key: 'left.undo', number, to: request.to })
    await visits[0].until(() => visits[0].heard.some(message => message.type === 'undoRequest'))
    return { ...(await this.known(anna, table, visits)), request }
  }

  private async simultaneous(...people: Guest[]): Promise<KnownTable> {
    const config = { players: 3, characters: 'red', duels: 'tokens', placement: 'simultaneous' }
    const { table, visits } = await this.begin(people, { game: CITY, title: 'Hidden orders', config })
    await playSome(visits, 25)
    return this.known(people[0], table, visits)
  }

  private async solo(anna: Guest): Promise<KnownTable> {
    const config = { solo: 'hard', addons: ['railsToTheNorth'] }
    const { table, visits } = await this.begin([anna], { game: GWT, title: 'Against Sam', config })
    await playSome(visits, 26)
    return this.known(anna, table, visits)
  }

  private async imported(anna: Guest, file: MatchFile): Promise<KnownTable> {
    const { table } = await anna.ask<TableResponse>('POST', paths.import, { file, title: 'From a file' })
    return { id: table.id, game: table.game, status: table.status, title: table.title }
  }

  private async botAsked(anna: Guest): Promise<KnownTable> {
    const table = await anna.create({
      game: CITY,
      title: 'The bot is asked',
      config: { players: 2, characters: 'yellow' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'hand' }],
      start: true,
    })
    const visits = [await anna.sit(table.id)]
    const isBotAsked = (): boolean => visits[0].position?.waiting.includes(1) ?? false
    const chance = seedChance('left bot')
    while (!isBotAsked()) await answerOne(visits, chance)
    return this.known(anna, table, visits)
  }

  /** What is true of a table when everybody leaves it. */
  private async known(
    anna: Guest,
    { id, game, title }: TableInfo,
    visits: readonly Visit[],
  ): Promise<KnownTable> {
    const { table } = await anna.ask<TableResponse>('GET', paths.table(id))
    const seats = visits.map(visit => seatOf(visit))
    const outcome = visits[0].position?.outcome ?? null
    for (const visit of visits) visit.close()
    return { id, game, rules: table.rules, status: table.status, title, outcome, seats }
  }
}

function seatOf({ seat, position, log }: Visit): KnownSeat {
  if (seat === null || position === undefined) throw new Error('Nobody sits there.')
  const { number, moment, waiting, freeUndo, decisions } = position
  return { seat, number, moment, waiting, freeUndo, decisions, log: log.length }
}

/** Somebody who is asked answers at random; everybody sees it. */
async function answerOne(visits: readonly Visit[], chance: Chance): Promise<Visit> {
  await Promise.race(visits.map(visit => visit.until(() => visit.asked !== undefined, 60_000)))
  const visit = visits.find(one => one.asked)
  const decision: OpenDecision<PlainOption> | undefined = visit?.asked
  if (!visit || !decision) throw new Error('Nobody is asked.')
  const reply = await visit.answer(decision.id, decision.options[below(chance, decision.options.length)])
  if (reply.type !== 'done') throw new Error(`Not done: ${JSON.stringify(reply).slice(0, 300)}`)
  await Promise.all(visits.map(other => other.until(() => other.number >= (reply.number ?? 0))))
  return visit
}

async function playSome(visits: readonly Visit[], count: number): Promise<void> {
  const chance = seedChance(`left ${count}`)
  for (let given = 0; given < count; given++) await answerOne(visits, chance)
}

/** Plays until somebody who is asked could take the last answer back without asking anybody. */
async function untilFree(visits: readonly Visit[], wanted: readonly Visit[] = visits): Promise<Visit> {
  const chance = seedChance('left free')
  for (;;) {
    const asked = wanted.find(one => one.asked)
    if (asked && (asked.position?.freeUndo ?? 0) > 0) return asked
    await answerOne(visits, chance)
  }
}

async function takeBack(visits: readonly Visit[]): Promise<void> {
  const visit = await untilFree(visits)
  const { number = 0, moment = 0 } = visit.position ?? {}
  await visit.command({ type: 'undo', key: 'left.back', number, to: moment - 1 })
  await Promise.all(visits.map(other => other.until(() => other.number > number)))
}
