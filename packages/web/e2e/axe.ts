import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** What the guidelines ask for, up to version 2.2, level AA. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that colours decide: all others are the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Where {
  readonly include: string[]
  readonly exclude: string[]
}

const EVERYWHERE: Where = { include: ['html'], exclude: [] }

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly where: readonly string[]
}

/** Runs axe in the page; its source is handed over once for each page that is loaded. */
async function violations(page: Page, where: Where, options: RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ context, chosen }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const { getComputedStyle: styleOf } = window
      // Where the device forces colours, Chromium tells the colour of letters by `color` alone.
      if (matchMedia('(forced-colors: active)').matches)
        window.getComputedStyle = (element, pseudo) => {
          const style = styleOf(element, pseudo)
          const value = style.getPropertyValue.bind(style)
          style.getPropertyValue = name => value(name === '-webkit-text-fill-color' ? 'color' : name)
          return style
        }
      const found = await here.run(context, chosen)
      window.getComputedStyle = styleOf
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact: impact ?? null,
        where: nodes.slice(0, 3).map(({ html, any }) => {
          const [reason] = any
          return reason?.message === undefined ? html : `${html.slice(0, 200)} (${reason.message})`
        }),
      }))
    },
    {
      context: where,
      // No rule of ours reads style sheets.
      chosen: { ...options, preload: false, resultTypes: ['violations'] } satisfies RunOptions,
    },
  )
}

const told = ({ id, where }: Violation): string => `${id}: ${where.join(' | ')}`

const OF_COLOURS: RunOptions = { runOnly: { type: 'rule', values: COLOURS } }

/** The serious problems that axe finds on the page, by all rules or by those of colours. */
export async function serious(
  { page }: { readonly page: Page },
  without: string[] = [],
  what: 'all' | 'colours' = 'all',
): Promise<string[]> {
  const rules = what === 'all' ? {} : OF_COLOURS
  const found = await violations(page, { ...EVERYWHERE, exclude: without }, rules)
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(told)
}

/**
 * Everything that axe holds against a part of the page: all rules, all of them beside drawings, or those of colours.
 * Letters on drawings are looked at as they are painted.
 */
export async function audit(
  page: Page,
  within: string | undefined,
  what: 'all' | 'beside drawings' | 'colours',
): Promise<string[]> {
  const where = { include: [within ?? 'html'], exclude: what === 'all' ? [] : ['svg.board'] }
  const options: RunOptions =
    what === 'colours' ? OF_COLOURS : { runOnly: { type: 'tag', values: GUIDELINES } }
  return (await violations(page, where, options)).map(told)
}
