import type { Task } from '../task.js'

/** What the lower half of a station master counts at the end. */
export type MasterScoring =
  | 'workers'
  | 'objectives'
  | 'hazards'
  | 'outlawPairs'
  | 'certificates'
  | 'stations'
  | 'buildings'
  | 'mediumTowns'
  | 'goodCattle'
  | 'exchangeTokens'
  | 'areas'

export interface StationMaster {
  readonly name: string
  readonly permanentCertificates: number
  /** Done at once when the tile is taken. */
  readonly immediate?: Task
  readonly scoring?: { readonly what: MasterScoring; readonly points: number; readonly per: 1 | 2 }
}

/** A station master tile is its index here (GWT2-MASTER-09, OQ-21; GWT2-SCORE-17 to -23). */
export const STATION_MASTERS: readonly StationMaster[] = [
  {
    name: 'workers',
    permanentCertificates: 0,
    immediate: { kind: 'money', amount: 2 },
    scoring: { what: 'workers', points: 1, per: 1 },
  },
  {
    name: 'objectives',
    permanentCertificates: 0,
    immediate: { kind: 'hazardOrOutlaw', optional: true },
    scoring: { what: 'objectives', points: 3, per: 2 },
  },
  { name: 'hazards', permanentCertificates: 1, scoring: { what: 'hazards', points: 3, per: 2 } },
  { name: 'outlawPairs', permanentCertificates: 1, scoring: { what: 'outlawPairs', points: 3, per: 1 } },
  { name: 'certificates', permanentCertificates: 1, scoring: { what: 'certificates', points: 3, per: 2 } },
  { name: 'stations', permanentCertificates: 1, scoring: { what: 'stations', points: 3, per: 2 } },
  {
    name: 'buildings',
    permanentCertificates: 0,
    immediate: { kind: 'certificate', amount: 2 },
    scoring: { what: 'buildings', points: 2, per: 1 },
  },
  { name: 'twelveDollars', permanentCertificates: 0, immediate: { kind: 'money', amount: 12 } },
  { name: 'twoCertificates', permanentCertificates: 2 },
  // Rails to the North, second edition (RTN-MASTER-01 to -04)
  {
    name: 'mediumTowns',
    permanentCertificates: 0,
    immediate: { kind: 'placeShop', optional: true },
    scoring: { what: 'mediumTowns', points: 2, per: 1 },
  },
  {
    name: 'goodCattle',
    permanentCertificates: 0,
    immediate: { kind: 'build', price: 0, asBuilders: 2, optional: true },
    scoring: { what: 'goodCattle', points: 1, per: 1 },
  },
  // Rails to the North, first edition
  {
    name: 'exchangeTokens',
    permanentCertificates: 0,
    immediate: { kind: 'placeShop', optional: true },
    scoring: { what: 'exchangeTokens', points: 5, per: 2 },
  },
  {
    name: 'areas',
    permanentCertificates: 0,
    immediate: { kind: 'exchangeToken' },
    scoring: { what: 'areas', points: 2, per: 1 },
  },
]

export const SECOND_EDITION_MASTERS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
/** GWT1-MASTER-03 */
export const FIRST_EDITION_MASTERS: readonly number[] = [0, 1, 2, 3, 4]
export const SECOND_EDITION_NORTH_MASTERS: readonly number[] = [...SECOND_EDITION_MASTERS, 9, 10]
export const FIRST_EDITION_NORTH_MASTERS: readonly number[] = [...SECOND_EDITION_MASTERS, 11, 12]
