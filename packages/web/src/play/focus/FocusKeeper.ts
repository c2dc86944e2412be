import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../ui/afterPaint.js'
import { lastMeans } from '../../ui/means.js'
import { usePlay } from '../play.js'
import { focusLine, focusQuestion } from './focus.js'

/** So long it is waited for the next question before the focus goes to the line that says who is waited for. */
const PATIENCE = 600

/** What belongs to the question though it stands elsewhere. */
const OF_QUESTION = '.stage [data-piece], .tip, .strip-bar [data-piece]'

const nothingHasFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Whether the focus may be taken: nobody types, reads elsewhere or has a window open. */
function isFree(panel: Element | null, hasPieces: boolean): boolean {
  if (document.querySelector('dialog[open]')) return false
  const { activeElement } = document
  if (nothingHasFocus()) return true
  if (activeElement?.closest('.stage [data-piece]')) return !hasPieces
  return (
    panel?.contains(activeElement) === true ||
    activeElement?.closest('.tip, .strip-bar [data-piece]') !== null
  )
}

/**
 * The focus goes where the next thing is: to the answers of a new question, or to who is waited for. After a finger or a
 * mouse it goes to the line of the question: no list unfolds, nothing looks pointed at, and the arrows walk through time.
 */
export function FocusKeeper() {
  const { asking, stage, time } = usePlay()
  const { asked, panel } = asking
  // Nobody who only looks is moved about; whoever came here by keys goes on by them.
  const [came] = useState(lastMeans)
  const hasActed = useRef(came === 'key')
  useEffect(() => {
    const stopper = new AbortController()
    const options = { capture: true, signal: stopper.signal }
    const note = (): void => {
      hasActed.current = true
    }
    addEventListener('keydown', note, options)
    addEventListener('pointerdown', note, options)
    return () => stopper.abort()
  }, [])

  // What had the focus may go with what it stood in: a request that is answered, a card that is closed.
  const last = useRef<{ readonly element: Element; readonly isOurs: boolean }>(undefined)
  useEffect(() => {
    const stopper = new AbortController()
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return
      const isOurs = panel.current?.contains(target) === true || target.closest(OF_QUESTION) !== null
      last.current = { element: target, isOurs }
    }
    addEventListener('focusin', note, { signal: stopper.signal })
    return () => stopper.abort()
  }, [panel])
  useEffect(() => {
    if (!last.current || last.current.isOurs) return undefined
    return afterPaint(() => {
      if (!last.current || last.current.element.isConnected) return
      last.current = undefined
      if (lastMeans() !== 'key' || !nothingHasFocus() || document.querySelector('dialog[open]')) return
      if (asked === undefined || !focusQuestion(panel.current)) focusLine(panel.current)
    })
  })

  const hasPieces = asked?.choices.some(({ piece }) => piece !== null) ?? false
  const latest = useRef(hasPieces)
  latest.current = hasPieces
  const id = asked?.id
  // Whoever walks through time by keys walks on where the present is reached.
  const walked = useRef(false)
  if (time.isPast) walked.current = true
  const full = stage.isFull
  useEffect(() => {
    if (!hasActed.current || full) return
    // Looking for what can be seen makes the browser lay out the page: the picture comes first.
    if (id !== undefined)
      return afterPaint(() => {
        const byKey = lastMeans() === 'key' && !walked.current
        walked.current = false
        if (!isFree(panel.current, byKey && latest.current)) return
        if (byKey) focusQuestion(panel.current)
        else focusLine(panel.current)
      })
    const timer = setTimeout(() => {
      if (nothingHasFocus() && !document.querySelector('dialog[open]')) focusLine(panel.current)
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [id, full, panel])
  return null
}
