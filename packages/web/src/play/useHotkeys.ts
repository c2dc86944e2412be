import { useEffect, useRef } from 'react'
import type { Choice, Question } from '../games/screen.js'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** 1 to 9 choose; u takes back. */
export function useHotkeys(
  questions: readonly Question[],
  choose: (choice: Choice) => void,
  undo: (() => void) | undefined,
): void {
  const latest = useRef({ questions, choose, undo })
  latest.current = { questions, choose, undo }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const choice = latest.current.questions
        .flatMap(({ choices }) => choices)
        .find(({ hotkey }) => hotkey === event.key)
      if (choice) latest.current.choose(choice)
      else if (event.key === 'u') latest.current.undo?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
