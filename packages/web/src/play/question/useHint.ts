import type { hintText } from '@railhead/bots/text'
import { type Catalogue, type Lang, type PlainState, stateHash } from '@railhead/kernel'
import type { HintResponse } from '@railhead/protocol'
import { useCallback, useRef, useState } from 'react'
import type { Question } from '../../games/screen.js'
import type { Table } from '../../table/table.js'

/** Hints to an open question, with the texts that their reasons are written in. */
export interface Advice extends HintResponse {
  readonly texts: Readonly<Record<Lang, Catalogue>>
  readonly tell: typeof hintText
}

export interface Hinting {
  /** Null if nobody asked, or what was asked about does not stand any more. */
  readonly advice: Advice | null
  readonly ask: () => Promise<void>
  readonly clear: () => void
}

/** Who asks twice about the same position hears the same. */
export function useHint(table: Table, questions: readonly Question[], view: PlainState): Hinting {
  const [advice, setAdvice] = useState<Advice | null>(null)
  const given = useRef(new Map<string, HintResponse>())
  const ask = useCallback(async () => {
    const position = stateHash([view, questions.map(({ id }) => id)])
    const known = given.current.get(position)
    const [answer, { HINT_TEXTS, hintText }] = await Promise.all([
      known ?? table.hint(),
      import('@railhead/bots/text'),
    ])
    given.current.set(position, answer)
    setAdvice({ ...answer, texts: HINT_TEXTS, tell: hintText })
  }, [table, questions, view])
  const clear = useCallback(() => setAdvice(null), [])
  const stands = questions.some(({ id }) => id === advice?.decision)
  return { advice: stands ? advice : null, ask, clear }
}
