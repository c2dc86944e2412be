import type { MatchFile, StudiesResponse, Study, StudyResponse } from '@railhead/protocol'
import { LIMITS, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { type TestServer, testServer } from '../testing/server.js'

let server: TestServer
let base: string
let match: Study['chapters'][number]['match']
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  await playToTheEnd(visits)
  for (const visit of visits) visit.close()
  const { format, game, rules, config, seed, answers, hash } = await guests[0].ask<MatchFile>(
    'GET',
    paths.export(table.id),
  )
  match = { format, game, rules, config, seed, answers, hash }
})
afterAll(() => server.close())

const chapter = (more: object = {}): Study['chapters'][number] => ({
  title: 'The match',
  match,
  names: ['Ann', 'Bob'],
  seat: 0,
  notes: [
    { moment: 0, text: 'Zwei hohe Karten.', arrows: [{ from: 'hand', to: 'trick' }] },
    { moment: 2, text: '', arrows: [] },
  ],
  ...more,
})

const studyOf = (...chapters: Study['chapters'][number][]): Study => ({
  format: 'railhead-study',
  version: 1,
  title: 'High cards first',
  lang: 'de',
  chapters,
})

const publish = (guest: Guest, study: Study): Promise<StudyResponse> =>
  guest.ask('POST', paths.studies, { study })

test('a study is put on the server, read by whoever has its address, and changed by its author alone', async () => {
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  const study = studyOf(chapter())
  const made = await publish(ann, study)
  expect(made).toMatchObject({ study, mine: true, revision: 1, author: { name: 'Ann' } })
  expect(await bob.ask('GET', paths.study(made.id))).toMatchObject({ study, mine: false })
  const fork = chapter({ title: 'What if', from: { chapter: 0, moment: match.answers.length } })
  const change = { study: { ...study, title: 'Forked', chapters: [chapter(), fork] }, revision: 1 }
  expect((await bob.send('PUT', paths.study(made.id), change)).status).toBe(403)
  expect(await ann.ask('PUT', paths.study(made.id), change)).toMatchObject({ revision: 2 })
  // Of two windows the slower one is told.
  const late = await ann.send('PUT', paths.study(made.id), change)
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'stale' } } })
  const { studies } = await ann.ask<StudiesResponse>('GET', paths.studies)
  expect(studies).toMatchObject([{ id: made.id, title: 'Forked', game: 'high-card', chapters: 2, notes: 4 }])
  expect((await bob.ask<StudiesResponse>('GET', paths.studies)).studies).toEqual([])
  expect((await bob.send('DELETE', paths.study(made.id))).status).toBe(403)
  await ann.ask('DELETE', paths.study(made.id))
  expect((await bob.send('GET', paths.study(made.id))).status).toBe(404)
})

test('what is no match, no fork or no moment of one is refused, and says where', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const refusal = async (study: unknown) => {
    const { status, body } = await ann.send('POST', paths.studies, { study })
    return { status, ...(body as { error: { code: string; path?: string } }).error }
  }
  const [first, ...rest] = match.answers
  const illegal = { ...match, answers: [{ ...first, option: { kind: 'lay', card: 99 } }, ...rest] }
  expect(await refusal(studyOf(chapter({ match: illegal })))).toMatchObject({
    status: 400,
    code: 'matchFile',
  })
  const otherSeed = { ...match, seed: 'guessed' }
  expect(await refusal(studyOf(chapter({ match: otherSeed })))).toMatchObject({ code: 'matchFile' })
  const late = { moment: match.answers.length + 1, text: 'x', arrows: [] }
  expect(await refusal(studyOf(chapter({ notes: [late] })))).toMatchObject({
    path: 'chapters[0].notes[0].moment',
  })
  expect(await refusal(studyOf(chapter({ names: ['Ann'] })))).toMatchObject({ path: 'chapters[0].names' })
  expect(await refusal(studyOf(chapter({ from: { chapter: 0, moment: 0 } })))).toMatchObject({
    path: 'chapters[0].from',
  })
  expect(await refusal(studyOf(chapter({ match: { ...match, game: 'nowhere' } })))).toMatchObject({
    code: 'unknownGame',
  })
  for (const wrong of [
    studyOf(),
    { ...studyOf(chapter()), title: ' ' },
    { ...studyOf(chapter()), lang: 'x"y' },
    studyOf(chapter({ notes: [{ moment: 0, text: 'x'.repeat(LIMITS.study.text + 1), arrows: [] }] })),
    studyOf(...Array.from({ length: LIMITS.study.chapters + 1 }, () => chapter())),
  ])
    expect(await refusal(wrong)).toMatchObject({ status: 400, code: 'badRequest' })
})

test('a guest has so many studies and no more; what is forgotten with the person is forgotten', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const made: StudyResponse[] = []
  for (let i = 0; i < LIMITS.studies.guest; i++) made.push(await publish(ann, studyOf(chapter())))
  expect(await ann.send('POST', paths.studies, { study: studyOf(chapter()) })).toMatchObject({
    status: 409,
    body: { error: { code: 'tooMany' } },
  })
  const { studies } = await ann.ask<{ studies: unknown[] }>('GET', paths.exportMe)
  expect(studies).toHaveLength(LIMITS.studies.guest)
  await ann.ask('DELETE', paths.account, {})
  expect((await (await Guest.arrive(base, 'Bob')).send('GET', paths.study(made[0].id))).status).toBe(404)
})
