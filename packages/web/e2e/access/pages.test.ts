import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../world.js'
import { look } from './look.js'
import { PAGES } from './pages.js'

let world: World
beforeAll(async () => {
  world = await openWorld({ reviewProcesses: 0, loginsPerMinute: 1000 })
})
afterAll(() => world.close())

test.each(PAGES)('$name: every theme, letters twice as large, narrow windows, nothing moves', async walk => {
  const visitor = await world.person({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
  await look({ ...visitor, world }, walk)
  if (!walk.offline) expect(visitor.faults.filter(fault => !/40[14]/.test(fault))).toEqual([])
  await visitor.context.close()
})
