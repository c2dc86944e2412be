import { type PlainOption, sameData } from '@railhead/kernel'
import { useCallback, useEffect, useRef } from 'react'
import type { Choice } from '../../games/screen.js'
import { whenReady } from '../../table/ready.js'
import type { MatchNow, Table, TableState } from '../../table/table.js'
import { useOther } from '../../ui/useOther.js'

/** My answers: given, on their way, taken back. */
export interface Answers {
  /** `together`: not by a person, so that taking back goes over it. */
  readonly choose: (choice: Choice, together?: boolean) => void
  /** Answers that are still to be given: the rest of a gesture, or what is done again. */
  readonly isGiving: boolean
  /** Moments that were passed together with the one before: taking back goes over them. */
  readonly joined: ReadonlySet<number>
  /** Takes everything after a moment back. */
  readonly undo: (to: number) => void
  /** Gives the answers again that were taken back last; undefined when something else happened since. */
  readonly redo: (() => void) | undefined
}

interface Given {
  readonly moment: number
  readonly option: PlainOption
  /** By the screen, without another click. */
  readonly joined: boolean
}

/** Answers that were taken back, from a moment on. */
interface Undone {
  readonly moment: number
  readonly options: readonly PlainOption[]
}

const NOTHING: readonly PlainOption[] = []

export function useAnswers(table: Table, state: TableState, live: MatchNow): Answers {
  /** Nothing that is drawn depends on it. */
  const given = useRef<readonly Given[]>([])
  const [rest, setRest] = useOther(NOTHING)
  const [undone, setUndone] = useOther<Undone | undefined>(undefined)
  const joined = useRef(new Set<number>())

  const give = useCallback(
    (decision: string, option: PlainOption, together: boolean): void => {
      // What is drawn may be a picture behind the table.
      const moment = table.state().match?.moment ?? live.moment
      if (together) joined.current.add(moment)
      else joined.current.delete(moment)
      const earlier = given.current.filter(answer => answer.moment < moment)
      given.current = [...earlier, { moment, option, joined: together }]
      table.answer(decision, option)
    },
    [table, live],
  )

  // The next of several answers is given as soon as its question stands; if it never does, they end here.
  useEffect(() => {
    // With every change of the table, also a refusal.
    void state
    if (rest.length === 0) return
    return whenReady(table, () => {
      const [next, ...others] = rest
      const decision = table
        .state()
        .match?.decisions.find(({ options }) => options.some(option => sameData(option, next)))
      setRest(decision && others.length > 0 ? others : NOTHING)
      if (decision) give(decision.id, next, true)
    })
  }, [table, state, rest, give, setRest])

  const choose = useCallback(
    (choice: Choice, together = false): void => {
      // What is drawn may be a picture behind the table: a question that does not stand any more is not answered.
      const stands = table.state().match?.decisions.some(({ id }) => id === choice.decision)
      if (table.busy() || !stands) return
      setUndone(undefined)
      setRest(choice.followedBy ?? NOTHING)
      give(choice.decision, choice.option, together)
    },
    [table, give, setRest, setUndone],
  )

  const undo = useCallback(
    (to: number): void => {
      const mine = given.current.filter(({ moment }) => moment >= to)
      // Only answers that followed each other can be given again: between others, something else may happen.
      const whole = mine.every(({ moment }, i) => moment === to + i)
      setUndone(
        whole && mine.length > 0 ? { moment: to, options: mine.map(({ option }) => option) } : undefined,
      )
      setRest(NOTHING)
      table.undo(to)
    },
    [table, setRest, setUndone],
  )

  const canRedo = undone !== undefined && undone.moment === live.moment
  const redo = (): void => {
    if (!undone || table.busy()) return
    const [first, ...others] = undone.options
    const decision = live.decisions.find(({ options }) => options.some(option => sameData(option, first)))
    setUndone(undefined)
    if (!decision) return
    setRest(others.length > 0 ? others : NOTHING)
    give(decision.id, first, false)
  }
  return {
    choose,
    isGiving: rest.length > 0,
    joined: joined.current,
    undo,
    redo: canRedo ? redo : undefined,
  }
}
