import { brahman } from '../brahman/rulebook/pl.js'
import { simmental } from '../simmental/rulebook/pl.js'

export const cattle = { ...simmental, ...brahman }
