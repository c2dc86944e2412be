import type { Rulings } from '../rulings/index.js'
import type { MasterGift } from '../rulings/tiles.js'
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

type Upper = Pick<StationMaster, 'permanentCertificates' | 'immediate'>

const UPPER: Readonly<Record<MasterGift, Upper>> = {
  money2: { permanentCertificates: 0, immediate: { kind: 'money', amount: 2 } },
  hazardOrOutlaw: { permanentCertificates: 0, immediate: { kind: 'hazardOrOutlaw', optional: true } },
  permanentCertificate: { permanentCertificates: 1 },
  certificates2: { permanentCertificates: 0, immediate: { kind: 'certificate', amount: 2 } },
  shop: { permanentCertificates: 0, immediate: { kind: 'placeShop', optional: true } },
  build2: {
    permanentCertificates: 0,
    immediate: { kind: 'build', price: 0, asBuilders: 2, optional: true },
  },
}

const tile = (what: MasterScoring, points: number, per: 1 | 2 = 1): StationMaster => ({
  name: what,
  permanentCertificates: 0,
  scoring: { what, points, per },
})

/** What pairs of objective cards score with the station master for them (GWT2-SCORE-18). */
export const OBJECTIVE_PAIRS = { points: 3, per: 2 } as const

/** A station master tile is its index here (GWT2-MASTER-09; GWT2-SCORE-17 to -23). */
const TILES: readonly StationMaster[] = [
  tile('workers', 1),
  tile('objectives', OBJECTIVE_PAIRS.points, OBJECTIVE_PAIRS.per),
  tile('hazards', 3, 2),
  tile('outlawPairs', 3),
  tile('certificates', 3, 2),
  tile('stations', 3, 2),
  tile('buildings', 2),
  { name: 'twelveDollars', permanentCertificates: 0, immediate: { kind: 'money', amount: 12 } },
  { name: 'twoCertificates', permanentCertificates: 2 },
  // Rails to the North, second edition (RTN-MASTER-01 to -04)
  tile('mediumTowns', 2),
  tile('goodCattle', 1),
  // Rails to the North, first edition
  { ...tile('exchangeTokens', 5, 2), ...UPPER.shop },
  { ...tile('areas', 2), immediate: { kind: 'exchangeToken' } },
]

/** What the tiles are called, by index. */
export const MASTER_NAMES: readonly string[] = TILES.map(({ name }) => name)

/** The tiles with their upper halves as ruled (OQ-21). */
export function stationMasters({ stationMasters: upper }: Rulings): readonly StationMaster[] {
  const gifts: Readonly<Record<string, MasterGift>> = upper
  return TILES.map(master =>
    Object.hasOwn(gifts, master.name) ? { ...master, ...UPPER[gifts[master.name]] } : master,
  )
}

export const SECOND_EDITION_MASTERS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
/** GWT1-MASTER-03 */
export const FIRST_EDITION_MASTERS: readonly number[] = [0, 1, 2, 3, 4]
export const SECOND_EDITION_NORTH_MASTERS: readonly number[] = [...SECOND_EDITION_MASTERS, 9, 10]
export const FIRST_EDITION_NORTH_MASTERS: readonly number[] = [...SECOND_EDITION_MASTERS, 11, 12]
