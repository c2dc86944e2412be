import type { Translated } from '../../../../text/en.js'
import type { brahman as english } from './en.js'

export const brahman: Translated<typeof english> = {
  'card.second.brahman': 'Brahman',
  'card.first.brahman': 'Brahman',
  'config.cattle.brahman': 'Brahman',
  'ruling.brahmanPoints': 'Ile punktów jest warta karta Brahman?',
  'ruling.brahmanValue': 'Jaka jest wartość hodowlana karty Brahman?',
}
