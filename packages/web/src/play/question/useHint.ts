import type { Catalogue, Lang } from '@railhead/kernel'
import type { HintResponse } from '@railhead/protocol'
import { useCallback, useState } from 'react'
import type { Question } from '../../games/screen.js'
import type { Table } from '../../table/table.js'

/** Hints to an open question, with the texts that their reasons are written in. */
export interface Advice extends HintResponse {
  readonly texts: Readonly<Record<Lang, Catalogue>>
}

export interface Hinting {
  /** Null if nobody asked, or what was asked about does not stand any more. */
  readonly advice: Advice | null
  readonly ask: () => Promise<void>
  readonly clear: () => void
}

export function useHint(table: Table, questions: readonly Question[]): Hinting {
  const [advice, setAdvice] = useState<Advice | null>(null)
  const ask = useCallback(async () => {
    const [answer, { HINT_TEXTS }] = await Promise.all([table.hint(), import('@railhead/bots/text')])
    setAdvice({ ...answer, texts: HINT_TEXTS })
  }, [table])
  const clear = useCallback(() => setAdvice(null), [])
  const stands = questions.some(({ id }) => id === advice?.decision)
  return { advice: stands ? advice : null, ask, clear }
}
