import { type Message, SPECTATOR, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { SPACES, spaceIndex, TRACK, trackOf } from '../../src/components/actionTrack.js'
import { BANK, HOUSE, MOUNTAIN, RANCH, SALOON } from '../../src/components/buildings.js'
import { BANKER, CAPTAIN, GROCER, MERCENARY, SHERIFF, WORKER } from '../../src/components/characters.js'
import type { Event } from '../../src/events.js'
import { carsonCity } from '../../src/game.js'
import type { Option } from '../../src/options.js'
import { drawTown, parcelLines } from '../../src/text/map.js'
import { scoreLines } from '../../src/text/summary.js'
import {
  at,
  bareGame,
  build,
  endRound,
  loadDice,
  offered,
  own,
  pass,
  place,
  put,
  resolveFrom,
  stand,
  startPlacement,
  startRound,
  type TestMatch,
  testGame,
} from '../testing/testGame.js'

const { text } = carsonCity
const say = translator('en', [text.catalogues.en], seat => ['Anna', 'Ben', 'Cleo'][seat])
const written = (messages: readonly Message[]): string[] => messages.map(say)
const told = (events: readonly Event[]): string[] => written(events.map(event => text.event(event)))
const optionOf = (match: TestMatch, seat: number, option: Option): string =>
  say(text.option(match.view(seat), seat, option))

function promptOf(match: TestMatch): string {
  const [decision] = match.decisions()
  return say(text.prompt(match.view(decision.seat), decision))
}

function game(players = 2, ...cards: number[]): TestMatch {
  const match = bareGame({ players })
  match.state.roads.fill(0)
  startPlacement(match, ...(cards.length > 0 ? cards : [BANKER, GROCER, WORKER].slice(0, players)))
  return match
}

/** Seat 0 holds the sheriff, whose limit is $20. */
function limited(money: number): TestMatch {
  const match = game(2, SHERIFF, BANKER)
  match.state.money = [money, 0]
  match.state.passed = [0, 1]
  return match
}

test('cowboy income promises what will be paid: the cowboy that goes there is no firepower', () => {
  const match = game()
  const space = spaceIndex('cowboyIncome')
  expect(optionOf(match, 0, { kind: 'space', space })).toBe('Cowboy income: $2 × 3 firepower = $6')
  expect(optionOf(match, 0, { kind: 'space', space: spaceIndex('cowboyPoints') })).toBe(
    'Cowboy points: 1 point (1 per 2: 3 firepower)',
  )
  place(match, 0, 'cowboyIncome')
  pass(match, 1, 0)
  expect(optionOf(match, 0, { kind: 'act' })).toBe('Yes: $2 × 3 firepower = $6')
  expect(told(match.answer(0, { kind: 'act' }))[0]).toBe('Anna gets $6 (cowboy income).')
})

test('the table names one number of points, with those scored in play as a part of it', () => {
  const match = game()
  match.state.points[0] = 0
  match.state.money[0] = 12
  own(match.state, 'C4', 0)
  put(match, 'C4', MOUNTAIN)
  const lines = written(text.summary?.(match.view(0), 0) ?? [])
  const total = carsonCity.standing(match.view(0))[0].total
  expect(total).toBe(4)
  expect(lines).toContain(
    'Anna: $12, 4 points if the match ended now, 0 of them scored in play; 3 cowboys in reserve, 0 placed; firepower 4; 0 roads',
  )
  expect(written(scoreLines(match.state))[0]).toBe('Anna: 4 points (Mountains 2, Money 2)')
})

test('the firepower of a duel adds up in the log, with mercenary and three guns', () => {
  const match = game(2, MERCENARY, BANKER)
  stand(match, 'gambling', 0, 1)
  match.state.threeGuns = 0
  match.state.revolvers = [2, 1]
  loadDice(match, 4, 6)
  const lines = told(resolveFrom(match, 'gambling'))
  expect(lines.slice(0, 4)).toEqual([
    'Duel: Gambling.',
    'Anna: die 4 + 2 cowboys + 2 revolvers + 6 for this round = 14.',
    'Ben: die 6 + 2 cowboys + 1 revolver = 9.',
    'Anna wins the duel: Gambling.',
  ])
})

test('a tie says that it was one and who wins it', () => {
  const match = game()
  stand(match, 'gambling', 0, 1)
  loadDice(match, 3, 3)
  expect(told(resolveFrom(match, 'gambling', [1, 0]))).toContain(
    'A tie: Ben passed first and wins the duel: Gambling.',
  )
  const three = game(3)
  stand(three, 'gambling', 0, 1, 2)
  loadDice(three, 3, 3, 5)
  expect(told(resolveFrom(three, 'gambling'))).toContain('Cleo wins the duel: Gambling.')
})

test('attacks and defences are told as such, with whose building it is', () => {
  const match = game()
  build(match, 'C4', SALOON, 1)
  put(match, 'C5', HOUSE)
  put(match, 'D5', HOUSE)
  match.answer(0, { kind: 'toBuilding' })
  expect(optionOf(match, 0, { kind: 'building', parcel: at('C4') })).toBe(
    'Attack the saloon of Ben on C4 for $5 of its $10',
  )
  expect(told(match.answer(0, { kind: 'building', parcel: at('C4') }))[0]).toBe(
    'Anna attacks the saloon of Ben on C4.',
  )
  match.answer(1, { kind: 'toBuilding' })
  expect(told(match.answer(1, { kind: 'building', parcel: at('C4') }))[0]).toBe(
    'Ben defends the saloon of Ben on C4.',
  )
  loadDice(match, 6, 1)
  const lines = told(resolveFrom(match, 'estateIncome'))
  expect(lines).toContain('Duel: the saloon of Ben on C4.')
  expect(lines).toContain('Anna wins the duel: the saloon of Ben on C4.')
  expect(lines).toContain('Anna takes $5 of the income of the saloon of Ben on C4.')
})

test('a space that brings nothing is told, and why', () => {
  const match = game()
  match.state.money = [2, 4]
  stand(match, 'buildingPoints', 0)
  stand(match, 'build12', 1)
  stand(match, 'C4', 0)
  for (const name of ['B3', 'C3', 'D3']) put(match, name, HOUSE)
  const lines = told(resolveFrom(match, 'parcels'))
  expect(lines).toContain('Anna gets nothing from parcel C4: not enough money.')
  expect(lines).toContain('Ben gets nothing from $12 building: not enough money.')
  expect(lines).toContain('Anna gets nothing from Building points: nothing that counts.')
  match.state.roadSupply = 0
  stand(match, 'roads3', 1)
  stand(match, 'road1', 0)
  expect(told(resolveFrom(match, 'roads3')).slice(0, 2)).toEqual([
    'Ben gets nothing from Three roads: none left.',
    'Anna gets nothing from Single road: none left.',
  ])
})

test('buying no points and not using a character are told', () => {
  const match = game()
  stand(match, 'buyPoints5', 0)
  resolveFrom(match, 'buyPoints5')
  expect(told(match.answer(0, { kind: 'points', points: 0 }))[0]).toBe(
    'Anna leaves the action: Points for $5.',
  )
  startRound(match, 2)
  match.answer(0, { kind: 'character', card: CAPTAIN })
  expect(told(match.answer(0, { kind: 'decline' }))[0]).toBe('Anna makes no use of the Captain.')
})

test('whoever would be fought is named, with firepower and the odds', () => {
  const match = game(3)
  place(match, 0, 'gambling')
  expect(optionOf(match, 1, { kind: 'space', space: spaceIndex('gambling') })).toBe(
    'Gambling: the sum of 2 dice in $, 7 on average; duel: your firepower 3 against Anna (3), one die each: you win with 42%, tie 17%',
  )
  place(match, 1, 'gambling')
  pass(match, 2, 0)
  expect(optionOf(match, 2, { kind: 'space', space: spaceIndex('gambling') })).toContain(
    'against Anna (3) and Ben (3)',
  )
})

test('paying money for points is offered as a right; only what is above the limit is due', () => {
  const match = limited(15)
  endRound(match, 2)
  expect(promptOf(match)).toBe(
    'You have $15, not more than your limit of $20: nothing must be paid. You may buy points, 1 for every full $10.',
  )
  expect(offered(match, 0).map(option => optionOf(match, 0, option))).toEqual([
    'Keep all $15',
    'Pay $10 for 1 point, $5 left',
  ])
  const rich = limited(27)
  endRound(rich, 2)
  expect(promptOf(rich)).toBe(
    'You have $27, the limit is $20: $7 must go to the bank. You may pay more; every full $10 is 1 point.',
  )
  expect(optionOf(rich, 0, { kind: 'pay', amount: 7 })).toBe('Pay just the $7 above the limit, $20 left')
})

test('in the last round the offer of points says what keeping the money brings', () => {
  const match = limited(18)
  endRound(match, 4)
  expect(promptOf(match)).toContain('money that you keep brings 1 point for every full $6')
  expect(offered(match, 0).map(option => optionOf(match, 0, option))).toEqual([
    'Keep all $18: with the rest 3 points at the end',
    'Pay $10 for 1 point, $8 left: with the rest 2 points at the end',
  ])
})

test('options and refusals of a placement stand in the order of resolution', () => {
  const match = game()
  build(match, 'C4', SALOON, 1)
  const order = (options: readonly (Option | undefined)[]): number[] =>
    options.flatMap(option => {
      if (option?.kind === 'space') return [TRACK.indexOf(SPACES[option.space].id)]
      if (option?.kind === 'toParcel') return [TRACK.indexOf('parcels')]
      return option?.kind === 'toBuilding' ? [TRACK.indexOf('estateIncome')] : []
    })
  const cells = order(offered(match, 0))
  expect(cells.length).toBe(trackOf(match.state).places.length)
  expect(cells).toEqual([...cells].sort((a, b) => a - b))
  match.state.round = 4
  match.state.market.fill(-1)
  const refused = order(carsonCity.refusals(match.state, 0).map(({ option }) => option))
  expect(refused.length).toBeGreaterThan(3)
  expect(refused).toEqual([...refused].sort((a, b) => a - b))
})

test('the question for a token says the firepower of all sides, each token what it is worth', () => {
  const match = bareGame({ players: 2, duels: 'tokens' })
  stand(match, 'C4', 0, 1)
  match.state.revolvers = [1, 3]
  resolveFrom(match, 'parcels')
  expect(promptOf(match)).toBe(
    'Duel, parcel C4: your firepower is 3, against Ben (5). Lay a duel token face down.',
  )
  expect(optionOf(match, 0, { kind: 'token', value: 4 })).toBe('Token 4: 7 in all, you win with 50%')
})

test('a captain without money is told that nothing can be bought, and so is a red worker', () => {
  const match = bareGame({ players: 2 })
  match.state.money = [0, 0]
  startRound(match, 2)
  expect(told(match.answer(0, { kind: 'character', card: CAPTAIN }))).toContain(
    'Anna makes no use of the Captain: not enough money.',
  )
  const red = bareGame({ players: 2, characters: 'red' })
  red.state.money = [4, 0]
  startRound(red, 2)
  expect(told(red.answer(0, { kind: 'character', card: WORKER }))).toContain(
    'Anna makes no use of the Worker: not enough money.',
  )
})

test('before the first round the table does not speak of round 0', () => {
  const match = testGame({ players: 2 })
  expect(written(text.summary?.(match.view(0), 0) ?? [])[0]).toBe('Before round 1: free parcels')
})

test('a score has no row that cannot apply, and every row has a name in every language', () => {
  const rows = Object.keys(carsonCity.standing(testGame({ players: 2 }).state)[0].categories)
  expect(rows).not.toContain('earlyFinish')
  const together = testGame({ players: 2, placement: 'simultaneous' })
  const all = Object.keys(carsonCity.standing(together.state)[0].categories)
  expect(all).toContain('earlyFinish')
  for (const catalogue of Object.values(text.catalogues))
    for (const name of all) expect(catalogue[`score.${name}`]).toMatch(/\S/)
})

test('the summary says who stands where, firepower in parts, and own tokens but not those of others', () => {
  const match = bareGame({ players: 2, duels: 'tokens' })
  match.state.roads.fill(0)
  startPlacement(match, SHERIFF, MERCENARY)
  match.answer(0, { kind: 'toWhite' })
  place(match, 0, 'gambling')
  place(match, 1, 'C4')
  place(match, 0, 'wages')
  const lines = written(text.summary?.(match.view(0), 0) ?? [])
  expect(lines).toContain('Gambling: Anna with the white cowboy')
  expect(lines).toContain('parcel C4: Ben')
  expect(lines).toContain('Wages: Anna')
  expect(lines).toContain(
    'Ben: firepower 6 (2 cowboys in reserve, 1 revolver, 3 revolvers of the Mercenary for this round)',
  )
  expect(lines).toContain('Anna: tokens 0, 1, 2, 3, 4, 5')
  expect(lines.filter(line => line.includes('tokens 0'))).toHaveLength(1)
  expect(written(text.summary?.(match.view(SPECTATOR), SPECTATOR) ?? []).join()).not.toContain('tokens 0')
})

test('the town is drawn as a grid with owners, objects, cowboys and roads', () => {
  const match = bareGame({ players: 2 })
  build(match, 'B2', SALOON, 1)
  put(match, 'C2', HOUSE)
  put(match, 'D2', MOUNTAIN, 0)
  stand(match, 'B2', 0)
  match.state.laid[1 * 8 + 1] = 1
  match.state.touched[1 * 9 + 1] = 1
  match.state.touched[1 * 9 + 2] = 1
  const lines = drawTown(match.state, say)
  expect(lines[0]).toBe('    A    B    C    D    E    F    G    H')
  expect(lines[3]).toBe('  ·    ╋━━━━╋    ·    ·    ·    ·    ·    ·')
  expect(lines[4]).toBe('2       2Sa*  h   1^^')
  expect(written(parcelLines(match.state))).toEqual([
    'B2: saloon, income $5, owner Ben, reached by a road, cowboys: Anna',
    'C2: house, price $4, reached by a road',
    'D2: mountain, owner Anna',
    'Roads: between B1 and B2',
  ])
})

test('what a site would earn and what a house changes are said with the options', () => {
  const match = bareGame({ players: 2 })
  build(match, 'D4', RANCH, 1)
  own(match.state, 'C3', 0)
  match.state.touched.fill(1)
  match.state.roads.fill(0)
  match.state.kept[BANK] = 1
  match.state.tasks = [{ kind: 'build', seat: 0, building: BANK, refused: [], deferred: false }]
  expect(optionOf(match, 0, { kind: 'parcel', parcel: at('C3') })).toBe('Build on C3, income $0')
  match.answer(0, { kind: 'parcel', parcel: at('C3') })
  expect(optionOf(match, 0, { kind: 'house', parcel: at('C4') })).toBe(
    'House on C4; bank C3 of Anna: $3 instead of $0, ranch D4 of Ben: $6 instead of $7',
  )
})

test('a turn is told in one line, the round of actions for each seat', () => {
  const line = (events: readonly Event[], seat: number): string =>
    written(text.turnLine?.(events, seat) ?? []).join(' · ')
  expect(
    line(
      [
        { type: 'turn', seat: 0 },
        { type: 'character', seat: 0, card: SHERIFF, side: 0 },
      ],
      0,
    ),
  ).toBe('takes: Sheriff')
  expect(line([{ type: 'passed', seat: 1, place: 1 }], 1)).toBe('passes first')
  expect(line([{ type: 'claimed', seat: 0, parcel: at('C4'), price: 3 }], 0)).toBe('claims C4 for $3')
  expect(
    line(
      [
        { type: 'paid', seat: 0, amount: 4, cause: 'captain' },
        { type: 'cowboys', seat: 0, amount: 2, cause: 'captain' },
      ],
      0,
    ),
  ).toBe('buys 2 cowboys for $4')
  const match = game()
  build(match, 'C4', SALOON, 1)
  put(match, 'C5', HOUSE)
  stand(match, 'wages', 1)
  stand(match, 'C4', 0, 1)
  loadDice(match, 1, 6)
  const all = resolveFrom(match, 'wages')
  expect(line(all, 1)).toBe(
    'gets $4 (wages) · wins the duel: the saloon of Ben on C4 · earns $5 with buildings · in all $9',
  )
  expect(line(all, 0)).toBe('loses the duel: the saloon of Ben on C4')
})
