import {
  type AgainstResponse,
  type CreateTableBody,
  paths,
  type ResultsResponse,
  type StatisticsResponse,
  type TableResponse,
  type TablesResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { type TestServer, testServer } from '../testing/server.js'
import { answerFirst, concede, decide, personAt, playing, playOn, tableIn } from '../testing/table.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let time = Date.UTC(2026, 5, 1, 12)
let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer({ now: () => time, absence: Number.POSITIVE_INFINITY })
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

const open = (people: number, body: Partial<CreateTableBody> = {}) =>
  playing(new Array<string>(people).fill(base), body)

async function rating(guest: Guest): Promise<number | undefined> {
  const { games } = await guest.ask<StatisticsResponse>('GET', paths.statistics(guest.me.id))
  return games[0]?.rating?.value
}

const results = async (guest: Guest) =>
  (await guest.ask<ResultsResponse>('GET', paths.results(guest.me.id))).results

test('of two people one concedes: the match is over at once, won and lost, also when hardly anything was played', async () => {
  const { id, guests, visits } = await open(2)
  const [ann, bob] = guests
  const table = tableIn(await concede(ann, id))
  expect(table).toMatchObject({ status: 'finished', ending: 'conceded', outcome: { winners: [1] } })
  for (const visit of visits) {
    await visit.until(() => visit.over)
    expect(visit.position).toMatchObject({ decisions: [], waiting: [], outcome: { winners: [1] } })
  }
  expect(await rating(ann)).toBeLessThan(1500)
  // Who hardly played lifts nobody.
  expect(await rating(bob)).toBeUndefined()
  const [result] = await results(bob)
  expect(result.seats).toMatchObject([{ conceded: true, rank: 2 }, { rank: 1 }])
  expect(result.seats[1].conceded).toBeUndefined()
  // It counts as lost and won, but no points of it in any average or record.
  const { games } = await ann.ask<StatisticsResponse>('GET', paths.statistics(ann.me.id))
  expect(games[0].groups).toMatchObject([{ matches: 1, wins: 0, meanTotal: 0, best: null }])
  expect(await bob.ask<AgainstResponse>('GET', paths.against(bob.me.id, ann.me.id))).toMatchObject({
    games: [{ matches: 1, ahead: 1, behind: 0 }],
  })
  // What is over stays so: nothing can be answered, taken back, conceded or proposed any more.
  const reply = await visits[1].answer('0.1.0.lay', { kind: 'lay', card: 1 })
  expect(reply.type).toBe('stale')
  expect(await concede(bob, id)).toMatchObject({ status: 409, body: { error: { code: 'notPlaying' } } })
  const abandon = { kind: 'abandon', number: 0, accept: true } as const
  expect((await decide(bob, id, abandon)).status).toBe(409)
  // The match can be looked at and replayed as far as it went, and played again.
  const file = await bob.ask<{ answers: unknown[] }>('GET', paths.export(id))
  expect(file.answers).toEqual([])
  await bob.ask('POST', paths.rematch(id), {})
  for (const visit of visits) visit.close()
})

test('of three people one concedes late, before losing or even winning: last in any case, and the others are ranked among themselves', async () => {
  const { id, guests, visits } = await open(3)
  const [ann, bob, cid] = guests
  // Four of five rounds: a bot gives less than a tenth of the answers afterwards only if it gives none.
  for (let round = 0; round < 4; round++) for (const visit of visits) await answerFirst(visit)
  await answerFirst(visits[0])
  const table = tableIn(await concede(ann, id))
  expect(table).toMatchObject({ status: 'playing', seats: [{ conceded: true, held: true }, {}, {}] })
  expect(table.ending).toBeUndefined()
  await playOn(visits.slice(1))
  const [result] = await results(ann)
  expect(result.seats[0]).toMatchObject({ conceded: true, rank: 3 })
  expect(Math.min(result.seats[1].rank, result.seats[2].rank)).toBe(1)
  const [lost, one, other] = await Promise.all([ann, bob, cid].map(rating))
  expect(lost).toBeLessThan(Math.min(one ?? 0, other ?? 0))
  for (const visit of visits) visit.close()
})

test('who conceded neither plays nor decides any more, and has the match off the list; nobody else notices anything but that', async () => {
  const { id, guests, visits } = await open(3)
  const [ann, bob] = guests
  const asked = visits[0].asked
  await concede(ann, id)
  await visits[1].until(() => personAt(visits[1], 0).conceded === true)
  const reply = await visits[0].answer(asked?.id ?? '', asked?.options[0] ?? {})
  expect(reply).toMatchObject({ type: 'refused', code: 'conceded' })
  const abandon = { kind: 'abandon', number: visits[1].number, accept: true } as const
  expect(await decide(ann, id, abandon)).toMatchObject({ body: { error: { code: 'conceded' } } })
  visits[0].send({ type: 'active', active: true })
  const again = await ann.sit(id)
  expect(personAt(again, 0)).toMatchObject({ held: true, conceded: true })
  const { tables } = await ann.ask<TablesResponse>('GET', paths.list('mine'))
  expect(tables).toEqual([])
  const chat = visits[1].heard.flatMap(message => (message.type === 'chat' ? [message.entry] : []))
  expect(chat).toMatchObject([{ person: ann.me.id, seat: 0, text: 'conceded', kind: 'event' }])
  // With the second who concedes, the third has won.
  expect(tableIn(await concede(bob, id))).toMatchObject({ ending: 'conceded', outcome: { winners: [2] } })
  for (const visit of [...visits, again]) visit.close()
})

test('who concedes lets a request to take back fall, and everybody is told', async () => {
  const { id, guests, visits } = await open(3)
  const [ann, bob] = visits
  for (const visit of visits) await answerFirst(visit)
  await ann.until(() => ann.number === 3)
  const said = () => bob.heard.flatMap(message => (message.type === 'undoRequest' ? [message] : [])).at(-1)
  await ann.command({ type: 'undo', key: ann.newKey(), number: 3, to: 0 })
  await bob.until(() => said() !== undefined)
  expect(said()).toMatchObject({ request: { needed: [1, 2] } })
  await concede(guests[2], id)
  await bob.until(() => said()?.request === null)
  expect(said()).toMatchObject({ ended: 'overtaken' })
  const again = await guests[1].sit(id)
  expect(again.heard[0]).toMatchObject({ type: 'welcome', undoRequest: null })
  for (const visit of [...visits, again]) visit.close()
})

test('alone with bots a match can be given up too: it is lost, and nobody is rated', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const table = await ann.create({ game: 'high-card', config: {}, seats, start: true })
  const abandon = { kind: 'abandon', number: 0, accept: true } as const
  expect(await decide(ann, table.id, abandon)).toMatchObject({ status: 400 })
  expect(tableIn(await concede(ann, table.id))).toMatchObject({
    status: 'finished',
    outcome: { winners: [1] },
  })
  expect(await rating(ann)).toBeUndefined()
  expect((await results(ann))[0].seats[0]).toMatchObject({ conceded: true, rank: 2 })
})

test('all agree to end a match: there is no result; one consent fewer, and it goes on', async () => {
  const { id, guests, visits } = await open(3)
  const [ann, bob, cid] = guests
  await answerFirst(visits[0])
  await visits[2].until(() => visits[2].number === 1)
  const abandon = { kind: 'abandon', number: 1, accept: true } as const
  expect(await decide(ann, id, { ...abandon, number: 0 })).toMatchObject({
    body: { error: { code: 'stale' } },
  })
  expect(tableIn(await decide(ann, id, abandon)).proposal).toEqual({
    kind: 'abandon',
    seat: 0,
    number: 1,
    accepted: [0],
    needed: [1, 2],
  })
  await visits[1].until(() => visits[1].table.proposal !== undefined)
  await decide(bob, id, abandon)
  expect(tableIn(await decide(bob, id, abandon)).proposal?.needed).toEqual([2])
  expect(tableIn(await decide(cid, id, { ...abandon, accept: false })).proposal).toBeUndefined()
  expect(await decide(bob, id, { ...abandon, accept: false })).toMatchObject({
    body: { error: { code: 'noRequest' } },
  })
  for (const guest of [ann, bob]) await decide(guest, id, abandon)
  expect(tableIn(await decide(cid, id, abandon))).toMatchObject({
    status: 'finished',
    ending: 'abandoned',
    outcome: { winners: [] },
  })
  for (const visit of visits) await visit.until(() => visit.over)
  for (const guest of guests)
    expect([await rating(guest), (await results(guest)).length]).toEqual([undefined, 0])
  for (const visit of visits) visit.close()
})

test('a consent of long ago ends no match: whatever happens lets the proposal fall', async () => {
  const { id, guests, visits } = await open(2)
  const [ann, bob] = guests
  await decide(ann, id, { kind: 'abandon', number: 0, accept: true })
  await answerFirst(visits[1])
  await visits[0].until(() => visits[0].number === 1)
  await visits[0].until(() => visits[0].table.proposal === undefined)
  expect(tableIn(await decide(bob, id, { kind: 'abandon', number: 1, accept: true })).proposal).toMatchObject(
    {
      accepted: [1],
      needed: [0],
    },
  )
  for (const visit of visits) visit.close()
})

test('while a bot holds the seat of somebody who is away, the others cannot end the match behind their back', async () => {
  const { id, guests, visits } = await open(3, { customs: { patience: 10 } })
  const [ann, bob, cid] = guests
  visits[2].close()
  await visits[0].until(() => (personAt(visits[0], 2).seen ?? 0) >= time)
  for (const visit of visits.slice(0, 2)) await answerFirst(visit)
  await visits[0].until(() => visits[0].number === 2)
  time += 11 * MINUTE
  const bot = { kind: 'bot', about: 2, number: 2, accept: true } as const
  await decide(ann, id, bot)
  tableIn(await decide(bob, id, bot))
  // The bot lays a card, and one more in the next round; then the match waits for Ann and Bob.
  await visits[0].until(() => visits[0].number === 4)
  const { number } = visits[0]
  const abandon = { kind: 'abandon', number, accept: true } as const
  await decide(ann, id, abandon)
  const table = tableIn(await decide(bob, id, abandon))
  expect(table).toMatchObject({ status: 'playing', proposal: { accepted: [0, 1], needed: [2] } })
  // Back again, it is for them to say.
  const back = await cid.sit(id)
  expect(personAt(back, 2).held).toBeUndefined()
  expect(tableIn(await decide(cid, id, abandon)).ending).toBe('abandoned')
  for (const visit of [...visits, back]) visit.close()
})

test('who conceded has lost, also if the others end the match by agreement afterwards; for these nothing changes', async () => {
  const { id, guests, visits } = await open(3)
  const [ann, bob, cid] = guests
  await concede(ann, id)
  await visits[1].until(() => personAt(visits[1], 0).conceded === true)
  // The bot in Ann's seat answers first; then it waits.
  await visits[1].until(() => !visits[1].position?.waiting.includes(0))
  const abandon = { kind: 'abandon', number: visits[1].number, accept: true } as const
  await decide(bob, id, abandon)
  expect(tableIn(await decide(cid, id, abandon)).ending).toBe('abandoned')
  expect(await rating(ann)).toBeLessThan(1500)
  expect(await results(ann)).toMatchObject([{ seats: [{ conceded: true }] }])
  for (const guest of [bob, cid]) expect([await rating(guest), await results(guest)]).toEqual([undefined, []])
  for (const visit of visits) visit.close()
})

test('somebody is away: everybody sees since when; after the time that the table chose a bot may be proposed; back again, the seat is theirs', async () => {
  const { id, guests, visits } = await open(3, { customs: { patience: 60 } })
  const [ann, bob, cid] = guests
  const bot = { kind: 'bot', about: 2, number: 2, accept: true } as const
  visits[2].close()
  const wentAt = time
  await visits[0].until(() => personAt(visits[0], 2).seen === wentAt)
  await visits[0].until(() =>
    visits[0].heard.some(
      message => message.type === 'presence' && String(message.presence.seats) === 'here,here,gone',
    ),
  )
  for (const visit of visits.slice(0, 2)) await answerFirst(visit)
  await visits[0].until(() => visits[0].number === 2)
  const notAbsent = { status: 409, body: { error: { code: 'notAbsent' } } }
  expect(await decide(ann, id, bot)).toMatchObject(notAbsent)
  // The match does not wait for Bob; and nobody proposes a bot for oneself.
  expect(await decide(ann, id, { ...bot, about: 1 })).toMatchObject(notAbsent)
  expect(await decide(cid, id, bot)).toMatchObject({ status: 400 })
  time += HOUR
  expect(tableIn(await decide(ann, id, bot)).proposal).toMatchObject({ about: 2, accepted: [0], needed: [1] })
  // Whom it is about comes back, or has no say: nobody keeps the others waiting for ever from afar.
  expect(await decide(cid, id, { ...bot, accept: false })).toMatchObject({
    status: 403,
    body: { error: { code: 'notAllowed' } },
  })
  // Another proposal has to wait.
  const abandon = { kind: 'abandon', number: 2, accept: true } as const
  expect(await decide(bob, id, abandon)).toMatchObject({ body: { error: { code: 'otherProposal' } } })
  expect(personAt(visits[0], 2).held).toBeUndefined()
  expect(tableIn(await decide(bob, id, bot)).seats[2]).toMatchObject({ held: true })
  await visits[0].until(() => visits[0].number > 2)
  expect(visits[0].log.filter(entry => entry.seat === 2).at(-1)?.byBot).toBe(true)
  const back = await cid.sit(id)
  await visits[0].until(() => personAt(visits[0], 2).held === undefined)
  await playOn([visits[0], visits[1], back])
  for (const visit of [...visits, back]) visit.close()
})

test('whoever comes back lets the proposal fall; those who are away as long themselves are not waited for', async () => {
  const { id, guests, visits } = await open(3, { customs: { patience: 30 } })
  const [ann, , cid] = guests
  visits[1].close()
  visits[2].close()
  await answerFirst(visits[0])
  await visits[0].until(() => visits[0].number === 1)
  await visits[0].until(
    () => (personAt(visits[0], 2).seen ?? 0) >= time && (personAt(visits[0], 1).seen ?? 0) >= time,
  )
  time += 31 * MINUTE
  // Cid comes back and looks: whoever has just come back has a say.
  const back = await cid.sit(id)
  const bot = { kind: 'bot', about: 1, number: 1, accept: true } as const
  expect(tableIn(await decide(ann, id, bot)).proposal).toMatchObject({ needed: [2] })
  back.close()
  await visits[0].until(() => (personAt(visits[0], 2).seen ?? 0) >= time)
  time += 31 * MINUTE
  // Now both are away: asked again, Ann decides alone.
  expect(tableIn(await decide(ann, id, bot)).seats[1]).toMatchObject({ held: true })
  for (const visit of visits) visit.close()
})

test('a table that waits as long as it takes never gives a seat to a bot', async () => {
  const { id, guests, visits } = await open(2, { customs: { patience: null } })
  visits[1].close()
  await answerFirst(visits[0])
  time += 1000 * HOUR
  const bot = { kind: 'bot', about: 1, number: 1, accept: true } as const
  expect(await decide(guests[0], id, bot)).toMatchObject({ body: { error: { code: 'notAbsent' } } })
  for (const visit of visits) visit.close()
})

test('who never comes back loses to those who stayed, by whatever way: a bot by agreement too', async () => {
  const { id, guests, visits } = await open(2, { customs: { patience: 10 } })
  const [ann, bob] = guests
  for (const visit of [visits[1], visits[0], visits[0]]) await answerFirst(visit)
  visits[1].close()
  await visits[0].until(() => visits[0].number === 3 && (personAt(visits[0], 1).seen ?? 0) >= time)
  time += 11 * MINUTE
  tableIn(await decide(ann, id, { kind: 'bot', about: 1, number: 3, accept: true }))
  await playOn(visits.slice(0, 1))
  expect(await rating(bob)).toBeLessThan(1500)
  expect(await rating(ann)).toBeGreaterThan(1500)
  for (const visit of visits) visit.close()
})

test('who deletes the account in the middle of a match gives it up: the other one has won', async () => {
  const { id, guests, visits } = await open(2)
  const [ann, bob] = guests
  await answerFirst(visits[0])
  await ann.ask('DELETE', paths.account)
  await visits[1].until(() => visits[1].over)
  expect(visits[1].table).toMatchObject({ id, status: 'finished', ending: 'conceded' })
  expect(await rating(bob)).toBeGreaterThan(1500)
  for (const visit of visits) visit.close()
})

test('before the start nothing can be conceded, and after it nobody is removed or leaves', async () => {
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  const { id } = await ann.create({ game: 'high-card', config: {} })
  await bob.join(id, 1)
  expect(await concede(ann, id)).toMatchObject({ body: { error: { code: 'notPlaying' } } })
  await ann.ask('PUT', paths.seat(id, 1), { kind: 'open' })
  await bob.join(id, 1)
  await ann.ask('POST', paths.start(id))
  for (const who of [ann, bob])
    expect(await who.send('POST', paths.leave(id))).toMatchObject({
      body: { error: { code: 'notGathering' } },
    })
  const removal = await ann.send('PUT', paths.seat(id, 1), { kind: 'open' })
  expect(removal).toMatchObject({ body: { error: { code: 'notGathering' } } })
  const watcher = await Guest.arrive(base, 'Cid')
  expect(await concede(watcher, id)).toMatchObject({ status: 403, body: { error: { code: 'notSeated' } } })
})

test('a match that was ended by agreement is not recorded at the next start either', async () => {
  const { id, guests, visits } = await open(2)
  for (const guest of guests) await decide(guest, id, { kind: 'abandon', number: 0, accept: true })
  const rows = await look(server.dataDir, db =>
    db.selectFrom('result').selectAll().where('table_id', '=', id).execute(),
  )
  expect(rows).toEqual([])
  const { finishedWithoutResult } = await import('../../src/storage/results.js')
  expect(await look(server.dataDir, finishedWithoutResult)).toEqual([])
  for (const visit of visits) visit.close()
})

test('who opened a table without sitting there and is gone leaves it to those who wait; with nobody there it goes, too', async () => {
  const [host, bob, cid] = await Promise.all(
    ['Host', 'Bob', 'Cid'].map(name => Guest.arrive(server.url, name)),
  )
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const
  const opened = { game: 'high-card', config: { players: 2 }, seats } as const
  const [table, empty] = [await host.create(opened), await host.create(opened)]
  for (const guest of [bob, cid]) await guest.join(table.id)
  await host.ask('DELETE', paths.account, {})
  expect((await bob.ask<TableResponse>('GET', paths.table(table.id))).table.host).toBe(bob.me.id)
  await bob.ask('POST', paths.start(table.id))
  expect(await bob.send('GET', paths.table(empty.id))).toMatchObject({ status: 404 })
})
