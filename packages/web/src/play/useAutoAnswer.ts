import { useEffect, useRef } from 'react'
import type { Choice, Question } from '../games/screen.js'

const PAUSE = 350

/**
 * Makes a choice of one, unless something else could be done instead. Returns the moments that were passed this
 * way: taking back goes over them.
 */
export function useAutoAnswer(
  questions: readonly Question[],
  enabled: boolean,
  moment: number,
  choose: (choice: Choice) => void,
): ReadonlySet<number> {
  const passed = useRef(new Set<number>())
  const latest = useRef(choose)
  latest.current = choose
  const only =
    questions.length === 1 && questions[0].choices.length === 1 ? questions[0].choices[0] : undefined
  const decision = only?.decision
  useEffect(() => {
    if (!enabled || !only || decision === undefined) return
    const timer = setTimeout(() => {
      passed.current.add(moment)
      latest.current(only)
    }, PAUSE)
    return () => clearTimeout(timer)
    // The question is the same as long as its id is; the objects around it change with every update.
  }, [enabled, decision, moment, only])
  return passed.current
}
