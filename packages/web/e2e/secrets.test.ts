import type { State } from '@railhead/great-western-trail'
import type { ServerMessage } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  isAsked,
  logLines,
  OPTIONS,
  openLog,
  openTable,
  openWorld,
  twoPlayers,
  type Visitor,
  type World,
} from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const UNKNOWN = -1
const STILL = { reducedMotion: 'reduce' } as const

/** Every view of the game that came in over the sockets. */
function viewsIn(frames: readonly string[]): State[] {
  return frames.flatMap(frame => {
    const message = JSON.parse(frame) as ServerMessage
    const sync = message.type === 'welcome' ? message.sync : message.type === 'sync' ? message : null
    return sync ? [sync.view as unknown as State] : []
  })
}

/** Cards that any frame told of another seat's drawing. */
function cardsDrawnBy(frames: readonly string[], seat: number): number[] {
  return frames.flatMap(frame => {
    const message = JSON.parse(frame) as ServerMessage
    if (message.type !== 'update' && message.type !== 'sync') return []
    return message.log.flatMap(entry =>
      entry.events.flatMap(event =>
        event.type === 'drew' && event.seat === seat ? (Reflect.get(event, 'cards') as number[]) : [],
      ),
    )
  })
}

/** Changes of the view that touch the hand of a seat. */
function handChanges(frames: readonly string[], seat: number): unknown[] {
  return frames.flatMap(frame => {
    const message = JSON.parse(frame) as ServerMessage
    if (message.type !== 'update') return []
    return message.changes
      .filter(({ at }) => at[0] === 'players' && at[1] === seat && at[2] === 'hand')
      .flatMap(change => ('to' in change ? [change.to].flat() : []))
  })
}

async function onlySees({ page, frames }: Visitor, own: number | null): Promise<void> {
  const hands = page.locator('[data-piece^="hand:"]')
  // Only an own hand is drawn, and what others draw is told without naming it.
  if (own === null) expect(await hands.count()).toBe(0)
  else await expect.poll(() => hands.count()).toBeGreaterThan(0)
  const names = ['Ann', 'Bob'].filter((_, seat) => seat !== own)
  const drawn = (await logLines(page)).filter(line => names.some(name => line.includes(`${name} draws`)))
  expect(drawn.filter(line => line.includes(':'))).toEqual([])
  for (const view of viewsIn(frames))
    view.players.forEach((player, seat) => {
      if (seat !== own) expect(player.hand.every(card => card === UNKNOWN)).toBe(true)
      expect(player.draw.every(card => card === UNKNOWN)).toBe(true)
    })
  for (const seat of [0, 1].filter(other => other !== own)) {
    expect(cardsDrawnBy(frames, seat)).toEqual([])
    expect(handChanges(frames, seat).filter(card => card !== UNKNOWN)).toEqual([])
  }
}

test('two browsers and a spectator: nobody gets another’s hidden cards, on the page or in any frame', async () => {
  const ann = await world.person(STILL)
  const bob = await world.person(STILL)
  const eve = await world.person(STILL)
  const id = await openTable(ann.page, 'Ann', twoPlayers({ kind: 'open' }, { start: false }))
  await ann.page.goto(`/table/${id}`)

  await bob.page.goto(`/table/${id}`)
  await bob.page.getByLabel('Your name at the table').fill('Bob')
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await ann.page.getByRole('button', { name: 'Start' }).click()
  await eve.page.goto(`/table/${id}`)
  await eve.page.locator('.play').waitFor()
  await isAsked(ann.page)
  for (const { page } of [ann, bob, eve]) await openLog(page)

  const turns = ({ page }: Visitor): Promise<number> => page.locator('.log-turn h3').count()
  for (let tries = 0; tries < 26 || (await turns(ann)) <= 3; tries++) {
    const asked = (await ann.page.locator('.prompt-line.mine').count()) > 0 ? ann : bob
    const options = asked.page.locator(OPTIONS)
    if ((await options.count()) > 0)
      await options
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined)
    await ann.page.waitForTimeout(60)
  }
  await expect.poll(async () => (await turns(eve)) - (await turns(ann))).toBe(0)
  await onlySees(ann, 0)
  await onlySees(bob, 1)
  await onlySees(eve, null)
  expect([...ann.faults, ...bob.faults, ...eve.faults]).toEqual([])
})
