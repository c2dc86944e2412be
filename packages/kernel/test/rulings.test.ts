import { expect, expectTypeOf, test } from 'vitest'
import { readCorrections, withCorrections } from '../src/corrections.js'
import { RailheadError } from '../src/errors.js'
import { Match } from '../src/match.js'
import {
  departures,
  forNewMatch,
  holds,
  type Lawbook,
  type Resolved,
  readRulings,
  rulesOf,
  ruling,
  splitConfig,
  withLater,
} from '../src/rulings.js'
import { departuresWithin, firstValue, readValue } from '../src/rulingValues.js'
import { highCard, playRandomly } from '../src/testing/index.js'

const RULINGS = [
  ruling({
    id: 'ties',
    values: { kind: 'choice', choices: ['nobody', 'everybody'] },
    default: 'everybody',
    before: [
      { until: '1', value: 'nobody' },
      { until: '2', value: 'everybody' },
    ],
    ledger: ['TIE-01'],
    certainty: 'likely',
    source: 'the second printing',
  }),
  ruling({
    id: 'open',
    values: { kind: 'choice', choices: [false, true] },
    default: true,
    ledger: [],
    certainty: 'open',
    source: 'a guess',
  }),
  ruling({
    id: 'hand',
    values: { kind: 'number', from: 1, to: 5 },
    default: 3,
    ledger: [],
    certainty: 'sure',
    source: 'printed',
  }),
  ruling({
    id: 'points',
    values: {
      kind: 'record',
      fields: { first: { kind: 'number', from: -9, to: 9 }, last: { kind: 'number', from: -9, to: 9 } },
    },
    default: { first: 3, last: -1 },
    before: [{ until: '2', value: { first: 2, last: -1 } }],
    ledger: [],
    certainty: 'ours',
    source: 'measured',
  }),
  ruling({
    id: 'order',
    values: { kind: 'list', of: { kind: 'choice', choices: ['a', 'b', 'c'] }, from: 1, to: 3 },
    default: ['a', 'b'],
    ledger: [],
    certainty: 'ours',
    source: 'measured',
  }),
] as const

const law: Lawbook & { readonly id: string } = {
  id: 'law',
  rulesVersion: '3',
  versions: [
    { version: '1', release: '0.1.0' },
    { version: '2', release: '0.2.0' },
    { version: '3', release: '0.3.0' },
  ],
  rulings: RULINGS,
}
const USUAL = {
  ties: 'everybody',
  open: true,
  hand: 3,
  points: { first: 3, last: -1 },
  order: ['a', 'b'],
}

function trouble(act: () => unknown): RailheadError {
  try {
    act()
  } catch (error) {
    if (error instanceof RailheadError) return error
    throw error
  }
  throw new Error('It was taken.')
}

test('the resolved rulings have the types of their values', () => {
  expectTypeOf<Resolved<typeof RULINGS>['ties']>().toEqualTypeOf<'nobody' | 'everybody'>()
  expectTypeOf<Resolved<typeof RULINGS>['hand']>().toEqualTypeOf<number>()
  expectTypeOf<Resolved<typeof RULINGS>['points']>().toEqualTypeOf<{
    readonly first: number
    readonly last: number
  }>()
  expectTypeOf<Resolved<typeof RULINGS>['order']>().toEqualTypeOf<readonly ('a' | 'b' | 'c')[]>()
})

test('what nobody names has the default of the version', () => {
  expect(readRulings(law, undefined, '3')).toEqual(USUAL)
  expect(readRulings(law, {}, '2')).toEqual({ ...USUAL, points: { first: 2, last: -1 } })
  expect(readRulings(law, {}, '1')).toEqual({ ...USUAL, ties: 'nobody', points: { first: 2, last: -1 } })
})

test('what is named holds, also false; of a record the rest stays', () => {
  const given = { open: false, hand: 5, points: { last: 0 }, order: ['c'] }
  const resolved = readRulings(law, given, '3')
  expect(resolved).toEqual({ ...USUAL, ...given, points: { first: 3, last: 0 } })
  expect(departures(law, resolved, '3')).toEqual({ ...given, points: { first: 3, last: 0 } })
  expect(departures(law, readRulings(law, {}, '1'), '1')).toEqual({})
  expect(readRulings(law, resolved, '3')).toEqual(resolved)
})

test.each([
  [{ tie: 'nobody' }, "There is no ruling 'tie'; there are ties, open, hand, points, order.", 'rulings.tie'],
  [{ ties: 'some' }, `'rulings.ties' is "some"; expected one of "nobody", "everybody".`, 'rulings.ties'],
  [{ open: 0 }, "'rulings.open' is 0; expected one of false, true.", 'rulings.open'],
  [{ hand: 6 }, "'rulings.hand' is 6; expected a whole number from 1 to 5.", 'rulings.hand'],
  [{ hand: 2.5 }, "'rulings.hand' is 2.5; expected a whole number from 1 to 5.", 'rulings.hand'],
  [{ points: 3 }, "'rulings.points' is 3; expected an object with first, last.", 'rulings.points'],
  [{ points: { mid: 3 } }, "'rulings.points' has no 'mid'; it has first, last.", 'rulings.points.mid'],
  [
    { points: { last: 10 } },
    "'rulings.points.last' is 10; expected a whole number from -9 to 9.",
    'rulings.points.last',
  ],
  [{ order: [] }, `'rulings.order' is []; expected a list of 1 to 3: one of "a", "b", "c".`, 'rulings.order'],
  [{ order: ['a', 'd'] }, `'rulings.order[1]' is "d"; expected one of "a", "b", "c".`, 'rulings.order[1]'],
  [[], 'The rulings must be a JSON object.', 'rulings'],
  [null, 'The rulings must be a JSON object.', 'rulings'],
])('%j is refused with what there is', (input, message, path) => {
  expect(trouble(() => readRulings(law, input, '3'))).toMatchObject({ code: 'config', message, path })
})

test('a game without rulings says so', () => {
  expect(trouble(() => readRulings(highCard, { ties: 'nobody' }, '1')).message).toBe(
    "There is no ruling 'ties'; this game has none.",
  )
})

test('a configuration names its version, and without one it is new', () => {
  expect(splitConfig(law, { players: 2 })).toEqual({
    version: '3',
    rulings: undefined,
    settings: { players: 2 },
  })
  expect(splitConfig(law, { players: 2, rules: '2', rulings: { hand: 1 } })).toEqual({
    version: '2',
    rulings: { hand: 1 },
    settings: { players: 2 },
  })
  expect(splitConfig(law, { players: 2 }, '1').version).toBe('1')
  expect(splitConfig(law, 7)).toEqual({ version: '3', rulings: undefined, settings: 7 })
  expect(trouble(() => splitConfig(law, { rules: '9' })).message).toBe(
    'There is no rules version "9"; there is 1, 2, 3.',
  )
  expect(trouble(() => splitConfig(law, {}, '9'))).toMatchObject({ path: 'rules' })
  expect(trouble(() => splitConfig(law, { rules: '2' }, '3'))).toMatchObject({ path: 'rules' })
})

test('a bare configuration of a match is of the first version', () => {
  expect(rulesOf(law, { players: 2 })).toBe('1')
  expect(rulesOf(law, { players: 2, rules: '2' })).toBe('2')
})

test('what differs within a table is told with its place', () => {
  expect(departuresWithin({ first: 3, last: 0 }, { first: 3, last: -1 })).toEqual([
    { path: ['last'], value: 0 },
  ])
  expect(departuresWithin([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 5 }])).toEqual([
    { path: ['2', 'a'], value: 2 },
  ])
  expect(departuresWithin({ list: ['a'] }, { list: ['a', 'b'] })).toEqual([{ path: ['list'], value: ['a'] }])
  expect(departuresWithin(3, 3)).toEqual([])
  expect(departuresWithin(true, false)).toEqual([{ path: [], value: true }])
})

test('another match for the same people keeps their house rules, not what was usual then', () => {
  const second = readRulings(law, { hand: 5 }, '2')
  expect(forNewMatch(law, { players: 2, rules: '2', rulings: second })).toEqual({
    players: 2,
    rulings: { hand: 5 },
  })
  expect(forNewMatch(law, { players: 2, rules: '2', rulings: readRulings(law, {}, '2') })).toEqual({
    players: 2,
    rulings: {},
  })
  expect(forNewMatch(law, { players: 2, rules: '3', rulings: USUAL })).toEqual({ players: 2, rulings: USUAL })
  expect(forNewMatch(law, { players: 2 })).toEqual({ players: 2 })
})

test('a ruling that a later version brought is not stored by earlier matches, and holds there as it did', () => {
  const shuffled = ruling({
    id: 'shuffled',
    since: '3',
    values: { kind: 'choice', choices: ['once', 'always'] },
    default: 'always',
    before: [{ until: '2', value: 'once' }],
    ledger: [],
    certainty: 'open',
    source: 'a letter',
  })
  const grown: Lawbook = { ...law, rulings: [...RULINGS, shuffled] }
  const before = readRulings(law, { hand: 5 }, '2')
  expect(readRulings(grown, before, '2')).toEqual(before)
  expect(readRulings(grown, {}, '3')).toEqual({ ...USUAL, shuffled: 'always' })
  expect(withLater(grown, before)).toEqual({ ...before, shuffled: 'once' })
  const same = readRulings(law, { hand: 4 }, '2')
  expect(withLater(law, same)).toBe(same)
  expect(departures(grown, before, '2')).toEqual({ hand: 5 })
  expect(trouble(() => readRulings(grown, { shuffled: 'once' }, '2')).path).toBe('rulings.shuffled')
})

test('a change holds from its version on', () => {
  const change = { id: 'x', since: '2', what: 'Something else.', ledger: [] }
  expect(['1', '2', '3'].map(version => holds(law, change, version))).toEqual([false, true, true])
})

test('matches of every version of a game are replayed', () => {
  const later = {
    ...highCard,
    rulesVersion: '2',
    versions: [
      { version: '1', release: '0.1.0' },
      { version: '2', release: '0.2.0' },
    ],
  }
  const match = Match.start(highCard, { players: 2 }, 'old')
  playRandomly(match, 'players')
  const again = Match.replay(later, JSON.parse(JSON.stringify(match.record())))
  expect(again.record()).toEqual(match.record())
  expect(trouble(() => Match.replay(later, { ...match.record(), rules: '3' }))).toMatchObject({
    code: 'matchFile',
    expected: ['1', '2'],
    path: 'rules',
  })
})

test('corrections stand below what a table says itself', () => {
  const corrections = readCorrections([law], { law: { hand: 4, points: { last: 2 } } })
  expect(corrections).toEqual({ law: { hand: 4, points: { first: 3, last: 2 } } })
  expect(withCorrections(corrections.law, { players: 2, rulings: { hand: 1 } })).toEqual({
    players: 2,
    rulings: { hand: 1, points: { first: 3, last: 2 } },
  })
  // Of a table that both name in part, everything that is named holds.
  expect(withCorrections(corrections.law, { rulings: { points: { first: 1 } } })).toEqual({
    rulings: { hand: 4, points: { first: 1, last: 2 } },
  })
  expect(withCorrections(undefined, { players: 2 })).toEqual({ players: 2 })
  expect(withCorrections(corrections.law, 7)).toBe(7)
})

test.each([
  [[], 'Corrections must be a JSON object of games.'],
  [{ chess: {} }, "There is no game 'chess'; there are law."],
  [{ law: { hand: 9 } }, "'rulings.hand' is 9; expected a whole number from 1 to 5."],
  [{ law: null }, 'The rulings must be a JSON object.'],
])('corrections %j are refused', (input, message) => {
  expect(trouble(() => readCorrections([law], input)).message).toBe(message)
})

test('the first value of a ruling is one that it takes', () => {
  const number = { kind: 'number', from: 2, to: 9 } as const
  const choice = { kind: 'choice', choices: ['b', 'a'] } as const
  const rising = { kind: 'list', of: number, from: 3, to: 4, rising: true } as const
  const all = { kind: 'record', fields: { number, choice, rising } } as const
  const first = firstValue(all)
  expect(first).toEqual({ number: 2, choice: 'b', rising: [2, 3, 4] })
  expect(readValue(all, first, first, 'all')).toEqual(first)
})
