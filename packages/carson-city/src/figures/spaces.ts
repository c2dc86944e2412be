import type { Seat } from '@railhead/kernel'
import {
  type CellId,
  CROWDED_SPACES,
  MAP_SPOTS,
  SPACES,
  type SpaceEffect,
  trackOf,
} from '../components/actionTrack.js'
import { BUILT } from '../components/buildings.js'
import { PARCELS } from '../components/map.js'
import { EMPTY_SLOT } from '../components/market.js'
import { DIE_SIDES, THREE_GUNS } from '../components/pieces.js'

import { isContested, isOpen, seatsAt } from '../placement.js'
import { countedFor, gainOf } from '../spaceGains.js'
import { RESOLUTION, type State } from '../state.js'
import { tilePrice } from '../tasks/buyTile.js'
import { canPlace, cowboysOn, leavingFor } from './firepower.js'

/** What a space would bring a seat now, and from what: every full `per` of `count` brings `each`. */
export type SpaceYield =
  | {
      readonly kind: 'money' | 'points' | 'roads'
      readonly amount: number
      readonly each: number
      readonly per: number
      readonly count: number
      /** What is counted: own cowboys there, parcels, firepower, buildings; or nothing, a fixed amount. */
      readonly of: 'cowboys' | 'parcels' | 'firepower' | 'buildings' | 'fixed'
    }
  /** For this round. */
  | { readonly kind: 'revolvers'; readonly amount: number }
  | { readonly kind: 'dice'; readonly least: number; readonly most: number }
  | {
      readonly kind: 'tile'
      readonly slot: number
      readonly building: number
      readonly price: number
      readonly affordable: boolean
    }
  /** Any number up to `most` with the money of now. */
  | { readonly kind: 'buyPoints'; readonly price: number; readonly most: number }
  /** Nobody may go there: the marker has passed, or no tile lies there. */
  | { readonly kind: 'closed'; readonly why: 'marker' | 'noTile' }

/**
 * If the seat has no cowboy there yet, it is counted as placing the one in hand there: that one is no longer
 * firepower (and is one more where cowboys are counted).
 */
export function spaceYield(state: State, seat: Seat, space: number): SpaceYield {
  const { effect } = SPACES[space]
  if (!isOpen(state, space)) return { kind: 'closed', why: effect.kind === 'buyPoints' ? 'marker' : 'noTile' }
  switch (effect.kind) {
    case 'wages':
      return perCowboy(state, seat, space, 'money', effect.each)
    case 'roadPerCowboy':
      return perCowboy(state, seat, space, 'roads', 1)
    case 'threeGuns':
      return { kind: 'revolvers', amount: THREE_GUNS }
    case 'roads': {
      const amount = Math.min(effect.amount, state.roadSupply)
      return { kind: 'roads', amount, each: effect.amount, per: 1, count: 1, of: 'fixed' }
    }
    case 'tile':
      return tileYield(state, seat, effect.slot)
    case 'gain':
      return gainYield(state, seat, space, effect)
    case 'dice':
      return { kind: 'dice', least: 2, most: 2 * DIE_SIDES }
    case 'buyPoints':
      return {
        kind: 'buyPoints',
        price: effect.price,
        most: Math.floor(state.money[seat] / effect.price),
      }
  }
}

function perCowboy(
  state: State,
  seat: Seat,
  space: number,
  kind: 'money' | 'roads',
  each: number,
): SpaceYield {
  const count = cowboysOn(state, seat, space) + (canPlace(state, seat) ? 1 : 0)
  const due = each * count
  const amount = kind === 'roads' ? Math.min(due, state.roadSupply) : due
  return { kind, amount, each, per: 1, count, of: 'cowboys' }
}

function tileYield(state: State, seat: Seat, slot: number): SpaceYield {
  const building = state.market[slot]
  if (building === EMPTY_SLOT) return { kind: 'closed', why: 'noTile' }
  const price = tilePrice(state, seat, slot)
  return { kind: 'tile', slot, building, price, affordable: price <= state.money[seat] }
}

function gainYield(
  state: State,
  seat: Seat,
  space: number,
  { what, each, per, of }: Extract<SpaceEffect, { kind: 'gain' }>,
): SpaceYield {
  const leaving = leavingFor(state, seat, space) === 'none' ? 0 : 1
  return {
    kind: what,
    amount: gainOf(state, seat, space, leaving),
    each,
    per,
    count: countedFor(state, seat, of, leaving),
    of,
  }
}

/** A cell of the action track, in the order in which the cells are resolved. */
export interface TrackCell {
  readonly cell: CellId
  /** The space that holds cowboys, if the cell has one. */
  readonly space?: number
  readonly open: boolean
  /** Who has cowboys there and how many, in the order of passing, then of seats. */
  readonly cowboys: readonly { readonly seat: Seat; readonly count: number }[]
  /** The white cowboy stands there. */
  readonly white: boolean
  /** Spots of the cell where several seats stand: the space itself, or places on the map. */
  readonly duels: readonly number[]
  readonly status: 'done' | 'now' | 'coming'
}

/** CC-ACT-01: the whole track in order of resolution, with who stands where and how far the round has come. */
export function trackCells(state: State): TrackCell[] {
  const track = trackOf(state)
  return track.cells.map((cell, index) => {
    const spots = spotsOf(state, cell, track.spaces[index])
    const count = (seat: Seat): number => spots.reduce((sum, spot) => sum + cowboysOn(state, seat, spot), 0)
    const space = track.spaces[index]
    return {
      cell,
      ...(space >= 0 && { space }),
      open: space < 0 || isOpen(state, space),
      cowboys: inOrder(state)
        .map(seat => ({ seat, count: count(seat) }))
        .filter(there => there.count > 0),
      white: spots.includes(state.white),
      duels: spots.filter(spot => spot >= CROWDED_SPACES && isContested(seatsAt(state, spot))),
      status: statusOf(state, index),
    }
  })
}

/** Where cowboys for the cell stand: on its space, on unowned parcels, or on buildings. */
function spotsOf(state: State, cell: CellId, space: number): number[] {
  if (space >= 0) return [space]
  if (cell === 'deferred') return []
  const spots: number[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (state.on[parcel] >= BUILT === (cell === 'estateIncome')) spots.push(MAP_SPOTS + parcel)
  return spots
}

function inOrder(state: State): Seat[] {
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  return [...state.passed, ...seats.filter(seat => !state.passed.includes(seat))]
}

function statusOf(state: State, index: number): TrackCell['status'] {
  if (state.phase < RESOLUTION) return 'coming'
  if (state.phase > RESOLUTION || index < state.step) return 'done'
  return index === state.step ? 'now' : 'coming'
}
