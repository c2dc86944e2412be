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
    if (over > 0) {
      // The innermost of those that reach the furthest.
      const reach = (element: Element): number => element.getBoundingClientRect().right
      const all = [...document.body.querySelectorAll('*')].filter(element => element.checkVisibility())
      const furthest = all.reduce(
        (most, element) => (reach(element) >= reach(most) ? element : most),
        document.body,
      )
      found.push(`the page by ${over} px: ${furthest.outerHTML.slice(0, 100)}`)
    }
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
      // A shape says who it is where the name finds no room; a turn of the log unfolds.
      if (element.closest('.character-holder, [aria-expanded=false] > .turn-line')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      let [acrossOpen, downOpen, unseen] = [true, true, false]
      // Letters stick a little out of a narrow line, but not out of its ends.
      const isAcross = getComputedStyle(element).writingMode.startsWith('horizontal')
      const [across, down] = isAcross ? [1.5, 3.5] : [3.5, 1.5]
      const isDotted = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
        isAcross ? scrollWidth > clientWidth + 1 : scrollHeight > clientHeight + 1
      let cutBy = ''
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.clipPath !== 'none') unseen = true
        const edge = around.getBoundingClientRect()
        // What is in a line of text has no edges of its own.
        if (style.display !== 'inline') {
          if (acrossOpen && style.overflowX !== 'visible') {
            if (/auto|scroll/.test(style.overflowX)) acrossOpen = false
            else if (box.right > edge.right + across || box.left < edge.left - across)
              cutBy = around.className
            else if (around === element && isDotted(around)) cutBy = 'dots'
          }
          if (downOpen && style.overflowY !== 'visible') {
            if (/auto|scroll/.test(style.overflowY)) downOpen = false
            else if (box.bottom > edge.bottom + down || box.top < edge.top - down) cutBy = around.className
          }
        }
        if (style.position === 'fixed') {
          const lost =
            (acrossOpen && (box.right > innerWidth + across || box.left < -across)) ||
            (downOpen && (box.bottom > innerHeight + down || box.top < -down))
          if (lost) cutBy = 'the window'
          break
        }
      }
      // What is pressed keeps its words to itself.
      const frame = element.closest('button, a.button, [role=tab], summary')?.getBoundingClientRect()
      if (frame && (box.right > frame.right + across || box.left < frame.left - across))
        cutBy = 'nothing: it sticks out'
      if (cutBy !== '' && !unseen) found.push(`'${text.slice(0, 50)}' by ${cutBy}`)
    }
    return found
  })

/**
 * Controls that something else lies on, after they were scrolled to. Pieces of the board lie on each other; what is
 * opened lies on the page until it is closed.
 */
export const covered = (page: Page, within = 'html'): Promise<string[]> =>
  page.evaluate(opened => {
    const modal = document.querySelector('dialog:modal')
    const found: string[] = []
    const controls = (modal ?? document.querySelector(opened) ?? document).querySelectorAll<HTMLElement>(
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
  }, within)

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

/**
 * At a table whose question is mine: what of it is out of sight, and whether there is a board to play on. A phone shows
 * the question and where its answers begin; the rest of it, and the board, may have to be scrolled to.
 */
export const unasked = (page: Page, isPhone: boolean): Promise<string[]> =>
  page.evaluate(small => {
    if (!document.querySelector('.prompt-line.mine') || document.querySelector('dialog:modal')) return []
    // Under an open panel.
    if (small && document.querySelector('.tabs:not(.shut)')) return []
    document.querySelector('.play')?.scrollTo(0, 0)
    const found: string[] = []
    const isWhole = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
    }
    const line = document.querySelector('.prompt-line')
    if (line?.checkVisibility() && !isWhole(line)) found.push('the question')
    if (small) {
      const answer = [...document.querySelectorAll('.options :is(.option, summary, button, input)')].find(
        one => one.checkVisibility(),
      )
      if (answer && !isWhole(answer)) found.push(`the first answer: ${answer.textContent}`)
      return found
    }
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
  }, isPhone)
