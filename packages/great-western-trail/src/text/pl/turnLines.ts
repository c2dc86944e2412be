import type { turnLines as english } from '../en/turnLines.js'
import type { Translated } from '../en.js'

export const turnLines: Translated<typeof english> = {
  'line.label': '{label}',
  'line.placed': 'początek: {place}',
  'line.way': '{from}→{to}',
  'line.paid': '{what} za {money}',
  'line.discarded': 'odrzucono: {cards}',
  'line.removed': 'usunięto: {card}',
  'line.hired': 'zatrudnienie: {worker}',
  'line.bought': 'kupno: {card}',
  'line.built': 'budowa {building}',
  'line.engine': 'lokomotywa: {position}',
  'line.took': 'wzięto: {tile}',
  'line.upgraded': 'rozbudowa: {station}',
  'line.objective': 'cel wzięty',
  'line.objectivePlayed': 'zagrany cel',
  'line.delivered': 'dostawa: {city}',
  'line.disc': 'dysk „{disc}”',
  'line.shop': 'sklep: {town}',
  'line.wonPot': 'wygrywa {money}',
  'line.end': 'początek końca gry',
  'line.gained': '+{money}',
  'line.fees': 'opłaty {money}',
}
