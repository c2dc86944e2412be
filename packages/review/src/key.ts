import { type Message, type Seat, sameData } from '@railhead/kernel'
import type { Luck } from './luck.js'
import type { MarkName } from './marks.js'
import { type Reason, RIVALS } from './reasons.js'
import type { ReviewKey } from './text/index.js'
import type { ReviewTurn } from './turns.js'

/** A turn that decided the match. */
export interface KeyTurn {
  readonly turn: number
  readonly seat: Seat
  readonly from: number
  readonly cause: 'choice' | 'luck'
  /** What it changed of the seat's winning chance. */
  readonly swing: number
}

const MOST = 3
/** Less luck decides nothing. */
const LEAST_LUCK = 0.04
/** So many parts of a turn are told in a sentence. */
const TOLD = 4

/** The turns with the greatest swings, by a mark or by luck, in the order of the match. */
export function keyTurns(turns: readonly ReviewTurn[], luck: readonly Luck[]): KeyTurn[] {
  const choices = turns.filter(({ mark }) => mark !== null).map(choiceTurn)
  return [...choices, ...luckTurns(turns, luck)]
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from)
}

const said = (key: ReviewKey, params?: Message['params']): Message => ({ key, ...(params && { params }) })

const choiceTurn = ({ turn, seat, from, loss }: ReviewTurn): KeyTurn => ({
  turn,
  seat,
  from,
  cause: 'choice',
  swing: -loss,
})

/** Why a turn decided the match, in one sentence. */
export function keySentence(turns: readonly ReviewTurn[], { turn, seat, cause, swing }: KeyTurn): Message {
  const choice = turns.find(candidate => candidate.turn === turn && candidate.seat === seat)
  if (cause === 'choice' && choice !== undefined) return lossSentence(choice)
  const key = turn === 0 ? 'setup' : 'luck'
  return said(swing > 0 ? `review.${key}.good` : `review.${key}.bad`, {
    name: { seatName: seat },
    percent: Math.round(100 * Math.abs(swing)),
  })
}

/** What a marked turn lost, by what instead of what, and where it shows if that is clear. */
export function lossSentence({ seat, mark, loss, reasons, played, best }: ReviewTurn): Message {
  const params = {
    name: { seatName: seat },
    mark: markWord(mark ?? 'inaccuracy'),
    percent: Math.round(100 * loss),
    how: difference(played, best ?? []),
  }
  return reasons.length === 0
    ? said('review.loss', params)
    : said('review.lossBy', { ...params, reasons: reasons.map(reasonWords) })
}

/** What was played instead of what; parts that both lines have are not told. */
function difference(played: readonly Message[], best: readonly Message[]): Message {
  const done = without(played, best)
  const better = without(best, played)
  if (done.length === 0 && better.length === 0)
    return said('review.instead', { played: lineOf(played), best: lineOf(best) })
  if (done.length === 0) return said('review.without', { best: lineOf(better) })
  if (better.length === 0) return said('review.with', { played: lineOf(done) })
  return said('review.instead', { played: lineOf(done), best: lineOf(better) })
}

/** The parts of a line, each one less for each time that the other line has it. */
function without(line: readonly Message[], other: readonly Message[]): Message[] {
  const left = [...other]
  return line.filter(part => {
    const place = left.findIndex(candidate => sameData(candidate, part))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** The first parts of a turn in one line. */
function lineOf(parts: readonly Message[], most = TOLD): Message {
  if (parts.length <= 1) return parts[0] ?? said('review.nothing')
  const [first, ...rest] = parts
  return most === 1
    ? said('review.andMore', { first })
    : said('review.parts', { first, rest: lineOf(rest, most - 1) })
}

const markWord = (mark: MarkName): Message => said(`review.mark.${mark}`)

/** A category with what the turn gave or cost there; of the others, what it gave them. */
export const reasonWords = ({ category, points }: Reason): Message =>
  category === RIVALS
    ? said('review.reason', { points: -points, category: said('review.rivals') })
    : said('review.reason', { points, category: { key: `score.${category}` } })

/** By turn, the seat that chance gave or took most. */
function luckTurns(turns: readonly ReviewTurn[], luck: readonly Luck[]): KeyTurn[] {
  const byTurn = new Map<number, { from: number; chance: number[] }>()
  for (const { turn, moment, chance } of luck) {
    const known = byTurn.get(turn)
    if (known === undefined) byTurn.set(turn, { from: Math.max(0, moment - 1), chance: [...chance] })
    else
      chance.forEach((value, seat) => {
        known.chance[seat] += value
      })
  }
  const found: KeyTurn[] = []
  for (const [turn, { from, chance }] of byTurn) {
    const seat = chance.reduce((most, value, i) => (Math.abs(value) > Math.abs(chance[most]) ? i : most), 0)
    const swing = chance[seat]
    if (Math.abs(swing) < LEAST_LUCK) continue
    const begun = turns.find(candidate => candidate.turn === turn)?.from ?? from
    found.push({ turn, seat, from: begun, cause: 'luck', swing })
  }
  return found
}
