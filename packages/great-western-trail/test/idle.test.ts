import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY, LONGHORN } from '../src/components/cattle.js'
import { SECOND_EDITION_MEDIUM_TILES } from '../src/components/north.js'
import { AUX_CARDS, AUX_REMOVAL } from '../src/components/playerBoard.js'
import { configSpec } from '../src/config.js'
import { visitNeutral, visitOwn } from './testing/buildings.js'
import { TestGame, testGame, turnout } from './testing/testGame.js'

const full = (game: TestGame): void => {
  game.player(0).certificates = 3
}
const drawing = (hand: number[], draw: number[], discard: number[] = []): TestGame => {
  const game = testGame()
  Object.assign(game.player(0), { hand, draw, discard })
  game.player(0).discs[AUX_CARDS] = 0
  return game.start({ kind: 'auxiliary', max: 2 })
}

test('GWT2-TURN-12 a certificate at the limit is not offered where nothing is given for it', () => {
  const offered = (game: TestGame) => game.offers({ kind: 'local', action: 0, either: 0 })
  expect(offered(visitNeutral('C', [], 0))).toBe(true)
  expect(offered(visitNeutral('C', [], 0, full))).toBe(false)
  expect(visitNeutral('C', [], 0, full).offers({ kind: 'local', action: 0, either: 1 })).toBe(true)
  expect(offered(visitOwn('10a', { prepare: full }))).toBe(false)
  expect(offered(visitOwn('10a'))).toBe(true)
})

test('GWT2-TURN-12 GWT2-TURN-08 a card may be discarded for its own sake, also at the limit', () => {
  const game = visitOwn('2a', { at: 'floodSite1', hand: [LONGHORN], prepare: full })
  game.use(2).answer({ kind: 'card', card: LONGHORN })
  expect(game.player(0)).toMatchObject({ certificates: 3, discard: [LONGHORN] })
})

test('GWT2-TURN-12 drawing is offered as far as there are cards', () => {
  const times = (game: TestGame) =>
    game
      .options()
      .flatMap(option => (option.kind === 'auxiliary' && option.which === AUX_CARDS ? [option.times] : []))
  expect(times(drawing([CRIOLLO], [GALLOWAY], [GALLOWAY]))).toEqual([1, 2])
  expect(times(drawing([CRIOLLO], [GALLOWAY]))).toEqual([1])
  expect(times(drawing([CRIOLLO], []))).toEqual([])
  const cowboys = (draw: number[]) =>
    visitOwn('4b', {
      prepare: game => {
        Object.assign(game.player(0), { draw, discard: [] })
      },
    }).offers({ kind: 'local', action: 0 })
  expect(cowboys([GALLOWAY])).toBe(true)
  expect(cowboys([])).toBe(false)
})

test('GWT2-TURN-12 6b copies no building of which nothing can be used, whatever the hand', () => {
  const copies = (hand: number[], money = 0) =>
    visitOwn('6b', {
      at: 'ab1',
      hand,
      money,
      prepare: game => game.jobMarket(1, { 0: [1] }),
    }).offers({ kind: 'local', action: 0 })
  expect(copies([])).toBe(false)
  expect(copies([], 6)).toBe(true) // somebody can be hired on A
  expect(copies([LONGHORN])).toBe(true) // a card might be a Galloway: others must not learn that it is none
})

test('GWT2-TURN-12 an empty hand cannot be trimmed for nothing', () => {
  const tile = SECOND_EDITION_MEDIUM_TILES.find(({ name }) => name === 'trimOrHazard')
  if (tile === undefined) throw new Error('There is no such tile.')
  const game = testGame({ addons: ['railsToTheNorth'] }).hand([], 0)
  game.start(tile.effect)
  expect(game.offered('choice', 'index')).toEqual([1])
})

test('GWT1-AUX-03 the removal action can be used with an empty hand, for its engine move', () => {
  const start = (rules?: string): TestGame => {
    const game = new TestGame(configSpec.parse({ edition: 'first', players: 2 }, rules), 'removal')
    Object.assign(game.player(0), { engine: 5, money: 10 })
    game.player(0).discs[AUX_REMOVAL] = 1
    return game.hand([], 0).visit('nA', 0)
  }
  const game = start().answer({ kind: 'auxiliary', which: AUX_REMOVAL })
  game.answer({ kind: 'engine', to: turnout(4) })
  expect(game.asked()).toBe('upgradeStation')
  expect(game.pass().asked()).toBe('location')
  expect(start('1').offers({ kind: 'auxiliary', which: AUX_REMOVAL })).toBe(false)
})

test('GWT2-TURN-12 matches of version 1 offer what they offered', () => {
  const game = new TestGame(configSpec.parse({ players: 2 }, '1'), 'idle')
  game.player(0).certificates = 3
  expect(game.visit('nC', 0).offers({ kind: 'local', action: 0, either: 0 })).toBe(true)
  Object.assign(game.player(0), { hand: [CRIOLLO], draw: [GALLOWAY], discard: [] })
  const draws = game
    .visit('nC', 0)
    .decisions()
    .find(({ ask, seat }) => ask === 'exchange' && seat === 0)
  expect(draws?.options).toHaveLength(2)
})
