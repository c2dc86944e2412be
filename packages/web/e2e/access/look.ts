import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { audit } from '../axe.js'
import { covered, cut, moving, pale, settled, sideways, small, unasked, unmarked } from './checks.js'
import type { Stop, Visit, Walk } from './stops.js'

/** A window, and how much larger than usual somebody has set the letters of the browser. */
interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly letters: number
  /** What is opened on a page is looked at here too: the tightest of their kind. */
  readonly tight?: true
}

const DESK: Size = { name: '1280×720', width: 1280, height: 720, letters: 1, tight: true }

/** Where everything has to find room. 320 px is also what a window of 1280 px is at 400 %. */
const ROOMS: readonly Size[] = [
  { name: '1280×720, letters 200 %', width: 1280, height: 720, letters: 2, tight: true },
  { name: '1440×900, letters 200 %', width: 1440, height: 900, letters: 2 },
  { name: '360×740, letters 200 %', width: 360, height: 740, letters: 2 },
  { name: '320×640', width: 320, height: 640, letters: 1, tight: true },
  { name: '740×360', width: 740, height: 360, letters: 1 },
]

const USUAL_LETTERS = 16
const ROOMY = 1000

async function resize({ page, context }: Visit, { width, height, letters }: Size): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL_LETTERS * letters } })
  await session.detach()
  await page.setViewportSize({ width, height })
}

/** With `SCREENSHOTS` set, a picture of everything that is looked at is written there. */
const FOLDER = process.env.SCREENSHOTS
if (FOLDER) mkdirSync(FOLDER, { recursive: true })

async function shoot({ page }: Visit, where: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: join(FOLDER, `${where.replace(/[^\p{L}\d]+/gu, '-')}.png`) })
}

type Check = readonly [name: string, found: Promise<string[]>]

async function hold(where: string, checks: readonly (() => Check)[]): Promise<void> {
  for (const check of checks) {
    const [name, found] = check()
    expect.soft(await found, `${where}: ${name}`).toEqual([])
  }
}

/** Every rule and colour, at a desk: light, dark, and in colours that the device forces. */
async function colours(visit: Visit, { within }: Stop, where: string): Promise<void> {
  const { page } = visit
  await shoot(visit, where)
  await hold(where, [
    () => ['axe', audit(page, within, 'all')],
    () => ['small', small(page)],
    () => ['pale', pale(page)],
  ])
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'reduce' })
  await settled(page)
  await shoot(visit, `${where}, dark`)
  await hold(`${where}, dark`, [() => ['axe', audit(page, within, 'colours')], () => ['pale', pale(page)]])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' })
  await settled(page)
  await shoot(visit, `${where}, forced`)
  // Drawings keep their colours.
  await hold(`${where}, forced colours`, [
    () => ['axe', audit(page, within, 'colours')],
    () => ['unmarked', unmarked(page)],
  ])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
}

async function room(visit: Visit, { width }: Size, where: string): Promise<void> {
  const { page } = visit
  await shoot(visit, where)
  await hold(where, [
    // With such letters everything on a phone stands below each other.
    () => ['out of sight', width < ROOMY ? Promise.resolve([]) : unasked(page)],
    () => ['sideways', sideways(page)],
    () => ['cut', cut(page)],
    () => ['covered', covered(page)],
    () => ['small', small(page)],
  ])
}

/** Walks to every stop in every size, and looks. */
export async function look(visit: Visit, walk: Walk): Promise<void> {
  const { page } = visit
  await walk.begin(visit)
  for (const size of [DESK, ...ROOMS]) {
    await resize(visit, size)
    await settled(page)
    for (const stop of walk.stops) {
      if (stop.within !== undefined && !size.tight) continue
      const where = `${walk.name}, ${stop.name}, ${size.name}`
      await stop.open?.(visit)
      expect.soft(await moving(page), `${where}: moving`).toEqual([])
      await settled(page)
      if (size === DESK) await colours(visit, stop, where)
      else await room(visit, size, where)
      if (stop.close) await stop.close(visit)
      else if (stop.open) await page.keyboard.press('Escape')
    }
  }
}
