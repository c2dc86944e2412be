import { paths, type TableResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, type Visit } from '../testing/client.js'
import { type TestServer, testServer } from '../testing/server.js'
import { concede, personAt, playing } from '../testing/table.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

const said = (visit: Visit) =>
  visit.heard.flatMap(message => (message.type === 'chat' ? [message.entry] : []))

test('hints among people are off unless the table allows them; alone with bots they are free', async () => {
  const { id, guests, visits } = await playing([base, base])
  expect(visits[0].table.customs).toEqual({ hints: false, patience: 4320, watchersTalk: false })
  const refused = await guests[0].send('POST', paths.hint(id))
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'noHints' } } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const alone = await guests[0].create({ game: 'high-card', config: {}, seats, start: true })
  await guests[0].ask('POST', paths.hint(alone.id))
  for (const visit of visits) visit.close()
})

test('where hints are allowed, everybody sees who asked for one: a line in the chat and a mark on the seat, once for each question', async () => {
  const { id, guests, visits } = await playing([base, base], { customs: { hints: true } })
  const watcher = await (await Guest.arrive(base, 'Wes')).sit(id)
  for (let i = 0; i < 2; i++) await guests[1].ask('POST', paths.hint(id))
  for (const visit of [...visits, watcher]) {
    await visit.until(() => personAt(visit, 1).hints === 1 && said(visit).length === 1)
    expect(said(visit)).toMatchObject([{ person: guests[1].me.id, seat: 1, kind: 'event', text: 'hint' }])
    expect(personAt(visit, 0).hints).toBeUndefined()
  }
  const { asked } = visits[1]
  await visits[1].answer(asked?.id ?? '', asked?.options[0] ?? {})
  await visits[0].answer(visits[0].asked?.id ?? '', visits[0].asked?.options[0] ?? {})
  await visits[1].until(() => visits[1].asked !== undefined && visits[1].asked.id !== asked?.id)
  await guests[1].ask('POST', paths.hint(id))
  await visits[0].until(() => personAt(visits[0], 1).hints === 2)
  for (const visit of [...visits, watcher]) visit.close()
})

test('those who watch write if the host allows it, who may change that at any time', async () => {
  const { id, guests, visits } = await playing([base, base])
  const wes = await Guest.arrive(base, 'Wes')
  const watcher = await wes.sit(id)
  const speak = (key: string) => watcher.command({ type: 'chat', key, text: 'What a match!' })
  expect(await speak('first.try.key')).toMatchObject({ type: 'refused', code: 'notSeated' })
  for (const who of [guests[1], wes])
    expect(await who.send('PUT', paths.customs(id), { watchersTalk: true })).toMatchObject({
      status: 403,
      body: { error: { code: 'notHost' } },
    })
  await guests[0].ask('PUT', paths.customs(id), { watchersTalk: true })
  await watcher.until(() => watcher.table.customs?.watchersTalk === true)
  expect(watcher.table.customs).toMatchObject({ hints: false, patience: 4320 })
  expect(await speak('second.try.key')).toMatchObject({ type: 'done' })
  await visits[0].until(() => said(visits[0]).length === 1)
  await guests[0].ask('PUT', paths.customs(id), { watchersTalk: false })
  expect(await speak('third.try.key')).toMatchObject({ type: 'refused' })
  // Nothing else can be changed once the table is open.
  const more = await guests[0].send('PUT', paths.customs(id), { watchersTalk: true, hints: true })
  expect(more.status).toBe(400)
  for (const visit of [...visits, watcher]) visit.close()
})

test('a phrase is sent by its name, so that everybody reads it in their own language', async () => {
  const { visits } = await playing([base, base])
  const [ann, bob] = visits
  expect(await ann.command({ type: 'say', key: 'phrase.key', phrase: 'wellPlayed' })).toMatchObject({
    type: 'done',
  })
  await ann.command({ type: 'say', key: 'phrase.key', phrase: 'wellPlayed' })
  await bob.until(() => said(bob).length === 1)
  expect(said(bob)).toMatchObject([{ seat: 0, kind: 'phrase', text: 'wellPlayed' }])
  ann.send({ type: 'say', key: 'wrong.key', phrase: 'rude' } as never)
  await ann.until(() =>
    ann.heard.some(message => message.type === 'refused' && message.code === 'badRequest'),
  )
  // Nobody writes what looks like something that the table tells, nor takes the keys of such lines.
  ann.send({ type: 'chat', key: 'event.key', text: 'conceded' })
  await ann.until(() => ann.heard.filter(({ type }) => type === 'refused').length === 2)
  for (const visit of visits) visit.close()
})

test('the same people again: everybody where they sat, or one seat further; whoever asks first decides', async () => {
  for (const turned of [false, true]) {
    const { id, guests, visits } = await playing([base, base, base])
    await concede(guests[0], id)
    await concede(guests[1], id)
    const seats = turned ? 'turn' : 'keep'
    const asked = await guests[1].ask<TableResponse>('POST', paths.rematch(id), { seats })
    const later = await guests[2].ask<TableResponse>('POST', paths.rematch(id), { seats: 'keep' })
    const last = await guests[0].ask<TableResponse>('POST', paths.rematch(id))
    expect([last.seat, asked.seat, later.seat]).toEqual(turned ? [1, 2, 0] : [0, 1, 2])
    expect(last.table.customs).toEqual(visits[0].table.customs)
    for (const visit of visits) visit.close()
  }
})

test('whoever asks to play again and goes does not keep the others from it', async () => {
  const { id, guests, visits } = await playing([base, base])
  await concede(guests[0], id)
  const { table: left } = await guests[0].ask<TableResponse>('POST', paths.rematch(id))
  expect((await guests[0].send('POST', paths.leave(left.id))).status).toBe(204)
  const { table, seat } = await guests[1].ask<TableResponse>('POST', paths.rematch(id))
  expect([table.id === left.id, table.status, seat]).toEqual([false, 'gathering', 1])
  expect((await guests[0].ask<TableResponse>('POST', paths.rematch(id))).table.id).toBe(table.id)
  for (const visit of visits) visit.close()
})

test('bad wishes for a table are refused', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  for (const customs of [{ patience: 1 }, { patience: 1e9 }, { hints: 'yes' }, { manners: true }])
    expect(await ann.send('POST', paths.tables, { game: 'high-card', config: {}, customs })).toMatchObject({
      status: 400,
      body: { error: { code: 'badRequest' } },
    })
})
