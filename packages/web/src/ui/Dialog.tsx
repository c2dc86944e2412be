import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../app/AppContext.js'

/** Nothing is said aloud but at a table, which has brought this along. */
const LiveRegion = lazy(async () => ({ default: (await import('../announce/LiveRegion.js')).LiveRegion }))

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
  /** The id of what is said first, after the title; absent: the few words that the window begins with. */
  readonly saidFirst?: string | undefined
}

const CONTROL = 'a, button, input, select, textarea, [tabindex]'
/** More is read, not listened to in one go. */
const FEW = 400

/** The ids of what stands before the first control, if it is a few words: what is asked, before it is answered. */
function beginning(body: Element, id: string): string | undefined {
  const children = [...body.children]
  const first = children.findIndex(
    child => !child.matches('p, ul, ol') || child.querySelector(CONTROL) !== null,
  )
  const words = first < 0 ? children : children.slice(0, first)
  const length = words.reduce((sum, { textContent }) => sum + textContent.length, 0)
  if (length === 0 || length > FEW) return undefined
  for (const [i, child] of words.entries()) if (child.id === '') child.id = `${id}${i}`
  return words.map(child => child.id).join(' ')
}

/**
 * A modal window; the browser's own element keeps focus inside and closes on Escape. It stands in the page itself and
 * looks the same wherever it is opened from.
 */
export function Dialog({ title, onClose, children, wide = false, saidFirst }: DialogProps) {
  const t = useT()
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const body = element.current?.querySelector('.dialog-body')
    const said = element.current?.hasAttribute('aria-describedby') || !body ? undefined : beginning(body, id)
    if (said !== undefined) element.current?.setAttribute('aria-describedby', said)
    element.current?.showModal()
    // The focus goes back to what opened the window, however it is closed.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [id])
  return createPortal(
    <dialog
      ref={element}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      aria-describedby={saidFirst}
      onClose={onClose}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="button plain" aria-label={t('close')} onClick={onClose}>
          ✕
        </button>
      </header>
      <div className="dialog-body">{children}</div>
      <Suspense>
        <LiveRegion label={title} />
      </Suspense>
    </dialog>,
    document.body,
  )
}
