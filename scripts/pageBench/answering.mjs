// Answers by a real mouse, one after the other.
import { patiently } from './figures.mjs'
import { aim, describe, watch } from './inPage.mjs'

const OPTIONS = '.prompt:not([data-deaf], [data-busy]) .option:not(:disabled)'

/** Waits until something is asked; others' turns need not be seen. */
export async function asked(page) {
  const mine = page.locator('.prompt-line.mine')
  const skip = page.locator('.prompt > .button.small')
  const over = page.locator('.prompt > a.button')
  await mine.or(skip).or(over).first().waitFor()
  if (await over.isVisible()) throw new Error('The match is over.')
  if (!(await mine.isVisible())) await page.keyboard.press('Shift')
  await mine.waitFor()
  await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
}

/** Looks again for what is asked if it is gone, so many times. */
const LOOKS = 5

async function aimed(page) {
  for (let look = 0; look < LOOKS; look++) {
    await asked(page)
    const found = await page.evaluate(aim, OPTIONS)
    if (found) return found
  }
  throw new Error(`What was asked was gone ${LOOKS} times.`)
}

/** Gives the first answer that is offered: its parts in milliseconds, and what was asked. */
export async function answer(page) {
  let place = null
  try {
    const { place: found, ...about } = await aimed(page)
    place = found
    if (place) await page.mouse.move(place.x, place.y)
    await page.evaluate(watch)
    if (place) {
      await page.mouse.down()
      await page.mouse.up()
    } else
      await page
        .locator(OPTIONS)
        .first()
        .evaluate(option => option.click())
    // A question that answers itself may go between pressing and letting go.
    if (!(await page.evaluate(() => window.noted.sent > 0))) throw new Error('A click met no answer.')
    const measured = page.evaluate(() => window.measured)
    return { ...(await patiently('what came of a click', measured)), ...about }
  } catch (error) {
    const shown = patiently('the page to say what it shows', page.evaluate(describe, place))
    throw new Error(`${error.message} ${await shown.catch(({ message }) => message)}`)
  }
}
