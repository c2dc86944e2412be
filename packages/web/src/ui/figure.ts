/** A figure as it is written: with a minus, not a hyphen. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value))
