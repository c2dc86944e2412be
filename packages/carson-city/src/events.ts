import type { Seat, Tell as TellOf, Viewer } from '@railhead/kernel'

/** Where money, points or pieces come from: the key of its name. */
export type Cause =
  | 'wages'
  | 'road1'
  | 'roads3'
  | 'parcelIncome'
  | 'cowboyIncome'
  | 'gambling'
  | 'parcelPoints'
  | 'cowboyPoints'
  | 'buildingPoints'
  | 'buyPoints'
  | 'sheriff'
  | 'banker'
  | 'grocer'
  | 'worker'
  | 'settler'
  | 'captain'
  | 'building'
  | 'newCowboys'

/** Why something comes to nothing: not the money, no property tile, nothing left to hand out, nothing that counts. */
export type Lack = 'money' | 'property' | 'supply' | 'count'

/** Where something happens; on a building, which one and whose. */
export interface Place {
  readonly spot: number
  readonly building?: number
  readonly owner?: Seat
}

/** Everything that is told while playing. */
export type Event =
  | { readonly type: 'order'; readonly seats: readonly Seat[] }
  | { readonly type: 'town'; readonly parcel: number; readonly white: number; readonly red: number }
  | { readonly type: 'mountain'; readonly parcel: number }
  | { readonly type: 'market'; readonly slot: number; readonly building: number }
  /** `tokens` only for the seat itself. */
  | {
      readonly type: 'tokensDealt'
      readonly seat: Seat
      readonly sum: number
      readonly money: number
      readonly tokens?: readonly number[]
    }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly parcel: number; readonly price: number }
  | { readonly type: 'character'; readonly seat: Seat; readonly card: number; readonly side: number }
  | { readonly type: 'waits'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'money'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'points'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'roads'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'revolvers'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'cowboys'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'paid'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'road'; readonly seat: Seat; readonly edge: number }
  | ({ readonly type: 'placed'; readonly seat: Seat; readonly white: boolean } & Place)
  | ({
      readonly type: 'moved'
      readonly seat: Seat
      readonly from: number
      readonly white: boolean
    } & Place)
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly spot: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'duelOrder'; readonly seat: Seat; readonly spots: readonly number[] }
  | ({ readonly type: 'duel' } & Place)
  | { readonly type: 'tokenLaid'; readonly seat: Seat; readonly value?: number }
  | {
      readonly type: 'shot'
      readonly seat: Seat
      readonly roll: number
      readonly firepower: number
      /** What the firepower consists of: cowboys in reserve, revolvers, and those of this round only. */
      readonly cowboys: number
      readonly revolvers: number
      readonly ofRound: number
      readonly token: boolean
    }
  /** `tie`: others had as much, but passed later. */
  | ({ readonly type: 'duelWon'; readonly seat: Seat; readonly tie: boolean } & Place)
  /** `tokens` only for the seat itself. */
  | {
      readonly type: 'tokensDrawn'
      readonly seat: Seat
      readonly count: number
      readonly tokens?: readonly number[]
    }
  | { readonly type: 'threeGuns'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat; readonly spot: number }
  /** The action of a spot comes to nothing, whether the seat wants it or not. */
  | { readonly type: 'nothing'; readonly seat: Seat; readonly spot: number; readonly why: Lack }
  /** The seat gets nothing from its character. */
  | { readonly type: 'unused'; readonly seat: Seat; readonly card: number; readonly why: Lack | 'declined' }
  | { readonly type: 'dice'; readonly seat: Seat; readonly white: number; readonly red: number }
  | { readonly type: 'tileBought'; readonly seat: Seat; readonly building: number; readonly price: number }
  | { readonly type: 'kept'; readonly seat: Seat; readonly building: number }
  | { readonly type: 'built'; readonly seat: Seat; readonly building: number; readonly parcel: number }
  | { readonly type: 'house'; readonly seat: Seat; readonly parcel: number }
  | { readonly type: 'consentAsked'; readonly seat: Seat; readonly owner: Seat; readonly parcel: number }
  | { readonly type: 'consented'; readonly seat: Seat; readonly parcel: number }
  | { readonly type: 'refused'; readonly seat: Seat; readonly parcel: number }
  | { readonly type: 'attackCancelled'; readonly seat: Seat; readonly parcel: number }
  | { readonly type: 'doubled'; readonly seat: Seat; readonly building: number }
  | {
      readonly type: 'income'
      readonly seat: Seat
      readonly parcel: number
      readonly building: number
      readonly amount: number
    }
  | {
      readonly type: 'raid'
      readonly seat: Seat
      readonly owner: Seat
      readonly parcel: number
      readonly building: number
      readonly amount: number
    }
  | { readonly type: 'closed'; readonly price: number }
  | { readonly type: 'cashLimit'; readonly seat: Seat; readonly amount: number; readonly points: number }
  | { readonly type: 'over'; readonly seat: Seat; readonly points: number }

export type EventType = Event['type']
export type Tell = TellOf<Event> | undefined

/** Tokens in the hand of another are not seen. */
export function witness(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'tokensDealt':
      if (event.seat === viewer) return event
      return { type: 'tokensDealt', seat: event.seat, sum: event.sum, money: event.money }
    case 'tokensDrawn':
      if (event.seat === viewer) return event
      return { type: 'tokensDrawn', seat: event.seat, count: event.count }
    case 'tokenLaid':
      if (event.seat === viewer) return event
      return { type: 'tokenLaid', seat: event.seat }
    default:
      return event
  }
}
