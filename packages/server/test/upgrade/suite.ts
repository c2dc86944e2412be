import { canonicalJson, Match, seedChance } from '@railhead/kernel'
import {
  type History,
  type LogResponse,
  type MatchFile,
  paths,
  type SessionResponse,
  type TableInfo,
  type TableResponse,
  type TablesResponse,
} from '@railhead/protocol'
import { gameById } from '@railhead/shelf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Guest, Visit } from '../testing/client.js'
import { playToTheEnd } from '../testing/play.js'
import { type TestOptions, type TestServer, testServer } from '../testing/server.js'
import { comeBack, type Known, type KnownTable } from './left.js'

/** The matches of an earlier release go on, and what is over can be looked at, whatever they were stored in. */
export function upgradeSuite(known: Known, open: () => Promise<TestOptions>): void {
  let server: TestServer
  let base: string
  let anna: Guest
  let boris: Guest
  let chloe: Guest
  const { people, tables } = known

  beforeAll(async () => {
    const started = Date.now()
    // The clock goes on where the old server stopped: deadlines and sessions are as they were.
    const now = (): number => known.recordedAt + 60_000 + Date.now() - started
    server = await testServer({ now, ...(await open()) })
    base = `http://127.0.0.1:${server.port}`
    anna = await comeBack(base, people.anna)
    boris = await comeBack(base, people.boris)
    chloe = await comeBack(base, people.chloe)
  }, 120_000)
  afterAll(() => server.close())

  const infoOf = async ({ id }: KnownTable): Promise<TableInfo> =>
    (await anna.ask<TableResponse>('GET', paths.table(id))).table
  const sit = (table: KnownTable, who: readonly Guest[]): Promise<Visit[]> =>
    Promise.all(who.map(guest => guest.sit(table.id)))

  /** Everybody is where they were: the same seat, moment, questions and log. */
  function expectAsBefore({ seats = [] }: KnownTable, visits: readonly Visit[]): void {
    for (const visit of visits) {
      const was = seats.find(({ seat }) => seat === visit.seat)
      expect(visit.position).toMatchObject({
        number: was?.number,
        moment: was?.moment,
        waiting: was?.waiting,
        freeUndo: was?.freeUndo,
      })
      const optionsOf = (decisions: KnownSeat['decisions'] = []): string[] =>
        decisions.flatMap(({ options }) => options.map(canonicalJson)).sort()
      expect(optionsOf(visit.position?.decisions)).toEqual(optionsOf(was?.decisions))
      expect(visit.log).toHaveLength(was?.log ?? -1)
    }
  }
  type KnownSeat = NonNullable<KnownTable['seats']>[number]

  /** Plays on to the end; the exported match replays to its hash. */
  async function finish(table: KnownTable, visits: readonly Visit[]): Promise<void> {
    await playToTheEnd(visits, undefined, seedChance(`upgrade ${table.title}`))
    const file = await anna.ask<MatchFile>('GET', paths.export(table.id))
    expect(file.rules).toBe(table.rules)
    const match = Match.replay(gameById(table.game), file)
    expect(match.answers.length).toBeGreaterThan(table.seats?.[0].moment ?? 0)
    for (const visit of visits) visit.close()
  }

  test('people are still logged in, log in again, and keep their settings, programs and addresses', async () => {
    const { me } = await anna.ask<SessionResponse>('GET', paths.session)
    expect(me).toMatchObject({ id: people.anna.id, name: 'Anna', kind: 'account' })
    expect(me?.preferences).toMatchObject({ language: 'pl', theme: 'dark' })
    expect((await boris.ask<SessionResponse>('GET', paths.session)).me).toMatchObject({
      name: 'Борис',
      kind: 'guest',
    })
    const { mail, password } = people.chloe
    const stranger = await comeBack(base, { ...people.chloe, cookie: '' })
    const login = await stranger.ask<SessionResponse>('POST', paths.login, { mail, password })
    expect(login.me).toMatchObject({ id: people.chloe.id, name: 'Chloé' })
    const asProgram = await fetch(base + paths.list('mine'), {
      headers: { authorization: `Bearer ${people.anna.token}` },
    })
    expect(asProgram.status).toBe(200)
    const everything = await chloe.ask<{ notifications: unknown }>('GET', paths.exportMe)
    expect(everything.notifications).toMatchObject({ webhook: people.chloe.webhook })
  })

  test('tables are listed as they were', async () => {
    const mine = await anna.ask<TablesResponse>('GET', paths.list('mine'))
    const running = [tables.midTurn, tables.undoRequest, tables.simultaneous, tables.solo, tables.botAsked]
    expect(mine.tables.map(({ table }) => table.id)).toEqual(
      expect.arrayContaining([...running, tables.gathering].map(({ id }) => id)),
    )
    const over = await anna.ask<TablesResponse>('GET', paths.list('finished'))
    expect(over.tables.map(({ table }) => table.title)).toEqual(
      expect.arrayContaining(['Finished in the west', 'Finished city']),
    )
    // A bot that was asked may have answered by now; everything else waits for people.
    for (const table of Object.values(tables))
      expect(await infoOf(table)).toMatchObject({
        game: table.game,
        status: table.status,
        title: table.title,
      })
  })

  test('a match in the middle of a turn goes on: chat, notes, taking back, to the end and into a file', async () => {
    const { midTurn } = tables
    const visits = await sit(midTurn, [anna, boris])
    expectAsBefore(midTurn, visits)
    const welcomes = visits.map(visit => visit.heard.find(message => message.type === 'welcome'))
    expect(welcomes.map(message => message?.note)).toEqual(['Anna: buy cattle next', 'Борис: копить деньги'])
    expect(welcomes[0]?.chat.map(({ text }) => text)).toEqual(['Dzień dobry', 'Привет 🤠'])
    const asked = visits.find(visit => visit.asked)
    const { number = 0, moment = 0 } = asked?.position ?? {}
    const reply = await asked?.command({ type: 'undo', key: 'upgrade.undo', number, to: moment - 1 })
    expect(reply?.type).toBe('done')
    await Promise.all(visits.map(visit => visit.until(() => visit.number > number)))
    expect(asked?.position?.moment).toBe(moment - 1)
    await finish(midTurn, visits)
  })

  test('a request to take something back still stands, and is granted', async () => {
    const { undoRequest } = tables
    const visits = await sit(undoRequest, [boris, anna])
    expectAsBefore(undoRequest, visits)
    const request = visits[0].heard.find(message => message.type === 'welcome')?.undoRequest
    expect(request).toMatchObject({ seat: undoRequest.request?.seat, to: undoRequest.request?.to })
    const other = visits.find(visit => visit.seat !== request?.seat)
    const reply = await other?.command({
      type: 'undoReply',
      key: 'upgrade.reply',
      number: request?.number ?? 0,
      to: request?.to ?? 0,
      accept: true,
    })
    expect(reply?.type).toBe('done')
    await Promise.all(visits.map(visit => visit.until(() => visit.position?.moment === request?.to)))
    for (const visit of visits) visit.close()
  })

  test('simultaneous answers that were hidden stay so, and the match goes on', async () => {
    const visits = await sit(tables.simultaneous, [anna, boris, chloe])
    expectAsBefore(tables.simultaneous, visits)
    await finish(tables.simultaneous, visits)
  })

  test('a match against Sam goes on', async () => {
    const visits = await sit(tables.solo, [anna])
    expectAsBefore(tables.solo, visits)
    await finish(tables.solo, visits)
  })

  test('a bot that was asked when the old server stopped answers', async () => {
    const { botAsked } = tables
    const visits = await sit(botAsked, [anna])
    await visits[0].until(() => visits[0].number > (botAsked.seats?.[0].number ?? 0))
    await finish(botAsked, visits)
  })

  test('a table that gathered people begins', async () => {
    const { id } = tables.gathering
    await boris.join(id)
    const { table } = await anna.ask<TableResponse>('POST', paths.start(id))
    expect(table.status).toBe('playing')
    const visits = await sit(tables.gathering, [anna, boris])
    await Promise.race(visits.map(visit => visit.until(() => visit.asked !== undefined, 60_000)))
    for (const visit of visits) visit.close()
  })

  test('finished matches open with log, history and outcome, and export as they did', async () => {
    for (const table of [tables.finished, tables.finishedCity]) {
      const [was] = table.seats ?? []
      const visit = await chloe.sit(table.id)
      expect(visit.position?.outcome).toMatchObject({ winners: table.outcome?.winners })
      const totals = visit.position?.outcome?.scores.map(({ total }) => total)
      expect(totals).toEqual(table.outcome?.scores.map(({ total }) => total))
      expect(visit.log).toHaveLength(was.moment + 1)
      visit.close()
      const log = await chloe.ask<LogResponse>('GET', paths.log(table.id, 0))
      expect(log.entries).toHaveLength(was.moment + 1)
      const history = await chloe.ask<History>('GET', paths.history(table.id, was.moment - 5, 10))
      expect(history).toMatchObject({ last: was.moment, from: was.moment - 5 })
      const file = await chloe.ask<MatchFile>('GET', paths.export(table.id))
      expect(file).toMatchObject({ game: table.game, rules: table.rules })
      expect(Match.replay(gameById(table.game), file).answers).toHaveLength(was.moment)
    }
    expect((await infoOf(tables.finished)).rematch).not.toBeNull()
    expect((await infoOf(tables.imported)).fairness.imported).toBe(true)
    const statistics = await anna.send('GET', paths.statistics(people.anna.id))
    expect(statistics.status).toBe(200)
  })
}
