import type { UpdateMessage } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  isAsked,
  moment,
  OPTIONS,
  openLog,
  openTable,
  openWorld,
  press,
  RANDOM_BOT,
  twoPlayers,
  type World,
} from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('options and pieces light each other up; panels, column and tab are as they were left', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(`/table/${await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))}`)
  await isAsked(page)
  const option = page.locator(OPTIONS).nth(1)
  const name = await option.getAttribute('data-choice')
  const piece = page.locator(`svg [data-piece="${name}"]`)
  await option.hover()
  await page.locator(`svg [data-piece="${name}"].pointed`).waitFor()
  // By its roof: the actions below it are pieces of their own.
  await piece.hover({ position: { x: 20, y: 6 } })
  await page.locator(`.option[data-choice="${name}"].pointed`).waitFor()

  // A seat tells its figures in words; pressed, it opens, and nothing lies over it.
  const seat = page.locator('.seat').last()
  await seat.hover()
  await page.locator('.tip', { hasText: '7 dollars; cowboys 1' }).waitFor()
  await seat.locator('.seat-head').click()
  await seat.locator('.seat-head[aria-expanded=true]').waitFor()
  expect(await page.locator('.tip.pinned').count()).toBe(0)
  await seat.locator('.seat-head').click()

  const divider = page.getByRole('separator', { name: 'Width of the column' })
  const width = Number(await divider.getAttribute('aria-valuenow'))
  await divider.focus()
  await page.keyboard.press('ArrowLeft')
  await page.locator('.people > .fold').click()
  await openLog(page)
  await press(page)
  await isAsked(page)
  await page.reload()
  await isAsked(page)
  await page.locator('.log-turns').waitFor()
  expect(Number(await divider.getAttribute('aria-valuenow'))).toBe(width + 2)
  expect(await page.locator('.people > .fold').getAttribute('aria-expanded')).toBe('false')
  expect(faults).toEqual([])
})

test('history by keys, with a caption and the log along; redo; undo over turns of others asks', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(`/table/${await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))}`)
  await isAsked(page)
  await press(page)
  await isAsked(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => moment(page)).toBe(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => moment(page)).toBeGreaterThanOrEqual(1)

  // Until others have had a turn between two of mine.
  const over = page.locator('.undo small')
  for (let i = 0; i < 40 && (await over.count()) === 0; i++) {
    await isAsked(page)
    await press(page)
  }
  await over.waitFor()
  await isAsked(page)
  const last = await moment(page)
  await page.locator('.undo').click()
  const sure = page.getByRole('dialog', { name: 'Undo' })
  await sure.getByText('turn').waitFor()
  await sure.getByRole('button', { name: 'Leave it' }).click()
  await sure.waitFor({ state: 'detached' })
  expect(await moment(page)).toBe(last)

  await openLog(page)
  await page.locator('.prompt-line').click()
  const steps: number[] = []
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'Home', 'End']) {
    const before = await moment(page)
    await page.keyboard.press(key)
    await expect.poll(() => moment(page)).not.toBe(before)
    steps.push(await moment(page))
    if (key === 'ArrowLeft') {
      await page.locator('.caption').waitFor()
      await expect.poll(() => page.locator('.log-turn.now').count()).toBe(1)
    }
  }
  // At the present the arrows still walk, and walking back changes no figure.
  await page.evaluate(() => {
    const deltas = { seen: 0 }
    Object.assign(window, { deltas })
    new MutationObserver(() => {
      deltas.seen += document.querySelectorAll('.delta').length
    }).observe(document.body, { subtree: true, childList: true })
  })
  for (let at = last; at > Math.max(0, last - 15); at--) {
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => moment(page)).toBe(at - 1)
  }
  expect(await page.evaluate('window.deltas.seen')).toBe(0)
  await page.keyboard.press('End')
  await expect.poll(() => moment(page)).toBe(last)
  const [left, turn, earlier] = steps
  expect(left).toBe(last - 1)
  expect(turn).toBeLessThan(left)
  expect(earlier).toBeLessThan(turn)
  expect(steps.slice(3)).toEqual([turn, turn + 1, 0, last])

  // Opened by its address, a moment shows no change that did not happen.
  await page.goto(`${page.url()}/${turn}`)
  await page.locator('.caption').waitFor()
  expect(await page.locator('.delta').count()).toBe(0)
  expect(faults).toEqual([])
})

test('a burst of 500 updates is drawn a few times, and the page answers after it', async () => {
  const { page, faults } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  let burst: (() => void) | undefined
  await page.routeWebSocket(/\/live$/, route => {
    const server = route.connectToServer()
    server.onMessage(message => {
      route.send(message)
      const parsed = JSON.parse(String(message))
      if (parsed.type !== 'update') return
      const { log, ...update }: UpdateMessage = parsed
      const [entry] = log
      burst = () => {
        for (let i = 1; i <= 500; i++) {
          const at = update.moment + i
          const next = { ...update, number: update.number + i, moment: at, changes: [], logFrom: at }
          route.send(JSON.stringify({ ...next, log: [{ ...entry, seat: 1, moment: at }] }))
        }
      }
    })
  })
  await page.goto(`/table/${id}`)
  await isAsked(page)
  await press(page)
  await isAsked(page)
  await page.evaluate(() => {
    const drawn = { times: 0 }
    Object.assign(window, { drawn })
    const count = document.querySelector('.history-count')
    if (count)
      new MutationObserver(() => drawn.times++).observe(count, { subtree: true, characterData: true })
  })
  const before = await moment(page)
  burst?.()
  await expect.poll(() => moment(page)).toBe(before + 500)
  expect(Number(await page.evaluate('window.drawn.times'))).toBeLessThan(250)
  await openLog(page)
  expect(faults).toEqual([])
})

test('a server that says nothing any more is noticed, and so is a browser without a network', async () => {
  const { page, context } = await world.person({ reducedMotion: 'reduce' })
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  let mute = false
  await page.routeWebSocket(/\/live$/, route => {
    const server = route.connectToServer()
    server.onMessage(message => {
      if (!mute) route.send(message)
    })
  })
  await page.goto(`/table/${id}`)
  await isAsked(page)
  mute = true
  await page.locator('.banner', { hasText: 'The connection is lost.' }).waitFor()
  mute = false
  await page.locator('.banner').waitFor({ state: 'detached' })
  await context.setOffline(true)
  await page.locator('.banner').waitFor()
  await context.setOffline(false)
  await page.locator('.banner').waitFor({ state: 'detached' })
})
