import { expect } from 'vitest'
import { audit } from '../axe.js'
import { picture } from '../world.js'
import { covered, cut, moving, settled, sideways, small, unasked, unmarked } from './checks.js'
import { pale } from './pale.js'
import { EVERYTHING, type Looker, type Stop, type Walk } from './stops.js'

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
/** 320 px is also what a window of 1280 px is at 400 %. */
const PHONE: Size = { name: '320×640', width: 320, height: 640, letters: 1, tight: true }

/** Where everything has to find room. */
const ROOMS: readonly Size[] = [
  { name: '1280×720, letters 200 %', width: 1280, height: 720, letters: 2, tight: true },
  { name: '1440×900, letters 200 %', width: 1440, height: 900, letters: 2 },
  { name: '360×740, letters 200 %', width: 360, height: 740, letters: 2 },
  PHONE,
  { name: '740×360', width: 740, height: 360, letters: 1 },
]

const USUAL_LETTERS = 16
const ROOMY = 1000

async function resize({ page, session }: Looker, { width, height, letters }: Size): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL_LETTERS * letters } })
  await page.setViewportSize({ width, height })
  await settled(page)
}

type Colours = 'light' | 'dark' | 'forced'

async function paint({ page }: Looker, colours: Colours): Promise<void> {
  await page.emulateMedia({
    colorScheme: colours === 'dark' ? 'dark' : 'light',
    forcedColors: colours === 'forced' ? 'active' : 'none',
  })
  await settled(page)
}

type Check = readonly [name: string, found: () => Promise<string[]>]

async function hold(visit: Looker, where: string, checks: readonly Check[]): Promise<void> {
  await picture(visit.page, where.replace(/[^\p{L}\d]+/gu, '-'))
  for (const [name, found] of checks) expect.soft(await found(), `${where}: ${name}`).toEqual([])
}

/**
 * Every rule and colour, at a desk: light, dark, and in colours that the device forces, which are its own wherever there
 * are letters. Axe looks at colours as they are written, `pale` as they are painted, as far as they are in sight: what
 * is opened on a page is looked at in the first way when it is light, in the second when it is dark.
 */
async function colours(visit: Looker, { within }: Pick<Stop, 'within'>, where: string): Promise<void> {
  const { page } = visit
  const isPage = within === undefined
  await hold(visit, where, [
    ['axe', () => audit(page, within, 'all')],
    ['small', () => small(page)],
    ['pale', async () => (isPage ? pale(visit) : [])],
  ])
  await paint(visit, 'dark')
  await hold(visit, `${where}, dark`, [
    ['axe', async () => (isPage ? audit(page, within, 'colours') : [])],
    ['pale', () => pale(visit)],
  ])
  await paint(visit, 'forced')
  await hold(visit, `${where}, forced colours`, [
    ['unmarked', () => unmarked(page)],
    // What is shown, and so what the rules see, is nearly always the same as in the light.
    ['axe', async () => (EVERYTHING ? audit(page, within, 'beside drawings') : [])],
    ['pale', async () => (EVERYTHING ? pale(visit) : [])],
  ])
  await paint(visit, 'light')
}

async function room(
  visit: Looker,
  { within }: Pick<Stop, 'within'>,
  size: Size,
  where: string,
): Promise<void> {
  const { page } = visit
  const narrow = size.width < ROOMY
  await hold(visit, where, [
    ['out of sight', () => unasked(page, narrow)],
    ['sideways', () => sideways(page)],
    ['cut', () => cut(page)],
    ['covered', () => covered(page, within)],
    ['small', () => small(page)],
    // On a phone a page is built in another way, but for its drawings.
    [
      'axe',
      async () => (size === PHONE && within === undefined ? audit(page, within, 'beside drawings') : []),
    ],
  ])
}

/** Walks to every stop in every size, and looks. */
export async function look<By extends Looker>(visit: By, walk: Walk<By>): Promise<void> {
  const { page } = visit
  await resize(visit, DESK)
  await walk.begin(visit)
  await settled(page)
  for (const size of [DESK, ...ROOMS]) {
    if (size !== DESK) await resize(visit, size)
    for (const stop of walk.stops) {
      if (stop.within !== undefined && !size.tight) continue
      const where = `${walk.name}, ${stop.name}, ${size.name}`
      await stop.open?.(visit)
      expect.soft(await moving(page), `${where}: moving`).toEqual([])
      await settled(page)
      if (size === DESK) await colours(visit, stop, where)
      else await room(visit, stop, size, where)
      if (stop.close) await stop.close(visit)
      else if (stop.open) await page.keyboard.press('Escape')
    }
  }
  await resize(visit, DESK)
}
