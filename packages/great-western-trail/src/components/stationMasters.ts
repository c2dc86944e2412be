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
]

export const SECOND_EDITION_MASTERS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
