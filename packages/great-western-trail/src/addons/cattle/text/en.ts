import { brahman } from '../brahman/text/en.js'
import { simmental } from '../simmental/text/en.js'

/** What the variants of cattle say. */
export const cattle = {
  ...simmental,
  ...brahman,
  'config.cattle.simmental+brahman': 'Simmental and Brahman',
} as const
