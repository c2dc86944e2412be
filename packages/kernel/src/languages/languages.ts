// Written by `railhead texts --register` from the files of this folder.
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { ru } from './ru.js'

export const languages = { en, fr, pl, ru }

export const LANGS = ['en', 'fr', 'pl', 'ru'] as const
export type Lang = (typeof LANGS)[number]
