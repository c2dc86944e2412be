import { below, type Chance } from '@railhead/kernel'

/** The numbers below `count` in random order. */
export function shuffled(count: number, chance: Chance): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const swapped = order[i]
    order[i] = order[j]
    order[j] = swapped
  }
  return order
}
