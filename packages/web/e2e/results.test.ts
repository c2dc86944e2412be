import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { expectToFit, PHONE, shoot } from './people.js'
import { openTable, openWorld, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Answers at random over the socket, as a program would, until the match is over. */
async function playToTheEnd(page: Page, table: string): Promise<void> {
  await page.evaluate(
    id =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`)
        let keys = 0
        let chance = 1
        let answered = ''
        const hear = (message: {
          type: string
          sync?: { decisions: unknown[]; outcome: unknown }
          decisions?: { id: string; optional?: string; options: object[] }[]
          outcome?: unknown
        }): void => {
          if (message.type === 'refused' || message.type === 'stale')
            reject(new Error(JSON.stringify(message)))
          const { decisions, outcome } = { ...message, ...message.sync } as typeof message
          if (outcome) {
            socket.close()
            resolve()
          }
          const asked = decisions?.find(({ optional }) => optional === undefined)
          if (!asked || asked.id === answered) return
          answered = asked.id
          // At random, and in every run the same.
          chance = (chance * 48271) % 2147483647
          const option = asked.options[chance % asked.options.length]
          socket.send(
            JSON.stringify({ type: 'answer', key: `random.${keys++}.key`, decision: asked.id, option }),
          )
        }
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
        socket.onmessage = ({ data }) => hear(JSON.parse(data))
        socket.onclose = ({ code }) => reject(new Error(`closed: ${code}`))
      }),
    table,
  )
}

test('two people finish a match: results, statistics, rating, head to head', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page: ann, faults } = visitor
  const { page: bob } = await world.person()
  const body = { game: 'carson-city', config: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const id = await openTable(ann, 'Ann', body)
  for (const page of [ann, bob]) await page.goto('/')
  await bob.evaluate(async table => {
    const post = (url: string, data: object): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
    await post('/api/session', { name: 'Bob' })
    await post(`/api/tables/${table}/join`, {})
  }, id)
  await ann.evaluate(
    table =>
      fetch(`/api/tables/${table}/start`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    id,
  )
  await Promise.all([playToTheEnd(ann, id), playToTheEnd(bob, id)])

  await ann.goto(`/table/${id}`)
  await ann.getByRole('dialog', { name: 'Final score' }).getByRole('link', { name: 'All results' }).click()
  await ann.getByRole('heading', { name: 'Results', exact: true }).waitFor()
  const game = ann.getByRole('region', { name: 'Carson City' })
  await game.getByText(/Rating -?\d/).waitFor()
  // Whatever Ann has points for is named, and makes up what is told as their sum.
  const total = game.locator('.key-figures div', { hasText: 'points on average' }).locator('dd')
  const rows = await game.locator('.means tbody tr').allInnerTexts()
  const points = rows.map(row => /^([A-Z][\w ]+)\s+(-?\d+)$/.exec(row.trim()) ?? [row, '', 'NaN'])
  expect(points.length).toBeGreaterThan(0)
  expect(points.reduce((sum, [, , value]) => sum + Number(value), 0)).toBe(Number(await total.innerText()))
  const against = ann.getByRole('region', { name: 'Head to head' })
  await against.getByRole('row', { name: /Carson City/ }).waitFor()
  const figures = await against
    .getByRole('row', { name: /Carson City/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(figures.map(Number).reduce((sum, count) => sum + count, 0)).toBe(1)
  const matches = ann.getByRole('region', { name: 'Finished matches' })
  await matches.locator('summary').click()
  await matches.getByRole('columnheader', { name: 'Bob' }).waitFor()
  expect(await serious(visitor)).toEqual([])
  await shoot(ann, 'results-1440')

  // Who gives up at once lifts nobody, and the list says so.
  const next = await ann.request.post('/api/tables', { data: body })
  const { table } = (await next.json()) as { table: { id: string } }
  await bob.request.post(`/api/tables/${table.id}/join`, { data: {} })
  await ann.request.post(`/api/tables/${table.id}/start`, { data: {} })
  await bob.request.post(`/api/tables/${table.id}/concede`, { data: {} })
  await ann.reload()
  await matches.getByText('Rating unchanged: nobody else played a tenth of the match.').waitFor()
  await game.getByText('after 1 rated match').waitFor()

  await against.getByRole('link', { name: 'Results of Bob' }).click()
  await ann.getByRole('heading', { name: 'Results of Bob' }).waitFor()
  const phone = await world.person(PHONE)
  await phone.page.goto(ann.url())
  await phone.page.locator('.match-list summary').first().click()
  await expectToFit(phone, 'results')
  await shoot(phone.page, 'results-360')
  expect(faults).toEqual([])
})
