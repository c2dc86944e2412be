import type { Lang } from '@railhead/kernel'
import type { StudyKey } from './en.js'
import { loaders } from './loaders.js'

/** All texts of studies in one language; a missing one does not compile. */
export type StudyTexts = Readonly<Record<StudyKey, string>>

export const loadStudyTexts = (lang: Lang): Promise<StudyTexts> => loaders[lang]()
