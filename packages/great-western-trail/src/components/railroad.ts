/** The railroad: numbered spaces 0 (start) to 39, then the nine turnouts as positions 40 to 48. */
export const RAIL_START = 0
export const RAIL_END = 39
export const FIRST_TURNOUT = 40

/** The numbered space after which each turnout branches off (GWT2-ENGINE-08, OQ-13). */
export const TURNOUT_AFTER: readonly number[] = [4, 7, 10, 13, 16, 21, 25, 29, 33]
export const POSITIONS = FIRST_TURNOUT + TURNOUT_AFTER.length

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

/** The ten stations in track order (GWT2-STATION-07, -08, -10, OQ-13). */
export const STATIONS: readonly Station[] = [
  { position: 40, cost: 2, points: 1, black: false, master: true },
  { position: 41, cost: 2, points: 1, black: false, master: true },
  { position: 42, cost: 4, points: 2, black: false, master: true },
  { position: 43, cost: 4, points: 2, black: false, master: true },
  { position: 44, cost: 6, points: 3, black: true, master: true },
  { position: 45, cost: 8, points: 5, black: true, master: false },
  { position: 46, cost: 7, points: 6, black: true, master: false },
  { position: 47, cost: 6, points: 7, black: true, master: false },
  { position: 48, cost: 5, points: 8, black: true, master: false },
  { position: RAIL_END, cost: 3, points: 9, black: true, master: false },
]

/** The two stations of Rails to the North, away from the track (RTN-TOWN-08, -09, proposed). */
export const NORTH_STATIONS: readonly Station[] = [
  { town: 'gS', cost: 7, points: 6, black: false, master: true },
  { town: 'rS', cost: 15, points: 8, black: true, master: true },
]

/** Positions that an engine reaches with its next step, forward and backward. */
export const FORWARD: readonly (readonly number[])[] = Array.from({ length: POSITIONS }, (_, position) => {
  if (position >= FIRST_TURNOUT) return [TURNOUT_AFTER[position - FIRST_TURNOUT] + 1]
  const turnout = TURNOUT_AFTER.indexOf(position)
  const next = position < RAIL_END ? [position + 1] : []
  return turnout < 0 ? next : [...next, FIRST_TURNOUT + turnout]
})
export const BACKWARD: readonly (readonly number[])[] = Array.from({ length: POSITIONS }, (_, position) =>
  FORWARD.flatMap((next, from) => (next.includes(position) ? [from] : [])),
)

/** A turnout counts as the numbered space it leads back to (GWT2-DELIVER-26). */
export const trackNumber = (position: number): number =>
  position < FIRST_TURNOUT ? position : TURNOUT_AFTER[position - FIRST_TURNOUT] + 1

/** Where on the line a position lies, turnouts half-way between their two spaces: for 'behind the engine'. */
export const trackPlace = (position: number): number =>
  position < FIRST_TURNOUT ? position : TURNOUT_AFTER[position - FIRST_TURNOUT] + 0.5

/** Crossings lie directly after these spaces (GWT2-DELIVER-26, OQ-12). */
export const CROSSINGS_AFTER = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
const CROSSINGS_BEFORE = Array.from(
  { length: RAIL_END + 1 },
  (_, n) => CROSSINGS_AFTER.filter(after => after < n).length,
)

/** What transport to a place level with the track number `value` costs from where the engine stands. */
export const transportCost = (engine: number, value: number): number =>
  Math.max(0, CROSSINGS_BEFORE[value] - CROSSINGS_BEFORE[trackNumber(engine)])

/** Leaving the end of the track pays (GWT2-ENGINE-14). */
export const END_OF_TRACK_MONEY = 3
