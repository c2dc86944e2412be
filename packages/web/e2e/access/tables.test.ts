import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../world.js'
import { look } from './look.js'
import { TABLES } from './tables.js'

let world: World
beforeAll(async () => {
  world = await openWorld({ reviewProcesses: 0 })
})
afterAll(() => world.close())

test.each(TABLES)('$name: every theme, letters twice as large, narrow windows, nothing moves', async walk => {
  const visitor = await world.person({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
  await look({ ...visitor, world }, walk)
  expect(visitor.faults).toEqual([])
  await visitor.context.close()
})
