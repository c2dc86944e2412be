import type { AnyGame, Translate } from '@railhead/kernel'
import { REVIEW_TEXTS } from '@railhead/review/text'
import { useMemo } from 'react'
import { useT } from '../app/AppContext.js'
import { gameWriter, type Writer } from '../i18n/index.js'
import { pageWords } from '../i18n/pageWords.js'
import type { ReviewPageKey } from './texts/en.js'
import { loadReviewTexts } from './texts/index.js'
import '../styles/people.css'
import '../styles/marks.css'
import '../styles/review.css'

export type ReviewWriter = Writer<ReviewPageKey>

/** The words of reviews. */
export const { Words: ReviewWords, useWords: useReviewWords } = pageWords(loadReviewTexts)

/** Writes the sentences of reviews, which hold words of the game. */
export function useSay(game: AnyGame, names: readonly string[]): Translate {
  const { lang } = useT()
  return useMemo(
    () =>
      gameWriter(
        lang,
        [REVIEW_TEXTS[lang], game.text.catalogues[lang]],
        seat => names[seat] ?? `#${seat + 1}`,
      ),
    [lang, game, names],
  )
}
