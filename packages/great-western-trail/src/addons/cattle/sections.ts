import { rows } from '@railhead/kernel'
import type { Config } from '../../config.js'
import { numbersOf, VARIANTS, type VariantId, variantsIn } from './variants.js'

const withVariant =
  (variant: VariantId) =>
  (config: Config): boolean =>
    variantsIn(config).some(({ id }) => id === variant)

/** The sections of the rulebook: one for each variant, called like it. */
const COVERED: Readonly<Record<VariantId, readonly string[]>> = {
  simmental: rows('GWT2-SIM', 1, 19),
  brahman: rows('BRA', 1, 22),
}

export const CATTLE_SECTIONS = VARIANTS.map(({ id }) => ({
  id,
  part: 'variants' as const,
  covers: COVERED[id],
  when: withVariant(id),
  changes: ['cattle', 'income'] as const,
}))

/** The section of the variant that a card belongs to. */
export const sectionOfCard = (card: number): VariantId | undefined =>
  VARIANTS.find(variant => numbersOf(variant).includes(card))?.id

/** Which section speaks of a question and of an event of the variants. */
export const CATTLE_ASKED = { raiseSimmental: 'simmental' } as const
export const CATTLE_TOLD = { raised: 'simmental' } as const
