import { useEffect, useRef } from 'react'
import type { Choice, Question } from '../../games/screen.js'
import { whenReady } from '../../table/ready.js'
import type { Table } from '../../table/table.js'

const PAUSE = 350

/**
 * Makes a choice of one, and one that nobody would refuse, as soon as the table is ready for it. What may be done at any
 * time does not keep it from being made: whoever wants to be asked says so in the settings. True while such a choice is
 * about to be made.
 */
export function useAutoAnswer(
  table: Table,
  questions: readonly Question[],
  enabled: boolean,
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
    if (!enabled || !only || decision === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Somebody may have answered meanwhile.
    const choose = (): void => {
      if (!table.busy() && table.state().match?.decisions.some(({ id }) => id === decision))
        latest.current(only)
    }
    const stop = whenReady(table, () => {
      timer = setTimeout(choose, PAUSE)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
    // The question is the same as long as its id is; the objects around it change with every update.
  }, [table, enabled, decision, only])
  return enabled && only !== undefined
}
