import type { State } from '@railhead/carson-city'
import type { ServerMessage } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carsonTable } from './carson.js'
import { isAsked, OPTIONS, openTable, openWorld, press, type Visitor, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const UNKNOWN = -1

/** Everything that came in over the sockets about the tokens of a seat. */
function tokensToldOf({ frames }: Visitor, seat: number): number[] {
  return frames.flatMap(frame => {
    const message = JSON.parse(frame) as ServerMessage
    const sync = message.type === 'welcome' ? message.sync : message.type === 'sync' ? message : null
    const view = sync ? (sync.view as unknown as State) : undefined
    const changes =
      message.type === 'update'
        ? message.changes
            .filter(({ at }) => (at[0] === 'tokens' || at[0] === 'tokenLaid') && at[1] === seat)
            .flatMap(change => ('to' in change ? [change.to].flat() : []))
        : []
    return [...(view?.tokens[seat] ?? []), ...changes.filter(value => typeof value === 'number')]
  })
}

/** Two people at a table; Bob joins by its address. */
async function sitTogether(config: object): Promise<{ ann: Visitor; bob: Visitor }> {
  const ann = await world.person({ reducedMotion: 'reduce' })
  const bob = await world.person({ reducedMotion: 'reduce' })
  const id = await openTable(ann.page, 'Ann', carsonTable(config, [{ kind: 'open' }], { start: false }))
  await ann.page.goto(`/table/${id}`)
  await bob.page.goto(`/table/${id}`)
  await bob.page.getByLabel('Your name at the table').fill('Bob')
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await ann.page.getByRole('button', { name: 'Start' }).click()
  return { ann, bob }
}

/** Whoever is asked answers with the first option. */
async function answerAll(people: readonly Visitor[]): Promise<void> {
  for (const { page } of people)
    await page.evaluate(() =>
      document.querySelector<HTMLButtonElement>('.prompt:not([data-busy]) .option:not(:disabled)')?.click(),
    )
}

/** Everybody goes on with the first option, until `enough`. */
async function playOn(people: readonly Visitor[], enough: () => Promise<boolean>): Promise<void> {
  const answer = async (): Promise<boolean> => {
    if (await enough()) return true
    await answerAll(people)
    return false
  }
  await expect.poll(answer, { timeout: 380_000, interval: 30 }).toBe(true)
}

/** Whether everybody sees the same moment, and no answer is on its way. */
async function isAtRest(people: readonly Visitor[]): Promise<boolean> {
  const moments = await Promise.all(
    people.map(({ page }) =>
      page.evaluate(() =>
        document.querySelector('.prompt[data-busy]') === null
          ? document.querySelector('.history-count')?.textContent
          : undefined,
      ),
    ),
  )
  return moments[0] !== undefined && moments.every(moment => moment === moments[0])
}

/** Whether somebody may place a cowboy at the wages now, and does not only see where one can be moved to. */
const isPlacing = async ({ page }: Visitor): Promise<boolean> =>
  (await page.locator('.sign.can:not(.next)[data-piece="space:0"]').count()) > 0

/** One answer after the other, until all are asked to place: nobody runs ahead of what the others see. */
async function playUntilAllPlace(people: readonly Visitor[]): Promise<void> {
  const answer = async (): Promise<boolean> => {
    if (!(await isAtRest(people))) return false
    if ((await Promise.all(people.map(isPlacing))).every(Boolean)) return true
    await answerAll(people)
    return false
  }
  await expect.poll(answer, { timeout: 380_000, interval: 30 }).toBe(true)
}

test('tokens are seen by their owner alone', async () => {
  const { ann, bob } = await sitTogether({ players: 2, duels: 'tokens' })
  await ann.page.locator('.strip-bar .token').first().waitFor()
  await bob.page.locator('.strip-bar .token').first().waitFor()
  const marker = ann.page.locator('.round.now')
  await playOn([ann, bob], async () => (await marker.count()) > 0 && (await marker.innerText()) === '2')
  for (const [visitor, other] of [
    [ann, 1],
    [bob, 0],
  ] as const) {
    expect(tokensToldOf(visitor, other).filter(value => value !== UNKNOWN && value !== -2)).toEqual([])
    expect(visitor.faults).toEqual([])
  }
  await Promise.all([ann.context.close(), bob.context.close()])
})

test('placing at the same time: what one places appears with the other, and can be moved', async () => {
  const { ann, bob } = await sitTogether({ players: 2, placement: 'simultaneous' })
  const people = [ann, bob]
  // Both are asked to place once the first player has placed one cowboy.
  await playUntilAllPlace(people)
  const wages = '.sign[data-piece="space:0"] .cowboy'
  const before = await bob.page.locator(wages).count()
  await isAsked(ann.page)
  await ann.page.locator('.sign[data-piece="space:0"]').click()
  await expect.poll(() => bob.page.locator(wages).count()).toBe(before + 1)
  // She takes it to another place: first the cowboy, then where to.
  await isAsked(ann.page)
  await press(ann.page, await indexOf(ann, 'toMove'))
  await isAsked(ann.page)
  await ann.page.locator('.sign.can[data-piece="space:0"]').click()
  await isAsked(ann.page)
  await ann.page.locator('.sign.can[data-piece="space:1"]').click()
  await expect.poll(() => bob.page.locator('.sign[data-piece="space:1"] .cowboy').count()).toBeGreaterThan(0)
  await expect.poll(() => bob.page.locator(wages).count()).toBe(before)
  for (const { faults } of people) expect(faults).toEqual([])
  await Promise.all([ann.context.close(), bob.context.close()])
})

async function indexOf({ page }: Visitor, kind: string): Promise<number> {
  const options = await page
    .locator(OPTIONS)
    .evaluateAll(all => all.map(one => one.getAttribute('data-option')))
  return options.findIndex(option => option?.includes(`"${kind}"`))
}
