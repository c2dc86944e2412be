import { BRAHMAN_VARIANT } from './brahman/cards.js'
import { SIMMENTAL } from './simmental/cards.js'

/** All variants of orange cattle. Recorded matches know their cards by number: only ever append. */
export const VARIANTS = [SIMMENTAL, BRAHMAN_VARIANT] as const

export type Variant = (typeof VARIANTS)[number]
export type VariantId = Variant['id']

/** Where the numbers of their cards begin: after those of the box. */
export const FIRST_ORANGE = 13

/** The numbers of the cards of a variant. */
export function numbersOf(variant: Variant): number[] {
  const before = VARIANTS.slice(0, VARIANTS.indexOf(variant))
  const first = before.reduce((sum, { cards }) => sum + cards.length, FIRST_ORANGE)
  return variant.cards.map((_, i) => first + i)
}

/** Several together are possible, though not recommended (BRA-20). */
export type CattleChoice = 'none' | VariantId | `${VariantId}+${VariantId}`

const together = VARIANTS.flatMap((one, i) =>
  VARIANTS.slice(i + 1).map((other): CattleChoice => `${one.id}+${other.id}`),
)
export const CATTLE_CHOICES: readonly CattleChoice[] = ['none', ...VARIANTS.map(({ id }) => id), ...together]

const played = new Map<CattleChoice, readonly Variant[]>(
  CATTLE_CHOICES.map(choice => [choice, VARIANTS.filter(({ id }) => choice.split('+').includes(id))]),
)
const NONE: readonly Variant[] = []

/** The variants that a match is played with. */
export const variantsIn = ({ cattle }: { readonly cattle: CattleChoice }): readonly Variant[] =>
  played.get(cattle) ?? NONE
