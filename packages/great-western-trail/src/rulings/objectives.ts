import { ruling, type ValueOf } from '@railhead/kernel'

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

/** What playing an objective card does at once. */
const OBJECTIVE_ACTIONS = ['money', 'auxiliary', 'draw', 'engine2', 'engine3', 'move'] as const
export type ObjectiveAction = (typeof OBJECTIVE_ACTIONS)[number]

const POINTS = { kind: 'number', from: 0, to: 12 } as const
const NEEDS = { kind: 'list', of: { kind: 'choice', choices: REQUIREMENTS }, from: 1, to: 6 } as const
const CARD = {
  kind: 'record',
  fields: {
    action: { kind: 'choice', choices: OBJECTIVE_ACTIONS },
    needs: NEEDS,
    points: POINTS,
    penalty: POINTS,
  },
} as const

/** A card as the tables name it; of a starting card its conditions. */
export type PrintedObjective = ValueOf<typeof CARD> | ValueOf<typeof NEEDS>

const LETTERS: Readonly<Record<string, Requirement>> = {
  B: 'building',
  G: 'greenOutlaw',
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
const needs = (letters: string): readonly Requirement[] => [...letters].map(letter => LETTERS[letter])
const card = (action: ObjectiveAction, letters: string, points: number, penalty: number) => ({
  action,
  needs: needs(letters),
  points,
  penalty,
})

/** The cards themselves. Starting cards are all worth the same, so that a hidden one tells nothing. */
export const OBJECTIVE_RULINGS = [
  ruling({
    id: 'objectives',
    values: {
      kind: 'record',
      fields: {
        'cash-a': CARD,
        'cash-b': CARD,
        'cash-c': CARD,
        'cash-d': CARD,
        'cash-e': CARD,
        terminal: CARD,
        'draw-a': CARD,
        'draw-b': CARD,
        'draw-c': CARD,
        'draw-d': CARD,
        'draw-e': CARD,
        'engine-a': CARD,
        'engine-b': CARD,
        'engine-c': CARD,
        'engine-d': CARD,
        'engine-e': CARD,
        'trail-a': CARD,
        'trail-b': CARD,
        'trail-c': CARD,
        'trail-d': CARD,
        'trail-e': CARD,
        'start-a': NEEDS,
        'start-b': NEEDS,
        'start-c': NEEDS,
        'start-d': NEEDS,
      },
    },
    default: {
      'cash-a': card('money', 'BOO', 3, 2),
      'cash-b': card('money', 'BGO', 3, 2),
      'cash-c': card('money', '4HH', 3, 2),
      'cash-d': card('money', 'SSH', 3, 2),
      'cash-e': card('money', '333B', 4, 2),
      terminal: card('auxiliary', 'T', 5, 3),
      'draw-a': card('draw', 'BBH', 3, 2),
      'draw-b': card('draw', 'SGO', 3, 2),
      'draw-c': card('draw', '5H', 3, 2),
      'draw-d': card('draw', 'SGG', 3, 2),
      'draw-e': card('draw', '333S', 4, 2),
      'engine-a': card('engine2', '44SG', 5, 3),
      'engine-b': card('engine2', '345', 5, 3),
      'engine-c': card('engine2', 'BBGG', 5, 3),
      'engine-d': card('engine3', 'BOHH', 5, 3),
      'engine-e': card('engine3', 'SSHH', 5, 3),
      'trail-a': card('move', 'BBHH', 5, 2),
      'trail-b': card('move', 'SSOO', 5, 2),
      'trail-c': card('move', '345', 5, 2),
      'trail-d': card('move', '34HH', 5, 2),
      'trail-e': card('move', 'SSBB', 5, 2),
      'start-a': needs('34B'),
      'start-b': needs('SSG'),
      'start-c': needs('BBH'),
      'start-d': needs('OHH'),
    },
    ledger: ['GWT2-OBJ-23'],
    certainty: 'likely',
    source: 'Pictures; the first edition’s deck, whose sums fit the examples.',
  }),
  ruling({
    id: 'northObjectives',
    values: {
      kind: 'record',
      fields: {
        'bell-a': CARD,
        'bell-b': CARD,
        'bell-c': CARD,
        'bell-d': CARD,
        'bell-start': NEEDS,
        'orange-a': CARD,
        'orange-b': CARD,
        'orange-c': CARD,
        'orange-d': CARD,
        'orange-start': NEEDS,
      },
    },
    default: {
      'bell-a': card('money', 'LSH', 3, 2),
      'bell-b': card('draw', 'LLB', 3, 2),
      'bell-c': card('engine3', 'LLSO', 5, 3),
      'bell-d': card('move', 'LLHG', 5, 2),
      'bell-start': needs('LBS'),
      'orange-a': card('money', 'CCH', 3, 2),
      'orange-b': card('draw', 'CBS', 3, 2),
      'orange-c': card('engine2', 'CC34', 5, 3),
      'orange-d': card('move', 'CCBH', 5, 2),
      'orange-start': needs('CCS'),
    },
    ledger: ['RTN-OBJ-06', 'RTN-OBJ-15'],
    certainty: 'ours',
    source: 'Pictures that nobody has transcribed; like the cards of the base game.',
  }),
] as const
