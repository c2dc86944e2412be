// Written by `railhead texts --register` from the files of this folder.
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { ru } from './ru.js'

export const languages = { en, fr, pl, ru }
