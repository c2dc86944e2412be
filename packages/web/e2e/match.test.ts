import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, scoreCategories, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('two clicks from the lobby to a table, and a whole match by clicking to the score sheet', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.getByLabel('Level of the bots').selectOption('random')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.locator('.prompt-line.mine').waitFor()

  // Presses the buttons of the page like a person in a hurry: far moves, workers in Kansas City, else the last option.
  await page.evaluate(() => {
    const hurry = (): void => {
      const options = [
        ...document.querySelectorAll<HTMLButtonElement>('.option-group:not(.any-time) .option'),
      ]
      if (options.length === 0 || document.querySelector('.prompt[data-busy]')) return
      const wanted =
        options.find(
          option => /engineer|builder|cowboy/i.test(option.title) && /job market/i.test(option.title),
        ) ??
        options.findLast(option => option.dataset.choice?.startsWith('space:')) ??
        options[options.length - 1]
      wanted.click()
    }
    setInterval(hurry, 10)
  })
  const sheet = page.getByRole('dialog', { name: 'Final score' })
  await sheet.waitFor({ timeout: 380_000 })
  await expect.poll(() => scoreCategories(sheet)).toBe(11)
  const totals = await sheet.locator('tfoot .bar-text').allInnerTexts()
  for (const total of totals) expect(total).toMatch(/^−?\d+$/)
  await expect.poll(() => sheet.locator('.winners').innerText()).toMatch(/wins!/)
  await sheet.locator('.score-chart svg').first().waitFor()
  expect(faults).toEqual([])
})
