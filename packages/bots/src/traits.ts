/** What an option takes, pays and leads to: numbers by name, of which most are 0 and only the others are noted. */
export interface Traits {
  count: number
  readonly places: Int16Array
  readonly strengths: Float32Array
}

/** More traits than any option has. */
const MOST = 32

export const newTraits = (): Traits => ({
  count: 0,
  places: new Int16Array(MOST),
  strengths: new Float32Array(MOST),
})

export function addTrait(traits: Traits, place: number, strength: number): void {
  if (strength === 0) return
  traits.places[traits.count] = place
  traits.strengths[traits.count] = strength
  traits.count++
}
