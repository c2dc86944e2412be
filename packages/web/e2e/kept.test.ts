import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carsonTable } from './carson.js'
import { Listener } from './listener.js'
import { PASSWORD } from './people.js'
import { openTable, openWorld, RANDOM_BOT, twoPlayers, type World } from './world.js'

// The focus is kept where something goes, and who waits hears what comes: by what a reader says, and keys.

let world: World
beforeAll(async () => {
  world = await openWorld({ loginsPerMinute: 1000 })
})
afterAll(() => world.close())

/** Goes on with Tab until what has the focus sounds like that. */
async function tabTo(ear: Listener, sounds: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await ear.press('Tab')
    if (sounds.test(await ear.focus(false))) return
  }
  throw new Error(`Tab does not lead to ${sounds}.`)
}

/** Listens until something is said, and gives all that was said. */
async function hears(ear: Listener, sounds: RegExp): Promise<string[]> {
  const heard: string[] = []
  await expect
    .poll(async () => {
      heard.push(...(await ear.listen(500)))
      return heard.join('\n')
    })
    .toMatch(sounds)
  return heard
}

const focusSays = (ear: Listener, sounds: RegExp): Promise<void> =>
  expect
    .poll(async () => {
      await ear.listen(700)
      return ear.focus(false)
    })
    .toMatch(sounds)

test('whoever makes an account, logs out or in is not lost', async () => {
  const { page } = await world.person({ reducedMotion: 'reduce' })
  const ear = await Listener.at(page)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Make an account' }).waitFor()
  await tabTo(ear, /^Mail address/)
  await page.keyboard.type('ear@example.org')
  await ear.press('Tab')
  await ear.type(PASSWORD)
  await expect.poll(() => page.evaluate('document.activeElement?.innerText')).toMatch(/^Account of ear@/)
  await tabTo(ear, /^Log out/)
  await ear.press('Enter')
  await focusSays(ear, /^Account, heading/)
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await tabTo(ear, /^Log in|^RAILHEAD/)
  await page.getByRole('region', { name: 'Log in' }).getByLabel('Mail address').focus()
  await page.keyboard.type('ear@example.org')
  await ear.press('Tab')
  await ear.type(PASSWORD)
  await expect.poll(() => page.evaluate('document.activeElement?.innerText')).toMatch(/^Account of ear@/)
})

test('before the start one hears who comes and goes, and the match begins where one listens', async () => {
  const host = await world.person({ reducedMotion: 'reduce' })
  const ann = await Listener.at(host.page)
  const id = await openTable(
    host.page,
    'Ann',
    twoPlayers({ kind: 'open' }, { start: false, config: { edition: 'second', players: 2 } }),
  )
  await host.page.goto(`/table/${id}`)
  await host.page.getByText('Waiting for players').waitFor()
  const guest = await world.person({ reducedMotion: 'reduce' })
  const bob = await Listener.at(guest.page)
  await guest.page.goto(`/table/${id}`)
  await guest.page.getByRole('button', { name: 'Sit here' }).waitFor()
  await tabTo(bob, /^Sit here/)
  await bob.press('Enter')
  await expect
    .poll(async () => {
      await bob.listen(300)
      return guest.page.evaluate('document.activeElement?.innerText')
    })
    .toMatch(/\(Me\)/)
  expect((await hears(ann, /All seats are taken/)).join('\n')).toMatch(/sits at the table\.\nAll seats/)

  await tabTo(bob, /^Leave/)
  await bob.press('Enter')
  await hears(ann, /is no longer at the table/)
  await guest.page.goto(`/table/${id}`)
  await guest.page.getByRole('button', { name: 'Sit here' }).waitFor()
  await tabTo(bob, /^Sit here/)
  await bob.press('Enter')
  await hears(ann, /All seats are taken/)

  await tabTo(ann, /^Start/)
  await ann.press('Enter')
  await hears(ann, /Your turn\. .* options\.$/)
  await focusSays(ann, /^Start at neutral building A/)
  await focusSays(bob, /^Waiting for Ann/)
})

test('a table that is opened by keys begins at its question, by its address where it always did', async () => {
  const { page } = await world.person({ reducedMotion: 'reduce' })
  const ear = await Listener.at(page)
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT, { title: 'Friday' }))
  await page.goto(`/table/${id}`)
  await hears(ear, /7 options/)
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
  await page.goto('/')
  await page.getByRole('link', { name: 'Friday' }).first().waitFor()
  await tabTo(ear, /Friday/)
  await ear.press('Enter')
  await hears(ear, /7 options/)
  await focusSays(ear, /^Start at neutral building A/)
})

/** Two people at one table of Carson City, each with their ears; the first of them is asked. */
async function twoAtATable(): Promise<readonly [Listener, Listener, Page]> {
  const people = [
    await world.person({ reducedMotion: 'reduce' }),
    await world.person({ reducedMotion: 'reduce' }),
  ]
  const [host, guest] = people
  const [ann, bob] = [await Listener.at(host.page), await Listener.at(guest.page)]
  const table = carsonTable({ players: 2 }, [{ kind: 'open' }], { start: false })
  const id = await openTable(host.page, 'Ann', table)
  await guest.page.request.post('/api/session', { data: { name: 'Bob' } })
  await guest.page.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } })
  await host.page.request.post(`/api/tables/${id}/start`, { data: {} })
  for (const { page } of people) {
    await page.goto(`/table/${id}`)
    await page.locator('.prompt-line').waitFor()
  }
  const isFirst = (await host.page.locator('.prompt-line.mine').count()) > 0
  const [first, second] = isFirst ? [ann, bob] : [bob, ann]
  const { page } = isFirst ? guest : host
  await hears(first, /Your turn\. Choose a free parcel/)
  return [first, second, page]
}

test('a request to take back is heard by both, answered by keys, and nobody is lost after it', async () => {
  const [first, second] = await twoAtATable()
  await first.press('1')
  await hears(second, /Your turn\./)
  await second.press('1')
  await hears(second, /claims parcel/)
  await first.press('u')
  await hears(first, /You asked to take something back\. Waiting for: \w+\./)
  await hears(second, /\w+ asks to take something back\. Go there: Q\.$/)
  await second.press('q')
  await focusSays(second, /^Agree, button/)
  await second.press('q')
  await focusSays(second, /^Parcel/)
  await second.press('q')
  await second.press('Tab')
  await focusSays(second, /^Refuse, button/)
  await second.press('Enter')
  await hears(first, /Somebody did not agree/)
  await focusSays(second, /^Parcel/)

  await first.press('u')
  await hears(second, /Go there/)
  await second.press('1')
  await hears(first, /The match has gone on, and the request to take back is over\./)
})

test('a proposal to end the match is heard by both, and answered by keys', async () => {
  const [first, second] = await twoAtATable()
  await tabTo(first, /^Leave the match/)
  await first.press('Enter')
  await tabTo(first, /End it by agreement/)
  await first.press('Enter')
  await hears(first, /Proposal\. Waiting for: \w+\./)
  await hears(second, /\w+ proposes to end the match without a result\. Go there: Q\.$/)
  await second.press('q')
  await focusSays(second, /^Agree, button/)
  await second.press('Tab')
  await second.press('Enter')
  await focusSays(second, /^Waiting for/)
})

test('what happens while a window is open is heard in it, and closing it leads back', async () => {
  const [first, second] = await twoAtATable()
  await second.press('?')
  await focusSays(second, /^Help, dialog/)
  await first.press('1')
  await hears(second, /claims [A-H][1-8]\.\nYour turn\./)
  await second.press('Escape')
  await second.listen()
  await focusSays(second, /^(?!page|$)/)
})

test('who goes away and who is back is heard', async () => {
  const [first, , page] = await twoAtATable()
  const at = page.url()
  await page.goto('/credits')
  await hears(first, /^\w+: not connected\.$/)
  await page.goto(at)
  await hears(first, /^\w+: here\.$/)
})

test('walking through the history one hears what happened at each moment, and coming back what is asked', async () => {
  const [first, second] = await twoAtATable()
  await first.press('1')
  await hears(second, /claims [A-H][1-8]/)
  await second.press('2')
  await hears(second, /claims parcel [A-H][1-8]/)
  await focusSays(first, /^Waiting for/)
  await first.press('Home')
  const [start = ''] = await hears(first, /^0/)
  await first.press('ArrowRight')
  const [step = ''] = await hears(first, /^\d+: .*claims parcel/)
  expect(Number.parseInt(step, 10)).toBe(Number.parseInt(start, 10) + 1)
  await first.press('l')
  expect((await first.listen(0)).join()).not.toMatch(/claims.*claims/)
  await first.press('End')
  await second.press('1')
  await hears(first, /Your turn\./)
})
