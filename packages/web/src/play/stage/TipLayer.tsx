import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { spoken } from '../../announce/announcer.js'
import { unsaid } from '../../announce/unsaid.js'
import { useT } from '../../app/AppContext.js'
import type { Choice, Help } from '../../games/screen.js'
import { RuleLink, useRulebook } from '../../rules/RuleLink.js'
import { sentence } from '../../ui/sentence.js'
import { isSmall } from '../layout/useLayout.js'
import { usePlay } from '../play.js'
import { signsOf } from '../words/text/index.js'
import { nearestPiece } from './nearest.js'
import { usePreview } from './Preview.js'
import { tipPlace } from './tipPlace.js'
import { justMissed, touchedAt } from './touch.js'

interface Tip {
  readonly piece: string
  readonly anchor: DOMRect
  /** What readers say of the piece. */
  readonly name: string
  /** Stays, and its options can be pressed. */
  readonly pinned: boolean
}

interface TipLayerProps {
  /** Everything inside that carries `data-piece` has tips and can be chosen. */
  readonly root: RefObject<HTMLElement | null>
}

const HOVER_PAUSE = 180
const LONG_PRESS = 450
/** The element that describes the piece with the focus, in the words that are said. */
const SAID = 'tip-said'

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-piece]') : null

/** What a click on it is for, whatever lies under it. */
const CONTROLS = 'button, a, input, select, textarea, summary, label'

/**
 * The piece that a click means: the uppermost under the pointer that can be chosen, or just the uppermost. Looking under
 * it makes the browser lay out the page, so that is done only where something may lie there.
 */
function meantAt(
  { target, clientX, clientY }: MouseEvent,
  root: Element,
  choices: ReadonlyMap<string, readonly Choice[]>,
): Element | null {
  const canBeChosen = (piece: Element | null): boolean => choices.has(piece?.getAttribute('data-piece') ?? '')
  const piece = pieceAt(target)
  if (canBeChosen(piece)) return piece
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  // A button within a piece does what it is for, and no more.
  if (control && (piece === null || (piece !== control && piece.contains(control)))) return null
  const under = document.elementsFromPoint(clientX, clientY).filter(element => root.contains(element))
  return under.map(pieceAt).find(canBeChosen) ?? piece
}

/**
 * One tooltip for all pieces: on hover, focus and long press. A click on a piece chooses its only option, or
 * pins the tip with all of them; on touch screens the first tap only shows.
 */
export function TipLayer({ root }: TipLayerProps) {
  const { asking, screen, scene } = usePlay()
  const [tip, setTip] = useState<Tip | null>(null)
  /** As it will be drawn: where there is none, closing it must not make the framework draw once more. */
  const shown = useRef<Tip | null>(null)
  const put = useCallback((next: Tip | null): void => {
    if (next === shown.current) return
    shown.current = next
    setTip(next)
  }, [])
  const latest = useRef({ asking, screen, scene })
  latest.current = { asking, screen, scene }

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
      if (id === null) return
      const name = piece.getAttribute('aria-label') ?? ''
      put({ piece: id, anchor: piece.getBoundingClientRect(), name, pinned })
    }
    const hide = (): void => {
      clearTimeout(pause)
      if (!shown.current?.pinned) put(null)
    }
    const act = (piece: Element, seenBefore: boolean, byKey: boolean): void => {
      const { byPiece, choose, click } = latest.current.asking
      const own = byPiece.all().get(piece.getAttribute('data-piece') ?? '')
      if (own?.length === 1 && seenBefore) {
        put(null)
        if (byKey) choose(own[0])
        else click(own[0])
      } else show(piece, true)
    }

    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => element.addEventListener(type, listener, { signal })

    // What comes under a pointer that rests explains itself only when the pointer moves.
    let under: Element | null = null
    on('pointerover', event => {
      if (event.pointerType === 'mouse') under = pieceAt(event.target)
    })
    on('pointermove', event => {
      const piece = under
      if (!piece || event.pointerType !== 'mouse') return
      under = null
      if (shown.current?.pinned) return
      clearTimeout(pause)
      pause = setTimeout(() => show(piece, false), HOVER_PAUSE)
    })
    on('pointerout', event => {
      if (event.pointerType === 'mouse' && pieceAt(event.relatedTarget) !== pieceAt(event.target)) hide()
    })
    on('pointerdown', event => {
      touch = event.pointerType !== 'mouse'
      const found = pieceAt(event.target)
      clearTimeout(press)
      if (!found || !touch) return
      const piece = touchedAt(found, event.clientX, event.clientY)
      press = setTimeout(() => show(piece, true), LONG_PRESS)
    })
    for (const end of ['pointerup', 'pointermove', 'pointercancel'] as const)
      on(end, event => {
        if (end !== 'pointermove' || event.pointerType !== 'mouse') clearTimeout(press)
      })
    on('click', event => {
      if (event.target instanceof Element && event.target.closest('.tip')) return
      const onto = meantAt(event, element, latest.current.asking.byPiece.all())
      const onBoard = touch && event.target instanceof Element && event.target.closest('.stage-box') !== null
      // Beside the pieces a finger closes what is open, or means the small piece that it missed.
      const missed = onBoard && !shown.current ? justMissed(event.clientX, event.clientY) : undefined
      const found = onto ?? missed
      if (!found) {
        put(null)
        return
      }
      const piece = touch ? touchedAt(found, event.clientX, event.clientY) : found
      const seen = shown.current?.piece === piece.getAttribute('data-piece')
      act(piece, !touch || seen, false)
    })
    on('focusin', event => {
      const piece = pieceAt(event.target)
      if (!piece?.matches(':focus-visible')) return
      // Readers say after the name what the tip adds to it.
      piece.setAttribute('aria-describedby', SAID)
      show(piece, false)
    })
    on('focusout', event => {
      pieceAt(event.target)?.removeAttribute('aria-describedby')
      hide()
    })
    on('keydown', event => {
      const piece = pieceAt(event.target)
      if (event.key === 'Escape') put(null)
      if (!piece || event.shiftKey) return
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        act(piece, true, true)
      } else if (event.key.startsWith('Arrow')) {
        const { screen: drawn, scene: now } = latest.current
        const to = drawn.walk?.(piece.getAttribute('data-piece') ?? '', event.key, now)
        const next =
          to === undefined
            ? nearestPiece(element, piece, event.key)
            : element.querySelector<SVGElement>(`[data-piece="${CSS.escape(to)}"]`)
        if (!next) return
        event.preventDefault()
        next.focus()
      }
    })
    // What it pointed at lies elsewhere now.
    addEventListener('resize', () => put(null), { signal })
    return () => {
      stopper.abort()
      clearTimeout(pause)
      clearTimeout(press)
    }
  }, [root, put])

  if (!tip) return null
  const help = screen.help?.(tip.piece, scene)
  const choices = asking.byPiece.all().get(tip.piece) ?? []
  if (!help && choices.length === 0) return null
  return (
    <TipBox
      tip={tip}
      help={help}
      choices={choices}
      refusal={asking.refusalOf(tip.piece)}
      choose={(choice, byPointer) => {
        put(null)
        // The question may have changed under the tip.
        if (byPointer) asking.click(choice)
        else asking.choose(choice)
      }}
      close={() => put(null)}
    />
  )
}

interface TipBoxProps {
  readonly tip: Tip
  readonly help: Help | undefined
  readonly choices: readonly Choice[]
  readonly refusal: readonly string[]
  readonly choose: (choice: Choice, byPointer: boolean) => void
  readonly close: () => void
}

function TipBox({ tip, help, choices, refusal, choose, close }: TipBoxProps) {
  const t = useT()
  const { layout } = usePlay()
  const preview = usePreview(choices[0] ?? null)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const spared = isSmall(layout) ? precious(tip.piece) : []
    const put = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element
      setPlace(tipPlace(tip.anchor, { width, height }, spared))
    }
    put()
    if (tip.pinned) element.querySelector('button')?.focus({ preventScroll: true })
    // The rule about a piece is fetched: then the tip grows.
    const watcher = new ResizeObserver(put)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [tip, layout])
  const text = help?.text?.()
  // On small screens nothing is said twice: an option that says it all is enough.
  const saysText = isSmall(layout) && choices.some(({ label }) => repeats(label, text))
  const lines = [...(preview?.lines ?? []), ...(choices.length === 0 ? refusal : [])]
  return (
    <div
      ref={box}
      className={tip.pinned ? 'tip pinned' : 'tip'}
      {...(tip.pinned ? { role: 'dialog', 'aria-label': help?.title ?? tip.piece } : { role: 'tooltip' })}
      style={{ left: place?.left ?? 0, top: place?.top ?? 0, visibility: place ? 'visible' : 'hidden' }}
    >
      {!tip.pinned && (
        <span id={SAID} className="visually-hidden">
          {unsaid(tip.name, spoken(sentences([text, ...lines]), signsOf(t.lang)))}
        </span>
      )}
      {help?.picture && <div className="tip-picture">{help.picture()}</div>}
      <strong className="tip-title">{sentence(help?.title ?? tip.piece)}</strong>
      {text !== undefined && !saysText && <p>{sentence(text)}</p>}
      {preview?.lines && preview.lines.length > 0 && (
        <ul className="tip-lines">
          {preview.lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        <ul className="tip-choices">
          {choices.map(choice => (
            <li key={JSON.stringify([choice.option, choice.followedBy])}>
              {tip.pinned ? (
                <button
                  type="button"
                  className="button primary"
                  onClick={({ detail }) => choose(choice, detail > 0)}
                >
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
      {tip.pinned && <MoreAbout piece={tip.piece} />}
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

/** Whether what an option says after its colon is a part of a text. */
function repeats(label: string, text: string | undefined): boolean {
  const said = label.slice(label.indexOf(':') + 1).trim()
  return said.length > 0 && text?.includes(said) === true
}

/** What a small screen has no second place for: my hand and money, and what else can be chosen on the board. */
function precious(piece: string): DOMRect[] {
  const others = [...document.querySelectorAll('.play .strip-bar, .stage .piece.can:not(.next)')]
  return others
    .filter(other => other.getAttribute('data-piece') !== piece)
    .map(other => other.getBoundingClientRect())
}

/** Lines one after another, each with a full stop. */
const sentences = (lines: readonly (string | undefined)[]): string =>
  lines
    .flatMap(line => (line ? [sentence(line)] : []))
    .map(line => (/[.!?…]$/.test(line) ? line : `${line}.`))
    .join(' ')

/** The rule about a piece. */
function MoreAbout({ piece }: { readonly piece: string }) {
  const { scene } = usePlay()
  return <RuleLink section={useRulebook()?.aboutPiece(piece, scene.view)} />
}
