import { columnOf, edgePlace, rowOf } from '@railhead/carson-city'

/** Side of a parcel in the units of the drawing. */
export const PLOT = 100

export const plotX = (parcel: number): number => columnOf(parcel) * PLOT
export const plotY = (parcel: number): number => rowOf(parcel) * PLOT

/** The two ends of a side of parcels. */
export function edgeLine(edge: number): { x1: number; y1: number; x2: number; y2: number } {
  const { lying, column, row } = edgePlace(edge)
  const x1 = column * PLOT
  const y1 = row * PLOT
  return lying ? { x1, y1, x2: x1 + PLOT, y2: y1 } : { x1, y1, x2: x1, y2: y1 + PLOT }
}
