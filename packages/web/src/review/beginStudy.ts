import type { Seat, Translate } from '@railhead/kernel'
import { LIMITS } from '@railhead/protocol'
import { keySentence, type Review } from '@railhead/review'
import { addStudy } from '../study/store.js'
import { matchOf, newStudy } from '../study/study.js'

interface Beginning {
  readonly review: Review
  readonly file: object
  readonly names: readonly string[]
  readonly seat: Seat
  readonly title: string
  readonly say: Translate
  readonly lang: string
}

/** A study of a reviewed match, kept on this device: its first notes are the turns that decided it. Returns its id. */
export function beginStudy({ review, file, names, seat, title, say, lang }: Beginning): Promise<string> {
  const notes = new Map<number, string>()
  for (const turn of review.key) {
    const sentence = say(keySentence(review.turns, turn))
    notes.set(turn.from, [notes.get(turn.from) ?? '', sentence].join('\n').trim())
  }
  const first = {
    title: '',
    match: matchOf(file),
    names: names.map(name => name.slice(0, LIMITS.title)),
    seat,
    notes: [...notes].sort(([a], [b]) => a - b).map(([moment, text]) => ({ moment, text, arrows: [] })),
  }
  return addStudy(newStudy(title.slice(0, LIMITS.study.title), lang, first))
}
