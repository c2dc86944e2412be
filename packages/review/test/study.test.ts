import { Match } from '@railhead/kernel'
import { type Study, study as studySchema } from '@railhead/protocol/schemas'
import { expect, test } from 'vitest'
import { checkStudy, forkMoment, originOf } from '../src/index.js'
import { highest, lowest, toy, toyMatch } from './testing.js'

type Chapter = Study['chapters'][number]

function studyOf(...chapters: Partial<Chapter>[]): Study {
  const whole = chapters.map(chapter => ({
    title: 'A match',
    match: toyMatch('study', highest),
    names: ['Ann', 'Bob'],
    seat: 0,
    notes: [],
    ...chapter,
  }))
  const file = { format: 'railhead-study', version: 1, title: 'Cards', lang: 'pl', chapters: whole }
  return studySchema.parse(JSON.parse(JSON.stringify(file))) as Study
}

const faultsOf = (study: Study): string | undefined => {
  try {
    for (const _chapter of checkStudy(toy, study));
    return undefined
  } catch (error) {
    return String(Reflect.get(Object(error), 'path'))
  }
}

test('a study of a match and its fork is right; the fork knows where it left', () => {
  const one = toyMatch('study', highest)
  const other = toyMatch('study', lowest)
  const moment = forkMoment(one, other)
  const match = JSON.parse(JSON.stringify(other)) as Chapter['match']
  const study = studyOf({}, { match, from: { chapter: 0, moment } })
  expect(faultsOf(study)).toBeUndefined()
  expect(originOf(study.chapters.slice(0, 1), other)).toEqual({ chapter: 0, moment })
  expect(faultsOf(studyOf({}, { match, from: { chapter: 0, moment: moment + 1 } }))).toBe('chapters[1].from')
})

test('matches that began otherwise have nothing in common', () => {
  expect(forkMoment(toyMatch('one', highest), toyMatch('other', highest))).toBe(-1)
  expect(originOf(studyOf({}).chapters, toyMatch('other', highest))).toBeUndefined()
})

test('a fork need not be over, a match must be legal, a note has its moment', () => {
  const started = JSON.parse(JSON.stringify(Match.start(toy, { players: 2 }, 'study').record()))
  expect(faultsOf(studyOf({ match: started }))).toBeUndefined()
  expect(faultsOf(studyOf({ match: { ...started, hash: 'x' } }))).toBe('hash')
  const note = { moment: 1, text: 'Zbyt późno.', arrows: [] }
  expect(faultsOf(studyOf({ match: started, notes: [note] }))).toBe('chapters[0].notes[0].moment')
  expect(faultsOf(studyOf({ notes: [note, note] }))).toBe('chapters[0].notes[1].moment')
})
