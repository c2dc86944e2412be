import { anyGame, Match } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test, vi } from 'vitest'
import { ThinkingTime, think } from './botTurn.js'
import { LocalMatch } from './localMatch.js'

const newMatch = (): LocalMatch => new LocalMatch(Match.start(anyGame(highCard), { players: 2 }, 'seed'))
const hurried = { expired: () => true }

test('a question gets half of what is left of the turn, and never less than a moment', () => {
  let now = 1000
  const time = new ThinkingTime(() => now, 2000)
  const live = newMatch()
  const lasts = (seat: number): number => {
    const budget = time.forQuestion(live, seat)
    const start = now
    while (!budget.expired()) now++
    return now - start - 1
  }
  expect(lasts(0)).toBe(1000)
  const [decision] = live.questions()
  live.answer(0, decision.options[0], decision.id)
  expect(lasts(0)).toBe(499)
  // Another seat has a turn of its own.
  expect(lasts(1)).toBe(1000)
  now += 5000
  const [next] = live.questions()
  live.answer(1, next.options[0], next.id)
  expect(lasts(1)).toBe(20)
})

test('a bot that throws or chooses what was not offered is replaced by a simpler one', () => {
  const live = newMatch()
  const [decision] = live.questions()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const asked: string[] = []
  const thought = think(live, decision, 'drover', hurried, (_game, _view, _decision, level) => {
    asked.push(level)
    if (level === 'drover') throw new Error('no idea')
    return level === 'hand' ? { kind: 'fly' } : decision.options[1]
  })
  expect(asked).toEqual(['drover', 'hand', 'greenhorn'])
  expect(thought).toEqual({ option: decision.options[1], level: 'greenhorn' })
  expect(think(live, decision, 'hand', hurried, () => ({ kind: 'fly' }))).toEqual({
    option: decision.options[0],
    level: 'random',
  })
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('a bot sees what its seat may see, and no seed of the match', () => {
  const live = newMatch()
  const decision = live.questions()[1]
  think(live, decision, 'hand', hurried, (_game, view, asked, _level, seed) => {
    expect(Reflect.get(view, 'hands')[0].every((card: number) => card === -1)).toBe(true)
    expect(asked.seat).toBe(1)
    expect(seed).not.toContain('seed')
    return decision.options[0]
  })
  expect.assertions(3)
})
