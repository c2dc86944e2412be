import type { Page } from 'playwright-core'
import { settled } from './checks.js'
import { type Picture, painted } from './picture.js'
import type { Looker } from './stops.js'

interface Written {
  readonly words: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
  /** Red, green, blue, 0 to 255, and how much of it is seen, 0 to 1. */
  readonly ink: readonly number[]
  /** Large letters may be paler. */
  readonly least: number
}

/** Every text that is in sight and wholly there, with its colour. */
const written = (page: Page): Promise<Written[]> =>
  page.evaluate(() => {
    const all: Written[] = []
    const modal = document.querySelector('dialog:modal')
    const words = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const isForced = matchMedia('(forced-colors: active)').matches
    const seen = (element: Element, x: number, y: number): boolean => {
      const there = document.elementFromPoint(x, y)
      // Most texts let pointers through to the piece that they stand on.
      return (
        there === null ||
        there.contains(element) ||
        element.contains(there) ||
        there.closest('[data-piece]')?.contains(element) === true
      )
    }
    /** Half under an edge: to be looked at after scrolling. */
    const isClipped = (element: Element, x: number, y: number, width: number, height: number): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible' || around instanceof SVGElement) continue
        const edge = around.getBoundingClientRect()
        if (
          x < edge.left - 1 ||
          y < edge.top - 1 ||
          x + width > edge.right + 1 ||
          y + height > edge.bottom + 1
        )
          return true
      }
      return false
    }
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || element.closest('option, script, style, title, :disabled')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const { x, y, width, height } = range.getBoundingClientRect()
      if (width < 3 || height < 3 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight)
        continue
      if (!seen(element, x + width / 2, y + height / 2) || isClipped(element, x, y, width, height)) continue
      const style = getComputedStyle(element)
      // Letters that the device gives its own colours cannot be taken away; axe looks at them.
      if (isForced && style.forcedColorAdjust !== 'none') continue
      const drawn = element instanceof SVGElement
      const ink = ((drawn ? style.fill : style.color).match(/[\d.]+/g) ?? []).map(Number)
      if (ink.length < 3) continue
      let shown = ink[3] ?? 1
      for (let around: Element | null = element; around; around = around.parentElement)
        shown *= Number(getComputedStyle(around).opacity)
      if (drawn) shown *= Number(style.fillOpacity)
      if (shown < 0.05) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(style.fontSize) * scale
      const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
      all.push({
        words: text.slice(0, 40),
        box: [x, y, width, height],
        ink: [...ink.slice(0, 3), shown],
        least: isLarge ? 3 : 4.5,
      })
    }
    return all
  })

/** Nothing of the letters themselves; what is drawn around them stays. */
const NO_LETTERS =
  '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important } text, tspan { fill: transparent !important }'

/** What the page looks like without its letters. */
async function bare({ page, session }: Looker): Promise<Picture> {
  // A sheet of its own, which no policy of the page is against.
  const sheet = await page.evaluateHandle(rules => {
    const made = new CSSStyleSheet()
    made.replaceSync(rules)
    document.adoptedStyleSheets.push(made)
    return made
  }, NO_LETTERS)
  const picture = await painted(session)
  await sheet.evaluate(made => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== made)
  })
  return picture
}

/** How light each value of a colour is. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const light = (r: number, g: number, b: number): number =>
  0.2126 * LIGHT[r] + 0.7152 * LIGHT[g] + 0.0722 * LIGHT[b]

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** So much a point changes where a letter covers it. */
const LETTER = 40

/** The contrast of a text at each point under it; with `lettered`, only where its letters are. */
function ratiosOf(
  { box: [x, y, width, height], ink }: Written,
  under: Picture,
  lettered?: Picture,
): number[] {
  const ratios: number[] = []
  const { data, step } = under
  const shown = ink[3]
  const mixed = (c: number, colour: number): number => Math.round(ink[c] * shown + colour * (1 - shown))
  for (let down = Math.floor(y); down < y + height; down++)
    for (let across = Math.floor(x); across < x + width; across++) {
      const at = step * (down * under.width + across)
      const [r, g, b] = [data[at], data[at + 1], data[at + 2]]
      if (lettered) {
        const { data: over } = lettered
        const change = Math.max(
          Math.abs(r - over[at]),
          Math.abs(g - over[at + 1]),
          Math.abs(b - over[at + 2]),
        )
        // Where letters lie under something, there are none.
        if (change < LETTER) continue
      }
      ratios.push(contrast(light(mixed(0, r), mixed(1, g), mixed(2, b)), light(r, g, b)))
    }
  return ratios
}

/**
 * Texts whose colour is too near to what is painted under them, whatever that is: colours, pictures, other pieces. The two
 * pictures are taken one after the other, and on a busy machine something may come between them: what is pale stays pale.
 */
export async function pale(visit: Looker): Promise<string[]> {
  if ((await paleNow(visit)).length === 0) return []
  await settled(visit.page)
  return paleNow(visit)
}

async function paleNow(visit: Looker): Promise<string[]> {
  const under = await bare(visit)
  const doubtful = (await written(visit.page)).filter(text =>
    ratiosOf(text, under).some(ratio => ratio < text.least),
  )
  if (doubtful.length === 0) return []
  const lettered = await painted(visit.session)
  return doubtful.flatMap(text => {
    const ratios = ratiosOf(text, under, lettered).sort((a, b) => a - b)
    const ratio = ratios[Math.floor(ratios.length / 3)] ?? 21
    const [x, y] = text.box
    const where = `at ${Math.round(x)}, ${Math.round(y)} rgb(${text.ink.join(' ')})`
    return ratio < text.least - 0.05 ? [`'${text.words}' ${ratio.toFixed(2)} ${where}`] : []
  })
}
