import type { Translated } from '../../../text/en.js'
import { brahman } from '../brahman/text/pl.js'
import { simmental } from '../simmental/text/pl.js'
import type { cattle as english } from './en.js'

export const cattle: Translated<typeof english> = {
  ...simmental,
  ...brahman,
  'config.cattle.simmental+brahman': 'Simentalskie i brahman',
}
