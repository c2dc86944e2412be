import { evaluatorOf } from '@railhead/bots'
import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { courseOf, drawLuck, lateLuck, luckOf, Mean, worthOf } from '../src/index.js'
import { gameNamed, played, QUICK } from './testing.js'

test('luck is nothing in the mean, whatever a position is thought to be worth', async () => {
  const game = gameNamed('great-western-trail')
  const course = courseOf(game, await played('great-western-trail', 2, 'mean'))
  const [first, ...others] = luckOf(course, QUICK)
  const most = others.reduce((leader, one) =>
    Math.abs(one.points[0]) > Math.abs(leader.points[0]) ? one : leader,
  )
  expect(first.moment).toBe(0)
  const before = course.draws[others.indexOf(most)].before
  const { seat, option } = course.answers[most.moment - 1]
  const luck = new Mean()
  for (let i = 0; i < 150; i++) {
    const state = game.clone(before)
    Object.assign(state.chance, seedChance(`what came ${i}`))
    game.apply(state, seat, option)
    const came = worthOf(game, evaluatorOf(game), state, 2)
    luck.add(drawLuck(game, before, seat, option, came, 4, `others ${i}`).points[0])
  }
  expect(luck.error).toBeGreaterThan(0)
  expect(Math.abs(luck.mean)).toBeLessThan(4 * luck.error)
})

test.each(['great-western-trail', 'carson-city'])(
  '%s: every draw is counted once, the set-up first',
  async id => {
    const course = courseOf(gameNamed(id), await played(id, 2, 'luck'))
    const luck = [...luckOf(course, QUICK)]
    expect(luck.map(({ moment }) => moment)).toEqual([0, ...course.draws.map(({ moment }) => moment)])
    for (const { chance, points } of luck) {
      expect(chance).toHaveLength(2)
      // What one wins, the other loses.
      expect(chance[0] + chance[1]).toBeCloseTo(0, 9)
      expect(points.every(Number.isFinite)).toBe(true)
    }
    expect(luck.some(({ points }) => points[0] !== 0)).toBe(true)
  },
)

test('luck that shows later is nothing in the mean, too, and the same for the same seed', async () => {
  const game = gameNamed('carson-city')
  const course = courseOf(game, await played('carson-city', 2, 'late'))
  const { before, moment } = course.draws[0]
  const { seat, option } = course.answers[moment - 1]
  const once = (came: string, seed: string): number => {
    const after = game.clone(before)
    Object.assign(after.chance, seedChance(came))
    game.apply(after, seat, option)
    return lateLuck(game, before, after, seat, option, 4, 20, seed).lead[0]
  }
  expect(once('came', 'seed')).toBe(once('came', 'seed'))
  const luck = new Mean()
  for (let i = 0; i < 100; i++) luck.add(once(`what came ${i}`, `others ${i}`))
  expect(luck.error).toBeGreaterThan(0)
  expect(Math.abs(luck.mean)).toBeLessThan(4 * luck.error)
})
