import { ruling } from '@railhead/kernel'
import { STRIP, TOWN_NAMES } from './northMap.js'

const LARGE = [
  'omaha',
  'denver',
  'milwaukee',
  'toronto',
  'minneapolis',
  'buffalo',
  'oregonCity',
  'montreal',
] as const
const MOVEMENTS = [1, 2, 3, 4, 5, 'specialtyWorkers', 'mostBuildings'] as const

const CITIES = [...STRIP, ...LARGE] as const
const CARD_TOWNS = { kind: 'list', of: { kind: 'choice', choices: TOWN_NAMES }, from: 1, to: 8 } as const
const CARD = {
  kind: 'record',
  fields: { revealedBy: { kind: 'choice', choices: CITIES }, towns: CARD_TOWNS },
} as const
/** How far his herder goes, by card. */
const MOVEMENT = { kind: 'list', of: { kind: 'choice', choices: MOVEMENTS }, from: 15, to: 15 } as const
const PROPOSED_MOVEMENT = [
  1,
  1,
  2,
  2,
  1,
  2,
  1,
  1,
  1,
  'specialtyWorkers',
  'mostBuildings',
  'mostBuildings',
  'specialtyWorkers',
  'specialtyWorkers',
  'specialtyWorkers',
] as const
/** Where Sam delivers, and the expansion cards II and III. */
const ITINERARY = {
  kind: 'record',
  fields: {
    strip: { kind: 'list', of: { kind: 'choice', choices: STRIP }, from: 1, to: 7 },
    large: { kind: 'list', of: { kind: 'choice', choices: LARGE }, from: 0, to: 8 },
    cardII: CARD,
    cardIII: CARD,
  },
} as const

/** Values of our own and open readings of the solo opponent. */
export const SAM_RULINGS = [
  ruling({
    id: 'samCards10to12',
    values: { kind: 'choice', choices: ['withSpecialty', 'always'] },
    default: 'withSpecialty',
    ledger: ['SAM-CARD-10', 'SAM-CARD-11', 'SAM-CARD-12', 'SAM-SPEC-05'],
    certainty: 'open',
    source:
      'A departure: the text lists these cards without condition. Acting always, Sam scores more on easy than on medium.',
  }),
  ruling({
    id: 'samMovement',
    values: MOVEMENT,
    default: PROPOSED_MOVEMENT,
    ledger: ['SAM-CARD-01', 'SAM-CARD-09', 'SAM-CARD-10', 'SAM-CARD-15'],
    certainty: 'ours',
    source: 'Pictures; only the movement of card 13 is shown in an example.',
  }),
  ruling({
    id: 'samNorthMovement',
    values: MOVEMENT,
    default: PROPOSED_MOVEMENT,
    ledger: ['RSAM-CARD-01', 'RSAM-CARD-15'],
    certainty: 'ours',
    source: 'Pictures; the deck of the expansion is taken to be that of the base game with shops.',
  }),
  ruling({
    id: 'samShopCards',
    values: {
      kind: 'list',
      of: { kind: 'choice', choices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
      from: 0,
      to: 15,
    },
    default: [5, 7, 8, 9, 15],
    ledger: ['RSAM-CARD-16'],
    certainty: 'likely',
    source: 'As the ledger reads the solo rules of the expansion; the cards themselves are pictures.',
  }),
  ruling({
    id: 'samCard15',
    values: { kind: 'choice', choices: ['perEngineer', 'nothing', 'nextStation'] },
    default: 'perEngineer',
    ledger: ['SAM-CARD-15'],
    certainty: 'ours',
    source: 'The text explains the half for engineers only; the other cards of its kind have a weaker half.',
  }),
  ruling({
    id: 'samHiring',
    values: { kind: 'choice', choices: ['cheapestOn1', 'specialtyOn1'] },
    default: 'cheapestOn1',
    ledger: ['SAM-CARD-01', 'SAM-CARD-02'],
    certainty: 'ours',
    source: 'The text names both ways to hire, not which is on which card.',
  }),
  ruling({
    id: 'samWorkerBag',
    values: { kind: 'choice', choices: [2, 3] },
    default: 2,
    ledger: ['SAM-SETUP-09'],
    certainty: 'likely',
    source: 'The text does not name the bag of his random worker; the second holds workers only.',
  }),
  ruling({
    id: 'samTakesBrahman',
    values: { kind: 'choice', choices: [false, true] },
    default: false,
    ledger: ['SAM-BUY-22'],
    certainty: 'open',
    source: 'The text says so of Simmental only.',
  }),
  ruling({
    id: 'samEasy',
    words: ['city'],
    values: ITINERARY,
    default: {
      strip: ['bloomington', 'toledo', 'harrisburg', 'newYork'],
      large: ['milwaukee', 'toronto', 'buffalo'],
      cardII: { revealedBy: 'bloomington', towns: ['milwaukee', 'r1', 'greenBay'] },
      cardIII: { revealedBy: 'toledo', towns: ['toronto', 'r4', 'r2'] },
    },
    before: [
      {
        until: '1',
        value: {
          strip: ['bloomington', 'chicago', 'toledo', 'harrisburg', 'newYork'],
          large: ['milwaukee', 'toronto', 'buffalo'],
          cardII: { revealedBy: 'bloomington', towns: ['milwaukee', 'r1', 'greenBay'] },
          cardIII: { revealedBy: 'toledo', towns: ['toronto', 'r4', 'r2'] },
        },
      },
    ],
    ledger: ['RSAM-ITIN-10', 'RSAM-EXP-09', 'RSAM-EXP-10'],
    certainty: 'ours',
    source: 'Pictures; chosen so that the difficulties come out in their order.',
  }),
  ruling({
    id: 'samMedium',
    words: ['city'],
    values: ITINERARY,
    default: {
      strip: ['bloomington', 'toledo', 'harrisburg', 'newYork'],
      large: ['milwaukee', 'toronto', 'buffalo', 'minneapolis', 'montreal'],
      cardII: { revealedBy: 'bloomington', towns: ['milwaukee', 'r1', 'rS', 'greenBay'] },
      cardIII: { revealedBy: 'toledo', towns: ['toronto', 'r4', 'r2', 'r3', 'minneapolis', 'montreal'] },
    },
    ledger: ['RSAM-ITIN-11', 'RSAM-EXP-12', 'RSAM-EXP-13'],
    certainty: 'ours',
    source: 'Pictures; chosen so that the difficulties come out in their order.',
  }),
  ruling({
    id: 'samHard',
    words: ['city'],
    values: ITINERARY,
    default: {
      strip: ['chicago', 'toledo', 'harrisburg', 'newYork'],
      large: ['milwaukee', 'toronto', 'buffalo', 'minneapolis', 'montreal'],
      cardII: { revealedBy: 'chicago', towns: ['milwaukee', 'r1', 'greenBay', 'rS'] },
      cardIII: {
        revealedBy: 'harrisburg',
        towns: ['toronto', 'r4', 'r2', 'r3', 'minneapolis', 'montreal'],
      },
    },
    before: [
      {
        until: '1',
        value: {
          strip: ['toledo', 'harrisburg', 'newYork'],
          large: ['buffalo', 'montreal', 'minneapolis', 'toronto'],
          cardII: { revealedBy: 'toledo', towns: ['toronto', 'r4', 'montreal'] },
          cardIII: { revealedBy: 'montreal', towns: ['r2', 'r3', 'minneapolis', 'greenBay', 'rS'] },
        },
      },
    ],
    ledger: ['RSAM-ITIN-12', 'RSAM-EXP-15', 'RSAM-EXP-16'],
    certainty: 'ours',
    source: 'Pictures; chosen so that the difficulties come out in their order.',
  }),
  ruling({
    id: 'samCardI',
    words: ['city'],
    values: CARD_TOWNS,
    default: ['g1', 'memphis', 'gS'],
    ledger: ['RSAM-EXP-08', 'RSAM-EXP-11', 'RSAM-EXP-14'],
    certainty: 'ours',
    source: 'Pictures; the towns nearest to Kansas City, the same on every difficulty.',
  }),
] as const
