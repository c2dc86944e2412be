import { anyGame, Match } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import type { Study, StudyChapter } from '@railhead/protocol'
import { checkStudy } from '@railhead/review'
import { expect, test } from 'vitest'
import { readStudy } from '../src/study/store.js'
import {
  addChapter,
  matchOf,
  newStudy,
  nextNote,
  removeChapter,
  toggled,
  withNote,
} from '../src/study/study.js'

const toy = anyGame(highCard)

/** A match in which everybody lays the card of that place among theirs, so many times. */
function chapter(place: number, answers: number): StudyChapter {
  const match = Match.start(toy, { players: 2 }, 'study')
  for (let i = 0; i < answers; i++) {
    const asked = match.decisions().find(({ optional }) => optional === undefined)
    if (!asked) break
    match.answer(asked.seat, asked.options.at(place))
  }
  const file = JSON.parse(JSON.stringify({ ...match.record(), names: ['Ann', 'Bob'], more: 1 }))
  return { title: '', match: matchOf(file), names: ['Ann', 'Bob'], seat: 0, notes: [] }
}

const note = (moment: number, text: string) => ({ moment, text, arrows: [] })
const one = (): Study => newStudy('Cards', 'pl', chapter(0, 4))

test('notes stand in the order of their moments; an empty one is none', () => {
  const study = withNote(withNote(one(), 0, note(3, 'Later.')), 0, note(1, 'Sooner.'))
  expect(study.chapters[0].notes.map(({ moment }) => moment)).toEqual([1, 3])
  expect(nextNote(study.chapters[0], 1, 1)).toBe(3)
  expect(nextNote(study.chapters[0], 1, -1)).toBeUndefined()
  expect(withNote(study, 0, note(1, '')).chapters[0].notes).toEqual([note(3, 'Later.')])
})

test('an arrow that is drawn again is gone', () => {
  const arrow = { from: 'site:1', to: 'site:2' }
  expect(toggled([], arrow)).toEqual([arrow])
  expect(toggled([arrow], { ...arrow })).toEqual([])
})

test('a fork knows which chapter it left; without that chapter it stands for itself', () => {
  const study = addChapter(one(), chapter(-1, 3))
  expect(study.chapters[1].from).toEqual({ chapter: 0, moment: 0 })
  expect(() => [...checkStudy(toy, study)]).not.toThrow()
  const alone = removeChapter(study, 0)
  expect(alone.chapters).toHaveLength(1)
  expect(alone.chapters[0]).not.toHaveProperty('from')
})

test('a study is read from a file: its form, then its matches by the rules', async () => {
  const rules = async () => toy
  const study = withNote(one(), 0, note(2, 'Dobrze.'))
  expect(await readStudy(JSON.parse(JSON.stringify(study)), rules)).toEqual(study)
  const [first] = study.chapters
  const damaged = { ...study, chapters: [{ ...first, match: { ...first.match, seed: 'another' } }] }
  await expect(readStudy(damaged, rules)).rejects.toThrow()
  await expect(readStudy({ ...study, more: 1 }, rules)).rejects.toThrow('not a study')
})
