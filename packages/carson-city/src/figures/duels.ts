import { type Seat, seedChance, UNKNOWN } from '@railhead/kernel'
import { DIE_SIDES } from '../components/pieces.js'
import { seatsAt } from '../placement.js'
import { rulingsOf } from '../rulings/index.js'
import { DREW, NOBODY, NOT_LAID, type State } from '../state.js'
import { imagine } from '../view.js'
import { type FirepowerParts, firepowerParts, leavingFor } from './firepower.js'

export interface DuelSide {
  readonly seat: Seat
  readonly firepower: FirepowerParts
  /** Place in the order of passing, from 1; absent if the seat has not passed yet. */
  readonly passed?: number
}

/** A duel for a spot as it would be fought now, from what the viewer knows. */
export interface DuelOdds {
  /** Those who would fight, the asking seat first. */
  readonly sides: readonly DuelSide[]
  /** Chance that the seat wins, ties that are decided already among it. */
  readonly win: number
  /** Chance of a tie whose winner is not known yet: it goes to whoever passes first. */
  readonly tie: number
  /** With duel tokens, the same for every token that the seat may lay. */
  readonly byToken?: readonly { readonly value: number; readonly win: number; readonly tie: number }[]
}

/** How many hands are imagined for the tokens of others where they cannot be known. */
const WORLDS = 48

/**
 * The odds of the seat in the duel for a spot, if it stands there or goes there now; undefined where there is nobody
 * to fight. Others are taken to lay any of their tokens alike; `token` is the one that the seat would lay.
 */
export function duelOdds(view: State, seat: Seat, spot: number, token?: number): DuelOdds | undefined {
  const there = seatsAt(view, spot) & ~(1 << seat)
  if (there === 0 || spot === view.white) return undefined
  const others = Array.from({ length: view.players }, (_, other) => other).filter(
    other => there & (1 << other),
  )
  const sides = [seat, ...others].map(who => side(view, who, spot, seat))
  if (view.duels === 'dice') {
    const die = Array.from({ length: DIE_SIDES }, (_, face) => face + 1)
    return { sides, ...chances(view, sides, () => die) }
  }
  const worlds = imaginedHands(view, seat)
  const over = (lay: (seat: Seat, hands: readonly (readonly number[])[]) => readonly number[]) => {
    const found = worlds.map(hands => chances(view, sides, who => lay(who, hands)))
    const mean = (what: 'win' | 'tie'): number =>
      found.reduce((sum, row) => sum + row[what], 0) / worlds.length
    return { win: mean('win'), tie: mean('tie') }
  }
  const own = token === undefined ? ownTokens(view, seat) : [token]
  const all = over((who, hands) => (who === seat && own.length > 0 ? own : hands[who]))
  const byToken = [...new Set(own)]
    .sort((a, b) => a - b)
    .map(value => ({ value, ...over((who, hands) => (who === seat ? [value] : hands[who])) }))
  return { sides, ...all, byToken }
}

function side(view: State, who: Seat, spot: number, asking: Seat): DuelSide {
  const place = view.passed.indexOf(who)
  return {
    seat: who,
    firepower: firepowerParts(view, who, who === asking ? leavingFor(view, who, spot) : 'none'),
    ...(place >= 0 && { passed: place + 1 }),
  }
}

/** What the seat may still lay; what it has laid, if it has. A hand that is not known is imagined in each world. */
function ownTokens(view: State, seat: Seat): number[] {
  const laid = view.tokenLaid[seat]
  if (laid !== NOT_LAID && laid !== UNKNOWN) return [laid]
  const hand = view.tokens[seat]
  return hand.includes(UNKNOWN) ? [] : hand
}

type Hands = readonly (readonly number[])[]

/** A question shows many odds from one view; the hands are imagined once for all of them. */
const imagined = new WeakMap<State, { readonly stamp: string; readonly worlds: readonly Hands[] }>()

/** Changes with every token that is laid, played or drawn. */
const stampOf = ({ tokenLog, tokenLaid }: State): string => `${tokenLog.length} ${tokenLaid.join(' ')}`

/** Hands of all seats in worlds that agree with what the viewer knows. */
function imaginedHands(view: State, seat: Seat): readonly Hands[] {
  const stamp = stampOf(view)
  const known = imagined.get(view)
  if (known?.stamp === stamp) return known.worlds
  const certain =
    !view.tokens.some((hand, other) => other !== seat && hand.includes(UNKNOWN)) ||
    (view.players === 2 && !view.tokenLog.some(entry => (entry & 7) === DREW))
  const chance = seedChance('duel odds')
  const worlds = Array.from({ length: certain ? 1 : WORLDS }, () => {
    const world = imagine(view, chance)
    return world.tokens.map((hand, other) => {
      const laid = view.tokenLaid[other]
      return laid !== NOT_LAID && laid !== UNKNOWN && rulingsOf(view).tokens === 'open' ? [laid] : hand
    })
  })
  imagined.set(view, { stamp, worlds })
  return worlds
}

/**
 * CC-DUEL-02 to CC-DUEL-05: the sides roll or lay independently of each other, so for each value of the asking seat
 * the chances against the others are multiplied.
 */
function chances(
  view: State,
  [own, ...others]: readonly DuelSide[],
  values: (seat: Seat) => readonly number[],
): { win: number; tie: number } {
  let win = 0
  let open = 0
  const mine = values(own.seat)
  for (const value of mine) {
    const total = own.firepower.total + value
    let sure = 1 / mine.length
    let possible = sure
    for (const other of others) {
      const theirs = values(other.seat)
      const below = theirs.filter(theirValue => other.firepower.total + theirValue < total).length
      const level = theirs.filter(theirValue => other.firepower.total + theirValue === total).length
      const first = passedFirst(view, own.seat, other.seat)
      sure *= (below + (first === own.seat ? level : 0)) / theirs.length
      possible *= (below + (first === other.seat ? 0 : level)) / theirs.length
    }
    win += sure
    open += possible - sure
  }
  return { win, tie: open }
}

/** Who of the two wins a tie; NOBODY if neither has passed. */
function passedFirst(view: State, a: Seat, b: Seat): Seat {
  return view.passed.find(seat => seat === a || seat === b) ?? NOBODY
}
