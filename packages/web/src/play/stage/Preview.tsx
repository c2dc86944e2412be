import { type RefObject, useContext, useEffect, useMemo, useRef } from 'react'
import type { Choice, Preview } from '../../games/screen.js'
import { afterPaint } from '../../ui/afterPaint.js'
import { usePlay } from '../play.js'
import { nameOf } from '../question/questions.js'
import { PointedContext, usePointed } from './pointed.js'

/** What choosing would do, as far as the game draws it. */
export function usePreview(choice: Choice | null): Preview | undefined {
  const { screen, scene, live } = usePlay()
  return useMemo(() => {
    const decision = choice && live.decisions.find(({ id }) => id === choice.decision)
    if (!decision) return undefined
    // Of several answers the last one says most; what the first does, such as going there, is seen where that says nothing.
    const last = choice.followedBy?.at(-1)
    return (
      (last && screen.preview?.(last, decision, scene)) ?? screen.preview?.(choice.option, decision, scene)
    )
  }, [choice, screen, scene, live.decisions])
}

/** Drawn over the board: the way, the fees on it. */
export function PreviewDrawing() {
  const preview = usePreview(usePointed())
  return <g className="preview">{preview?.drawing}</g>
}

/**
 * Pieces and options know of each other: pointing at the one lights up the other. Classes are set on the elements
 * themselves, since nothing else changes.
 */
export function Pointing({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { asking } = usePlay()
  const pointed = useContext(PointedContext)
  const choice = usePointed()
  const preview = usePreview(choice)
  const { byPiece, questions } = asking
  const latest = useRef({ byPiece, questions })
  latest.current = { byPiece, questions }

  useEffect(() => {
    const element = root.current
    if (!element) return
    const stopper = new AbortController()
    const { signal } = stopper
    const find = (target: EventTarget | null): Choice | null => {
      if (!(target instanceof Element)) return null
      const now = latest.current
      const option = target.closest('[data-option]')?.getAttribute('data-option')
      if (option)
        return (
          now.questions
            .flatMap(({ choices, runs }) => [...choices, ...runs.choices])
            .find(own => nameOf(own) === option) ?? null
        )
      const piece = target.closest('[data-piece]')?.getAttribute('data-piece')
      return (piece && now.byPiece.all().get(piece)?.[0]) || null
    }
    // What comes under a pointer that rests is found while a picture is made: what is drawn for it comes after that.
    let cancel: (() => void) | undefined
    for (const type of ['pointerover', 'focusin'] as const)
      element.addEventListener(
        type,
        ({ target }) => {
          cancel?.()
          cancel = afterPaint(() => pointed.set(find(target)))
        },
        { signal },
      )
    element.addEventListener(
      'pointerleave',
      () => {
        cancel?.()
        pointed.set(null)
      },
      { signal },
    )
    return () => {
      cancel?.()
      stopper.abort()
      pointed.set(null)
    }
  }, [root, pointed])

  // What was pointed at of a question before is gone.
  useEffect(
    () =>
      afterPaint(() => {
        const now = pointed.get()
        const known = [
          ...byPiece.all().values(),
          ...questions.flatMap(({ choices, runs }) => [choices, runs.choices]),
        ]
        if (now && !known.some(choices => choices.includes(now))) pointed.set(null)
      }),
    [pointed, byPiece, questions],
  )

  useEffect(() => {
    const element = root.current
    if (!element || !choice) return
    const pieces = [choice.piece, ...(preview?.pieces ?? [])].filter(piece => piece !== null)
    const lit = [
      ...pieces.flatMap(piece => [...element.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)]),
      ...(choice.piece === null
        ? []
        : element.querySelectorAll(`[data-choice="${CSS.escape(choice.piece)}"]`)),
    ]
    for (const found of lit) found.classList.add('pointed')
    return () => {
      for (const found of lit) found.classList.remove('pointed')
    }
  }, [root, choice, preview])
  return null
}
