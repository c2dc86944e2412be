import type { Rulings } from '../rulings/index.js'

/** The railroad: numbered spaces 0 (start) to 39, then the nine turnouts as positions 40 to 48. */
export const RAIL_START = 0
export const RAIL_END = 39
export const FIRST_TURNOUT = 40

const TURNOUTS = 9
export const POSITIONS = FIRST_TURNOUT + TURNOUTS

/** The line with its turnouts, by position. */
export interface Track {
  /** The numbered space after which each turnout branches off (GWT2-ENGINE-08, OQ-13). */
  readonly turnoutAfter: readonly number[]
  /** Positions that an engine reaches with its next step, forward and backward. */
  readonly forward: readonly (readonly number[])[]
  readonly backward: readonly (readonly number[])[]
  /** A turnout counts as the numbered space it leads back to (GWT2-DELIVER-26). */
  readonly number: readonly number[]
  /** Where on the line a position lies, turnouts half-way between their two spaces: for 'behind the engine'. */
  readonly place: readonly number[]
}

const byPosition = <T>(of: (position: number) => T): readonly T[] =>
  Array.from({ length: POSITIONS }, (_, position) => of(position))

export function trackWith({ turnouts: turnoutAfter }: Rulings): Track {
  const after = (position: number): number => turnoutAfter[position - FIRST_TURNOUT]
  const forward = byPosition(position => {
    if (position >= FIRST_TURNOUT) return [after(position) + 1]
    const turnout = turnoutAfter.indexOf(position)
    const next = position < RAIL_END ? [position + 1] : []
    return turnout < 0 ? next : [...next, FIRST_TURNOUT + turnout]
  })
  return {
    turnoutAfter,
    forward,
    backward: byPosition(position =>
      forward.flatMap((next, from) => (next.includes(position) ? [from] : [])),
    ),
    number: byPosition(position => (position < FIRST_TURNOUT ? position : after(position) + 1)),
    place: byPosition(position => (position < FIRST_TURNOUT ? position : after(position) + 0.5)),
  }
}

export interface Station {
  /** Where an engine must stop to upgrade it; absent for stations away from the track. */
  readonly position?: number
  /** The town of the north whose shops may upgrade it. */
  readonly town?: string
  readonly cost: number
  readonly points: number
  readonly black: boolean
  /** Whether a station master lies here at the start. */
  readonly master: boolean
}

/** The first stations have a master (GWT2-STATION-10). */
const MASTERS_ON_TRACK = 5

/** Where the stations of the track are: the turnouts, then the end (GWT2-STATION-07, OQ-13). */
export const STATION_POSITIONS: readonly number[] = [
  ...Array.from({ length: TURNOUTS }, (_, i) => FIRST_TURNOUT + i),
  RAIL_END,
]

/** The ten stations in track order; what they cost and bring is a ruling (GWT2-STATION-08). */
export const trackStations = ({ stations }: Rulings): readonly Station[] =>
  stations.map((station, i) => ({
    position: STATION_POSITIONS[i],
    ...station,
    master: i < MASTERS_ON_TRACK,
  }))

/** The two stations of Rails to the North, away from the track (RTN-TOWN-08, -09, proposed). */
export const northStations = ({ gS, rS }: Rulings['northStations']): readonly Station[] => [
  { ...gS, master: true },
  { ...rS, master: true },
]

/** How many crossings lie before each numbered space (GWT2-DELIVER-26, OQ-12): each directly after a space of the list. */
export const crossingsBefore = (after: readonly number[]): readonly number[] =>
  Array.from({ length: RAIL_END + 1 }, (_, n) => after.filter(space => space < n).length)

/** What transport to a place level with the track number `value` costs from where the engine stands. */
export const transportCost = (
  { crossings, track }: { readonly crossings: readonly number[]; readonly track: Track },
  engine: number,
  value: number,
): number => Math.max(0, crossings[value] - crossings[track.number[engine]])

/** Leaving the end of the track pays (GWT2-ENGINE-14). */
export const END_OF_TRACK_MONEY = 3
