import type { Lang } from '@railhead/kernel'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { makeWriter, type Writer } from './index.js'

export interface WordsProps {
  readonly children: ReactNode
  /** Shows nothing until they are there. */
  readonly silent?: boolean
}

/** The words of some pages: a component that fetches them, since nobody else needs them, and what writes them below it. */
export function pageWords<Key extends string>(load: (lang: Lang) => Promise<Readonly<Record<Key, string>>>) {
  const WordsContext = createContext<Writer<Key> | null>(null)

  function useWords(): Writer<Key> {
    const words = useContext(WordsContext)
    if (!words) throw new Error('There are no words around this component.')
    return words
  }

  function Words({ children, silent = false }: WordsProps) {
    const t = useT()
    const [words, setWords] = useState<Writer<Key> | null>(null)
    useEffect(() => {
      let current = true
      load(t.lang).then(texts => {
        if (current) setWords(() => makeWriter(t.lang, texts))
      })
      return () => {
        current = false
      }
    }, [t.lang])
    if (!words && silent) return null
    if (!words) return <main className="page quiet">{t('loading')}</main>
    return <WordsContext value={words}>{children}</WordsContext>
  }

  return { Words, useWords }
}
