import type { TableResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { recordOf } from './records.js'
import { openWorld, picture, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld({ reviewProcesses: 1 })
})
afterAll(() => world.close())

test('the server is asked for a review; its queue is seen on the page of my progress', async () => {
  const { page, faults } = await world.person()
  await page.goto('/')
  const file = recordOf({ edition: 'second', players: 2 }, 'queue')
  const table = await page.evaluate(async record => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/session', { method: 'POST', headers, body: JSON.stringify({ name: 'Ann' }) })
    const body = JSON.stringify({ file: record, title: 'Friday evening' })
    const answer: TableResponse = await (
      await fetch('/api/tables/import', { method: 'POST', headers, body })
    ).json()
    return answer.table.id
  }, file)
  await page.goto(`/table/${table}/review`)
  await page.getByRole('button', { name: 'Let the server review it' }).click()
  await page.getByText(/^In the queue of the server|^The server is at it/).waitFor()
  await page.goto('/progress')
  const queue = page.getByRole('region', { name: 'Reviews on the server' })
  await queue.getByRole('button', { name: 'Have all my matches reviewed' }).waitFor()
  await queue.getByRole('link', { name: 'Friday evening' }).waitFor()
  await picture(page, 'queue', { fullPage: true })
  expect(await serious({ page })).toEqual([])
  expect(faults).toEqual([])
})
