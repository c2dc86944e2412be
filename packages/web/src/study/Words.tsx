import type { ReactNode } from 'react'
import { pageWords } from '../i18n/pageWords.js'
import { ReviewWords } from '../review/Words.js'
import { loadStudyTexts } from './texts/index.js'
import '../styles/study.css'

const { Words, useWords } = pageWords(loadStudyTexts)

/** The words of studies. */
export const useStudyWords = useWords

/** Those of reviews are needed, too: stepping and forking are theirs. */
export function StudyWords({ children }: { readonly children: ReactNode }) {
  return (
    <ReviewWords>
      <Words>{children}</Words>
    </ReviewWords>
  )
}
