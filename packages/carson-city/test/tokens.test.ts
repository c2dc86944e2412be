import { SPECTATOR, seedChance, UNKNOWN } from '@railhead/kernel'
import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { BANKER, GROCER } from '../src/components/characters.js'
import { carsonCity } from '../src/game.js'
import { DREW, NOT_LAID, type State } from '../src/state.js'
import {
  asked,
  bareGame,
  hold,
  loadDice,
  offeredOf,
  resolveFrom,
  stand,
  type TestMatch,
  testGame,
} from './testing/testGame.js'

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

/** A duel for the gambling space between the first players, with the given hands. */
function duel(...hands: number[][]): TestMatch {
  const match = bareGame({ players: hands.length, duels: 'tokens' })
  hold(match, BANKER, GROCER)
  match.state.tokens = hands.map(hand => [...hand])
  stand(match, 'gambling', ...hands.map((_, seat) => seat))
  resolveFrom(match, 'gambling')
  return match
}

test('CC-VARD-01 two players get a set of 0 to 5 each and $15', () => {
  const { state } = testGame({ players: 2, duels: 'tokens' })
  for (const hand of state.tokens) expect(sorted(hand)).toEqual([0, 1, 2, 3, 4, 5])
  expect(state.money).toEqual([15, 15])
})

test('CC-VARD-02 three to five players are dealt six each from all sets', () => {
  for (const players of [3, 4, 5]) {
    const { state } = testGame({ players, duels: 'tokens' }, `deal ${players}`)
    const all = [0, 1, 2, 3, 4, 5].flatMap(value => new Array<number>(players).fill(value))
    expect(sorted(state.tokens.flat())).toEqual(all)
    for (const hand of state.tokens) expect(hand).toHaveLength(6)
    const seen = carsonCity.view(state, 1)
    expect(sorted(seen.tokens[1])).toEqual(sorted(state.tokens[1]))
    expect(seen.tokens[0]).toEqual(new Array(6).fill(UNKNOWN))
  }
})

test('CC-VARD-03 start money is $30 minus the announced sum', () => {
  for (const [players, total] of [
    [3, 45],
    [4, 60],
    [5, 75],
  ]) {
    const match = testGame({ players, duels: 'tokens' }, `sums ${players}`)
    const { state } = match
    expect(sum(state.tokenSums)).toBe(total)
    state.tokens.forEach((hand, seat) => {
      expect(state.tokenSums[seat]).toBe(sum(hand))
      expect(state.money[seat]).toBe(30 - sum(hand))
    })
    const told = match.log(SPECTATOR)[0].filter(event => event.type === 'tokensDealt')
    expect(told).toEqual(
      state.tokenSums.map((points, seat) => ({ type: 'tokensDealt', seat, sum: points, money: 30 - points })),
    )
  }
})

test('CC-VARD-04 each lays one token in secret; its value is added to the firepower', () => {
  const match = duel([0, 3, 5], [1, 4])
  const { state } = match
  const drawn = state.chance.drawn
  expect(asked(match, 0)).toBe('playToken')
  expect(asked(match, 1)).toBe('playToken')
  expect(offeredOf(match, 0, 'token').map(option => option.value)).toEqual([0, 3, 5])
  match.answer(0, { kind: 'token', value: 3 })
  expect(match.view(1).tokenLaid).toEqual([UNKNOWN, NOT_LAID])
  expect(match.told(0, 1)).toEqual([{ type: 'tokenLaid', seat: 0 }])
  expect(asked(match, 0)).toBeUndefined()
  const told = match.answer(1, { kind: 'token', value: 4 })
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'shot', seat: 0, roll: 3, firepower: 3, token: true }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'shot', seat: 1, roll: 4, firepower: 3, token: true }),
  )
  expect(asked(match, 1)).toBe('act.dice')
  expect(state.chance.drawn).toBe(drawn)
})

test('CC-VARD-05 the tokens of winner and losers go to one stack', () => {
  const match = duel([0, 3, 5], [1, 4], [2, 2])
  match.answer(0, { kind: 'token', value: 5 })
  match.answer(1, { kind: 'token', value: 1 })
  match.answer(2, { kind: 'token', value: 2 })
  expect(sorted(match.state.tokenStack)).toEqual([1, 2, 5])
  expect(match.state.tokens).toEqual([[0, 3], [4], [2]])
})

test('CC-VARD-06 who has no token left draws three from the stack, this duel’s included', () => {
  const match = duel([5], [4], [0, 1])
  const { state } = match
  state.tokenStack = [3, 3, 3]
  match.answer(2, { kind: 'token', value: 0 })
  expect(state.tokens[0]).toHaveLength(3)
  expect(state.tokens[1]).toHaveLength(3)
  expect(state.tokens[2]).toEqual([1])
  expect(state.tokenStack).toHaveLength(0)
  expect(sorted([...state.tokens[0], ...state.tokens[1]])).toEqual([0, 3, 3, 3, 4, 5])
  expect(state.tokenLog.slice(-2)).toEqual([0 * 8 + DREW, 1 * 8 + DREW])
})

test('CC-VARD-07 ties and gambling stay as they are', () => {
  const match = bareGame({ players: 2, duels: 'tokens' })
  hold(match, BANKER, GROCER)
  stand(match, 'gambling', 0, 1)
  resolveFrom(match, 'gambling', [1, 0])
  match.answer(0, { kind: 'token', value: 2 })
  match.answer(1, { kind: 'token', value: 2 })
  expect(asked(match, 1)).toBe('act.dice')
  loadDice(match, 6, 5)
  match.answer(1, { kind: 'act' })
  expect(match.state.money[1]).toBe(15 + 11)
  expect(match.state.cowboys[0] + match.state.restingCowboys[0]).toBe(10)
  expect(match.state.revolvers).toEqual([1, 1])
})

test('imagined hands agree with the announced sums and with what was seen', () => {
  for (const players of [2, 3, 5]) {
    const match = testGame({ players, duels: 'tokens' }, `imagine ${players}`)
    let step = 0
    playRandomly(match, `imagine ${players}`, Number.POSITIVE_INFINITY, () => {
      const viewer = step++ % players
      const imagined = carsonCity.imagine(match.view(viewer), seedChance(`${step}`))
      expect(sorted(imagined.tokens[viewer])).toEqual(sorted(match.state.tokens[viewer]))
      expect(sorted([...imagined.tokens.flat(), ...imagined.tokenStack])).toEqual(
        sorted([...match.state.tokens.flat(), ...match.state.tokenStack]),
      )
      for (let seat = 0; seat < players; seat++) {
        expect(imagined.tokens[seat]).toHaveLength(match.state.tokens[seat].length)
        if (!match.state.tokenLog.includes(seat * 8 + DREW))
          expect(sum(imagined.tokens[seat])).toBe(sum(match.state.tokens[seat]))
        const laid = imagined.tokenLaid[seat]
        if (laid !== NOT_LAID) expect(imagined.tokens[seat]).toContain(laid)
      }
      expect(possible(imagined)).toBe(true)
    })
  }
})

/** Whether hands drawn from the stack could have been drawn when they were. */
function possible(state: State): boolean {
  const stack = new Array<number>(6).fill(0)
  const { tokenLog } = state
  return tokenLog.every((entry, index) => {
    const seat = entry >> 3
    if ((entry & 7) !== DREW) {
      stack[entry & 7]++
      return true
    }
    const next = tokenLog.findIndex((later, i) => i > index && later === entry)
    const until = next < 0 ? tokenLog.length : next
    const played = tokenLog.slice(index + 1, until).filter(later => later >> 3 === seat)
    const held = next < 0 ? state.tokens[seat] : []
    for (const value of [...played.map(later => later & 7), ...held]) stack[value]--
    return stack.every(count => count >= 0)
  })
}
