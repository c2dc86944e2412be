import type { Translated } from '../../../../text/en.js'
import type { brahman as english } from './en.js'

export const brahman: Translated<typeof english> = {
  'card.second.brahman': 'Брахман',
  'card.first.brahman': 'Брахман',
  'config.cattle.brahman': 'Брахманы',
  'ruling.brahmanPoints': 'Сколько очков приносит карточка брахмана?',
  'ruling.brahmanValue': 'Какова племенная ценность карточки брахмана?',
}
