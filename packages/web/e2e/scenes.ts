import { chooseOption, loadNets } from '@railhead/bots'
import { type AnyGame, Match, SPECTATOR } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import type { Sample } from './records.js'
import { importMatch, isAsked, OPTIONS } from './world.js'

const unhurried = { expired: () => false }
const SEEDS = ['noon', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/**
 * A match that bots played up to an answer of the first seat that brings an event, and after which the first seat is
 * asked again: nothing else happens until this page answers.
 */
export async function before(game: AnyGame, config: object, type: string): Promise<Sample> {
  await loadNets(game.id)
  for (const seed of SEEDS) {
    const match = Match.start(game, config, seed)
    while (!game.outcome(match.state)) {
      const [decision] = match.decisions().filter(open => open.optional === undefined)
      if (!decision) break
      const { length } = match.answers
      const record = match.record()
      const view = match.view(decision.seat)
      const option = chooseOption(game, view, decision, 'greenhorn', `${seed}/${length}`, unhurried)
      match.answer(decision.seat, option)
      const next = match.decisions().some(({ seat, optional }) => seat === 0 && optional === undefined)
      if (decision.seat === 0 && next && match.told(length, SPECTATOR).some(event => event.type === type))
        return { record, option }
    }
  }
  throw new Error(`No answer of the first seat brings '${type}'.`)
}

/**
 * Opens a match just before a scene, answers, and waits for it; on small screens the next question folds it to its title,
 * which unfolds it. Then nothing moves: every question waits for an answer by hand.
 */
export async function openScene(
  page: Page,
  { record, option }: Sample,
  bots: number,
  scene: string,
): Promise<void> {
  await page.addInitScript("localStorage.setItem('railhead.settings', '{\"confirm\":true}')")
  await page.goto(await importMatch(page, record, bots))
  await isAsked(page)
  await page
    .locator(OPTIONS)
    .and(page.locator(`[data-option=${JSON.stringify(JSON.stringify(option))}]`))
    .click()
  await page.waitForFunction(wanted => {
    if (!document.querySelector('.prompt-line.mine')) return false
    document.querySelector<HTMLElement>('.overlay.folded [aria-expanded]')?.click()
    return document.querySelector(`.overlay:not(.folded) ${wanted}`) !== null
  }, scene)
}
