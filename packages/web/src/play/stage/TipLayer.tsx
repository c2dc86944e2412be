import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import type { Choice, Help } from '../../games/screen.js'
import { nearestPiece } from './nearest.js'

interface Tip {
  readonly piece: string
  readonly anchor: DOMRect
  /** Stays, and its options can be pressed. */
  readonly pinned: boolean
}

interface TipLayerProps {
  /** Everything inside that carries `data-piece` has tips and can be chosen. */
  readonly root: RefObject<HTMLElement | null>
  readonly choices: ReadonlyMap<string, readonly Choice[]>
  readonly help: (piece: string) => Help | undefined
  /** Why a piece is not offered now. */
  readonly refusal: (piece: string) => readonly string[]
  readonly choose: (choice: Choice) => void
}

const HOVER_PAUSE = 180
const LONG_PRESS = 450
const GAP = 10

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-piece]') : null

/**
 * One tooltip for all pieces: on hover, focus and long press. A click on a piece chooses its only option, or
 * pins the tip with all of them; on touch screens the first tap only shows.
 */
export function TipLayer({ root, choices, help, refusal, choose }: TipLayerProps) {
  const [tip, setTip] = useState<Tip | null>(null)
  const latest = useRef({ choices, choose, tip })
  latest.current = { choices, choose, tip }

  useEffect(() => {
    const element = root.current
    if (!element) return
    const stopper = new AbortController()
    const { signal } = stopper
    let pause: ReturnType<typeof setTimeout> | undefined
    let press: ReturnType<typeof setTimeout> | undefined
    let touch = false

    const show = (piece: Element, pinned: boolean): void => {
      clearTimeout(pause)
      const id = piece.getAttribute('data-piece')
      if (id !== null) setTip({ piece: id, anchor: piece.getBoundingClientRect(), pinned })
    }
    const hide = (): void => {
      clearTimeout(pause)
      setTip(now => (now?.pinned ? now : null))
    }
    const act = (piece: Element, seenBefore: boolean): void => {
      const own = latest.current.choices.get(piece.getAttribute('data-piece') ?? '')
      if (own?.length === 1 && seenBefore) {
        setTip(null)
        latest.current.choose(own[0])
      } else show(piece, true)
    }

    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => element.addEventListener(type, listener, { signal })

    on('pointerover', event => {
      const piece = pieceAt(event.target)
      if (!piece || event.pointerType !== 'mouse' || latest.current.tip?.pinned) return
      clearTimeout(pause)
      pause = setTimeout(() => show(piece, false), HOVER_PAUSE)
    })
    on('pointerout', event => {
      if (event.pointerType === 'mouse' && pieceAt(event.relatedTarget) !== pieceAt(event.target)) hide()
    })
    on('pointerdown', event => {
      touch = event.pointerType !== 'mouse'
      const piece = pieceAt(event.target)
      clearTimeout(press)
      if (piece && touch) press = setTimeout(() => show(piece, true), LONG_PRESS)
    })
    for (const end of ['pointerup', 'pointermove', 'pointercancel'] as const)
      on(end, event => {
        if (end !== 'pointermove' || event.pointerType !== 'mouse') clearTimeout(press)
      })
    on('click', event => {
      if (event.target instanceof Element && event.target.closest('.tip')) return
      const piece = pieceAt(event.target)
      if (!piece) {
        setTip(null)
        return
      }
      const seen = latest.current.tip?.piece === piece.getAttribute('data-piece')
      act(piece, !touch || seen)
    })
    on('focusin', event => {
      const piece = pieceAt(event.target)
      if (piece?.matches(':focus-visible')) show(piece, false)
    })
    on('focusout', hide)
    on('keydown', event => {
      const piece = pieceAt(event.target)
      if (event.key === 'Escape') setTip(null)
      if (!piece || event.shiftKey) return
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        act(piece, true)
      } else if (event.key.startsWith('Arrow')) {
        const next = nearestPiece(element, piece, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      }
    })
    return () => {
      stopper.abort()
      clearTimeout(pause)
      clearTimeout(press)
    }
  }, [root])

  if (!tip) return null
  return (
    <TipBox
      tip={tip}
      help={help(tip.piece)}
      choices={choices.get(tip.piece) ?? []}
      refusal={refusal(tip.piece)}
      choose={choice => {
        setTip(null)
        choose(choice)
      }}
      close={() => setTip(null)}
    />
  )
}

interface TipBoxProps {
  readonly tip: Tip
  readonly help: Help | undefined
  readonly choices: readonly Choice[]
  readonly refusal: readonly string[]
  readonly choose: (choice: Choice) => void
  readonly close: () => void
}

function TipBox({ tip, help, choices, refusal, choose, close }: TipBoxProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const { offsetWidth: width, offsetHeight: height } = box.current
    const { anchor } = tip
    const below = anchor.bottom + GAP + height <= innerHeight
    const above = anchor.top - GAP - height >= 0
    const top = below ? anchor.bottom + GAP : above ? anchor.top - GAP - height : innerHeight - height - GAP
    const middle = anchor.left + anchor.width / 2 - width / 2
    setPlace({ left: Math.min(Math.max(GAP, middle), innerWidth - width - GAP), top: Math.max(GAP, top) })
    if (tip.pinned) box.current.querySelector('button')?.focus({ preventScroll: true })
  }, [tip])
  return (
    <div
      ref={box}
      className={tip.pinned ? 'tip pinned' : 'tip'}
      {...(tip.pinned ? { role: 'dialog', 'aria-label': help?.title ?? tip.piece } : { role: 'tooltip' })}
      style={{ left: place?.left ?? 0, top: place?.top ?? 0, visibility: place ? 'visible' : 'hidden' }}
    >
      <strong className="tip-title">{sentence(help?.title ?? tip.piece)}</strong>
      {help?.text && <p>{sentence(help.text())}</p>}
      {choices.length > 0 && (
        <ul className="tip-choices">
          {choices.map(choice => (
            <li key={choice.label}>
              {tip.pinned ? (
                <button type="button" className="button primary" onClick={() => choose(choice)}>
                  {choice.label}
                </button>
              ) : (
                <span className="tip-can">▸ {choice.label}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {choices.length === 0 &&
        refusal.map(reason => (
          <p key={reason} className="tip-refusal">
            {reason}
          </p>
        ))}
      {tip.pinned && (
        <button
          type="button"
          className="button plain small tip-close"
          aria-label={t('close')}
          onClick={close}
        >
          ✕
        </button>
      )}
    </div>
  )
}

/** Begins with a capital letter. */
const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
