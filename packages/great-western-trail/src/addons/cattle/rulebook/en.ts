import { brahman } from '../brahman/rulebook/en.js'
import { simmental } from '../simmental/rulebook/en.js'

export const cattle = { ...simmental, ...brahman } as const
