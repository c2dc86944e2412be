import type { Study, StudyArrow, StudyChapter, StudyNote } from '@railhead/protocol'
import { originOf } from '@railhead/review'

/** How a match comes into a study: as a file, with names beside it. */
export type MatchOfStudy = StudyChapter['match']

/** A match file without what a study does not keep. */
export function matchOf(file: object): MatchOfStudy {
  const { format, game, rules, config, seed, answers, hash } = file as MatchOfStudy
  return { format, game, rules, config, seed, answers, hash }
}

export function newStudy(title: string, lang: string, first: StudyChapter): Study {
  return { format: 'railhead-study', version: 1, title, lang, chapters: [first] }
}

const changed = (study: Study, index: number, chapter: StudyChapter): Study => ({
  ...study,
  chapters: study.chapters.map((one, i) => (i === index ? chapter : one)),
})

export const withChapter = (study: Study, index: number, change: Partial<StudyChapter>): Study =>
  changed(study, index, { ...study.chapters[index], ...change })

/** One more match; it knows which chapter it was forked from, if from any. */
export function addChapter(study: Study, chapter: StudyChapter): Study {
  const from = originOf(study.chapters, chapter.match)
  return { ...study, chapters: [...study.chapters, { ...chapter, ...(from && { from }) }] }
}

/** Without a chapter; those that were forked from it stand for themselves. */
export function removeChapter(study: Study, index: number): Study {
  const chapters = study.chapters.flatMap(({ from, ...chapter }, i): StudyChapter[] => {
    if (i === index) return []
    if (from === undefined || from.chapter === index) return [chapter]
    return [{ ...chapter, from: { ...from, chapter: from.chapter - (from.chapter > index ? 1 : 0) } }]
  })
  return { ...study, chapters }
}

export const noteAt = ({ notes }: StudyChapter, moment: number): StudyNote | undefined =>
  notes.find(note => note.moment === moment)

/** What is said of a moment; nothing at all is no note. */
export function withNote(study: Study, index: number, note: StudyNote): Study {
  const chapter = study.chapters[index]
  const others = chapter.notes.filter(({ moment }) => moment !== note.moment)
  const isEmpty = note.text === '' && note.arrows.length === 0
  const notes = isEmpty ? others : [...others, note].sort((a, b) => a.moment - b.moment)
  return changed(study, index, { ...chapter, notes })
}

/** With the arrow, or without it if it was there. */
export function toggled(arrows: readonly StudyArrow[], arrow: StudyArrow): readonly StudyArrow[] {
  const isOther = ({ from, to }: StudyArrow): boolean => from !== arrow.from || to !== arrow.to
  const others = arrows.filter(isOther)
  return others.length < arrows.length ? others : [...arrows, arrow]
}

/** The note before or after a moment; undefined if there is none. */
export function nextNote({ notes }: StudyChapter, moment: number, step: 1 | -1): number | undefined {
  const moments = notes.map(note => note.moment)
  return step > 0 ? moments.find(other => other > moment) : moments.findLast(other => other < moment)
}
