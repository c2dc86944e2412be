import type { summary as english } from '../en/summary.js'
import type { Translated } from '../en.js'

export const summary: Translated<typeof english> = {
  'summary.turn': 'Ход {number}: {who}',
  'summary.player':
    '{who}: {money}; ковбои {cowboys}, строители {builders}, инженеры {engineers}; сертификаты {certificates} из {limit}{permanent, plural, =0 {} one { + # постоянный} few { + # постоянных} many { + # постоянных} other { + # постоянного}}; жетоны обмена {tokens}',
  'summary.places': '  пастух: {place}; паровоз: {engine}; лимит шагов {steps}',
  'summary.nowhere': 'дома, до первого хода',
  'summary.hand': '  рука ({count} из {limit}): {cards}; стопка {draw}, сброс {discard}',
  'summary.hand.hidden': '  рука {count} из {limit}; стопка {draw}, сброс {discard}',
  'summary.buildings': '  постройки: {list}',
  'summary.cities': '  доставки: {list}',
  'summary.stations': '  улучшено: {list}',
  'summary.masters': '  начальники станций: {list}',
  'summary.hazards': '  опасности: {list}',
  'summary.outlaws.second': '  бандиты: зелёных {green}, оранжевых {orange}',
  'summary.outlaws.first': '  типи: зелёных {green}, синих {orange}',
  'summary.played': '  сыгранные цели: {list}',
  'summary.shops': '  лавки: {list}; осталось {left}',
  'summary.laid': '  за покерным столом: {cards}',
  'summary.jobs': 'Рынок труда, ряд {row} ({cost}): {workers}',
  'summary.jobs.token': 'Рынок труда, ряд {row} ({cost}), здесь жетон: {workers}',
  'summary.market': 'Рынок скота: {cards} (в стопке {deck})',
  'summary.foresight': 'Прогноз {step}: {tiles}',
  'summary.neutral': 'Нейтральные постройки на клетках от A до G: {letters}',
  'summary.trail.hazards': 'Опасности на пути: {list}',
  'summary.trail.outlaws.second': 'Бандиты на пути: {list}',
  'summary.trail.outlaws.first': 'Типи на пути: {list}',
  'summary.trail.masters': 'Начальники станций: {list}',
  'summary.master': '{station} — {help}',
  'summary.objectives': 'Открытые цели: {cards} (в стопке {deck})',
}
