import { useSyncExternalStore } from 'react'

/**
 * wide: the board at full height and a column beside it; tall: a tablet held upright, the board above everything
 * else; upright and lying: phones, which show one region of the board at a time.
 */
export type Layout = 'wide' | 'tall' | 'upright' | 'lying'

/** In widths of the root's font, so that large letters get the layout of a small screen. */
const LEAST_WIDE = 60
const LEAST_TALL = 37
const LEAST_HEIGHT = 30
/** Below these even a phone has no room for a board and a question at once. */
const LEAST_UPRIGHT = 17
const LEAST_LYING = 15

interface Measured {
  readonly layout: Layout
  readonly cramped: boolean
}

function measure(): Measured {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const width = innerWidth / rem
  const height = innerHeight / rem
  const layout = layoutOf(width, height)
  return { layout, cramped: isSmall(layout) && (width < LEAST_UPRIGHT || height < LEAST_LYING) }
}

function layoutOf(width: number, height: number): Layout {
  if (width > height && (height < LEAST_HEIGHT || width < LEAST_WIDE)) return 'lying'
  if (width >= LEAST_WIDE && width > height) return 'wide'
  return width >= LEAST_TALL ? 'tall' : 'upright'
}

/** Kept between changes of the window: asking the browser for a size in the middle of drawing makes it lay out the page. */
let known: Measured | undefined
const measured = (): Measured => {
  known ??= measure()
  return known
}

/** Something as large as a letter: it grows when the reader makes letters larger. */
function letter(): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, { position: 'fixed', width: '1rem', height: '1rem', visibility: 'hidden' })
  return element
}

function subscribe(listener: () => void): () => void {
  const again = (): void => {
    known = undefined
    listener()
  }
  const watcher = new ResizeObserver(again)
  const probe = letter()
  document.body.append(probe)
  watcher.observe(document.documentElement)
  watcher.observe(probe)
  addEventListener('resize', again)
  return () => {
    watcher.disconnect()
    probe.remove()
    removeEventListener('resize', again)
    known = undefined
  }
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, () => measured().layout)

/** Too little room for the letters that are wanted: everything stands below each other, and the page scrolls. */
export const useCramped = (): boolean => useSyncExternalStore(subscribe, () => measured().cramped)

/** Whether the board is shown region by region. */
export const isSmall = (layout: Layout): boolean => layout === 'upright' || layout === 'lying'
