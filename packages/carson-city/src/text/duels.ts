import type { Message, Param, Seat } from '@railhead/kernel'
import { type DuelOdds, duelOdds } from '../figures/duels.js'
import { placeOf } from '../placement.js'
import { rulingsOf } from '../rulings/index.js'
import type { State } from '../state.js'
import { placeName, playerName, say } from './names.js'

/** Whom one would fight on a spot, how strong they are, and the odds; nothing where there is nobody. */
export function duelText(state: State, seat: Seat, spot: number): Param {
  const odds = duelOdds(state, seat, spot)
  if (!odds) return ''
  return say(state.duels === 'dice' ? 'duel.dice' : 'duel.tokens', {
    own: odds.sides[0].firepower.total,
    rivals: rivals(odds),
    chance: chance(odds),
  })
}

export function tokenPrompt(state: State, seat: Seat, spot: number): Message {
  const odds = duelOdds(state, seat, spot)
  return say('ask.playToken', {
    spot: placeName(placeOf(state, spot)),
    own: odds?.sides[0].firepower.total ?? 0,
    rivals: odds ? rivals(odds) : [],
    secret: String(rulingsOf(state).tokens === 'secret'),
  })
}

export function tokenText(state: State, seat: Seat, value: number): Message {
  const task = state.tasks[state.tasks.length - 1]
  const odds = task?.kind === 'playToken' ? duelOdds(state, seat, task.spot, value) : undefined
  return say('option.token', {
    value,
    total: value + (odds?.sides[0].firepower.total ?? 0),
    chance: chance(odds ?? { win: 1, tie: 0 }),
  })
}

function rivals({ sides }: DuelOdds): Message[] {
  return sides
    .slice(1)
    .map(side => say('duel.side', { player: playerName(side.seat), firepower: side.firepower.total }))
}

function chance({ win, tie }: Pick<DuelOdds, 'win' | 'tie'>): Message {
  const percent = (share: number): number => Math.round(100 * share)
  if (percent(tie) === 0) return say('duel.chance', { win: percent(win) })
  return say('duel.chance.tie', { win: percent(win), tie: percent(tie) })
}
