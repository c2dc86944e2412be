import type { Lang } from '@railhead/kernel'
import type { ReviewPageKey } from './en.js'
import { loaders } from './loaders.js'

/** All texts of reviews in one language; a missing one does not compile. */
export type ReviewTexts = Readonly<Record<ReviewPageKey, string>>

export const loadReviewTexts = (lang: Lang): Promise<ReviewTexts> => loaders[lang]()
