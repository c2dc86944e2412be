import { FIRST_VERSION, type Rulings, rulingsIn } from '../rulings/index.js'
import {
  type ObjectiveAction,
  type PrintedObjective,
  REQUIREMENTS,
  type Requirement,
} from '../rulings/objectives.js'
import type { Task } from '../task.js'
import { FIRST_OBJECTIVE } from './cattle.js'

export { REQUIREMENTS, type Requirement }

export interface ObjectiveCard {
  readonly name: string
  /** How many copies the deck holds; starting cards are dealt instead. */
  readonly copies: number
  readonly starting: boolean
  /** The box it comes from; orange cards join when orange cattle do. */
  readonly set: 'base' | 'north' | 'orange'
  /** How many of each of REQUIREMENTS. */
  readonly needs: readonly number[]
  readonly points: number
  /** Lost when it is not met. */
  readonly penalty: number
  readonly immediate?: Task
}

const ACTIONS: Readonly<Record<ObjectiveAction, Task>> = {
  money: { kind: 'money', amount: 2 },
  auxiliary: { kind: 'auxiliary', max: 2, optional: true },
  draw: { kind: 'drawUpTo', count: 3, optional: true },
  engine2: { kind: 'engine', upTo: 2, optional: true },
  engine3: { kind: 'engine', upTo: 3, optional: true },
  move: { kind: 'objectiveMove', upTo: 3, optional: true },
}

/** What every starting card is worth (GWT2-OBJ-14); nothing is lost with it. */
export const STARTING_OBJECTIVE_POINTS = 3
/** Cards that the deck holds more than once. */
const COPIES: Readonly<Record<string, number>> = { terminal: 4 }

const setOf = (name: string): ObjectiveCard['set'] =>
  name.startsWith('bell') ? 'north' : name.startsWith('orange') ? 'orange' : 'base'

function objectiveCard(name: string, printed: PrintedObjective): ObjectiveCard {
  const starting = 'length' in printed
  const conditions: readonly Requirement[] = starting ? printed : printed.needs
  return {
    name,
    copies: COPIES[name] ?? 1,
    starting,
    set: setOf(name),
    needs: REQUIREMENTS.map(requirement => conditions.filter(need => need === requirement).length),
    points: starting ? STARTING_OBJECTIVE_POINTS : printed.points,
    penalty: starting ? 0 : printed.penalty,
    ...(!starting && { immediate: ACTIONS[printed.action] }),
  }
}

type Tables = Pick<Rulings, 'objectives' | 'northObjectives'>

/** GWT2 table O (OQ-22), then the cards of Rails to the North (RTN-OBJ-06 to -15). */
const cardsOf = ({ objectives, northObjectives }: Tables): readonly ObjectiveCard[] =>
  [...Object.entries(objectives), ...Object.entries(northObjectives)].map(([name, printed]) =>
    objectiveCard(name, printed),
  )

/** The first edition's deck. T is the terminal city, New York or San Francisco. */
export const OBJECTIVES: readonly ObjectiveCard[] = cardsOf(rulingsIn(FIRST_VERSION))

const GREEN = REQUIREMENTS.indexOf('greenOutlaw')
const ORANGE = REQUIREMENTS.indexOf('orangeOutlaw')

/** With orange outlaws in the place of green ones (OQ-04). */
const withOrangeOutlaws = (objective: ObjectiveCard): ObjectiveCard => ({
  ...objective,
  needs: objective.needs.map((count, of) => {
    if (of === GREEN) return 0
    return of === ORANGE ? count + objective.needs[GREEN] : count
  }),
})

/** The cards of the second edition. */
export function secondEditionObjectives(rulings: Rulings): readonly ObjectiveCard[] {
  const cards = cardsOf(rulings)
  return rulings.objectiveOutlaws === 'orange' ? cards.map(withOrangeOutlaws) : cards
}

/** A card of a box's table; names, copies and sets are the same in all of them. */
export const objectiveOf = (
  cardNumber: number,
  objectives: readonly ObjectiveCard[] = OBJECTIVES,
): ObjectiveCard => objectives[cardNumber - FIRST_OBJECTIVE]
export const OBJECTIVE_DISPLAY = 4

export type ObjectiveSet = ObjectiveCard['set']

/** The cards of these sets, as card numbers, every copy. */
const numbered = (starting: boolean, sets: readonly ObjectiveSet[]): readonly number[] =>
  OBJECTIVES.flatMap((objective, i) =>
    objective.starting === starting && sets.includes(objective.set)
      ? new Array<number>(objective.copies).fill(FIRST_OBJECTIVE + i)
      : [],
  )

interface Decks {
  readonly deck: readonly number[]
  readonly starting: readonly number[]
}

/** A set-up is part of every simulated match: the decks of each combination of sets are made once. */
const made = new Map<number, Decks>()

function decksOf(sets: readonly ObjectiveSet[]): Decks {
  const bits = (sets.includes('north') ? 1 : 0) + (sets.includes('orange') ? 2 : 0)
  let decks = made.get(bits)
  if (decks === undefined) {
    decks = { deck: numbered(false, sets), starting: numbered(true, sets) }
    made.set(bits, decks)
  }
  return decks
}

export const objectiveDeck = (sets: readonly ObjectiveSet[]): number[] => decksOf(sets).deck.slice()
export const startingObjectives = (sets: readonly ObjectiveSet[]): number[] => decksOf(sets).starting.slice()
