import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { makeWriter, type Writer } from '../i18n/index.js'
import { HttpFault } from '../table/http.js'
import { faultText } from '../ui/faults.js'
import type { PeopleKey } from './texts/en.js'
import { loadPeopleTexts, type PeopleTexts } from './texts/index.js'
import '../styles/people.css'

export type PeopleWriter = Writer<PeopleKey>

const WordsContext = createContext<PeopleWriter | null>(null)

/** Writes the texts of the account and the results. */
export function useWords(): PeopleWriter {
  const words = useContext(WordsContext)
  if (!words) throw new Error('There are no words around this component.')
  return words
}

interface Loaded {
  readonly lang: PeopleWriter['lang']
  readonly texts: PeopleTexts
}

/** Fetches the texts of these pages; the lobby does without them. */
export function Words({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let current = true
    loadPeopleTexts(t.lang).then(texts => {
      if (current) setLoaded({ lang: t.lang, texts })
    })
    return () => {
      current = false
    }
  }, [t.lang])
  const words = useMemo(() => loaded && makeWriter(loaded.lang, loaded.texts), [loaded])
  if (!words) return <main className="page quiet">{t('loading')}</main>
  return <WordsContext value={words}>{children}</WordsContext>
}

/** What went wrong, in the words of these pages where they have some. */
export function Fault({ fault }: { readonly fault: unknown }) {
  const t = useT()
  const w = useWords()
  if (fault === null) return null
  const key = fault instanceof HttpFault ? `fault.${fault.code}` : ''
  return (
    <p className="fault" role="alert">
      {w.has(key) ? w(key) : faultText(t, fault)}
    </p>
  )
}
