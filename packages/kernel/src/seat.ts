/** A place at the table, counted from 0 in turn order. */
export type Seat = number

/** Who looks: a seat, or `SPECTATOR`, who sees only what is public. */
export type Viewer = Seat

export const SPECTATOR: Viewer = -1

/** Stands for a card, tile or token that the viewer may not know. */
export const UNKNOWN = -1
