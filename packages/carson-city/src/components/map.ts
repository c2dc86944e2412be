/**
 * The town plan: 8 x 8 parcels, numbered row by row from the top left. Roads lie on the sides of parcels:
 * 72 lying ones (9 lines of 8), then 72 standing ones (8 rows of 9). Sides end in the 81 corners.
 */
export const SIZE = 8
export const PARCELS = SIZE * SIZE
export const CORNERS = (SIZE + 1) * (SIZE + 1)
const LYING = SIZE * (SIZE + 1)
export const EDGES = 2 * LYING

/** Up to 8 surrounding parcels of each parcel. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: PARCELS }, (_, parcel) => {
  const found: number[] = []
  for (let row = rowOf(parcel) - 1; row <= rowOf(parcel) + 1; row++)
    for (let column = columnOf(parcel) - 1; column <= columnOf(parcel) + 1; column++)
      if (row >= 0 && row < SIZE && column >= 0 && column < SIZE && parcelAt(column, row) !== parcel)
        found.push(parcelAt(column, row))
  return found
})

/** The two corners in which each side ends: first and second. */
export const EDGE_START: readonly number[] = Array.from({ length: EDGES }, (_, edge) => edgeCorners(edge)[0])
export const EDGE_END: readonly number[] = Array.from({ length: EDGES }, (_, edge) => edgeCorners(edge)[1])

/** The top left corner of each parcel; the others are 1, 9 and 10 further. */
export const TOP_LEFT: readonly number[] = Array.from(
  { length: PARCELS },
  (_, parcel) => rowOf(parcel) * (SIZE + 1) + columnOf(parcel),
)

export function parcelAt(column: number, row: number): number {
  return row * SIZE + column
}

export function rowOf(parcel: number): number {
  return Math.floor(parcel / SIZE)
}

export function columnOf(parcel: number): number {
  return parcel % SIZE
}

/** Where a side lies: lying ones are the top of (column, row), standing ones its left. */
export function edgePlace(edge: number): { lying: boolean; column: number; row: number } {
  if (edge < LYING) return { lying: true, column: edge % SIZE, row: Math.floor(edge / SIZE) }
  const rest = edge - LYING
  return { lying: false, column: rest % (SIZE + 1), row: Math.floor(rest / (SIZE + 1)) }
}

function edgeCorners(edge: number): [number, number] {
  const { lying, column, row } = edgePlace(edge)
  const corner = row * (SIZE + 1) + column
  return lying ? [corner, corner + 1] : [corner, corner + SIZE + 1]
}

/** The four sides of a parcel: top, left, right, bottom. */
export function sidesOf(parcel: number): number[] {
  const column = columnOf(parcel)
  const row = rowOf(parcel)
  const standing = LYING + row * (SIZE + 1) + column
  return [row * SIZE + column, standing, standing + 1, (row + 1) * SIZE + column]
}

/** The one or two parcels along a side. */
export function parcelsAlong(edge: number): number[] {
  const { lying, column, row } = edgePlace(edge)
  const found: number[] = []
  if (lying) {
    if (row > 0) found.push(parcelAt(column, row - 1))
    if (row < SIZE) found.push(parcelAt(column, row))
  } else {
    if (column > 0) found.push(parcelAt(column - 1, row))
    if (column < SIZE) found.push(parcelAt(column, row))
  }
  return found
}

/** A parcel as people say it: column letter and row number, e.g. `C4`. */
export function parcelName(parcel: number): string {
  return `${'ABCDEFGH'[columnOf(parcel)]}${rowOf(parcel) + 1}`
}
