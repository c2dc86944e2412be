import type { Page } from 'playwright-core'

// Each function is run in the page: it knows nothing of this file.

/** Waits until letters are there, what was changed is drawn, and nothing fades any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let drawn = 0; drawn < 2; drawn++) await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
}

/** What moves although no motion is wanted. Words may fade. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(animation =>
        animation instanceof CSSAnimation
          ? animation.animationName
          : animation instanceof CSSTransition
            ? animation.transitionProperty
            : 'script',
      )
      .filter(name => name !== 'told'),
  )

/** Controls under 24 px, but for pieces that have a chip as well, and what stands in a sentence. */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button, select, summary, textarea, a.button, [role=tab], [role=slider], input:not([type=radio]):not([type=checkbox]), label:has(input), .piece.can:not(.next)'
    const modal = document.querySelector('dialog:modal')
    return [...(modal ?? document).querySelectorAll(controls)]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => {
        const box = element.getBoundingClientRect()
        if (box.width < 2 || Math.min(box.width, box.height) > 23.4) return false
        const piece = element.getAttribute('data-piece')
        return piece === null || !document.querySelector(`.option[data-choice="${CSS.escape(piece)}"]`)
      })
      .map(element => {
        const { width, height } = element.getBoundingClientRect()
        return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 140)}`
      })
  })

/** What is wider than the window, or can only be seen by moving it sideways: tables of figures and drawings may. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) found.push(`the page by ${over} px`)
    const modal = document.querySelector('dialog:modal')
    for (const element of (modal ?? document.body).querySelectorAll<HTMLElement>('*')) {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 2) continue
      if (!/auto|scroll/.test(getComputedStyle(element).overflowX)) continue
      if (!element.checkVisibility() || element.closest('[inert]')) continue
      if (element.matches('textarea, input, .stage, .stage *, .score-scroll, pre, .wide:has(> table)'))
        continue
      // One row of my own things, which shows how it is moved.
      if (element.matches('.strip-bar') && getComputedStyle(element).scrollbarWidth !== 'none') continue
      found.push(`${element.className || element.tagName} by ${element.scrollWidth - element.clientWidth} px`)
    }
    return found
  })

/** Words that are cut off: by an edge that hides what is beyond it, or by the window. */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal')
    const words = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const range = document.createRange()
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || element.closest('svg, option, script, style, [inert]')) continue
      // A shape says who it is where the name finds no room.
      if (element.closest('.character-holder')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      let [acrossOpen, downOpen, unseen] = [true, true, false]
      let cutBy = ''
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.clipPath !== 'none') unseen = true
        const edge = around.getBoundingClientRect()
        // What is in a line of text has no edges of its own.
        if (style.display !== 'inline') {
          if (acrossOpen && style.overflowX !== 'visible') {
            if (/auto|scroll/.test(style.overflowX)) acrossOpen = false
            else if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5) cutBy = around.className
            else if (around === element && around.scrollWidth > around.clientWidth + 1) cutBy = 'dots'
          }
          if (downOpen && style.overflowY !== 'visible') {
            if (/auto|scroll/.test(style.overflowY)) downOpen = false
            else if (box.bottom > edge.bottom + 3.5 || box.top < edge.top - 3.5) cutBy = around.className
          }
        }
        if (style.position === 'fixed') {
          const lost =
            (acrossOpen && (box.right > innerWidth + 1.5 || box.left < -1.5)) ||
            (downOpen && (box.bottom > innerHeight + 3.5 || box.top < -3.5))
          if (lost) cutBy = 'the window'
          break
        }
      }
      if (cutBy !== '' && !unseen) found.push(`'${text.slice(0, 50)}' by ${cutBy}`)
    }
    return found
  })

/** Controls that something else lies on, after they were scrolled to. Pieces of the board lie on each other. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal')
    const found: string[] = []
    const controls = (modal ?? document).querySelectorAll<HTMLElement>(
      'button, select, textarea, input, summary, a[href], [role=tab]',
    )
    for (const control of controls) {
      if (control.closest('.stage-box, .text-board, [inert], .minute-stage')) continue
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (getComputedStyle(control).clipPath !== 'none') continue
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box || box.width < 2) continue
      const across = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
      const down = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1)
      const there = document.elementFromPoint(across, down)
      const label = control.closest('label')
      const own =
        there !== null &&
        (control.contains(there) || there.contains(control) || label?.contains(there) === true)
      const outside = box.left < -1 || box.right > innerWidth + 1
      if (!own || outside)
        found.push(
          `${control.outerHTML.slice(0, 120)} by ${outside ? 'the edge of the window' : (there?.outerHTML.slice(0, 80) ?? 'nothing')}`,
        )
    }
    scrollTo(0, 0)
    return found
  })

/** In forced colours: what is chosen or waits looks as everything beside it does. */
export const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (element: Element): string => {
      const { outlineStyle, outlineWidth, borderStyle, borderWidth, fontWeight, textDecorationLine } =
        getComputedStyle(element)
      return [outlineStyle, outlineWidth, borderStyle, borderWidth, fontWeight, textDecorationLine].join(' ')
    }
    const lined = (element: Element): boolean => getComputedStyle(element).outlineStyle !== 'none'
    const states = ['aria-selected', 'aria-pressed', 'aria-current'] as const
    const alike = states.flatMap(state =>
      [...document.querySelectorAll(`[${state}=true]:not(.stage-box *)`)].filter(chosen => {
        const others = [...(chosen.parentElement?.children ?? [])].filter(
          other => other.tagName === chosen.tagName && other.getAttribute(state) !== 'true',
        )
        return chosen.checkVisibility() && others.some(other => look(other) === look(chosen))
      }),
    )
    const plain = [...document.querySelectorAll('.seat.waiting, .prompt-line.mine, .option.hinted')].filter(
      element => element.checkVisibility() && !lined(element),
    )
    return [...alike, ...plain].map(element => element.outerHTML.slice(0, 140))
  })

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

const picture = async (page: Page): Promise<string> =>
  (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')

/** Texts whose colour is too near to what is painted under them, whatever that is: colours, pictures, other pieces. */
export async function pale(page: Page): Promise<string[]> {
  const texts = await written(page)
  const before = await picture(page)
  // A sheet of its own, which no policy of the page is against.
  const sheet = await page.evaluateHandle(rules => {
    const made = new CSSStyleSheet()
    made.replaceSync(rules)
    document.adoptedStyleSheets.push(made)
    return made
  }, NO_LETTERS)
  const after = await picture(page)
  await sheet.evaluate(made => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== made)
  })
  return page.evaluate(
    async ({ pictures, all }) => {
      const [lettered, bare] = await Promise.all(
        pictures.map(async png => {
          const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          if (!paper) throw new Error('There is nothing to paint on.')
          paper.drawImage(bitmap, 0, 0)
          return paper.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!lettered || !bare) return []
      const part = (share: number): number =>
        share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      const light = (r: number, g: number, b: number): number =>
        0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255)
      return all.flatMap(({ words, box: [x, y, width, height], ink: [r, g, b, shown], least }) => {
        const ratios: number[] = []
        // The points where the letters are: where they lie under something, there are none.
        for (let down = Math.floor(y); down < y + height; down++)
          for (let across = Math.floor(x); across < x + width; across++) {
            const at = 4 * (down * bare.width + across)
            const under = [bare.data[at], bare.data[at + 1], bare.data[at + 2]]
            const change = under.map((colour, c) => Math.abs(colour - lettered.data[at + c]))
            if (Math.max(...change) < 40) continue
            const [red, green, blue] = [r, g, b].map((colour, c) => colour * shown + under[c] * (1 - shown))
            const [a, z] = [light(red, green, blue), light(under[0], under[1], under[2])]
            ratios.push((Math.max(a, z) + 0.05) / (Math.min(a, z) + 0.05))
          }
        ratios.sort((a, z) => a - z)
        const ratio = ratios[Math.floor(ratios.length / 3)] ?? 21
        return ratio < least - 0.05
          ? [
              `'${words}' ${ratio.toFixed(2)} at ${Math.round(x)}, ${Math.round(y)} rgb(${r} ${g} ${b} / ${shown.toFixed(2)})`,
            ]
          : []
      })
    },
    { pictures: [before, after], all: texts },
  )
}

/** At a table whose question is mine: what of it is out of sight, and whether there is a board to play on. */
export const unasked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!document.querySelector('.prompt-line.mine') || document.querySelector('dialog:modal')) return []
    const found: string[] = []
    const isWhole = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
    }
    const line = document.querySelector('.prompt-line')
    if (line?.checkVisibility() && !isWhole(line)) found.push('the question')
    for (const option of document.querySelectorAll('.options-foot .option'))
      if (option.checkVisibility() && !isWhole(option)) found.push(option.textContent ?? 'an end')
    const list = document.querySelector('.options-scroll')?.getBoundingClientRect()
    const options = [...document.querySelectorAll('.options-scroll .option')].filter(option =>
      option.checkVisibility(),
    )
    const inSight = options.filter(option => {
      const { top, bottom } = option.getBoundingClientRect()
      return list && isWhole(option) && top >= list.top - 4 && bottom <= list.bottom + 4
    })
    if (inSight.length < Math.min(options.length, 3))
      found.push(`all but ${inSight.length} of ${options.length} options`)
    const board = document.querySelector('.stage')?.getBoundingClientRect()
    if (!board || board.width * board.height < 0.4 * innerWidth * innerHeight)
      found.push(`the board: ${Math.round(board?.width ?? 0)}×${Math.round(board?.height ?? 0)}`)
    return found
  })
