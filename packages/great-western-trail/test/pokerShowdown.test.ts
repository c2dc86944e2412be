import { SPECTATOR, UNKNOWN } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { COW } from '../src/addons/cattle/simmental/cards.js'
import { CRIOLLO, GALLOWAY, LONGHORN, PINEYWOODS, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import type { Rulings } from '../src/rulings/index.js'
import { herdOf } from '../src/scoring.js'
import { NO_TOKEN } from '../src/state.js'
import { view, witness } from '../src/view.js'
import { lay, pokerGame, sit, stopAtD, stopAtG } from './testing/poker.js'
import { master, objective, type TestGame } from './testing/testGame.js'

const SHORTHORN_4 = 8
const HEREFORD_5 = 10
const CASH = objective('cash-a')

/** Everybody is seated, holds these cards at the table, and has no money. */
function table(hands: readonly (readonly number[])[], pot = 0, rulings: Partial<Rulings> = {}): TestGame {
  const game = pokerGame({ players: hands.length, rulings })
  hands.forEach((laid, seat) => {
    sit(game, seat)
    Object.assign(game.player(seat), { laid: [...laid], money: 0 })
  })
  game.state.pot = pot
  return game
}

/** What everybody won. */
const won = (game: TestGame): number[] =>
  game.state.players.map((_, seat) =>
    game.told('wonPot').reduce((sum, event) => sum + (event.seat === seat ? event.amount : 0), 0),
  )

/** Seat 0, seated, lays cards with this hand and money. */
function laying(hand: readonly number[], money = 10, laid: readonly number[] = []): TestGame {
  const game = sit(pokerGame(), 0).hand(hand, 0)
  game.player(0).laid = [...laid]
  return stopAtD(game, [0, 1, 1, 1], money)
}

test('POK-23 laying needs an own seated worker, seated before or in the same stop', () => {
  const unseated = pokerGame().hand([GALLOWAY], 0)
  unseated.player(0).workers = [0, 2, 1, 1]
  unseated.visit('nD', 0).use(2).pass() // stays away from the table
  expect(unseated.asked()).toBe('location')
  expect(laying([GALLOWAY]).offers({ kind: 'card', card: GALLOWAY })).toBe(true)
  const same = stopAtD(pokerGame().hand([GALLOWAY], 0)).answer({ kind: 'worker' })
  expect(same.offers({ kind: 'card', card: GALLOWAY })).toBe(true)
})

test('POK-24 POK-27 the first card costs $1, paid into the pot', () => {
  const game = laying([GALLOWAY, LONGHORN], 5)
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'card', card: LONGHORN })
  expect(game.player(0)).toMatchObject({ money: 4, laid: [LONGHORN], hand: [GALLOWAY] })
  expect(game.state.pot).toBe(1)
  expect(game.told('laid')).toEqual([{ type: 'laid', seat: 0, card: LONGHORN, price: 1 }])
})

test('POK-25 POK-26 the second card is optional and costs $2 more; there is no third', () => {
  const game = laying([GALLOWAY, LONGHORN, CRIOLLO], 5).answer({ kind: 'card', card: LONGHORN })
  expect(game.asked()).toBe('layCard')
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'card', card: GALLOWAY })
  expect(game.player(0)).toMatchObject({ money: 2, laid: [LONGHORN, GALLOWAY] })
  expect(game.state.pot).toBe(3)
  expect(game.asked()).toBe('location')
  const one = laying([GALLOWAY, LONGHORN], 5).answer({ kind: 'card', card: LONGHORN }).pass()
  expect(one.player(0)).toMatchObject({ money: 4, laid: [LONGHORN] })
  expect(one.asked()).toBe('location')
})

test('POK-28 POK-29 with three cards at the table nothing is laid or exchanged', () => {
  const game = sit(pokerGame(), 0).hand([GALLOWAY], 0)
  Object.assign(game.player(0), { laid: [CRIOLLO, CRIOLLO, CRIOLLO], money: 10 })
  game.visit('nD', 0)
  expect(game.offers({ kind: 'local', action: 2 })).toBe(false)
})

test('POK-30 with two cards at the table one more may be laid, for $1', () => {
  const game = laying([GALLOWAY, LONGHORN], 5, [CRIOLLO, CRIOLLO]).answer({ kind: 'card', card: GALLOWAY })
  expect(game.asked()).toBe('location')
  expect(game.player(0)).toMatchObject({ money: 4, laid: [CRIOLLO, CRIOLLO, GALLOWAY] })
})

test('POK-31 cattle and objective cards may be laid', () => {
  expect(laying([GALLOWAY, CASH]).offered('card', 'card')).toEqual([GALLOWAY, CASH])
  expect(laying([CASH]).answer({ kind: 'card', card: CASH }).player(0).laid).toEqual([CASH])
})

test('POK-32 laid cards are seen by their owner only, until a showdown', () => {
  const game = laying([GALLOWAY, LONGHORN]).answer({ kind: 'card', card: LONGHORN })
  expect(view(game.state, 0).players[0].laid).toEqual([LONGHORN])
  expect(view(game.state, 1).players[0].laid).toEqual([UNKNOWN])
  expect(view(game.state, SPECTATOR).players[0].laid).toEqual([UNKNOWN])
  const [laid] = game.told('laid')
  expect(witness(laid, 0)).toMatchObject({ card: LONGHORN })
  expect(witness(laid, 1)).toMatchObject({ card: UNKNOWN })
  const shown = stopAtG(table([[LONGHORN], []])).told('showdown')[0]
  expect(witness(shown, 1)).toMatchObject({ hands: [[LONGHORN], []] })
})

test('POK-33 laid cards are no longer in hand: hand limit, discards, income', () => {
  const game = laying([GALLOWAY, SANTA_GERTRUDIS, PINEYWOODS, LONGHORN]).answer({
    kind: 'card',
    card: GALLOWAY,
  })
  game.pass().pass()
  expect(game.player(0).hand).toHaveLength(4) // drawn up again
  const discard = laying([GALLOWAY]).answer({ kind: 'card', card: GALLOWAY })
  discard.visit('nA', 0)
  expect(discard.offers({ kind: 'local', action: 0 })).toBe(false)
  const income = laying([LONGHORN, GALLOWAY]).answer({ kind: 'card', card: LONGHORN })
  income.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
  expect(income.told('income')).toMatchObject([{ total: 2 }])
})

test('POK-34 laid cards are not shuffled into a new draw pile', () => {
  const game = laying([LONGHORN]).answer({ kind: 'card', card: LONGHORN })
  Object.assign(game.player(0), { draw: [], discard: [GALLOWAY, CRIOLLO] })
  game.pass()
  expect(game.told('reshuffled')).toHaveLength(1)
  expect(game.player(0)).toMatchObject({ laid: [LONGHORN], discard: [], draw: [] })
  expect([...game.player(0).hand].sort()).toEqual([CRIOLLO, GALLOWAY])
})

test('POK-35 POK-36 only who has a card at the table starts the showdown, whatever the others have', () => {
  const offers = (game: TestGame): boolean => game.visit('nG', 0).offers({ kind: 'local', action: 2 })
  expect(offers(pokerGame())).toBe(false)
  expect(offers(table([[], [LONGHORN]]))).toBe(false)
  expect(offers(table([[CRIOLLO], []]))).toBe(true)
  const alone = sit(pokerGame(), 0) // nobody else is seated
  alone.player(0).laid = [CRIOLLO]
  expect(offers(alone)).toBe(true)
  expect(offers(table([[CRIOLLO], [LONGHORN]]))).toBe(true)
})

test('POK-37 everybody must show all cards', () => {
  const game = stopAtG(table([[CRIOLLO], [LONGHORN, GALLOWAY], [PINEYWOODS]]))
  expect(game.told('showdown')).toEqual([
    { type: 'showdown', hands: [[CRIOLLO], [LONGHORN, GALLOWAY], [PINEYWOODS]], pot: 0 },
  ])
  expect(game.state.players.every(player => player.laid.length === 0)).toBe(true)
})

test('POK-38 POK-39 a hand is worth the sum of its values; equal breeds all count', () => {
  // 3 + 3 + 3 against 5 + 4, then against 4 + 4.
  expect(
    won(
      stopAtG(
        table(
          [
            [LONGHORN, LONGHORN, LONGHORN],
            [HEREFORD_5, SHORTHORN_4],
          ],
          4,
        ),
      ),
    ),
  ).toEqual([3, 3])
  expect(
    won(
      stopAtG(
        table(
          [
            [LONGHORN, LONGHORN, LONGHORN],
            [SHORTHORN_4, SHORTHORN_4],
          ],
          4,
        ),
      ),
    ),
  ).toEqual([7, 0])
  expect(won(stopAtG(table([[GALLOWAY, GALLOWAY], [LONGHORN]])))).toEqual([3, 0])
})

test('POK-40 an objective card counts nothing', () => {
  expect(won(stopAtG(table([[CASH, CASH, CASH], [CRIOLLO]])))).toEqual([0, 3])
})

test('POK-41 the highest sum takes the pot and $3 of the bank', () => {
  const game = stopAtG(table([[CRIOLLO], [LONGHORN], [GALLOWAY]], 6))
  expect(won(game)).toEqual([0, 9, 0])
  expect(game.state.players.map(player => player.money)).toEqual([0, 9, 0])
  expect(game.state.pot).toBe(0)
})

test('POK-42 POK-43 POK-46 a tie: 4 + 3 make 7, each of two takes 3, and $1 stays for the next pot', () => {
  const game = stopAtG(table([[LONGHORN], [LONGHORN]], 4))
  expect(won(game)).toEqual([3, 3])
  expect(game.state.pot).toBe(1)
  Object.assign(game.player(0), { laid: [CRIOLLO] })
  stopAtG(game)
  expect(won(game)).toEqual([3 + 4, 3])
  expect(game.state.pot).toBe(0)
  const three = stopAtG(table([[LONGHORN], [LONGHORN], [CRIOLLO, GALLOWAY]], 5))
  expect(won(three)).toEqual([2, 2, 2])
  expect(three.state.pot).toBe(2)
})

test('POK-44 two cards worth 2 against one worth 4, with $4 in the pot: 7', () => {
  expect(won(stopAtG(table([[CRIOLLO, CRIOLLO], [SHORTHORN_4]], 4)))).toEqual([0, 7])
})

test('POK-45 two cards of one player and one of another make a pot of $4', () => {
  const game = sit(sit(pokerGame(), 0), 1)
  lay(lay(game, 0, [CRIOLLO, CRIOLLO]), 1, [SHORTHORN_4])
  expect(game.state.pot).toBe(4)
})

test('POK-47 who is alone with cards wins, even with nothing', () => {
  expect(won(stopAtG(table([[CASH], []], 2)))).toEqual([5, 0])
})

test('POK-48 a seated player without cards neither wins nor ties', () => {
  const game = stopAtG(table([[CASH], [], [CASH]], 1))
  expect(won(game)).toEqual([2, 0, 2])
})

test('POK-48 by the ruling pokerWithoutCards they tie with hands worth nothing', () => {
  const game = stopAtG(table([[CASH], [], [CRIOLLO]], 1, { pokerWithoutCards: 'ties' }))
  expect(won(game)).toEqual([0, 0, 4])
  expect(won(stopAtG(table([[CASH], []], 1, { pokerWithoutCards: 'ties' })))).toEqual([2, 2])
})

test('POK-49 the cards go to the discard piles of their owners', () => {
  const game = table([[CRIOLLO, CASH], [LONGHORN]])
  const before = game.state.players.map(player => [...player.discard])
  stopAtG(game)
  expect(game.state.players.map((player, seat) => player.discard.slice(before[seat].length))).toEqual([
    [CRIOLLO, CASH],
    [LONGHORN],
  ])
})

test('POK-50 the workers stay seated, and three new cards may be laid', () => {
  const game = stopAtG(table([[CRIOLLO, CRIOLLO, CRIOLLO], []])).pass()
  expect(game.player(0).bonusToken).toBe(0)
  lay(game, 0, [GALLOWAY, GALLOWAY])
  lay(game, 0, [LONGHORN])
  expect(game.player(0).laid).toEqual([GALLOWAY, GALLOWAY, LONGHORN])
})

test('POK-51 cards at the table are not in the herd and score nothing', () => {
  const game = sit(pokerGame(), 0)
  game.player(0).laid = [HEREFORD_5]
  expect(herdOf(game.player(0))).not.toContain(HEREFORD_5)
  expect(game.score(0).cattle).toBe(0)
  game.player(0).discard.push(HEREFORD_5)
  expect(game.score(0).cattle).toBe(5)
})

test('POK-52 they meet no condition, and an objective card there is neither scored nor a penalty', () => {
  const game = sit(pokerGame(), 0)
  Object.assign(game.player(0), { objectives: [objective('draw-c')], hazards: [6] }) // a Hereford and a hazard
  game.player(0).laid = [HEREFORD_5]
  expect(game.score(0).objectives).toBe(-2)
  game.player(0).hand.push(HEREFORD_5)
  expect(game.score(0).objectives).toBe(3)
  const card = objective('terminal')
  Object.assign(game.player(0), { objectives: [], masters: [master('objectives')], laid: [card] })
  own(game)
  expect([game.score(0).objectives, game.score(0).stationMasters]).toEqual([0, 0])
  Object.assign(game.player(0), { laid: [], hand: [card, card] })
  expect([game.score(0).objectives, game.score(0).stationMasters]).toEqual([10, 3])
})

/** Two own discs on New York. */
function own(game: TestGame): void {
  game.player(0).cities[game.city('newYork')] = 2
}

test('POK-54 POK-55 at the end there is no showdown, and the pot belongs to nobody', () => {
  const game = table([[LONGHORN], [CRIOLLO]], 50)
  const totals = [game.total(0), game.total(1)]
  const money = game.state.players.map(player => player.money)
  game.state.endedBy = 0
  game.state.turn = 1
  game.start()
  expect(game.state.over).toBe(true)
  expect(game.told('showdown')).toEqual([])
  expect(game.state.pot).toBe(50)
  expect(game.state.players.map(player => player.money)).toEqual(money)
  expect([game.total(0), game.total(1)]).toEqual(totals)
})

test('POK-54 by the ruling those at the table share the pot at the end, and what cannot be shared stays', () => {
  const game = table([[LONGHORN], [CRIOLLO], []], 51, { potAtEnd: 'seated' })
  game.player(2).bonusToken = NO_TOKEN
  const money = game.state.players.map(player => player.money)
  game.state.endedBy = 0
  game.state.turn = 2
  game.start()
  expect(game.state).toMatchObject({ over: true, pot: 1 })
  expect(game.state.players.map((player, seat) => player.money - money[seat])).toEqual([25, 25, 0])
  expect(game.told('wonPot')).toHaveLength(2)
  expect(game.told('showdown')).toEqual([])
})

test('POK-58 with less than $2 after the first card there is no second', () => {
  const asked = (money: number): string | undefined =>
    laying([GALLOWAY, LONGHORN], money).answer({ kind: 'card', card: GALLOWAY }).asked()
  expect([asked(2), asked(3)]).toEqual(['location', 'layCard'])
})

test('POK-60 orange cards count their value', () => {
  expect(won(stopAtG(table([[COW], [SHORTHORN_4]])))).toEqual([3, 0])
  expect(won(stopAtG(table([[BRAHMAN, BRAHMAN], [LONGHORN]])))).toEqual([3, 0])
})
