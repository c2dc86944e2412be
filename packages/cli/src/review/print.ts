import { type AnyGame, type Lang, type Translate, translator } from '@railhead/kernel'
import { keySentence, REVIEW_TEXTS, type Review, type ReviewTurn, reasonWords } from '@railhead/review'
import { columns } from '../command.js'

/** What `--json` prints: the review with its words in one language. */
export function spoken(game: AnyGame, review: Review, lang: Lang): Record<string, unknown> {
  const say = speaker(game, lang)
  return {
    ...review,
    turns: review.turns.map(turn => ({
      ...turn,
      played: lineOf(turn.played, say),
      best: turn.best && lineOf(turn.best, say),
      reasons: turn.reasons.map(reason => ({ ...reason, text: say(reasonWords(reason)) })),
    })),
    key: review.key.map(turn => ({ ...turn, sentence: say(keySentence(review.turns, turn)) })),
  }
}

const speaker = (game: AnyGame, lang: Lang): Translate =>
  translator(lang, [REVIEW_TEXTS[lang], game.text.catalogues[lang]])

const lineOf = (parts: ReviewTurn['played'], say: Translate): string => parts.map(say).join(' · ')

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`

/** For people: seats, marks, and what decided the match. */
export function printed(game: AnyGame, review: Review, lang: Lang): string {
  const say = speaker(game, lang)
  const seats = review.seats.map((seat): [string, string] => {
    const marks = Object.entries(seat.marks).map(([name, count]) => `${name} ${count}`)
    const accuracy = seat.accuracy === null ? 'nothing to choose' : `accuracy ${seat.accuracy} %`
    return [
      `seat ${seat.seat}`,
      `${accuracy}, lost ${percent(seat.loss)} in ${seat.turns} turns (${marks.join(', ')}), luck ${signed(seat.luck)}, ${seat.score} points (${Math.round(seat.scoreAdjusted)} without luck)`,
    ]
  })
  const marked = review.turns
    .filter(({ mark }) => mark !== null)
    .map((turn): [string, string] => [
      `turn ${turn.turn}, seat ${turn.seat}`,
      `${turn.mark}: ${percent(turn.loss)} ±${percent(turn.error)}; played ${lineOf(turn.played, say)}; better ${lineOf(turn.best ?? [], say)}`,
    ])
  const key = review.key.map((turn): [string, string] => [
    `turn ${turn.turn}`,
    say(keySentence(review.turns, turn)),
  ])
  const part = (title: string, rows: readonly [string, string][]): string =>
    rows.length === 0 ? '' : `${title}\n${columns(rows)}\n`
  return part('Seats', seats) + part('Marked turns', marked) + part('What decided it', key)
}
