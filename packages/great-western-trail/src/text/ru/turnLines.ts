import type { turnLines as english } from '../en/turnLines.js'
import type { Translated } from '../en.js'

export const turnLines: Translated<typeof english> = {
  'line.label': '{label}',
  'line.placed': 'начало: {place}',
  'line.way': '{from}→{to}',
  'line.paid': '{what} за {money}',
  'line.discarded': 'сброс: {cards}',
  'line.removed': 'убрано: {card}',
  'line.hired': 'наём: {worker}',
  'line.bought': 'покупка: {card}',
  'line.built': 'постройка {building}',
  'line.engine': 'паровоз: {position}',
  'line.took': 'взято: {tile}',
  'line.upgraded': 'улучшение: {station}',
  'line.objective': 'взята цель',
  'line.objectivePlayed': 'сыграна цель',
  'line.delivered': 'доставка: {city}',
  'line.disc': 'диск «{disc}»',
  'line.shop': 'лавка: {town}',
  'line.wonPot': 'выигрыш {money}',
  'line.end': 'конец игры начался',
  'line.gained': '+{money}',
  'line.fees': 'плата за проход {money}',
}
