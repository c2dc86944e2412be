import { brahman } from '../brahman/rulebook/ru.js'
import { simmental } from '../simmental/rulebook/ru.js'

export const cattle = { ...simmental, ...brahman }
