import type { Seat, Tell } from '@railhead/kernel'
import { SHOPS_PER_BELL } from './components/north.js'
import {
  CERTIFICATE_LIMITS,
  DISC_CERTIFICATE_4,
  DISC_CERTIFICATE_6,
  DISC_HAND,
  DISC_STEP_LEFT,
  DISC_STEP_RIGHT,
  HAND_DISCS,
  HAND_LIMIT,
  nextCertificate,
} from './components/playerBoard.js'
import { BUILDER, COWBOY, ENGINEER, isPrivate, ownerOf } from './components/tiles.js'
import type { Event } from './event.js'
import { acting, type Player, type State, tablesOf } from './state.js'
import type { Count } from './task.js'

export function stepLimit(state: State, player: Player): number {
  const { start, left, right } = tablesOf(state).stepLimits[state.playerCount]
  return (
    start +
    (player.discs[DISC_STEP_LEFT] === 0 ? left : 0) +
    (player.discs[DISC_STEP_RIGHT] === 0 ? right : 0)
  )
}

export const handLimit = (player: Player): number => HAND_LIMIT + HAND_DISCS - player.discs[DISC_HAND]

/** GWT2-DELIVER-15 */
export function certificateLimit(player: Player): number {
  if (player.discs[DISC_CERTIFICATE_4] > 0) return CERTIFICATE_LIMITS.start
  return player.discs[DISC_CERTIFICATE_6] > 0 ? CERTIFICATE_LIMITS.without4 : CERTIFICATE_LIMITS.withoutBoth
}

export function permanentCertificates(state: State, player: Player): number {
  const { stationMasters } = tablesOf(state)
  let sum = 0
  for (const tile of player.masters) sum += stationMasters[tile].permanentCertificates
  return sum
}

/** Moves the certificate marker up to `spaces` spaces, never beyond the limit (GWT2-TURN-11). */
export function advanceCertificates(state: State, spaces: number, tell: Tell<Event> | undefined): void {
  const player = acting(state)
  const limit = certificateLimit(player)
  const from = player.certificates
  for (let i = 0; i < spaces && player.certificates < limit; i++)
    player.certificates = nextCertificate(player.certificates)
  if (player.certificates !== from)
    tell?.({ type: 'certificates', seat: state.turn, from, to: player.certificates })
}

/** Gains (or, negative, pays) dollars from (to) the bank. */
export function changeMoney(state: State, seat: Seat, amount: number, tell: Tell<Event> | undefined): void {
  if (amount === 0) return
  state.players[seat].money += amount
  tell?.({ type: 'money', seat, amount })
}

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** A bell space is freed with every row of the annex that is emptied (RTN-SHOP-08). */
export const bellsFreed = (player: Pick<Player, 'shopsPlaced'>): number =>
  Math.floor(player.shopsPlaced / SHOPS_PER_BELL)

/** Whether a token of the player would draw something (GWT2-XCHG-05). */
export const canExchange = ({ exchangeTokens, draw, discard }: Player): boolean =>
  exchangeTokens > 0 && draw.length + discard.length > 0

export const stationCount = (player: Player): number => countBits(player.stations)

/** Own private buildings on the trail. */
export function buildingCount(state: State, seat: Seat): number {
  let count = 0
  for (const site of tablesOf(state).trail.sites) {
    const tile = state.trail[site]
    if (isPrivate(tile) && ownerOf(tile) === seat) count++
  }
  return count
}

function forestCount(state: State, seat: Seat): number {
  const { trail } = tablesOf(state)
  let count = 0
  for (const site of trail.sites) {
    const tile = state.trail[site]
    if (trail.forest[site] && isPrivate(tile) && ownerOf(tile) === seat) count++
  }
  return count
}

/** How many of something the acting player has. */
export function countOf(state: State, what: Count): number {
  const player = acting(state)
  switch (what) {
    case 'cowboys':
      return player.workers[COWBOY]
    case 'builders':
      return player.workers[BUILDER]
    case 'engineers':
      return player.workers[ENGINEER]
    case 'forest':
      return forestCount(state, state.turn)
    case 'hazards':
      return player.hazards.length
    case 'stations':
      return stationCount(player)
    case 'bells':
      return bellsFreed(player)
  }
}
