import type { Translated } from '../../../../text/en.js'
import type { brahman as english } from './en.js'

export const brahman: Translated<typeof english> = {
  'card.second.brahman': 'Brahman',
  'card.first.brahman': 'Brahman',
  'config.cattle.brahman': 'Brahman',
  'ruling.brahmanPoints': 'Combien de points vaut une carte Brahman ?',
  'ruling.brahmanValue': 'Quelle est la valeur d’élevage d’une carte Brahman ?',
}
