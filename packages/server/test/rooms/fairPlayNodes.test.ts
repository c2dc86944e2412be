import { createHash } from 'node:crypto'
import {
  type MatchFile,
  paths,
  type ResultsResponse,
  type TableInfo,
  type TableResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyFairness } from '../../src/fairness.js'
import { Guest, type Visit } from '../testing/client.js'
import { games } from '../testing/games.js'
import { pause } from '../testing/player.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { type TestServer, testServer } from '../testing/server.js'
import { answerFirst, concede, decide, personAt, playing, playOn, type Reply } from '../testing/table.js'

/** Everything of fair play with two nodes on one database, where the same things happen at the same moment. */

const MINUTE = 60_000
const ROUNDS = 4
const MOST_TRIES = 200

let postgres: PostgresServer
let nodes: TestServer[]
let bases: string[]
let time = Date.UTC(2026, 5, 1, 12)
beforeAll(async () => {
  postgres = await startPostgres()
  const options = {
    flags: { databaseUrl: await postgres.newDatabase() },
    now: () => time,
    absence: Number.POSITIVE_INFINITY,
  }
  nodes = [await testServer(options), await testServer(options)]
  bases = nodes.map(({ port }) => `http://127.0.0.1:${port}`)
}, 120_000)
afterAll(async () => {
  for (const node of nodes) await node.close()
  await postgres.stop()
})

/** People at both nodes in turn. */
const people = (count: number, body: Parameters<typeof playing>[1] = {}) =>
  playing(
    Array.from({ length: count }, (_, i) => bases[i % 2]),
    body,
  )

/** The table as both nodes know it; they agree in the end. */
async function agreed(guest: Guest, id: string, holds: (table: TableInfo) => boolean): Promise<TableInfo> {
  const ask = (base: string) => guest.at(base).ask<TableResponse>('GET', paths.table(id))
  for (let tries = 0; ; tries++) {
    const [one, other] = (await Promise.all(bases.map(ask))).map(withoutSeen)
    const isSame = JSON.stringify(one) === JSON.stringify(other)
    if (holds(one) && isSame) return one
    // News takes a moment.
    if (tries === MOST_TRIES) expect([one, other]).toEqual([one, one])
    if (tries === MOST_TRIES) throw new Error(`Not as expected: ${JSON.stringify(one)}`)
    await pause(25)
  }
}

/** When somebody came is written together with others, and told only when somebody goes. */
const withoutSeen = ({ table }: TableResponse): TableInfo => ({
  ...table,
  seats: table.seats.map(info => {
    if (info.kind !== 'person') return info
    const { seen: _seen, ...rest } = info
    return rest
  }),
})

const codes = (replies: readonly Reply[]): string[] =>
  replies.map(({ status, body }) =>
    status === 200 ? 'done' : (body as { error: { code: string } }).error.code,
  )

const closeAll = (visits: readonly Visit[]): void => {
  for (const visit of visits) visit.close()
}

test('one concedes while the other answers: the match is over once, with that answer or without it', async () => {
  const withAnswer = new Set<boolean>()
  for (let round = 0; round < ROUNDS; round++) {
    const { id, guests, visits } = await people(2)
    const [ann, bob] = guests
    const { asked } = visits[1]
    const [reply, answer] = await Promise.all([
      concede(ann, id),
      visits[1].answer(asked?.id ?? '', asked?.options[0] ?? {}),
    ])
    expect(reply.status).toBe(200)
    expect(['done', 'stale']).toContain(answer.type)
    const table = await agreed(ann, id, ({ status }) => status === 'finished')
    expect(table).toMatchObject({ ending: 'conceded', outcome: { winners: [1] } })
    const file = await bob.ask<MatchFile>('GET', paths.export(id))
    expect(file.answers.length).toBe(answer.type === 'done' ? 1 : 0)
    withAnswer.add(answer.type === 'done')
    for (const visit of visits) {
      await visit.until(() => visit.over && visit.number === file.answers.length)
      expect(visit.position).toMatchObject({ decisions: [], waiting: [] })
    }
    const { results } = await bob.ask<ResultsResponse>('GET', paths.results(bob.me.id))
    expect(results).toMatchObject([{ seats: [{ conceded: true, rank: 2 }, { rank: 1 }] }])
    closeAll(visits)
  }
})

test('both concede at the same moment: one has lost, and the other one has won', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, guests, visits } = await people(2)
    const replies = await Promise.all(guests.map(guest => concede(guest, id)))
    expect(codes(replies).sort()).toEqual(['done', 'notPlaying'])
    const loser = codes(replies).indexOf('done')
    const table = await agreed(guests[0], id, ({ status }) => status === 'finished')
    expect(table).toMatchObject({ outcome: { winners: [1 - loser] } })
    closeAll(visits)
  }
})

test('an answer of somebody who concedes elsewhere at that moment stands or is refused, and none comes later', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, guests, visits } = await people(3)
    const [ann, bob] = guests
    const { asked } = visits[0]
    const [reply, answer] = await Promise.all([
      concede(ann.at(bases[1]), id),
      visits[0].answer(asked?.id ?? '', asked?.options[0] ?? {}),
    ])
    expect(reply.status).toBe(200)
    await visits[1].until(() => personAt(visits[1], 0).conceded === true)
    // A bot plays on; only what was acknowledged is Ann's own.
    await visits[1].until(() => !visits[1].position?.waiting.includes(0))
    const own = visits[1].log.filter(entry => entry.seat === 0 && !entry.byBot)
    expect(own.length).toBe(answer.type === 'done' ? 1 : 0)
    expect((await concede(bob, id)).status).toBe(200)
    expect(await agreed(bob, id, ({ status }) => status === 'finished')).toMatchObject({
      outcome: { winners: [2] },
    })
    closeAll(visits)
  }
})

test('both propose to end the match at the same moment: that is agreement, once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, guests, visits } = await people(2)
    const wish = { kind: 'abandon', number: 0, accept: true } as const
    const replies = await Promise.all(guests.map(guest => decide(guest, id, wish)))
    expect(codes(replies)).toEqual(['done', 'done'])
    expect(await agreed(guests[0], id, ({ status }) => status === 'finished')).toMatchObject({
      ending: 'abandoned',
    })
    for (const visit of visits) await visit.until(() => visit.over)
    closeAll(visits)
  }
})

test('two different proposals at the same moment: one stands, the other is refused', async () => {
  const { id, guests, visits } = await people(3, { customs: { patience: 10 } })
  const [ann, bob] = guests
  visits[2].close()
  for (const visit of visits.slice(0, 2)) await answerFirst(visit)
  for (const visit of visits.slice(0, 2)) {
    await visit.until(() => visit.number === 2)
    // Who is away, and since when, is known at the other node too.
    await visit.until(() => (personAt(visit, 2).seen ?? 0) >= time)
  }
  time += 11 * MINUTE
  for (let round = 0; round < ROUNDS; round++) {
    const wishes = [
      { kind: 'bot', about: 2, number: 2, accept: true },
      { kind: 'abandon', number: 2, accept: true },
    ] as const
    const replies = await Promise.all([decide(ann, id, wishes[0]), decide(bob, id, wishes[1])])
    expect(codes(replies).sort()).toEqual(['done', 'otherProposal'])
    const first = codes(replies).indexOf('done')
    const table = await agreed(ann, id, ({ proposal }) => proposal !== undefined)
    expect(table.proposal).toMatchObject({ kind: wishes[first].kind, seat: first, accepted: [first] })
    // Both take it away at once: one does, for the other there is none any more.
    const away = { ...wishes[first], accept: false }
    const ended = await Promise.all([decide(ann, id, away), decide(bob, id, away)])
    expect(codes(ended).sort()).toEqual(['done', 'noRequest'])
    await agreed(ann, id, ({ proposal }) => proposal === undefined)
  }
  closeAll(visits)
})

test('the last consent and an answer at the same moment: the match ends, or it goes on, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, guests, visits } = await people(2)
    const [ann, bob] = guests
    const wish = { kind: 'abandon', number: 0, accept: true } as const
    await decide(ann, id, wish)
    await agreed(ann, id, ({ proposal }) => proposal !== undefined)
    const { asked } = visits[0]
    const [consent, answer] = await Promise.all([
      decide(bob, id, wish),
      visits[0].answer(asked?.id ?? '', asked?.options[0] ?? {}),
    ])
    if (answer.type === 'done') {
      expect(codes([consent])).toEqual(['stale'])
      const table = await agreed(ann, id, ({ proposal }) => proposal === undefined)
      expect(table.status).toBe('playing')
    } else {
      expect(codes([consent])).toEqual(['done'])
      expect(await agreed(ann, id, ({ status }) => status === 'finished')).toMatchObject({
        ending: 'abandoned',
      })
    }
    closeAll(visits)
  }
})

test('somebody comes back at one node while a bot is agreed on at the other: in the end the seat is theirs', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, guests, visits } = await people(2, { customs: { patience: 10 } })
    const [ann, bob] = guests
    visits[1].close()
    await answerFirst(visits[0])
    await visits[0].until(() => (personAt(visits[0], 1).seen ?? 0) >= time)
    time += 11 * MINUTE
    const [, back] = await Promise.all([
      decide(ann, id, { kind: 'bot', about: 1, number: 1, accept: true }),
      bob.sit(id),
    ])
    // A page that is looked at says so.
    back.send({ type: 'active', active: true })
    await back.until(() => personAt(back, 1).held === undefined)
    await visits[0].until(() => personAt(visits[0], 1).held === undefined)
    await playOn([visits[0], back])
    closeAll([visits[0], back])
  }
})

test('who only takes back and answers again at one node lets nothing fall that the others agree on at the other', async () => {
  const { id, guests, visits } = await people(4, { customs: { patience: 10 } })
  const [ann, , bob, cid] = [visits[0], visits[1], visits[2], visits[3]]
  for (const visit of [ann, bob, cid]) await answerFirst(visit)
  const takeBack = async (): Promise<void> => {
    const { number, position } = cid
    const to = (position?.moment ?? 0) - 1
    expect((await cid.command({ type: 'undo', key: cid.newKey(), number, to })).type).toBe('done')
  }
  await takeBack()
  time += 16 * MINUTE
  const fidget = async (): Promise<void> => {
    await answerFirst(cid)
    await takeBack()
    await Promise.all([ann, bob].map(visit => visit.until(() => visit.number === cid.number)))
  }
  const agree = async (guest: Guest, accepted: readonly number[]): Promise<void> => {
    expect(
      (await decide(guest, id, { kind: 'bot', about: 3, number: cid.number, accept: true })).status,
    ).toBe(200)
    const stands = ({ proposal }: TableInfo): boolean =>
      JSON.stringify(proposal?.accepted) === JSON.stringify(accepted) && proposal?.number === cid.number
    await agreed(guest, id, stands)
    await fidget()
    await agreed(guest, id, stands)
  }
  await fidget()
  await agree(guests[0], [0])
  await agree(guests[2], [0, 2])
  time += 5 * MINUTE
  await decide(guests[0], id, { kind: 'bot', about: 3, number: cid.number, accept: true })
  await ann.until(() => personAt(ann, 3).held === true)
  closeAll(visits)
})

test('hints, phrases and what those who watch may do are known at both nodes', async () => {
  const { id, guests, visits } = await people(2, { customs: { hints: true } })
  await Promise.all(guests.map(guest => guest.ask('POST', paths.hint(id))))
  const lines = (visit: Visit): string[] =>
    visit.heard.flatMap(message => (message.type === 'chat' ? [message.entry.text] : []))
  for (const visit of visits)
    await visit.until(
      () => personAt(visit, 0).hints === 1 && personAt(visit, 1).hints === 1 && lines(visit).length === 2,
    )
  await visits[0].command({ type: 'say', key: 'phrase.key', phrase: 'thanks' })
  await visits[1].until(() => lines(visits[1]).includes('thanks'))
  const watcher = await (await Guest.arrive(bases[1], 'Wes')).sit(id)
  await guests[0].ask('PUT', paths.customs(id), { watchersTalk: true })
  await watcher.until(() => watcher.table.customs?.watchersTalk === true)
  expect(await watcher.command({ type: 'chat', key: 'watcher.key', text: 'Hi' })).toMatchObject({
    type: 'done',
  })
  closeAll([...visits, watcher])
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

test('a word is promised while the host starts elsewhere: it is in, or refused; told at the same moment, all words start the match once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [ann, bob] = await Promise.all(bases.map((base, i) => Guest.arrive(base, `Player ${i}`)))
    const { id, fairness } = await ann.create({ game: 'high-card', config: { players: 2 } })
    await bob.join(id, 1)
    await agreed(ann, id, ({ seats }) => seats[1].kind === 'person')
    await ann.ask('PUT', paths.word(id), { hash: sha256('tumbleweed') })
    const [start, promise] = await Promise.all([
      ann.send('POST', paths.start(id)),
      bob.send('PUT', paths.word(id), { hash: sha256('sarsaparilla') }),
    ])
    expect(start.status).toBe(200)
    const isIn = promise.status === 200
    if (!isIn) expect(codes([promise])).toEqual(['sealed'])
    const sealed = await agreed(ann, id, table => table.sealed === true)
    expect(sealed.fairness.words).toHaveLength(isIn ? 2 : 1)
    const told = await Promise.all([
      ann.send('POST', paths.word(id), { word: 'tumbleweed' }),
      ...(isIn ? [bob.send('POST', paths.word(id), { word: 'sarsaparilla' })] : []),
    ])
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200))
    await agreed(ann, id, ({ status }) => status === 'playing')
    await concede(ann, id)
    await agreed(ann, id, ({ status }) => status === 'finished')
    const file = await bob.ask<MatchFile>('GET', paths.export(id))
    expect(verifyFairness(file, fairness.seedHash ?? '', games).words).toBe(isIn ? 2 : 1)
  }
})

test('both ask for the next match at once, one with the seats turned: there is one, and everybody has a seat', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, guests, visits } = await people(2)
    await concede(guests[0], id)
    await agreed(guests[0], id, ({ status }) => status === 'finished')
    const next = await Promise.all(
      guests.map((guest, i) =>
        guest.ask<TableResponse>('POST', paths.rematch(id), { seats: i === 0 ? 'keep' : 'turn' }),
      ),
    )
    expect(next[0].table.id).toBe(next[1].table.id)
    expect(next.map(({ seat }) => seat).sort()).toEqual([0, 1])
    closeAll(visits)
  }
})
