/** The key of a thing in a list that has no other identity than its place: seats, spaces, equal cards. */
export const nth = (place: number, of: string | number = ''): string => `${of}#${place}`
