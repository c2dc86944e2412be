import { ruling } from '@railhead/kernel'
import { TOWN_NAMES, type TownName } from './northMap.js'
import { ARROW, BLACK, FACE, MONEY, POINTS, STATION, VALUE } from './values.js'

/** What a trade space costs or gives. */
const TRADES = [
  'free',
  'money2',
  'exchangeToken',
  'certificate',
  'objective',
  'cost1',
  'cost2',
  'cost3',
  'cost4',
] as const
export type Trade = (typeof TRADES)[number]

const TOWN = { kind: 'choice', choices: TOWN_NAMES } as const

const SPACES = { kind: 'list', of: { kind: 'choice', choices: TRADES }, from: 4, to: 4 } as const

/** The station of the green and of the red area. */
const NORTH_STATION = { kind: 'record', fields: { ...STATION.fields, town: TOWN } } as const

const LARGE_CITY = {
  kind: 'record',
  fields: {
    value: VALUE,
    points: POINTS,
    money: MONEY,
    black: BLACK,
    town: TOWN,
  },
} as const
const STRIP_CITY = {
  kind: 'record',
  fields: { value: VALUE, black: BLACK, points: POINTS, money: MONEY, arrowPoints: POINTS },
} as const
const PLAIN = ['free', 'free', 'free', 'free'] as const
const first = <T extends Trade>(trade: T) => [trade, 'free', 'free', 'free'] as const
const all = <T extends Trade>(trade: T) => [trade, trade, trade, trade] as const
const DEAR = ['cost1', 'cost3', 'cost3', 'cost4'] as const

/** Open readings and values of our own of Rails to the North. Tables are of the second edition; the first has its own. */
export const NORTH_RULINGS = [
  ruling({
    id: 'stripActions',
    values: { kind: 'choice', choices: ['compulsory', 'optional'] },
    default: 'compulsory',
    before: [{ until: '1', value: 'optional' }],
    ledger: ['RTN-DELIVER-05', 'RTN-DELIVER-36'],
    certainty: 'likely',
    source:
      '“Do it or forgo it” stands with the large cities; the base game makes the strip’s actions compulsory.',
  }),
  ruling({
    id: 'doubleShop',
    values: { kind: 'choice', choices: [2, 1] },
    default: 2,
    ledger: ['RTN-AUX-05'],
    certainty: 'open',
    source: 'The general rule of doubling says two; the French text pays twice for one.',
  }),
  ruling({
    id: 'twoShops',
    values: { kind: 'choice', choices: ['oneByOne', 'together'] },
    default: 'oneByOne',
    ledger: ['RTN-AUX-12'],
    certainty: 'likely',
    source: 'The text is silent; effects are done one after the other elsewhere.',
  }),
  ruling({
    id: 'orangeAsValue2',
    values: { kind: 'choice', choices: [true, false] },
    default: true,
    ledger: ['RTN-AUX-09', 'BRA-16'],
    certainty: 'likely',
    source:
      'The icon is the only one of value 2 without a colour, and an example of the variant shows such a one.',
  }),
  ruling({
    id: 'northStationsBehind',
    values: { kind: 'choice', choices: [false, true] },
    default: false,
    ledger: ['RTN-EDGE-02'],
    certainty: 'likely',
    source: 'Building 9b upgrades behind the engine; the stations of the north are not on the line.',
  }),
  ruling({
    id: 'kansasCityNorth',
    values: { kind: 'number', from: -12, to: 0 },
    default: -6,
    before: [{ until: '1', value: -8 }],
    ledger: ['RTN-DELIVER-20'],
    certainty: 'likely',
    source: 'The text states the base game’s −6; −8 is a figure of the first edition.',
  }),
  ruling({
    id: 'northStrip',
    words: ['city'],
    values: {
      kind: 'record',
      fields: {
        fulton: STRIP_CITY,
        stLouis: STRIP_CITY,
        bloomington: STRIP_CITY,
        chicago: STRIP_CITY,
        toledo: STRIP_CITY,
        harrisburg: STRIP_CITY,
        newYork: STRIP_CITY,
      },
    },
    default: {
      fulton: { value: 1, black: false, points: 0, money: 0, arrowPoints: -5 },
      stLouis: { value: 4, black: false, points: 0, money: 0, arrowPoints: 0 },
      bloomington: { value: 6, black: false, points: 0, money: 0, arrowPoints: -5 },
      chicago: { value: 10, black: true, points: 0, money: 0, arrowPoints: 0 },
      toledo: { value: 12, black: true, points: 0, money: 0, arrowPoints: 4 },
      harrisburg: { value: 15, black: false, points: 0, money: 0, arrowPoints: 6 },
      newYork: { value: 18, black: true, points: 3, money: 0, arrowPoints: 0 },
    },
    ledger: ['RTN-DELIVER-20', 'RTN-DELIVER-21', 'RTN-DELIVER-32'],
    certainty: 'ours',
    source: 'A picture; as the first edition’s expansion.',
  }),
  ruling({
    id: 'northArrowActions',
    words: ['city'],
    values: {
      kind: 'record',
      fields: {
        fulton: ARROW,
        stLouis: ARROW,
        bloomington: ARROW,
        chicago: ARROW,
        toledo: ARROW,
        harrisburg: ARROW,
      },
    },
    default: {
      fulton: 'exchangeToken',
      stLouis: 'none',
      bloomington: 'exchangeToken',
      chicago: 'none',
      toledo: 'objective',
      harrisburg: 'none',
    },
    ledger: ['RTN-DELIVER-28', 'RTN-DELIVER-29', 'RTN-DELIVER-30', 'RTN-DELIVER-32'],
    certainty: 'ours',
    source: 'A picture; as the first edition’s expansion.',
  }),
  ruling({
    id: 'northLargeCities',
    words: ['city'],
    values: {
      kind: 'record',
      fields: {
        omaha: LARGE_CITY,
        denver: LARGE_CITY,
        milwaukee: LARGE_CITY,
        toronto: LARGE_CITY,
        minneapolis: LARGE_CITY,
        buffalo: LARGE_CITY,
        oregonCity: LARGE_CITY,
        montreal: LARGE_CITY,
      },
    },
    default: {
      omaha: { value: 3, points: 0, money: 2, black: false, town: 'memphis' },
      denver: { value: 8, points: 0, money: 0, black: true, town: 'denver' },
      milwaukee: { value: 11, points: 0, money: 3, black: true, town: 'milwaukee' },
      toronto: { value: 12, points: 5, money: 0, black: false, town: 'greenBay' },
      minneapolis: { value: 13, points: 10, money: 0, black: true, town: 'minneapolis' },
      buffalo: { value: 14, points: 4, money: 0, black: true, town: 'toronto' },
      oregonCity: { value: 18, points: 0, money: 0, black: true, town: 'sanFrancisco' },
      montreal: { value: 20, points: 15, money: 0, black: true, town: 'montreal' },
    },
    ledger: ['RTN-DELIVER-11', 'RTN-DELIVER-19'],
    certainty: 'ours',
    source: 'A picture; as the first edition’s expansion, with the names of the second.',
  }),
  ruling({
    id: 'northStations',
    words: ['city'],
    values: { kind: 'record', fields: { gS: NORTH_STATION, rS: NORTH_STATION } },
    default: {
      gS: { cost: 7, points: 6, black: false, town: 'gS' },
      rS: { cost: 15, points: 8, black: true, town: 'rS' },
    },
    ledger: ['RTN-TOWN-08', 'RTN-TOWN-09', 'RTN-ACCESS-09'],
    certainty: 'ours',
    source: 'A picture; as the first edition’s expansion.',
  }),
  ruling({
    id: 'northTradeSpaces',
    words: ['city'],
    values: {
      kind: 'record',
      fields: Object.fromEntries(TOWN_NAMES.map(name => [name, SPACES])) as Record<TownName, typeof SPACES>,
    },
    default: {
      g1: PLAIN,
      gM: PLAIN,
      memphis: first('money2'),
      gS: PLAIN,
      g2: all('exchangeToken'),
      p1: first('money2'),
      pM: PLAIN,
      b1: PLAIN,
      b2: all('exchangeToken'),
      b3: PLAIN,
      denver: ['cost1', 'cost2', 'cost2', 'cost3'],
      sanFrancisco: PLAIN,
      milwaukee: PLAIN,
      r1: first('money2'),
      rS: PLAIN,
      greenBay: PLAIN,
      r2: first('money2'),
      rM1: PLAIN,
      r3: first('certificate'),
      minneapolis: DEAR,
      r4: first('certificate'),
      toronto: PLAIN,
      montreal: DEAR,
      rM2: PLAIN,
      t1: first('exchangeToken'),
      tM: PLAIN,
      v1: first('objective'),
      vM: PLAIN,
    },
    ledger: ['RTN-SPACE-01', 'RTN-SPACE-07', 'RTN-SPACE-20'],
    certainty: 'ours',
    source: 'A picture; the first edition’s map stands in for it.',
  }),
  ruling({
    id: 'annexDiscPrice',
    values: { kind: 'number', from: 0, to: 5 },
    default: 0,
    ledger: ['RTN-AUX-13'],
    certainty: 'ours',
    source: 'No text names a price; the first edition prints $2.',
  }),
  ruling({
    id: 'annexDiscBlack',
    values: BLACK,
    default: false,
    ledger: ['RTN-AUX-13'],
    certainty: 'ours',
    source: 'A picture; white as in the first edition.',
  }),
  ruling({
    id: 'cityObjectives',
    values: { kind: 'choice', choices: ['displayOrDeck', 'display'] },
    default: 'displayOrDeck',
    ledger: ['RTN-DELIVER-33'],
    certainty: 'ours',
    source: 'A picture at Omaha and Milwaukee; the general action lets choose.',
  }),
  ruling({
    id: 'annexTokenRows',
    values: { kind: 'list', of: { kind: 'choice', choices: [1, 2, 3, 4, 5] }, from: 0, to: 5 },
    default: [],
    ledger: ['RTN-SHOP-14'],
    certainty: 'likely',
    source: 'The second edition names no bonus for emptied rows; the first prints tokens for rows 2 and 5.',
  }),
  ruling({
    id: 'building13',
    values: {
      kind: 'record',
      fields: { a: FACE, b: FACE, actions: { kind: 'choice', choices: ['asListed', 'swapped'] } },
    },
    default: {
      a: { builders: 4, points: 5, hand: 'none' },
      b: { builders: 3, points: 4, hand: 'none' },
      actions: 'asListed',
    },
    ledger: ['RTN-BLDG-01', 'RTN-BLDG-02', 'RTN-BLDG-08', 'RTN-BLDG-09'],
    certainty: 'ours',
    source: 'A picture: neither which list of actions is side a nor the numbers are in the text.',
  }),
] as const
