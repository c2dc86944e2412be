import { useT } from '../app/AppContext.js'
import { pageWords } from '../i18n/pageWords.js'
import { HttpFault } from '../table/http.js'
import { faultText } from '../ui/faults.js'
import { loadPeopleTexts } from './texts/index.js'
import '../styles/people.css'

/** The words of the account and the results; the lobby does without them. */
export const { Words, useWords } = pageWords(loadPeopleTexts)

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
