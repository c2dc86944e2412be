import type { Task } from '../task.js'
import { FIRST_OBJECTIVE } from './cattle.js'

/** What an objective can ask for (GWT2-OBJ-17). */
export const REQUIREMENTS = [
  'building',
  'greenOutlaw',
  'orangeOutlaw',
  'hazard',
  'station',
  'value3',
  'shorthorn',
  'hereford',
  'terminal',
  'bell',
  'orange',
] as const
export type Requirement = (typeof REQUIREMENTS)[number]

/** Whether green outlaws stand on the cards of table O (OQ-04); if they turn out to be orange, this is the one edit. */
const GREEN: Requirement = 'greenOutlaw'

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

const LETTERS: Record<string, Requirement> = {
  B: 'building',
  G: GREEN,
  O: 'orangeOutlaw',
  H: 'hazard',
  S: 'station',
  3: 'value3',
  4: 'shorthorn',
  5: 'hereford',
  T: 'terminal',
  L: 'bell',
  C: 'orange',
}
const needs = (letters: string): number[] =>
  REQUIREMENTS.map(requirement => [...letters].filter(letter => LETTERS[letter] === requirement).length)

const CASH: Task = { kind: 'money', amount: 2 }
const AUXILIARY: Task = { kind: 'auxiliary', max: 2, optional: true }
const DRAW: Task = { kind: 'drawUpTo', count: 3, optional: true }
const ENGINE_2: Task = { kind: 'engine', upTo: 2, optional: true }
const ENGINE_3: Task = { kind: 'engine', upTo: 3, optional: true }
const MOVE: Task = { kind: 'objectiveMove', upTo: 3, optional: true }

const card = (
  name: string,
  immediate: Task,
  letters: string,
  points: number,
  penalty: number,
  copies = 1,
): ObjectiveCard => ({
  name,
  copies,
  starting: false,
  set: 'base',
  needs: needs(letters),
  points,
  penalty,
  immediate,
})
const start = (name: string, letters: string): ObjectiveCard => ({
  name,
  copies: 1,
  starting: true,
  set: 'base',
  needs: needs(letters),
  points: 3,
  penalty: 0,
})

/** GWT2 table O (OQ-22): T is the terminal city, New York or San Francisco. */
export const OBJECTIVES: readonly ObjectiveCard[] = [
  card('cash-a', CASH, 'BOO', 3, 2),
  card('cash-b', CASH, 'BGO', 3, 2),
  card('cash-c', CASH, '4HH', 3, 2),
  card('cash-d', CASH, 'SSH', 3, 2),
  card('cash-e', CASH, '333B', 4, 2),
  card('terminal', AUXILIARY, 'T', 5, 3, 4),
  card('draw-a', DRAW, 'BBH', 3, 2),
  card('draw-b', DRAW, 'SGO', 3, 2),
  card('draw-c', DRAW, '5H', 3, 2),
  card('draw-d', DRAW, 'SGG', 3, 2),
  card('draw-e', DRAW, '333S', 4, 2),
  card('engine-a', ENGINE_2, '44SG', 5, 3),
  card('engine-b', ENGINE_2, '345', 5, 3),
  card('engine-c', ENGINE_2, 'BBGG', 5, 3),
  card('engine-d', ENGINE_3, 'BOHH', 5, 3),
  card('engine-e', ENGINE_3, 'SSHH', 5, 3),
  card('trail-a', MOVE, 'BBHH', 5, 2),
  card('trail-b', MOVE, 'SSOO', 5, 2),
  card('trail-c', MOVE, '345', 5, 2),
  card('trail-d', MOVE, '34HH', 5, 2),
  card('trail-e', MOVE, 'SSBB', 5, 2),
  start('start-a', '34B'),
  start('start-b', 'SSG'),
  start('start-c', 'BBH'),
  start('start-d', 'OHH'),
  // Rails to the North, second edition (proposed: RTN-OBJ-06 to -15)
  { ...card('bell-a', CASH, 'LSH', 3, 2), set: 'north' },
  { ...card('bell-b', DRAW, 'LLB', 3, 2), set: 'north' },
  { ...card('bell-c', ENGINE_3, 'LLSO', 5, 3), set: 'north' },
  { ...card('bell-d', MOVE, 'LLHG', 5, 2), set: 'north' },
  { ...start('bell-start', 'LBS'), set: 'north' },
  { ...card('orange-a', CASH, 'CCH', 3, 2), set: 'orange' },
  { ...card('orange-b', DRAW, 'CBS', 3, 2), set: 'orange' },
  { ...card('orange-c', ENGINE_2, 'CC34', 5, 3), set: 'orange' },
  { ...card('orange-d', MOVE, 'CCBH', 5, 2), set: 'orange' },
  { ...start('orange-start', 'CCS'), set: 'orange' },
]

export const objectiveOf = (cardNumber: number): ObjectiveCard => OBJECTIVES[cardNumber - FIRST_OBJECTIVE]
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
