import { expect, test } from 'vitest'
import {
  BLACK_ANGUS,
  CORRIENTE,
  CRIOLLO,
  GALLOWAY,
  LONGHORN,
  PINEYWOODS,
  SANTA_GERTRUDIS,
} from '../src/components/cattle.js'
import { DISC_CERTIFICATE_4, DISC_CERTIFICATE_6 } from '../src/components/playerBoard.js'
import { witness } from '../src/view.js'
import { master, objective, type TestGame, testGame } from './testing/testGame.js'

/** Shorthorns and Herefords with different points on them. */
const [SHORTHORN_3, SHORTHORN_5, HEREFORD_7] = [7, 9, 12]
/** Worth 8 (GWT2-INCOME-03). */
const EIGHT = [SANTA_GERTRUDIS, SANTA_GERTRUDIS, LONGHORN, BLACK_ANGUS]

/** Seat 0 is at step 4 with this hand. */
function income(hand: readonly number[], certificates = 0): TestGame {
  const game = testGame().hand(hand)
  game.player(0).certificates = certificates
  return game.start({ kind: 'income' })
}

/** The total of step 4. */
const totalOf = (hand: readonly number[], certificates = 0, spent = 0): number =>
  income(hand, certificates).answer({ kind: 'spend', certificates: spent }).told('income')[0].total

test.each([
  { hand: [CRIOLLO], total: 1 },
  { hand: [CRIOLLO, CRIOLLO, CRIOLLO], total: 1 },
  { hand: [GALLOWAY, PINEYWOODS, SANTA_GERTRUDIS, CRIOLLO], total: 7 },
  { hand: [GALLOWAY, GALLOWAY, CORRIENTE, CORRIENTE], total: 5 },
  { hand: [SHORTHORN_3, SHORTHORN_5, HEREFORD_7], total: 9 },
  { hand: [], total: 0 },
])('GWT2-INCOME-01 the hand $hand is worth $total: each breed once', ({ hand, total }) => {
  expect(totalOf(hand)).toBe(total)
})

test('GWT2-INCOME-01 the hand is revealed to everybody', () => {
  const game = income(EIGHT).answer({ kind: 'spend', certificates: 0 })
  const [event] = game.told('income')
  expect(witness(event, 1)).toMatchObject({ type: 'income', seat: 0, hand: EIGHT })
})

test('GWT2-INCOME-02 objective cards and victory points add nothing', () => {
  expect(totalOf([objective('terminal'), objective('cash-a'), CRIOLLO])).toBe(1)
  expect(totalOf([HEREFORD_7])).toBe(5)
  expect(totalOf([SHORTHORN_3])).toBe(totalOf([SHORTHORN_5]))
})

test('GWT2-INCOME-03 two Santa Gertrudis, a Longhorn and a Black Angus are worth 8', () => {
  expect(totalOf(EIGHT)).toBe(8)
})

test('GWT2-INCOME-04 temporary certificates may be spent, each adding 1', () => {
  const game = income(EIGHT, 3)
  expect(game.offered('spend', 'certificates')).toEqual([0, 1, 2, 3])
  game.answer({ kind: 'spend', certificates: 3 })
  expect(game.told('income')).toMatchObject([{ spent: 3, total: 11 }])
  expect(game.player(0).certificates).toBe(0)
  expect(income(EIGHT).offered('spend', 'certificates')).toEqual([0])
})

test('GWT2-INCOME-05 permanent certificates add to every income and are never used up', () => {
  const game = testGame().hand(EIGHT)
  const player = game.player(0)
  player.masters = [master('twoCertificates'), master('hazards'), master('twelveDollars')]
  for (let visit = 1; visit <= 2; visit++) {
    game.hand(EIGHT, 0)
    game.state.turn = 0
    game.start({ kind: 'income' })
    expect(game.offered('spend', 'certificates')).toEqual([0])
    game.answer({ kind: 'spend', certificates: 0 })
    expect(game.told('income').map(event => event.total)).toEqual(new Array(visit).fill(8 + 3))
  }
  expect(player.masters).toHaveLength(3)
})

test('GWT2-INCOME-06 a hand worth 8 and 2 of 3 certificates make 10, with a permanent one 11', () => {
  const game = income(EIGHT, 3).answer({ kind: 'spend', certificates: 2 })
  expect(game.told('income')).toMatchObject([{ total: 10 }])
  expect(game.player(0).certificates).toBe(1)
  const permanent = testGame().hand(EIGHT)
  Object.assign(permanent.player(0), { certificates: 3, masters: [master('stations')] })
  permanent.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 2 })
  expect(permanent.told('income')).toMatchObject([{ total: 11 }])
})

test('GWT2-INCOME-07 the player gains as many dollars as the total', () => {
  const game = testGame().hand(EIGHT)
  Object.assign(game.player(0), { money: 3, certificates: 2, masters: [master('certificates')] })
  game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 2 })
  expect(game.player(0).money).toBe(3 + 8 + 2 + 1)
})

test('GWT2-INCOME-08 the whole hand is discarded after that, objective cards too', () => {
  const hand = [...EIGHT, objective('cash-a')]
  const game = income(hand).answer({ kind: 'spend', certificates: 0 })
  expect(game.asked()).toBe('deliver')
  expect(game.player(0).hand).toEqual([])
  expect(game.player(0).discard).toEqual(hand)
  expect(game.events.slice(-2).map(event => event.type)).toEqual(['income', 'discarded'])
})

test('GWT2-INCOME-09 the total counts in step 5; certificates cannot be added any more', () => {
  const game = income(EIGHT, 3).answer({ kind: 'spend', certificates: 0 })
  expect(game.asked()).toBe('deliver')
  expect(game.options().every(option => option.kind === 'city')).toBe(true)
  expect(game.offers({ kind: 'city', city: game.city('peoria') })).toBe(true) // 8
  expect(game.offers({ kind: 'city', city: game.city('chicago') })).toBe(false) // 10
  expect(game.player(0).certificates).toBe(3)
})

test('GWT2-INCOME-10 the certificate track goes from 4 straight to 6', () => {
  const game = testGame()
  const player = game.player(0)
  player.discs[DISC_CERTIFICATE_4] = 0
  player.discs[DISC_CERTIFICATE_6] = 0
  const positions: number[] = []
  for (let advance = 0; advance < 6; advance++) {
    game.state.turn = 0
    game.start({ kind: 'certificate', amount: 1 })
    positions.push(player.certificates)
  }
  expect(positions).toEqual([1, 2, 3, 4, 6, 6])
  player.certificates = 3
  game.state.turn = 0
  game.start({ kind: 'certificate', amount: 2 })
  expect(player.certificates).toBe(6)
})

test('GWT2-INCOME-10 from 6 a player can spend 0, 2, 3, 4, 5 or 6', () => {
  const game = income(EIGHT, 6)
  expect(game.offered('spend', 'certificates')).toEqual([0, 2, 3, 4, 5, 6])
  game.answer({ kind: 'spend', certificates: 2 })
  expect(game.player(0).certificates).toBe(4)
  expect(game.told('income')).toMatchObject([{ total: 10 }])
  expect(income(EIGHT, 4).offered('spend', 'certificates')).toEqual([0, 1, 2, 3, 4])
})
