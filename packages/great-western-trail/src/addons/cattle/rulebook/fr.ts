import { brahman } from '../brahman/rulebook/fr.js'
import { simmental } from '../simmental/rulebook/fr.js'

export const cattle = { ...simmental, ...brahman }
