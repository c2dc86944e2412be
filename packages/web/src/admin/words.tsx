import { useMemo } from 'react'
import { pageWords } from '../i18n/pageWords.js'
import { loadAdminTexts } from './texts/index.js'

/** The words of the administrator's pages. */
export const { Words, useWords } = pageWords(loadAdminTexts)

/** A moment in the words of the language. */
export function useWhen(): (at: number) => string {
  const { lang } = useWords()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
    return at => format.format(at)
  }, [lang])
}
