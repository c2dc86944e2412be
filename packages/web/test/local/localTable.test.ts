import { type AnyGame, anyGame, LANGS, type MatchRecord } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import type { Level } from '@railhead/protocol'
import { applyChanges } from '@railhead/protocol'
import { gameById } from '@railhead/shelf'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts, makeWriter } from '../../src/i18n/index.js'
import type { LocalSeat, LocalWish, SavedMatch } from '../../src/local/saved.js'
import { noticeText } from '../../src/play/noticeText.js'
import { HttpFault } from '../../src/table/http.js'
import { answer, Device, isAsked, until } from './testing.js'

let device = new Device()
afterEach(() => device.close())

const bot = (level: Level): LocalSeat => ({ kind: 'bot', level })
const person = (name: string): LocalSeat => ({ kind: 'person', name })

const trail = (seats: readonly LocalSeat[]): LocalWish => ({
  game: 'great-western-trail',
  config: { edition: 'second', players: seats.length },
  seats,
})
const cards = (seats: readonly LocalSeat[]): LocalWish => ({
  game: 'high-card',
  config: { players: seats.length },
  seats,
})
const withHighCard = (id: string): AnyGame => (id === 'high-card' ? anyGame(highCard) : gameById(id))

function saved(id: string): SavedMatch {
  const match = device.store.matches.get(id)
  if (!match) throw new Error('Nothing is saved.')
  return match
}

test('a whole match against bots, saved after every answer, with log, history, end and file', async () => {
  device = new Device()
  const id = await device.create(trail([person('Ann'), bot('greenhorn'), bot('random')]))
  const table = device.open(id)
  const first = await until(table, isAsked)
  expect(first.table).toMatchObject({ status: 'playing', game: 'great-western-trail', title: '' })
  expect(first.seat).toBe(0)
  let count = 0
  while (table.state().match?.outcome === null) {
    const turn = await until(table, (state, busy) => isAsked(state, busy) || state.match?.outcome !== null)
    if (turn.match?.outcome) break
    await answer(table, count++ * 7)
    const record = saved(id).record as MatchRecord
    expect(record.answers.length).toBeGreaterThanOrEqual(table.state().match?.moment ?? 0)
  }
  const end = await until(table, ({ table: info }) => info?.status === 'finished')
  expect(end.match?.outcome?.scores).toHaveLength(3)
  expect(end.table?.outcome).toEqual(end.match?.outcome)
  expect(end.match?.freeUndo).toBe(0)
  const last = end.match?.moment ?? 0
  expect(end.log).toHaveLength(last + 1)

  // The steps of the history lead to the view that is shown at the end.
  let view: unknown
  for (let at = 0; at < last; at += 100) {
    const page = await table.history(at, 100)
    view = page.steps.reduce((now, { changes }) => applyChanges(now, changes), page.view)
  }
  expect(view).toEqual(end.match?.view)
  expect((await table.moment(0)).entry.seat).toBeNull()
  await expect(table.moment(last + 1)).rejects.toMatchObject({ code: 'notFound' })

  // The file is one that servers and terminals take, and this device too.
  const again = device.open(await device.import(await table.file()))
  const seen = await until(again, ({ match }) => match !== null)
  expect(seen.match?.outcome).toEqual(end.match?.outcome)
  expect(seen.table).toMatchObject({ status: 'finished', fairness: { imported: true } })
  expect(seen.table?.seats).toEqual(end.table?.seats)

  // Whoever opens a match of others looks at it; those in it keep their names.
  const names = ['Bea', 'Bot (hand)', 'Cy']
  const theirs = device.open(await device.import({ ...(await table.file()), names }))
  const looked = await until(theirs, ({ match }) => match !== null)
  expect(looked.seat).toBeNull()
  expect(looked.table?.seats).toMatchObject([
    { kind: 'person', name: 'Bea' },
    { kind: 'bot', level: 'hand' },
    { kind: 'person', name: 'Cy' },
  ])

  // The same seats, another match; asked for twice, the same one.
  const next = await table.rematch()
  expect(next.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
  expect((await table.rematch()).table.id).toBe(next.table.id)
  expect((saved(next.table.id).record as MatchRecord).seed).not.toBe((saved(id).record as MatchRecord).seed)
})

test('the page gets only what the seat at the screen may see', async () => {
  device = new Device(withHighCard)
  const table = device.open(await device.create(cards([person('Ann'), bot('random')])))
  const { match } = await until(table, isAsked)
  const hands = Reflect.get(match?.view ?? {}, 'hands') as number[][]
  expect(hands[0].every(card => card >= 0)).toBe(true)
  expect(hands[1].every(card => card === -1)).toBe(true)
  expect(JSON.stringify(table.state())).not.toContain('seed/')
})

test('the same answers lead to the same match: bots are deterministic', async () => {
  const play = async (): Promise<unknown> => {
    device = new Device()
    const id = await device.create(trail([person('Ann'), bot('hand')]))
    const table = device.open(id)
    for (let i = 0; i < 25; i++) await answer(table, i)
    await until(table, isAsked)
    table.close()
    const { answers, hash } = saved(id).record as MatchRecord
    return { answers, hash }
  }
  expect(await play()).toEqual(await play())
})

test('a match is resumed where it was left, also in the middle of a turn', async () => {
  device = new Device()
  const id = await device.create(trail([person('Ann'), bot('greenhorn')]))
  const table = device.open(id)
  for (let i = 0; i < 12; i++) await answer(table, i)
  table.writeNote('watch the builders')
  const before = await until(table, isAsked)
  await vi.waitFor(() => expect(saved(id).table.notes).toContain('watch the builders'))
  table.close()
  const after = await until(device.open(id), isAsked)
  expect(after.match?.view).toEqual(before.match?.view)
  expect(after.match?.decisions.map(({ options }) => options)).toEqual(
    before.match?.decisions.map(({ options }) => options),
  )
  expect(after.log).toEqual(before.log)
  expect(after.note).toBe('watch the builders')
  expect(saved(id).table.yourTurn).toBe(true)
})

test('own answers are taken back freely, and with them those of bots after them', async () => {
  device = new Device()
  const id = await device.create(trail([person('Ann'), bot('greenhorn')]))
  const table = device.open(id)
  const start = await until(table, isAsked)
  await answer(table, 1)
  for (let i = 0; i < 8; i++) await answer(table, i)
  await until(table, isAsked)
  expect(table.state().log.some(({ seat }) => seat === 1)).toBe(true)
  table.undo(0)
  const back = await until(table, ({ match }, busy) => !busy && match?.moment === 0)
  expect(back.match?.view).toEqual(start.match?.view)
  expect(back.log).toHaveLength(1)
  expect((saved(id).record as MatchRecord).answers).toEqual([])
  table.undo(7)
  const refused = await until(table, ({ notice }) => notice !== null)
  expect(refused.notice?.what).toEqual({ kind: 'refused', code: 'undo' })
})

test('an answer to a question that does not stand is not played', async () => {
  device = new Device()
  const table = device.open(await device.create(trail([person('Ann'), bot('random')])))
  const { match } = await until(table, isAsked)
  const option = match?.decisions[0].options[0] ?? {}
  table.answer('9.0.0.nothing', option)
  const state = await until(table, ({ notice }, busy) => notice !== null && !busy)
  expect(state.notice?.what).toEqual({ kind: 'stale' })
  expect(state.match?.moment).toBe(0)
})

test('hints: the best options with values and reasons, to the question that is asked', async () => {
  device = new Device()
  const table = device.open(await device.create(trail([person('Ann'), bot('random')])))
  await answer(table)
  const { match } = await until(table, isAsked)
  const hint = await table.hint()
  expect(match?.decisions.map(({ id }) => id)).toContain(hint.decision)
  expect(hint.hints[0]).toMatchObject({ option: hint.option, value: 0 })
  for (const { value, reason } of hint.hints) {
    expect(value).toBeLessThanOrEqual(0)
    expect(reason.key).toMatch(/^hint\.\w+$/)
  }
})

test('a match alone, without bots', async () => {
  device = new Device()
  const id = await device.create({
    game: 'great-western-trail',
    config: { edition: 'second', solo: 'easy' },
    seats: [person('Ann')],
  })
  const table = device.open(id)
  for (let i = 0; i < 30; i++) await answer(table, i)
  expect(table.state().match?.moment).toBeGreaterThanOrEqual(30)
})

test('several people at one screen: nobody sees the cards of another, and all agree on taking back', async () => {
  device = new Device(withHighCard)
  const id = await device.create(cards([person('Ann'), person('Bob'), bot('random')]))
  const table = device.open(id)
  const hidden = await until(table, ({ match }) => match !== null)
  expect(hidden.seat).toBeNull()
  expect(hidden.match?.decisions).toEqual([])
  const hands = Reflect.get(hidden.match?.view ?? {}, 'hands') as number[][]
  expect(hands.flat().every(card => card === -1)).toBe(true)

  await table.join(0)
  await answer(table)
  await table.join(1)
  const bob = await until(table, isAsked)
  expect(bob.seat).toBe(1)
  expect((Reflect.get(bob.match?.view ?? {}, 'hands') as number[][])[0].every(card => card === -1)).toBe(true)
  await expect(table.join(2)).rejects.toMatchObject({ code: 'notAsked' })

  table.undo(0)
  const asked = await until(table, ({ undoRequest }) => undoRequest !== null)
  expect(asked.undoRequest).toMatchObject({ seat: 1, to: 0, needed: [0] })
  table.replyToUndo(false)
  await until(table, ({ undoRequest }) => undoRequest === null)
  table.undo(0)
  await until(table, ({ undoRequest }) => undoRequest !== null)
  table.replyToUndo(true)
  const back = await until(table, ({ undoRequest, match }) => undoRequest === null && match?.moment === 0)
  expect(back.log).toHaveLength(1)
})

test('bots alone are watched', async () => {
  device = new Device(withHighCard)
  const table = device.open(await device.create(cards([bot('random'), bot('greenhorn')])))
  const end = await until(table, ({ table: info }) => info?.status === 'finished')
  expect(end.seat).toBeNull()
  expect(end.match?.outcome?.scores).toHaveLength(2)
})

test.each<[string, (record: MatchRecord) => unknown]>([
  ['is gone', () => undefined],
  ['has lost its answers', ({ answers: _answers, ...rest }) => rest],
  [
    'has an answer that is not legal',
    record => ({ ...record, answers: [{ seat: 0, option: { kind: 'fly' } }] }),
  ],
  ['is of other rules', record => ({ ...record, rules: 'older' })],
  ['was changed', record => ({ ...record, hash: 'other' })],
])('a saved match that %s is explained, and can be left', async (_how, spoil) => {
  device = new Device()
  const id = await device.create(trail([person('Ann'), bot('random')]))
  const table = device.open(id)
  await answer(table)
  table.close()
  const match = saved(id)
  device.store.matches.set(id, { ...match, record: spoil(match.record as MatchRecord) })
  const spoilt = await until(device.open(id), ({ failure }) => failure !== null)
  expect(spoilt).toMatchObject({ failure: 'unreadable', connection: 'closed', match: null })
})

test('a match that is not there, and one that was never possible', async () => {
  device = new Device()
  const missing = await until(device.open('here-nowhere'), ({ failure }) => failure !== null)
  expect(missing.failure).toBe('notFound')
  await expect(device.create(trail([person('Ann')]))).rejects.toMatchObject({ code: 'config' })
  await expect(
    device.create({ ...trail([person('Ann'), bot('random')]), seats: [person('Ann')] }),
  ).rejects.toMatchObject({ code: 'config' })
  await expect(device.import({ format: 'something' })).rejects.toMatchObject({ code: 'matchFile' })
  expect(device.store.matches.size).toBe(0)
})

test('without room the match goes on in memory, and that is said once', async () => {
  device = new Device()
  const table = device.open(await device.create(trail([person('Ann'), bot('random')])))
  await until(table, isAsked)
  device.store.full = true
  for (let i = 0; i < 10; i++) await answer(table, i)
  expect(table.state().notice).toEqual({ id: 1, what: { kind: 'notSaved' } })
  expect(table.state().match?.moment).toBeGreaterThanOrEqual(10)
})

test('two windows on one match: what the first plays stands, the other takes it over', async () => {
  device = new Device()
  const id = await device.create(trail([person('Ann'), bot('random')]))
  const [first, second] = [device.open(id), device.open(id)]
  await until(second, isAsked)
  await answer(first, 0)
  const played = saved(id).record
  const asked = second.state().match?.decisions[0]
  second.answer(asked?.id ?? '', asked?.options[1] ?? {})
  const state = await until(second, ({ notice }, busy) => !busy && notice !== null)
  expect(state.notice?.what).toEqual({ kind: 'stale' })
  expect(state.match?.moment).toBe((played as MatchRecord).answers.length)
  expect(saved(id).record).toEqual(played)

  // A window that is looked at again shows what was played elsewhere.
  await answer(second, 0)
  first.setActive(false)
  first.setActive(true)
  await until(first, ({ match }) => match?.moment === second.state().match?.moment)

  // And one whose match was deleted elsewhere says so.
  device.store.matches.delete(id)
  first.setActive(false)
  first.setActive(true)
  expect((await until(first, ({ failure }) => failure !== null)).failure).toBe('notFound')
})

test('a hint or a file that does not come is told in the words of every language', async () => {
  let broken = false
  const game = new Proxy(anyGame(highCard), {
    get(rules, name) {
      if (broken && (name === 'imagine' || name === 'setup')) throw new Error('broken rules')
      return Reflect.get(rules, name)
    },
  })
  device = new Device(() => game)
  const table = device.open(await device.create(cards([person('Ann'), bot('random')])))
  await until(table, isAsked)
  broken = true
  const told: string[] = []
  for (const lang of LANGS) {
    const t = makeWriter(lang, await loadTexts(lang))
    await table.hint().catch(error => table.tellFault(error, 'hint'))
    const { notice } = table.state()
    expect(notice?.what).toEqual({ kind: 'refused', code: 'internal', wanted: 'hint' })
    told.push(notice ? noticeText(t, notice) : '')
    // The same thing again is another notice.
    table.tellFault(new HttpFault('offline', 'Nobody is there.'), 'file')
    const next = table.state().notice
    expect(next?.id).toBe((notice?.id ?? 0) + 1)
    told.push(next ? noticeText(t, next) : '')
  }
  expect(told[0]).toBe('There is no hint. Something went wrong (internal). Nothing was changed.')
  expect(told[1]).toBe('The match could not be saved as a file. The server cannot be reached.')
  expect(new Set(told).size).toBe(2 * LANGS.length)
})

test('chance decides who sits where, if wanted', async () => {
  const orders = new Set<string>()
  for (let i = 0; i < 8; i++) {
    device = new Device(withHighCard, `shuffle ${i}`)
    const id = await device.create({ ...cards([person('Ann'), bot('random')]), shuffleSeats: true })
    orders.add(
      saved(id)
        .table.info.seats.map(({ kind }) => kind)
        .join(),
    )
  }
  expect(orders.size).toBe(2)
})
