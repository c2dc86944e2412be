import { BUILDER, COWBOY, ENGINEER } from '../components/tiles.js'
import type { Rulings } from '../rulings/index.js'

/** How far Sam's herder goes: a printed number, or one of two things that are counted (SAM-MOVE-12 to -16). */
export type Movement = number | 'specialtyWorkers' | 'mostBuildings'

/** What Sam does after moving (SAM-CARD-16). */
export type SamAction =
  | 'hireCheapest'
  | 'hireSpecialty'
  | 'buyCattle'
  /** Two cards join the market first, without a cowboy. */
  | 'growAndBuyCattle'
  | 'takeValue3'
  | 'build'
  | 'buildWithOne'
  | 'engine'
  | 'engineToStation'
  | 'takeObjective'
  | 'takeOutlaw'
  | 'takeHazard'
  | 'nothing'

export interface SamCard {
  readonly movement: Movement
  readonly action: SamAction
  /** The half of the card for another specialty than the one it names. */
  readonly otherwise?: { readonly unless: number; readonly action: SamAction }
  /** In the deck of Rails to the North a shop comes first (RSAM-CARD-16). */
  readonly shop?: true
}

export const MIN_STEPS = 1
export const MAX_STEPS = 5

/**
 * The fifteen cards by number (SAM-CARD-01 to -15) with what is no ruling; the decks of both boxes differ by
 * rulings only (RSAM-CARD-01 to -15). That cards 10 to 12 act with their own specialty only is proposed: without that
 * condition Sam scores less on medium than on easy (docs/performance.md).
 */
export const SAM_CARDS: readonly (SamCard | undefined)[] = [
  undefined,
  { movement: 1, action: 'hireCheapest' },
  { movement: 1, action: 'hireSpecialty' },
  { movement: 2, action: 'buyCattle' },
  { movement: 2, action: 'build' },
  { movement: 1, action: 'engine' },
  { movement: 2, action: 'engine' },
  { movement: 1, action: 'takeObjective' },
  { movement: 1, action: 'takeOutlaw' },
  { movement: 1, action: 'takeHazard' },
  {
    movement: 'specialtyWorkers',
    action: 'buyCattle',
    otherwise: { unless: COWBOY, action: 'nothing' },
  },
  {
    movement: 'mostBuildings',
    action: 'build',
    otherwise: { unless: BUILDER, action: 'nothing' },
  },
  {
    movement: 'mostBuildings',
    action: 'engine',
    otherwise: { unless: ENGINEER, action: 'nothing' },
  },
  {
    movement: 'specialtyWorkers',
    action: 'growAndBuyCattle',
    otherwise: { unless: COWBOY, action: 'takeValue3' },
  },
  {
    movement: 'specialtyWorkers',
    action: 'build',
    otherwise: { unless: BUILDER, action: 'buildWithOne' },
  },
  {
    movement: 'specialtyWorkers',
    action: 'engineToStation',
    otherwise: { unless: ENGINEER, action: 'engine' },
  },
]

const HIRING_MODES: readonly SamAction[] = ['hireCheapest', 'hireSpecialty']
/** Cards that the text lists without condition (SAM-CARD-10 to -12). */
const CONDITIONAL = [10, 11, 12]
/** What card 15 does without engineers as specialty; always the same without a condition (SAM-CARD-15). */
const OTHER_HALF_OF_15: Readonly<Record<Rulings['samCard15'], SamAction | undefined>> = {
  perEngineer: 'engine',
  nothing: 'nothing',
  nextStation: undefined,
}

function otherHalf(number: number, { otherwise }: SamCard, rulings: Rulings): SamCard['otherwise'] {
  if (otherwise === undefined) return undefined
  if (CONDITIONAL.includes(number) && rulings.samCards10to12 === 'always') return undefined
  if (number !== 15) return otherwise
  const action = OTHER_HALF_OF_15[rulings.samCard15]
  return action && { ...otherwise, action }
}

/** The cards with what the rulings say of their pictures, for either box. */
export const samCards = (rulings: Rulings, north: boolean): readonly (SamCard | undefined)[] =>
  SAM_CARDS.map((card, number) => {
    if (card === undefined) return undefined
    const { otherwise: _, ...face } = card
    const otherwise = otherHalf(number, card, rulings)
    const mode = HIRING_MODES.indexOf(card.action)
    const swapped = mode >= 0 && rulings.samHiring === 'specialtyOn1'
    return {
      ...face,
      movement: (north ? rulings.samNorthMovement : rulings.samMovement)[number - 1],
      action: swapped ? HIRING_MODES[1 - mode] : card.action,
      ...(otherwise !== undefined && { otherwise }),
      ...(north && rulings.samShopCards.some(shop => shop === number) && { shop: true as const }),
    }
  })

export function samCard(number: number, cards: readonly (SamCard | undefined)[]): SamCard {
  const card = cards[number]
  if (card === undefined) throw new Error(`Sam has no card ${number}.`)
  return card
}
