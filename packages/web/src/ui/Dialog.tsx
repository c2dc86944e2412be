import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../app/AppContext.js'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
  /** The id of what is said first, after the title. */
  readonly saidFirst?: string | undefined
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
    element.current?.showModal()
    // The focus goes back to what opened the window, however it is closed.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
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
    </dialog>,
    document.body,
  )
}
