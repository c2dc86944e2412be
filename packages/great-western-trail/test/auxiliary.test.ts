import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY } from '../src/components/cattle.js'
import {
  AUX_CARDS,
  AUX_CERTIFICATE,
  AUX_ENGINE,
  AUX_MONEY,
  AUX_REMOVAL,
} from '../src/components/playerBoard.js'
import { herdOf } from '../src/scoring.js'
import { objective, type TestGame, testGame, turnout } from './testing/testGame.js'

const ALL = [AUX_MONEY, AUX_CARDS, AUX_CERTIFICATE, AUX_ENGINE, AUX_REMOVAL]

/** Seat 0 with money, the engine on space 20 and so many discs on the spaces of each auxiliary action. */
function withDiscs(discs: readonly number[]): TestGame {
  const game = testGame()
  const player = game.player(0)
  player.money = 10
  player.engine = 20
  discs.forEach((count, which) => {
    player.discs[which] = count
  })
  return game
}

/** The 'single or double auxiliary action' icon. */
const icon = (game: TestGame): TestGame => game.start({ kind: 'auxiliary', max: 2 })

/** Does one auxiliary action whose disc spaces are both empty. */
const doAuxiliary = (which: number, times: 1 | 2, game = withDiscs([0, 0, 0, 0, 0])): TestGame =>
  icon(game).answer({ kind: 'auxiliary', which, times })

test('GWT2-AUX-01 an auxiliary action is blocked by two discs and open with one or none', () => {
  for (const which of ALL)
    for (const count of [0, 1, 2]) {
      const discs = [1, 1, 1, 1, 1]
      discs[which] = count
      const open = count === 2 ? ALL.filter(other => other !== which) : ALL
      expect(icon(withDiscs(discs)).offered('auxiliary', 'which')).toEqual(open)
      expect(withDiscs(discs).visit('nA').offered('auxiliary', 'which')).toEqual(open)
    }
})

test('GWT2-AUX-02 at the start money and cards are open, both single only', () => {
  const game = icon(testGame())
  expect(game.options()).toEqual([
    { kind: 'auxiliary', which: AUX_MONEY, times: 1 },
    { kind: 'auxiliary', which: AUX_CARDS, times: 1 },
  ])
})

test('GWT2-AUX-03 GWT2-AUX-04 with both spaces empty the icon offers the double and still the single', () => {
  for (const which of ALL) {
    const discs = [1, 1, 1, 1, 1]
    const offers = (game: TestGame, times: number): boolean =>
      game.offers({ kind: 'auxiliary', which, times })
    const one = icon(withDiscs(discs))
    expect([offers(one, 1), offers(one, 2)]).toEqual([true, false])
    discs[which] = 0
    const none = icon(withDiscs(discs))
    expect([offers(none, 1), offers(none, 2)]).toEqual([true, true])
  }
})

test('GWT2-AUX-03 one auxiliary action is picked', () => {
  const game = doAuxiliary(AUX_MONEY, 2)
  expect(game.told('auxiliary')).toHaveLength(1)
  expect(game.state.turn).toBe(1) // nothing more is asked
})

test('GWT2-AUX-05 instead of local actions it is always single', () => {
  const game = withDiscs([0, 0, 0, 0, 0])
  for (const name of ['nA', 'nB', 'nG']) {
    game.visit(name)
    expect(game.offered('auxiliary', 'which')).toEqual(ALL)
    expect(game.offered('auxiliary', 'times')).toEqual([1])
  }
})

test('GWT2-AUX-06 the double asks for twice the requirement, all of it', () => {
  const game = withDiscs([0, 0, 0, 0, 0])
  const doubles = (): number[] =>
    icon(game)
      .options()
      .flatMap(option => (option.kind === 'auxiliary' && option.times === 2 ? [option.which] : []))
  expect(doubles()).toEqual(ALL)
  game.player(0).money = 1
  expect(doubles()).toEqual([AUX_MONEY, AUX_CARDS, AUX_REMOVAL])
  game.player(0).money = 2
  game.player(0).engine = 1
  expect(doubles()).toEqual([AUX_MONEY, AUX_CARDS, AUX_ENGINE])
  expect(game.offers({ kind: 'auxiliary', which: AUX_CERTIFICATE, times: 1 })).toBe(true)
  expect(game.offers({ kind: 'auxiliary', which: AUX_REMOVAL, times: 1 })).toBe(true)
})

test.each([1, 2] as const)('GWT2-AUX-07 money: one dollar for each time (%d)', times => {
  expect(doAuxiliary(AUX_MONEY, times).player(0).money).toBe(10 + times)
})

test.each([1, 2] as const)('GWT2-AUX-08 cards: draw, then discard as many of any cards (%d)', times => {
  const card = objective('cash-a')
  const game = doAuxiliary(
    AUX_CARDS,
    times,
    withDiscs([0, 0, 0, 0, 0]).hand([card, GALLOWAY, CRIOLLO, CRIOLLO]),
  )
  const player = game.player(0)
  expect(player.hand).toHaveLength(4 + times)
  const drawn = game.told('drew')[0].cards
  expect(drawn).toHaveLength(times)
  expect(game.offers({ kind: 'pass' })).toBe(false)
  expect(game.offered('card', 'card')).toEqual([...new Set(player.hand)].sort((a, b) => a - b))
  expect(game.offered('card', 'card')).toEqual(expect.arrayContaining([...drawn, card]))
  game.answer({ kind: 'card', card })
  if (times === 2) game.answer({ kind: 'card', card: drawn[0] })
  expect(player.discard).toEqual(times === 1 ? [card] : [card, drawn[0]])
  expect(player.hand).toHaveLength(4)
  expect(game.state.turn).toBe(1)
})

test('GWT2-AUX-09 certificate, single: $1 and the engine exactly 1 back', () => {
  const game = withDiscs([0, 0, 0, 0, 0])
  game.player(0).engine = 5
  doAuxiliary(AUX_CERTIFICATE, 1, game)
  expect(game.offered('engine', 'to')).toEqual([4, turnout(4)])
  expect(game.offers({ kind: 'pass' })).toBe(false)
  game.answer({ kind: 'engine', to: 4 })
  expect(game.player(0)).toMatchObject({ money: 9, engine: 4, certificates: 1 })
})

test('GWT2-AUX-09 not without $1, not from the start of the track', () => {
  const offered = (money: number, engine: number): boolean => {
    const game = withDiscs([0, 0, 0, 0, 0])
    Object.assign(game.player(0), { money, engine })
    return icon(game).offers({ kind: 'auxiliary', which: AUX_CERTIFICATE })
  }
  expect(offered(1, 1)).toBe(true)
  expect(offered(0, 1)).toBe(false)
  expect(offered(1, 0)).toBe(false)
})

test('GWT2-AUX-10 certificate, double: $2 and the engine exactly 2 back for up to 2 certificates', () => {
  const game = withDiscs([0, 0, 0, 0, 0])
  game.player(0).engine = 6
  doAuxiliary(AUX_CERTIFICATE, 2, game)
  expect(game.offered('engine', 'to')).toEqual([4, turnout(4)])
  game.answer({ kind: 'engine', to: 4 })
  expect(game.player(0)).toMatchObject({ money: 8, engine: 4, certificates: 2 })
  const full = withDiscs([0, 0, 0, 0, 0])
  full.player(0).certificates = 2
  doAuxiliary(AUX_CERTIFICATE, 2, full)
  expect(full.player(0)).toMatchObject({ money: 8, engine: 18, certificates: 3 }) // the limit
})

test('GWT2-AUX-11 engine, single: $1 for 1 space forward', () => {
  const game = withDiscs([0, 0, 0, 0, 0])
  game.player(0).engine = 4
  doAuxiliary(AUX_ENGINE, 1, game)
  expect(game.offered('engine', 'to')).toEqual([5, turnout(4)])
  game.answer({ kind: 'engine', to: 5 })
  expect(game.player(0)).toMatchObject({ money: 9, engine: 5 })
})

test('GWT2-AUX-12 engine, double: $2 for up to 2 spaces forward in one movement', () => {
  const game = doAuxiliary(AUX_ENGINE, 2)
  expect(game.offered('engine', 'to')).toEqual([21, 22, turnout(21)])
  game.answer({ kind: 'engine', to: 22 })
  expect(game.player(0)).toMatchObject({ money: 8, engine: 22 })
  expect(game.told('engine')).toHaveLength(1)
})

test.each([1, 2] as const)(
  'GWT2-AUX-13 GWT2-AUX-14 removal: the engine exactly %d back for as many dollars and cards',
  times => {
    const game = withDiscs([0, 0, 0, 0, 0]).hand([CRIOLLO, CRIOLLO, GALLOWAY])
    const herd = herdOf(game.player(0)).length
    doAuxiliary(AUX_REMOVAL, times, game)
    const player = game.player(0)
    expect(player).toMatchObject({ engine: 20 - times, money: 10 + times })
    expect(game.offered('card', 'card')).toEqual([CRIOLLO, GALLOWAY])
    for (let i = 0; i < times; i++) game.answer({ kind: 'card', card: CRIOLLO })
    expect(game.told('removed').map(event => event.card)).toEqual(new Array(times).fill(CRIOLLO))
    expect(herdOf(player)).toHaveLength(herd - times)
    expect(player.discard).toEqual([])
    expect(game.state.turn).toBe(1)
  },
)

test('GWT2-AUX-15 objective cards may be removed too, and fewer cards than shown, but the dollars are taken', () => {
  const card = objective('cash-a')
  const game = doAuxiliary(AUX_REMOVAL, 2, withDiscs([0, 0, 0, 0, 0]).hand([card, GALLOWAY]))
  expect(game.player(0).money).toBe(12)
  expect(game.offered('card', 'card')).toEqual([GALLOWAY, card])
  game.answer({ kind: 'card', card })
  expect(game.asked()).toBe('removeCards')
  game.pass()
  expect(game.player(0).objectives).not.toContain(card)
  expect(herdOf(game.player(0))).not.toContain(card)
  expect(game.player(0).hand).toContain(GALLOWAY)
  const none = doAuxiliary(AUX_REMOVAL, 2, withDiscs([0, 0, 0, 0, 0]).hand([card, GALLOWAY])).pass()
  expect(none.told('removed')).toEqual([])
  expect(none.player(0)).toMatchObject({ money: 12, engine: 18 })
})
