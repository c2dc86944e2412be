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
  /** What of the face is not stated by the rulebook but filled in by us. */
  readonly proposed?: 'movement' | 'mode' | 'movementAndCondition' | 'movementAndOtherHalf'
}

export const MIN_STEPS = 1
export const MAX_STEPS = 5

/**
 * The fifteen cards by number (SAM-CARD-01 to -15); the decks of both boxes are equal but for the shops
 * (RSAM-CARD-01 to -15). That cards 10 to 12 act with their own specialty only is proposed: without that
 * condition Sam scores less on medium than on easy (docs/performance.md).
 */
export const SAM_CARDS: readonly (SamCard | undefined)[] = [
  undefined,
  { movement: 1, action: 'hireCheapest', proposed: 'mode' },
  { movement: 1, action: 'hireSpecialty', proposed: 'mode' },
  { movement: 2, action: 'buyCattle', proposed: 'movement' },
  { movement: 2, action: 'build', proposed: 'movement' },
  { movement: 1, action: 'engine', shop: true, proposed: 'movement' },
  { movement: 2, action: 'engine', proposed: 'movement' },
  { movement: 1, action: 'takeObjective', shop: true, proposed: 'movement' },
  { movement: 1, action: 'takeOutlaw', shop: true, proposed: 'movement' },
  { movement: 1, action: 'takeHazard', shop: true, proposed: 'movement' },
  {
    movement: 'specialtyWorkers',
    action: 'buyCattle',
    otherwise: { unless: COWBOY, action: 'nothing' },
    proposed: 'movementAndCondition',
  },
  {
    movement: 'mostBuildings',
    action: 'build',
    otherwise: { unless: BUILDER, action: 'nothing' },
    proposed: 'movementAndCondition',
  },
  {
    movement: 'mostBuildings',
    action: 'engine',
    otherwise: { unless: ENGINEER, action: 'nothing' },
    proposed: 'movementAndCondition',
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
    proposed: 'movement',
  },
  {
    movement: 'specialtyWorkers',
    action: 'engineToStation',
    otherwise: { unless: ENGINEER, action: 'engine' },
    shop: true,
    proposed: 'movementAndOtherHalf',
  },
]

const HIRING_MODES: readonly SamAction[] = ['hireCheapest', 'hireSpecialty']
/** Cards that the text lists without condition (SAM-CARD-10 to -12). */
const CONDITIONAL = [10, 11, 12]

/** The cards with what the rulings say of their pictures. */
export const samCards = ({
  samMovement,
  samHiring,
  samCards10to12,
}: Rulings): readonly (SamCard | undefined)[] =>
  SAM_CARDS.map((card, number) => {
    if (card === undefined) return undefined
    const { otherwise, ...face } = card
    const mode = HIRING_MODES.indexOf(card.action)
    const swapped = mode >= 0 && samHiring === 'specialtyOn1'
    return {
      ...face,
      movement: samMovement[number - 1],
      action: swapped ? HIRING_MODES[1 - mode] : card.action,
      ...(otherwise !== undefined &&
        !(samCards10to12 === 'always' && CONDITIONAL.includes(number)) && { otherwise }),
    }
  })

export function samCard(number: number, cards: readonly (SamCard | undefined)[] = SAM_CARDS): SamCard {
  const card = cards[number]
  if (card === undefined) throw new Error(`Sam has no card ${number}.`)
  return card
}
