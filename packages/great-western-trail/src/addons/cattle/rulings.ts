import { ruling } from '@railhead/kernel'

const BREEDING_VALUE = { kind: 'number', from: 1, to: 7 } as const

/** Open readings of the variants of cattle. */
export const CATTLE_RULINGS = [
  ruling({
    id: 'simmentalCalfPoints',
    values: { kind: 'number', from: 0, to: 9 },
    default: 3,
    ledger: ['GWT2-SIM-16'],
    certainty: 'likely',
    source: 'A picture; as an earlier open implementation.',
  }),
  ruling({
    id: 'simmentalHeiferPoints',
    values: { kind: 'number', from: 0, to: 9 },
    default: 4,
    ledger: ['GWT2-SIM-16'],
    certainty: 'likely',
    source: 'A picture; as an earlier open implementation.',
  }),
  ruling({
    id: 'simmentalCowPoints',
    values: { kind: 'number', from: 0, to: 9 },
    default: 5,
    ledger: ['GWT2-SIM-16'],
    certainty: 'likely',
    source: 'A picture; as an earlier open implementation.',
  }),
  ruling({
    id: 'brahmanPoints',
    values: { kind: 'number', from: 0, to: 9 },
    default: 3,
    ledger: ['BRA-21'],
    certainty: 'ours',
    source: 'No text names the points; three, as a Simmental calf.',
  }),
  ruling({
    id: 'simmentalCalfValue',
    values: BREEDING_VALUE,
    default: 2,
    ledger: ['GWT2-SIM-16'],
    certainty: 'sure',
    source: 'A picture; an example of the text (7 instead of 9) has 2 and 4.',
  }),
  ruling({
    id: 'simmentalHeiferValue',
    values: BREEDING_VALUE,
    default: 4,
    ledger: ['GWT2-SIM-16'],
    certainty: 'sure',
    source: 'A picture; an example of the text (7 instead of 9) has 2 and 4.',
  }),
  ruling({
    id: 'simmentalCowValue',
    values: BREEDING_VALUE,
    default: 5,
    ledger: ['GWT2-SIM-16'],
    certainty: 'likely',
    source: 'A picture; as an earlier open implementation.',
  }),
  ruling({
    id: 'brahmanValue',
    values: BREEDING_VALUE,
    default: 2,
    ledger: ['BRA-13'],
    certainty: 'likely',
    source: 'A picture; an example of the variant pays with one as a card of value 2.',
  }),
] as const

export type CattleRuling = (typeof CATTLE_RULINGS)[number]['id']

/** What changed in their behaviour. */
export const CATTLE_CHANGES = {
  tokensWhileRaising: {
    since: '2',
    what: 'Exchange tokens work between the income and raising Simmental cards, and there is a pause for them.',
    ledger: ['GWT2-SIM-09', 'GWT2-SIM-19', 'GWT2-XCHG-02'],
  },
} as const
