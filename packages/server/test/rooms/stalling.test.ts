import { type CreateTableBody, paths, type StatisticsResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Visit } from '../testing/client.js'
import { look } from '../testing/database.js'
import { type TestServer, testServer } from '../testing/server.js'
import { answerFirst, decide, personAt, playing, playOn, tableIn } from '../testing/table.js'

const MINUTE = 60_000
const NOTICE = 5 * MINUTE

let time = Date.UTC(2026, 5, 1, 12)
let server: TestServer
beforeAll(async () => {
  server = await testServer({ now: () => time, absence: Number.POSITIVE_INFINITY })
})
afterAll(() => server.close())

const open = (people: number, body: Partial<CreateTableBody> = {}) =>
  playing(new Array<string>(people).fill(server.url), { customs: { patience: 60 }, ...body })

const bot = (about: number, number: number, accept = true) =>
  ({ kind: 'bot', about, number, accept }) as const
const notAbsent = { status: 409, body: { error: { code: 'notAbsent' } } }
const seen = async (visit: Visit, seat: number) =>
  visit.until(() => (personAt(visit, seat).seen ?? 0) >= time)

test('who looks in now and then but never answers is given a bot after the patience of the table, and a notice', async () => {
  const { id, guests, visits } = await open(3)
  const [ann, bob, cid] = guests
  for (const visit of visits.slice(0, 2)) await answerFirst(visit)
  await visits[0].until(() => visits[0].number === 2)
  const askedAt = time
  let look = visits[2]
  for (const _ of [1, 2, 3]) {
    time += 19 * MINUTE
    look.close()
    await seen(visits[0], 2)
    look = await cid.sit(id)
  }
  expect(personAt(look, 2).since).toBe(askedAt)
  expect(await decide(ann, id, bot(2, 2))).toMatchObject(notAbsent)
  time = askedAt + 60 * MINUTE
  const from = time + NOTICE
  expect(tableIn(await decide(ann, id, bot(2, 2))).proposal).toMatchObject({ needed: [1], from })
  // To be seen again is not to play; and whom it is about has no say.
  look.close()
  time += MINUTE
  look = await cid.sit(id)
  expect(look.table.proposal).toMatchObject({ about: 2, accepted: [0], from })
  // All have agreed, but the notice runs: nothing happens yet.
  const agreed = tableIn(await decide(bob, id, bot(2, 2)))
  expect(agreed.proposal).toMatchObject({ accepted: [0, 1], needed: [], from })
  expect(agreed.seats[2]).not.toHaveProperty('held')
  time = from
  expect(tableIn(await decide(ann, id, bot(2, 2))).seats[2]).toMatchObject({ held: true })
  await visits[0].until(() => visits[0].number > 2)
  expect(visits[0].log.filter(entry => entry.seat === 2).at(-1)?.byBot).toBe(true)
  for (const visit of [...visits, look]) visit.close()
})

test('who thinks within the patience, or answers during the notice, loses nothing, and patience begins anew', async () => {
  const { id, guests, visits } = await open(3)
  for (const visit of visits.slice(0, 2)) await answerFirst(visit)
  await visits[0].until(() => visits[0].number === 2)
  time += 59 * MINUTE
  expect(await decide(guests[0], id, bot(2, 2))).toMatchObject(notAbsent)
  time += MINUTE
  expect(tableIn(await decide(guests[0], id, bot(2, 2))).proposal).toMatchObject({ needed: [1] })
  await answerFirst(visits[2])
  await visits[0].until(() => visits[0].number === 3 && visits[0].table.proposal === undefined)
  // The next round asks all of them again.
  time += 59 * MINUTE
  expect(await decide(guests[0], id, bot(2, 3))).toMatchObject(notAbsent)
  expect(personAt(visits[0], 2).held).toBeUndefined()
  for (const visit of visits) visit.close()
})

test('talking, taking back and answering again is no playing: nobody holds a table up that way', async () => {
  const { id, guests, visits } = await open(3)
  const [ann, bob, cid] = visits
  const askedAt = time
  await answerFirst(ann)
  await cid.until(() => cid.number === 1)
  for (const minutes of [20, 40, 59]) {
    time = askedAt + minutes * MINUTE
    await answerFirst(cid)
    const { number, position } = cid
    const undo = { type: 'undo', key: cid.newKey(), number, to: (position?.moment ?? 0) - 1 } as const
    expect((await cid.command(undo)).type).toBe('done')
    await cid.command({ type: 'chat', key: cid.newKey(), text: 'I am thinking' })
  }
  time = askedAt + 60 * MINUTE
  const wish = bot(2, cid.number)
  expect(tableIn(await decide(guests[0], id, wish)).proposal).toMatchObject({ about: 2, accepted: [0] })
  // What makes the proposal fall gains no second notice.
  await answerFirst(cid)
  const undo = { type: 'undo', key: cid.newKey(), number: cid.number, to: cid.number - 8 } as const
  await cid.command({ ...undo, to: (cid.position?.moment ?? 1) - 1 })
  time += NOTICE
  await ann.until(() => ann.number === cid.number)
  // Bob lets the others wait as long: Ann need not wait for him either.
  expect(tableIn(await decide(guests[0], id, bot(2, ann.number))).seats[2]).toMatchObject({ held: true })
  for (const visit of [ann, bob, cid]) visit.close()
})

/** Takes back the last answer. */
function takeBack(visit: Visit, key = visit.newKey()): ReturnType<Visit['command']> {
  const { number, position } = visit
  return visit.command({ type: 'undo', key, number, to: (position?.moment ?? 0) - 1 })
}

test('a script that takes back and answers again lets no consent fall: the others agree on a bot all the same', async () => {
  const { id, guests, visits } = await open(4)
  const [ann, bob, cid, dee] = visits
  for (const visit of [ann, bob, cid]) await answerFirst(visit)
  await takeBack(cid)
  // Nothing is shown while Cid or Dee has not answered: what each of them does is theirs to take back.
  const fidget = async (): Promise<void> => {
    for (const visit of [cid, dee]) {
      await answerFirst(visit)
      expect((await takeBack(visit)).type).toBe('done')
      await Promise.all(visits.map(other => other.until(() => other.number === visit.number)))
    }
  }
  await dee.until(() => dee.number === cid.number)
  time += 60 * MINUTE + NOTICE
  await fidget()
  const from = time + NOTICE
  expect(tableIn(await decide(guests[0], id, bot(2, cid.number))).proposal).toMatchObject({ accepted: [0] })
  await fidget()
  const agreed = tableIn(await decide(guests[1], id, bot(2, cid.number)))
  expect(agreed.proposal).toMatchObject({ accepted: [0, 1], from })
  await fidget()
  time = from
  // Whose answer stands is not waited for: there is nothing for a bot to do.
  await answerFirst(cid)
  const answered = tableIn(await decide(guests[0], id, bot(2, cid.number)))
  expect(answered.seats[2]).not.toHaveProperty('held')
  expect(answered.proposal).toMatchObject({ accepted: [0, 1] })
  expect((await takeBack(cid)).type).toBe('done')
  expect(tableIn(await decide(guests[1], id, bot(2, cid.number))).seats[2]).toMatchObject({ held: true })
  for (const visit of visits) visit.close()
})

test('what others do lets such a proposal fall as any other, and so does an answer that leads further', async () => {
  const { id, guests, visits } = await open(4)
  const [ann, bob, cid, dee] = visits
  for (const visit of [ann, bob]) await answerFirst(visit)
  await cid.until(() => cid.number === 2)
  time += 60 * MINUTE + NOTICE
  for (const playing of [cid, dee]) {
    const wish = bot(3, ann.number)
    expect(tableIn(await decide(guests[0], id, wish)).proposal).toMatchObject({ accepted: [0] })
    await answerFirst(playing)
    await ann.until(() => ann.number > wish.number && ann.table.proposal === undefined)
  }
  for (const visit of visits) visit.close()
})

const TEN = 10 * MINUTE
const DAY = 24 * 60 * MINUTE

test('taking back is free, but not for ever: sixty times in ten minutes and three hundred in a day, by seat', async () => {
  const { guests, visits } = await open(2)
  const [ann, bob] = visits
  const began = time
  const again = async (): ReturnType<Visit['command']> => {
    await answerFirst(ann)
    time += 1000
    return takeBack(ann)
  }
  const key = ann.newKey()
  await answerFirst(ann)
  const first = await takeBack(ann, key)
  const firstAt = time
  for (let i = 1; i < 60; i++) expect((await again()).type).toBe('done')
  const refusal = { type: 'refused', code: 'tooFast', path: 'undo' }
  expect(await again()).toMatchObject({ ...refusal, expected: firstAt + TEN })
  // Alone with bots there is nobody to be disturbed.
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const alone = await guests[0].create({ game: 'high-card', config: {}, seats, start: true })
  const mine = await guests[0].sit(alone.id)
  for (let i = 0; i < 70; i++) {
    await answerFirst(mine)
    // The bot may answer at that moment.
    const undo = (): ReturnType<Visit['command']> =>
      mine.command({ type: 'undo', key: mine.newKey(), number: mine.number, to: 0 })
    let reply = await undo()
    while (reply.type === 'stale') reply = await undo()
    expect(reply.type).toBe('done')
  }
  mine.close()
  // What is done already is only said again; what somebody else takes back is theirs.
  expect(await takeBack(ann, key)).toMatchObject({ type: 'done', number: 'number' in first && first.number })
  await ann.command({ type: 'undo', key: ann.newKey(), number: 0, to: 0 }).then(stale => {
    expect(stale.type).toBe('stale')
  })
  time = firstAt + TEN
  expect((await takeBack(ann)).type).toBe('done')
  for (let window = 1; window < 5; window++) {
    time = began + 2 * window * TEN
    for (let i = 0; i < (window === 4 ? 59 : 60); i++) expect((await again()).type).toBe('done')
  }
  time = began + 20 * TEN
  expect(await again()).toMatchObject({ ...refusal, expected: firstAt + DAY })
  time = firstAt + DAY
  expect((await takeBack(ann)).type).toBe('done')
  await bob.until(() => bob.number === ann.number)
  await answerFirst(bob)
  expect((await takeBack(bob)).type).toBe('done')
  for (const visit of visits) visit.close()
})

test('nor are the others asked for ever to take something back', async () => {
  const { visits } = await open(2)
  const [ann, bob] = visits
  for (const visit of visits) await answerFirst(visit)
  await ann.until(() => ann.number === 2)
  const ask = (): ReturnType<Visit['command']> =>
    ann.command({ type: 'undo', key: ann.newKey(), number: 2, to: 0 })
  for (let i = 0; i < 20; i++) {
    expect((await ask()).type).toBe('done')
    await ann.command({ type: 'undoReply', key: ann.newKey(), number: 2, to: 0, accept: false })
  }
  expect(await ask()).toMatchObject({ type: 'refused', code: 'tooFast', path: 'undo' })
  time += TEN
  expect((await ask()).type).toBe('done')
  for (const visit of [ann, bob]) visit.close()
})

test('who comes back has the seat when the bot has answered: nobody waits it out again and again', async () => {
  const { id, guests, visits } = await open(2)
  const [ann, bob] = guests
  await answerFirst(visits[0])
  await visits[0].until(() => visits[0].number === 1)
  time += 60 * MINUTE
  await decide(ann, id, bot(1, 1))
  time += NOTICE
  // Bob's page says that he is there again the moment the bot has the seat.
  visits[1].send({ type: 'active', active: true })
  tableIn(await decide(ann, id, bot(1, 1)))
  visits[1].send({ type: 'active', active: true })
  const again = await bob.sit(id)
  await visits[0].until(() => visits[0].number > 1)
  expect(visits[0].log.find(entry => entry.seat === 1)?.byBot).toBe(true)
  again.send({ type: 'active', active: true })
  await visits[0].until(() => personAt(visits[0], 1).held === undefined)
  await playOn([visits[0], again])
  // A tenth of the answers by a bot and more: lost to who stayed, and not a way out of a bad match.
  const rating = async (who: (typeof guests)[number]) =>
    (await who.ask<StatisticsResponse>('GET', paths.statistics(who.me.id))).games[0]?.rating?.value
  expect(await rating(bob)).toBeLessThan((await rating(ann)) ?? 0)
  for (const visit of [...visits, again]) visit.close()
})

test('while there is time on the clock or until a deadline, nobody is said to let the others wait', async () => {
  const rule = { kind: 'deadline', hours: 12, onExpiry: 'wait' } as const
  const { id, guests, visits } = await open(2, { customs: { patience: 10 }, time: rule })
  await answerFirst(visits[0])
  await visits[0].until(() => visits[0].number === 1)
  time += 11 * 60 * MINUTE
  expect(await decide(guests[0], id, bot(1, 1))).toMatchObject(notAbsent)
  time += 60 * MINUTE
  expect(tableIn(await decide(guests[0], id, bot(1, 1))).proposal).toMatchObject({ about: 1 })
  for (const visit of visits) visit.close()
})

test('time in which the server took no answers does not count', async () => {
  const frozen = await testServer({ now: () => time, absence: 10 * MINUTE })
  const bases = [frozen.url, frozen.url]
  const { id, guests, visits } = await playing(bases, { customs: { patience: 60 } })
  await answerFirst(visits[0])
  await visits[0].until(() => visits[0].number === 1)
  // Nobody watched over the clocks for five hours.
  time += 300 * MINUTE
  expect(await decide(guests[0], id, bot(1, 1))).toMatchObject(notAbsent)
  for (const visit of visits) visit.close()
  await frozen.close()
})

test('nor does it count for the notice: who could not answer during it has it still', async () => {
  const frozen = await testServer({ now: () => time, absence: 10 * MINUTE })
  const { id, guests, visits } = await playing([frozen.url, frozen.url], { customs: { patience: 10 } })
  await answerFirst(visits[0])
  await visits[0].until(() => visits[0].number === 1)
  for (const _ of [1, 2]) {
    time += 5 * MINUTE
    // The clocks are watched over meanwhile.
    await vi.waitFor(async () => {
      const watched = await look(frozen.dataDir, db =>
        db.selectFrom('setting').select('value').where('name', '=', 'clocksWatchedAt').executeTakeFirst(),
      )
      expect(Number(watched?.value)).toBe(time)
    }, 10_000)
  }
  expect(tableIn(await decide(guests[0], id, bot(1, 1))).proposal).toMatchObject({ from: time + NOTICE })
  time += 30 * MINUTE
  expect(tableIn(await decide(guests[0], id, bot(1, 1))).proposal).toMatchObject({ from: time + NOTICE })
  time += NOTICE
  expect(tableIn(await decide(guests[0], id, bot(1, 1))).seats[1]).toMatchObject({ held: true })
  for (const visit of visits) visit.close()
  await frozen.close()
})

test('somebody who asks again and again to take something back holds the bots up for a minute, not for ever', async () => {
  const { id, visits } = await open(2, {
    config: { players: 3 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  })
  const [ann, bob] = visits
  await answerFirst(bob)
  await ann.until(() => ann.number === 2)
  // So that the request is there before the bot is asked, whichever is quicker: this process has no claim any more.
  time += 10 * MINUTE
  const claim = { lease_holder: 'a process that died', lease_until: time + MINUTE }
  await look(server.dataDir, db => db.updateTable('gametable').set(claim).where('id', '=', id).execute())
  await answerFirst(ann)
  await ann.until(() => ann.number === 3 && ann.position?.waiting.includes(2) === true)
  await vi.waitFor(
    async () => {
      await ann.command({ type: 'undo', key: ann.newKey(), number: 3, to: 0 })
      time += MINUTE / 2
      expect(bob.number).toBeGreaterThan(3)
    },
    { timeout: 20_000 },
  )
  for (const visit of visits) visit.close()
})
