import { useEffect, useRef } from 'react'
import type { Choice, Question } from '../../games/screen.js'

const PAUSE = 350

/**
 * Makes a choice of one, and one that nobody would refuse, as soon as the table is ready for it. What may be done at any
 * time does not keep it from being made: whoever wants to be asked says so in the settings. True while such a choice is
 * about to be made.
 */
export function useAutoAnswer(
  questions: readonly Question[],
  enabled: boolean,
  isReady: boolean,
  choose: (choice: Choice) => void,
  obvious: (question: Question) => Choice | undefined,
): boolean {
  const latest = useRef(choose)
  latest.current = choose
  const open = questions.filter(({ anyTime }) => !anyTime)
  const [first] = open
  const only = open.length !== 1 ? undefined : first.choices.length === 1 ? first.choices[0] : obvious(first)
  const decision = only?.decision
  useEffect(() => {
    if (!enabled || !isReady || !only || decision === undefined) return
    const timer = setTimeout(() => latest.current(only), PAUSE)
    return () => clearTimeout(timer)
    // The question is the same as long as its id is; the objects around it change with every update.
  }, [enabled, isReady, decision, only])
  return enabled && only !== undefined
}
