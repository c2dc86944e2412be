import { type Seat, type Tell, takeRandom } from '@railhead/kernel'
import { BREED_OF, isCattle, ORANGE } from './components/cattle.js'
import type { Event } from './event.js'
import { cardOption, type Option } from './option.js'
import type { Player, State } from './state.js'
import type { DiscardWhat } from './task.js'

/** Draws up to `count` cards into the hand; reshuffles only when a card is needed (GWT2-DRAW-03). Returns how many. */
export function drawCards(state: State, seat: Seat, count: number, tell: Tell<Event> | undefined): number {
  const player = state.players[seat]
  const before = player.hand.length
  for (let i = 0; i < count; i++) {
    if (player.draw.length === 0) {
      if (player.discard.length === 0) break
      const emptied = player.draw
      player.draw = player.discard
      player.discard = emptied
      tell?.({ type: 'reshuffled', seat })
    }
    player.hand.push(takeRandom(state.chance, player.draw))
  }
  const drawn = player.hand.length - before
  if (drawn > 0) tell?.({ type: 'drew', seat, count: drawn, cards: player.hand.slice(before) })
  return drawn
}

export function removeOne(cards: number[], card: number): void {
  const index = cards.indexOf(card)
  cards[index] = cards[cards.length - 1]
  cards.pop()
}

export function discardCard(state: State, seat: Seat, card: number, tell: Tell<Event> | undefined): void {
  const player = state.players[seat]
  removeOne(player.hand, card)
  player.discard.push(card)
  tell?.({ type: 'discarded', seat, cards: [card] })
}

export function discardHand(state: State, seat: Seat, tell: Tell<Event> | undefined): void {
  const { hand, discard } = state.players[seat]
  if (hand.length === 0) return
  tell?.({ type: 'discarded', seat, cards: hand.slice() })
  for (const card of hand) discard.push(card)
  hand.length = 0
}

/** Offers each different hand card once. */
export function offerCards({ hand }: Player, out: Option[]): void {
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]) === i) out.push(cardOption(hand[i]))
}

/** Offers each different hand card that meets the requirement once; `values` are those of the match. */
export function offerDiscards(
  player: Player,
  what: DiscardWhat,
  values: readonly number[],
  out: Option[],
): void {
  const { hand } = player
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (hand.indexOf(card) === i && meets(player, what, card, values)) out.push(cardOption(card))
  }
}

/** GWT2-TURN-10, GWT2-SIM-14, -15, -18 */
function meets(player: Player, what: DiscardWhat, card: number, values: readonly number[]): boolean {
  if (what === 'objective') return !isCattle(card)
  if (!isCattle(card)) return false
  switch (what) {
    case 'any':
      return true
    case 'value2': // orange cards too: RTN-AUX-09, BRA-16
      return values[card] === 2
    case 'plainValue2':
      return values[card] === 2 && BREED_OF[card] !== ORANGE
    case 'value3':
      return values[card] === 3 && BREED_OF[card] !== ORANGE
    case 'pair':
      return breedCount(player, BREED_OF[card]) >= 2
    default:
      return BREED_OF[card] === what
  }
}

function breedCount(player: Player, breed: number): number {
  let count = 0
  for (const card of player.hand) if (isCattle(card) && BREED_OF[card] === breed) count++
  return count
}

export function canDiscard(player: Player, what: DiscardWhat, values: readonly number[], count = 1): boolean {
  let left = count
  for (const card of player.hand) if (meets(player, what, card, values) && --left === 0) return true
  return false
}

/** Every breed in hand counts its value once; of orange cards the dearest (GWT2-INCOME-01, GWT2-SIM-13). */
export function breedingValue(hand: readonly number[], values: readonly number[]): number {
  let seen = 0
  let orange = 0
  let total = 0
  for (const card of hand) {
    if (!isCattle(card)) continue
    const breed = BREED_OF[card]
    if (breed === ORANGE) orange = Math.max(orange, values[card])
    else if ((seen & (1 << breed)) === 0) {
      seen |= 1 << breed
      total += values[card]
    }
  }
  return total + orange
}

/** Sorted by insertion: piles are short, and calling back for every comparison costs several times as much. */
export function sorted(cards: readonly number[]): number[] {
  const inOrder = cards.slice()
  for (let i = 1; i < inOrder.length; i++) {
    const card = inOrder[i]
    let place = i
    for (; place > 0 && inOrder[place - 1] > card; place--) inOrder[place] = inOrder[place - 1]
    inOrder[place] = card
  }
  return inOrder
}
