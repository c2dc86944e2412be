import type { Lang } from '@railhead/kernel'
import type { AdminKey } from './en.js'
import { loaders } from './loaders.js'

/** All texts of these pages in one language; a missing one does not compile. */
export type AdminTexts = Readonly<Record<AdminKey, string>>

export const loadAdminTexts = (lang: Lang): Promise<AdminTexts> => loaders[lang]()
