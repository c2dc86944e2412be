import type { Message, Seat } from '@railhead/kernel'
import type { Luck } from './luck.js'
import type { MarkName } from './marks.js'
import { type Reason, RIVALS } from './reasons.js'
import type { ReviewKey } from './text/index.js'
import type { ReviewTurn } from './turns.js'

/** A turn that decided the match, and why, in one sentence. */
export interface KeyTurn {
  readonly turn: number
  readonly seat: Seat
  readonly from: number
  readonly cause: 'choice' | 'luck'
  /** What it changed of the seat's winning chance. */
  readonly swing: number
  readonly sentence: Message
}

const MOST = 3
/** Less luck decides nothing. */
const LEAST_LUCK = 0.04

/** The turns with the greatest swings, by a mark or by luck, in the order of the match. */
export function keyTurns(turns: readonly ReviewTurn[], luck: readonly Luck[]): KeyTurn[] {
  const choices = turns.filter(({ mark }) => mark !== null).map(choiceTurn)
  return [...choices, ...luckTurns(turns, luck)]
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from)
}

const said = (key: ReviewKey, params: Message['params']): Message => ({ key, ...(params && { params }) })

function choiceTurn(turn: ReviewTurn): KeyTurn {
  return {
    turn: turn.turn,
    seat: turn.seat,
    from: turn.from,
    cause: 'choice',
    swing: -turn.loss,
    sentence: lossSentence(turn),
  }
}

/** What a marked turn lost, why if that is clear, and what would have been better. */
export function lossSentence({ seat, mark, loss, reasons, best }: ReviewTurn): Message {
  const params = {
    name: { seatName: seat },
    mark: markWord(mark ?? 'inaccuracy'),
    percent: Math.round(100 * loss),
    line: lineOf(best ?? []),
  }
  return reasons.length === 0
    ? said('review.loss', params)
    : said('review.lossBy', { ...params, reasons: reasons.map(reasonWords) })
}

/** The parts of a turn in one line. */
export function lineOf(parts: readonly Message[]): Message {
  if (parts.length <= 1) return parts[0] ?? said('review.nothing', undefined)
  const [first, ...rest] = parts
  return said('review.parts', { first, rest: lineOf(rest) })
}

export const markWord = (mark: MarkName): Message => said(`review.mark.${mark}`, undefined)

export const reasonWords = ({ category, points }: Reason): Message =>
  said('review.reason', {
    points,
    category: category === RIVALS ? said('review.rivals', undefined) : { key: `score.${category}` },
  })

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
    const percent = Math.round(100 * Math.abs(swing))
    const key = turn === 0 ? 'setup' : 'luck'
    const sentence = said(swing > 0 ? `review.${key}.good` : `review.${key}.bad`, {
      name: { seatName: seat },
      percent,
    })
    found.push({ turn, seat, from: begun, cause: 'luck', swing, sentence })
  }
  return found
}
