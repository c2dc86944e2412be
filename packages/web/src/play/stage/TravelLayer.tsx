import type { PlainEvent } from '@railhead/kernel'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useApp } from '../../app/AppContext.js'
import { motionIsOff } from '../../app/settings.js'
import type { GameScreen, Scene } from '../../games/screen.js'
import { afterPaint } from '../../ui/afterPaint.js'
import { nth } from '../../ui/nth.js'
import { usePlay } from '../play.js'

interface Flight {
  readonly key: string
  readonly what: ReactNode
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly scale: number
}

const FLIGHT = 620
const STAGGER = 90
const MOST = 8

/** Where a piece is on the screen. */
function middle(root: Element, piece: string): { x: number; y: number } | undefined {
  const element = root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)
  if (!element) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  return width === 0 ? undefined : { x: left + width / 2, y: top + height / 2 }
}

const NONE: readonly Flight[] = []

/** What happened, as far as it flies from one piece that is seen to another. */
function flightsOf(
  root: Element | null,
  { screen, scene }: { readonly screen: GameScreen; readonly scene: Scene },
  happened: readonly PlainEvent[],
  moment: number,
): readonly Flight[] {
  const found = happened.flatMap((event, i) => {
    const travel = screen.travel?.(event, scene)
    return travel ? [{ travel, key: `${moment}.${i}` }] : []
  })
  if (!root || found.length === 0) return NONE
  const scale = root.querySelector<SVGSVGElement>('svg.board')?.getScreenCTM()?.a ?? 1
  return found
    .flatMap(({ travel, key }): Flight[] => {
      const points = travel.along.flatMap(piece => middle(root, piece) ?? [])
      return points.length > 1 ? [{ key, what: travel.what, points, scale: Math.max(0.6, scale) }] : []
    })
    .slice(0, MOST)
}

/** Coins, tiles and cards that fly from where they were to where they belong. */
export function TravelLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { settings } = useApp()
  const { screen, scene, time } = usePlay()
  const [flights, setFlights] = useState(NONE)
  const latest = useRef({ screen, scene })
  latest.current = { screen, scene }
  const still = motionIsOff(settings)
  const { happened, moment } = time
  useEffect(() => {
    if (still) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Asking where pieces are makes the browser lay out the page: the picture comes first.
    const cancel = afterPaint(() => {
      setFlights(flightsOf(root.current, latest.current, happened, moment))
      timer = setTimeout(() => setFlights(NONE), FLIGHT + MOST * STAGGER)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [root, happened, moment, still])
  if (flights.length === 0) return null
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight, i) => (
        <Flying key={nth(i, flight.key)} flight={flight} delay={i * STAGGER} />
      ))}
    </div>
  )
}

const SEEN = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

/**
 * A drawing of its own, which the browser moves by itself: parts of one that covers the page were drawn anew for every
 * picture of their flight, and an answer in that time waited for them.
 */
function Flying({ flight, delay }: { readonly flight: Flight; readonly delay: number }) {
  const element = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const { points, scale } = flight
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }))
    const timing = { duration: FLIGHT, delay, fill: 'both' } as const
    const flying = [
      element.current?.animate(frames, { ...timing, easing: 'ease-in-out' }),
      element.current?.animate(SEEN, timing),
    ]
    // What is taken away would go on, and the browser make pictures for it.
    return () => {
      for (const animation of flying) animation?.cancel()
    }
  }, [flight, delay])
  return (
    <svg ref={element} className="flight" aria-hidden="true">
      {flight.what}
    </svg>
  )
}
