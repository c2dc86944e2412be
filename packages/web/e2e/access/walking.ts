import { type MailServer, startMailServer } from '@railhead/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../world.js'
import { look } from './look.js'
import { EVERYTHING, type Walk } from './stops.js'
import { visitsTo } from './visits.js'

/** Refused and not found: what pages that say so ask for. */
const REFUSED = /40[134]/

/** A test for each walk, all of them in one world. */
export function walkAll(all: readonly Walk[]): void {
  const walks = all.filter(walk => EVERYTHING || !walk.rare)
  let world: World
  let visitOf: ReturnType<typeof visitsTo>
  let letters: MailServer
  beforeAll(async () => {
    letters = await startMailServer()
    world = await openWorld({ reviewProcesses: 0, loginsPerMinute: 1000, smtpUrl: letters.url })
    visitOf = visitsTo(world, letters)
  })
  afterAll(async () => {
    await world.close()
    await letters.close()
  })
  test.each(walks)(
    '$name: every theme, letters twice as large, narrow windows, nothing moves',
    async walk => {
      const visit = await visitOf(walk.who ?? 'guest')
      visit.faults.length = 0
      await look(visit, walk)
      if (!walk.offline) expect(visit.faults.filter(fault => !REFUSED.test(fault))).toEqual([])
    },
  )
}
