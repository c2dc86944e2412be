import { paths, type Study, type StudyResponse } from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { isLocalId } from '../local/ids.js'
import { http } from '../table/http.js'
import { keepStudy, keptStudy } from './store.js'

/** A study that is open. */
export interface OpenStudy {
  readonly study: Study
  /** On this device every change is kept; on a server its author saves. */
  readonly isHere: boolean
  readonly mine: boolean
  readonly author: string | undefined
  /** What was changed and is not saved yet. */
  readonly isChanged: boolean
}

interface Stored extends Omit<OpenStudy, 'isHere' | 'isChanged'> {
  readonly id: string
  readonly revision: number
}

async function load(id: string): Promise<Stored | null> {
  if (isLocalId(id)) {
    const study = await keptStudy(id)
    return study ? { id, study, mine: true, author: undefined, revision: 0 } : null
  }
  const { study, mine, author, revision } = await http<StudyResponse>('GET', paths.study(id))
  return { id, study, mine, author: author.name, revision }
}

export interface Studying {
  /** Undefined while it is fetched, null if there is none. */
  readonly open: OpenStudy | null | undefined
  readonly fault: unknown
  readonly change: (study: Study) => void
  readonly save: () => Promise<void>
}

export function useStudy(id: string, person: string | undefined): Studying {
  const [stored, setStored] = useState<Stored | null>()
  const [draft, setDraft] = useState<Study | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    // Whose it is depends on who I am.
    void person
    let current = true
    load(id).then(
      found => current && setStored(found),
      error => current && setFault(error),
    )
    return () => {
      current = false
    }
  }, [id, person])
  const isHere = isLocalId(id)
  const change = useCallback(
    (study: Study) => {
      setDraft(study)
      if (isHere) keepStudy(id, study).catch(setFault)
    },
    [id, isHere],
  )
  const save = async (): Promise<void> => {
    if (!stored || !draft) return
    setFault(null)
    try {
      const body = { study: draft, revision: stored.revision }
      const { study, revision } = await http<StudyResponse>('PUT', paths.study(id), body)
      setStored({ ...stored, study, revision })
      setDraft(null)
    } catch (error) {
      setFault(error)
    }
  }
  const open = stored && {
    study: draft ?? stored.study,
    isHere,
    mine: stored.mine,
    author: stored.author,
    isChanged: !isHere && draft !== null,
  }
  return { open, fault, change, save }
}
