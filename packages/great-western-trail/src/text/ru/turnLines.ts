import type { turnLines as english } from '../en/turnLines.js'
import type { Translated } from '../en.js'

export const turnLines: Translated<typeof english> = {
  'line.label': '{label}',
  'line.start': 'начало пути',
  'line.placed': 'начинает: {place}',
  'line.way': '{from}→{to}',
  'line.paid': '{what} за {money}',
  'line.auxiliary': 'использует «{auxiliary}»',
  'line.certificates':
    'получает {count, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}',
  'line.certificates.spent':
    'тратит {count, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}',
  'line.discarded': 'сбрасывает: {cards}',
  'line.removed': 'убирает: {card}',
  'line.hired': 'нанимает: {worker}',
  'line.bought': 'покупает: {card}',
  'line.built': 'строит {building}',
  'line.engine': 'ведёт паровоз: {position}',
  'line.took': 'берёт: {tile}',
  'line.upgraded': 'улучшает: {station}',
  'line.objective': 'берёт карточку цели',
  'line.objectivePlayed': 'играет карточку цели',
  'line.delivered': 'доставляет: {city}',
  'line.disc': 'отправляет диск «{disc}»',
  'line.shop': 'открывает лавку: {town}',
  'line.wonPot': 'выигрывает {money}',
  'line.end': 'запускает конец игры',
  'line.gained': 'получает {money}',
  'line.paidOut': 'платит {money}',
  'line.fees': 'платит за проход {money}',
}
