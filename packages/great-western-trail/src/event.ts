import type { Seat } from '@railhead/kernel'
import type { SamEvent } from './solo/event.js'

/** The bank, where money goes to or comes from a player. */
export const BANK = -1

/** Everything that is told while playing: the log, the animations and the reviews are made of these. */
export type Event =
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: number }
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly way: number
    }
  | {
      readonly type: 'fee'
      readonly seat: Seat
      readonly amount: number
      readonly to: number
      readonly space: number
    }
  | { readonly type: 'money'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'local'; readonly seat: Seat; readonly building: number; readonly action: number }
  | { readonly type: 'copied'; readonly seat: Seat; readonly building: number }
  | { readonly type: 'auxiliary'; readonly seat: Seat; readonly which: number; readonly times: number }
  | { readonly type: 'certificates'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'exchangeToken'; readonly seat: Seat }
  | { readonly type: 'exchanged'; readonly seat: Seat }
  /** `cards` is empty for those who may not see them. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly number[] }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'removed'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'hired'
      readonly seat: Seat
      readonly worker: number
      readonly row: number
      readonly cost: number
    }
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly card: number
      readonly price: number
      readonly cowboys: number
    }
  | { readonly type: 'marketGrew'; readonly cards: readonly number[] }
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly building: number
      readonly space: number
      readonly replaced: number
      readonly price: number
    }
  | { readonly type: 'engine'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly station: number; readonly cost: number }
  | {
      readonly type: 'disc'
      readonly seat: Seat
      readonly disc: number
      readonly on: 'city' | 'station'
      readonly index: number
    }
  | {
      readonly type: 'discFromStation'
      readonly seat: Seat
      readonly station: number
      readonly on: 'city' | 'station'
      readonly index: number
    }
  | {
      readonly type: 'stationMaster'
      readonly seat: Seat
      readonly tile: number
      readonly station: number
      readonly worker: number
    }
  | { readonly type: 'hazard'; readonly seat: Seat; readonly tile: number; readonly space: number }
  | { readonly type: 'outlaw'; readonly seat: Seat; readonly tile: number; readonly space: number }
  | {
      readonly type: 'objectiveTaken'
      readonly seat: Seat
      readonly card: number
      readonly from: 'display' | 'deck'
      readonly to: 'discard' | 'hand'
    }
  | { readonly type: 'objectivePlayed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'displayRefilled'; readonly card: number }
  | {
      readonly type: 'foresight'
      readonly seat: Seat
      readonly step: number
      readonly tile: number
      readonly space: number
    }
  | { readonly type: 'foresightRefilled'; readonly tiles: readonly number[] }
  | { readonly type: 'jobMarketToken'; readonly row: number }
  | {
      readonly type: 'income'
      readonly seat: Seat
      readonly hand: readonly number[]
      readonly spent: number
      readonly total: number
    }
  | { readonly type: 'raised'; readonly seat: Seat; readonly from: number; readonly count: number }
  | { readonly type: 'delivered'; readonly seat: Seat; readonly city: number }
  | { readonly type: 'transport'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'shop'
      readonly seat: Seat
      readonly town: number
      readonly space: number
      readonly cost: number
    }
  | { readonly type: 'tookCattle'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'bonusStationMaster'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'seated'; readonly seat: Seat; readonly worker: number; readonly token: number }
  /** `card` is UNKNOWN for the others. */
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number; readonly price: number }
  | { readonly type: 'showdown'; readonly hands: readonly (readonly number[])[]; readonly pot: number }
  | { readonly type: 'wonPot'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | { readonly type: 'over' }
  | SamEvent

export type EventType = Event['type']
