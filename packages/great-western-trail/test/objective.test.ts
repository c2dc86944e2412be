import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY, isObjective } from '../src/components/cattle.js'
import { objectiveOf, REQUIREMENTS } from '../src/components/objectives.js'
import { AUX_CARDS, AUX_MONEY, DISC_STEP_LEFT } from '../src/components/playerBoard.js'
import { stepLimit } from '../src/player.js'
import { objective, type TestGame, testGame } from './testing/testGame.js'

const CASH = objective('cash-a')
const TRAIL = objective('trail-a')
const DRAW = objective('draw-a')

/** Seat 0 holds these cards and has just arrived at a building. */
const holding = (cards: readonly number[], at = 'nA'): TestGame =>
  testGame().clearTrail().hand(cards).visit(at, 0)

const play = (game: TestGame, card: number): TestGame => game.answer({ kind: 'play', card })

test('GWT2-OBJ-01 GWT2-OBJ-02 a card of the display goes to the discard pile and is replaced', () => {
  const game = testGame()
  game.state.objectiveDisplay = [CASH, TRAIL]
  game.state.objectiveDeck = [DRAW]
  game.visit('nC', 0).use(0, 1)
  expect(game.offered('card', 'card')).toEqual([CASH, TRAIL])
  expect(game.offers({ kind: 'deck' })).toBe(true)
  game.answer({ kind: 'card', card: CASH })
  expect(game.player(0).discard).toEqual([CASH])
  expect(game.state).toMatchObject({ objectiveDisplay: [TRAIL, DRAW], objectiveDeck: [] })
})

test('GWT2-OBJ-01 the top of the deck may be drawn instead; the display stays', () => {
  const game = testGame()
  game.state.objectiveDisplay = [CASH, TRAIL]
  game.state.objectiveDeck = [DRAW, DRAW]
  game.visit('nC', 0).use(0, 1).answer({ kind: 'deck' })
  expect(game.player(0).discard).toEqual([DRAW])
  expect(game.state).toMatchObject({ objectiveDisplay: [CASH, TRAIL], objectiveDeck: [DRAW] })
})

test('GWT2-OBJ-03 any number of cards may be played before phase A', () => {
  const game = testGame().hand([CASH, DRAW, GALLOWAY]).startMove('nA', 0)
  expect(game.offered('play', 'card')).toEqual([CASH, DRAW])
  play(play(game, CASH), DRAW).pass()
  expect(game.asked()).toBe('phaseA')
  expect(game.player(0).objectives.slice(1)).toEqual([CASH, DRAW])
})

test('GWT2-OBJ-03 and before or after every single action of phase B', () => {
  const before = holding([CASH, GALLOWAY])
  expect(before.offers({ kind: 'play', card: CASH })).toBe(true)
  const between = holding([CASH, GALLOWAY]).use(0)
  expect(between.offers({ kind: 'play', card: CASH })).toBe(true)
  play(between, CASH)
  expect(between.player(0).money).toBe(6 + 2 + 2)
  expect(between.offers({ kind: 'local', action: 1 })).toBe(true)
  const after = holding([CASH]).answer({ kind: 'auxiliary', which: AUX_MONEY })
  expect(after.offers({ kind: 'play', card: CASH })).toBe(true)
})

test('GWT2-OBJ-04 not during an action', () => {
  const game = holding([CASH], 'nE').use(1)
  expect(game.asked()).toBe('buyCattle')
  expect(game.offers({ kind: 'play', card: CASH })).toBe(false)
  const discarding = holding([CASH, GALLOWAY]).answer({ kind: 'auxiliary', which: AUX_CARDS })
  expect(discarding.asked()).toBe('discardCards')
  expect(discarding.offers({ kind: 'play', card: CASH })).toBe(false)
})

test('GWT2-OBJ-04 not in phase C or in the turn of another player', () => {
  const game = testGame({ players: 3 }).hand([CASH], 1).hand([CASH], 2).visit('nA', 0)
  for (const seat of [1, 2])
    expect(
      game
        .decisions()
        .flatMap(decision => (decision.seat === seat ? decision.options : []))
        .some(option => option.kind === 'play'),
    ).toBe(false)
  game.hand([CASH], 0).visit('nA', 0).pass() // phase C draws without a question
  expect(game.state.turn).toBe(1)
  expect(game.player(0).hand).toContain(CASH)
})

test('GWT2-OBJ-05 a played card leaves the herd for the objective area; its action is done at once or lost', () => {
  const game = holding([CASH, objective('engine-d')])
  const [starting] = game.player(0).objectives
  play(game, CASH)
  expect(game.player(0)).toMatchObject({ hand: [objective('engine-d')], money: 8, discard: [] })
  play(game, objective('engine-d')).pass()
  expect(game.player(0)).toMatchObject({ hand: [], engine: 0 })
  expect(game.player(0).objectives).toEqual([starting, CASH, objective('engine-d')])
  expect(game.asked()).toBe('location')
})

test.each([2, 3, 4])(
  'GWT2-OBJ-06 %d players: up to 3 steps whatever the step limit, without hands and without Kansas City',
  players => {
    const game = testGame({ players }).clearTrail()
    game.player(0).discs[DISC_STEP_LEFT] = 0
    expect(stepLimit(game.state, game.player(0))).toBeGreaterThan(3)
    game.build(1, 1, 'ab1').build(1, 4, 'ab2').build(1, 7, 'ab3').hand([TRAIL], 0)
    play(game.startMove('nA', 0), TRAIL)
    const reach = ['ab1', 'ab2', 'ab3', 'nB', 'nC', 'nD', 'nE'].map(name => game.space(name))
    expect(game.offered('move', 'to')).toEqual(reach.sort((a, b) => a - b))
    expect(game.offered('move', 'fee')).toEqual([0])
    game.answer({ kind: 'move', to: game.space('ab3') })
    expect(game.player(0)).toMatchObject({ money: 6, space: game.space('ab3') })
    expect(game.player(1).money).toBe(7)

    const late = testGame({ players }).clearTrail().hand([TRAIL], 0)
    play(late.startMove('nF', 0), TRAIL)
    expect(late.offered('move', 'to')).toEqual([late.space('nG')])
  },
)

test('GWT2-OBJ-07 before phase A: the move of phase A starts from the new location', () => {
  const game = testGame().clearTrail().hand([TRAIL])
  play(game.startMove('nA', 0), TRAIL).answer({ kind: 'move', to: game.space('nC') })
  expect(game.asked()).toBe('phaseA')
  expect(game.offers({ kind: 'move', to: game.space('nC') })).toBe(false)
  expect(game.offers({ kind: 'move', to: game.space('nD') })).toBe(true)
  game.answer({ kind: 'move', to: game.space('nE') })
  expect(game.asked()).toBe('location')
})

test.each([
  ['before', 0],
  ['between', 1],
  ['after', 2],
])('GWT2-OBJ-08 %s the actions of phase B: phase B ends, phase C follows', (_when, actions) => {
  const game = holding([TRAIL, GALLOWAY], 'nC')
  for (let action = 0; action < actions; action++) game.use(action)
  play(game, TRAIL).answer({ kind: 'move', to: game.space('nD') })
  expect(game.player(0).space).toBe(game.space('nD'))
  expect(game.player(0).hand).toHaveLength(4)
  expect(game.state.turn).toBe(1)
})

test('GWT2-OBJ-08 while 6b copies a neighbour both visits end', () => {
  const game = testGame().clearTrail().facesB(6).build(0, 6, 'bc1').hand([TRAIL]).visit('bc1', 0).use(0)
  play(game, TRAIL).answer({ kind: 'move', to: game.space('nC') })
  expect(game.state.turn).toBe(1)
})

test('GWT2-OBJ-09 draw up to 3 cards, then discard as many as were drawn', () => {
  for (const count of [1, 2, 3]) {
    const game = holding([DRAW, GALLOWAY])
    play(game, DRAW)
    expect(game.offered('draw', 'count')).toEqual([1, 2, 3])
    game.answer({ kind: 'draw', count })
    expect(game.player(0).hand).toHaveLength(1 + count)
    for (let i = 0; i < count; i++) {
      expect(game.asked()).toBe('discardCards')
      game.answer({ kind: 'card' })
    }
    expect(game.player(0).hand).toHaveLength(1)
    expect(game.asked()).toBe('location')
  }
  const declined = play(holding([DRAW]), DRAW).pass()
  expect(declined.asked()).toBe('location')
})

test('GWT2-OBJ-10 the engine moves up to 2 or up to 3, as printed', () => {
  for (const name of ['engine-a', 'engine-b', 'engine-c'])
    expect(play(holding([objective(name)]), objective(name)).offered('engine', 'to')).toEqual([1, 2])
  for (const name of ['engine-d', 'engine-e'])
    expect(play(holding([objective(name)]), objective(name)).offered('engine', 'to')).toEqual([1, 2, 3])
})

test('GWT2-OBJ-11 gain $2', () => {
  for (const name of ['cash-a', 'cash-b', 'cash-c', 'cash-d', 'cash-e'])
    expect(play(holding([objective(name)]), objective(name)).player(0).money).toBe(6 + 2)
})

test('GWT2-OBJ-12 a single or double auxiliary action', () => {
  const card = objective('terminal')
  const single = play(holding([card]), card)
  expect(single.offers({ kind: 'auxiliary', which: AUX_MONEY, times: 1 })).toBe(true)
  expect(single.offers({ kind: 'auxiliary', which: AUX_MONEY, times: 2 })).toBe(false)
  expect(single.offers({ kind: 'pass' })).toBe(true)
  const double = testGame().hand([card])
  double.player(0).discs[AUX_MONEY] = 0
  play(double.visit('nA', 0), card).answer({ kind: 'auxiliary', which: AUX_MONEY, times: 2 })
  expect(double.player(0).money).toBe(8)
})

test('GWT2-OBJ-20 objective cards count toward the hand limit and may be discarded like others', () => {
  const full = holding([CASH, DRAW, TRAIL, CRIOLLO]).pass()
  expect(full.player(0).hand).toEqual([CASH, DRAW, TRAIL, CRIOLLO])
  const game = holding([CASH, CRIOLLO]).answer({ kind: 'auxiliary', which: AUX_CARDS })
  game.answer({ kind: 'card', card: CASH })
  expect(game.player(0).discard).toEqual([CASH])
})

test('GWT2-OBJ-24 at Kansas City cards may be played before each of the steps 1 to 4, not after', () => {
  const game = holding([CASH, CASH, CASH, CASH, CASH], 'kansasCity')
  for (let step = 1; step <= 3; step++) {
    expect(game.asked()).toBe('foresight')
    play(game, CASH)
    expect(game.asked()).toBe('foresight')
    game.answer({ kind: 'tile' })
  }
  expect(game.asked()).toBe('income')
  expect(play(game, CASH).player(0).money).toBe(6 + 4 * 2)
  game.answer({ kind: 'spend', certificates: 0 })
  expect(game.options(0).some(option => option.kind === 'play')).toBe(false)
  expect(game.player(0).discard).toContain(CASH)
})

test('GWT2-OBJ-24 by the ruling objectivesAtKansasCity none is played there', () => {
  const game = testGame({ rulings: { objectivesAtKansasCity: 'notAllowed' } }).hand([CASH], 0)
  game.visit('kansasCity', 0)
  for (let step = 1; step <= 3; step++) {
    expect(game.offers({ kind: 'play' })).toBe(false)
    game.answer({ kind: 'tile' })
  }
  expect(game.offers({ kind: 'play' })).toBe(false)
})

test('GWT2-OBJ-24 there the move of a card is lost', () => {
  const game = play(holding([TRAIL], 'kansasCity'), TRAIL)
  expect(game.asked()).toBe('foresight')
  expect(game.player(0)).toMatchObject({ space: game.space('kansasCity'), hand: [] })
})

/** The letters of table O; T is a disc on New York. */
const LETTERS: Readonly<Record<string, string>> = {
  building: 'B',
  greenOutlaw: 'G',
  orangeOutlaw: 'O',
  hazard: 'H',
  station: 'S',
  value3: '3',
  shorthorn: '4',
  hereford: '5',
  terminal: 'T',
}

test('GWT2-OBJ-23 the decks hold the 24 and 4 cards of table O', () => {
  const game = testGame({ players: 4 })
  const letters = (card: number): string =>
    objectiveOf(card)
      .needs.map((need, i) => (LETTERS[REQUIREMENTS[i]] ?? '?').repeat(need))
      .join('')
  const line = (card: number): string => {
    const { immediate, points, penalty } = objectiveOf(card)
    const size =
      immediate && ('upTo' in immediate ? immediate.upTo : 'count' in immediate ? immediate.count : '')
    return `${immediate?.kind ?? 'start'}${size ?? ''} ${letters(card)} ${points}/-${penalty}`
  }
  const deck = [...game.state.objectiveDeck, ...game.state.objectiveDisplay]
  expect(deck).toHaveLength(24)
  expect(deck.every(isObjective)).toBe(true)
  expect(deck.map(line).sort()).toEqual(
    [
      'money BOO 3/-2',
      'money BGO 3/-2',
      'money HH4 3/-2',
      'money HSS 3/-2',
      'money B333 4/-2',
      ...['', '', '', ''].map(() => 'auxiliary T 5/-3'),
      'drawUpTo3 BBH 3/-2',
      'drawUpTo3 GOS 3/-2',
      'drawUpTo3 H5 3/-2',
      'drawUpTo3 GGS 3/-2',
      'drawUpTo3 S333 4/-2',
      'engine2 GS44 5/-3',
      'engine2 345 5/-3',
      'engine2 BBGG 5/-3',
      'engine3 BOHH 5/-3',
      'engine3 HHSS 5/-3',
      'objectiveMove3 BBHH 5/-2',
      'objectiveMove3 OOSS 5/-2',
      'objectiveMove3 345 5/-2',
      'objectiveMove3 HH34 5/-2',
      'objectiveMove3 BBSS 5/-2',
    ].sort(),
  )
  const starting = game.state.players.flatMap(player => player.objectives)
  expect(starting.map(line).sort()).toEqual([
    'start B34 3/-0',
    'start BBH 3/-0',
    'start GSS 3/-0',
    'start OHH 3/-0',
  ])
})
