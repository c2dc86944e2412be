import type { turnLines as english } from '../en/turnLines.js'
import type { Translated } from '../en.js'

export const turnLines: Translated<typeof english> = {
  'line.label': '{label}',
  'line.start': 'początek szlaku',
  'line.placed': 'zaczyna: {place}',
  'line.way': '{from}→{to}',
  'line.paid': '{what} za {money}',
  'line.auxiliary': 'używa „{auxiliary}”',
  'line.certificates':
    'dostaje {count, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'line.certificates.spent':
    'wydaje {count, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'line.discarded': 'odrzuca: {cards}',
  'line.removed': 'usuwa: {card}',
  'line.hired': 'zatrudnia: {worker}',
  'line.bought': 'kupuje: {card}',
  'line.built': 'buduje {building}',
  'line.engine': 'przesuwa lokomotywę: {position}',
  'line.took': 'bierze: {tile}',
  'line.upgraded': 'rozbudowuje: {station}',
  'line.objective': 'bierze kartę celu',
  'line.objectivePlayed': 'zagrywa kartę celu',
  'line.delivered': 'dostarcza: {city}',
  'line.disc': 'wysyła dysk „{disc}”',
  'line.shop': 'otwiera sklep: {town}',
  'line.wonPot': 'wygrywa {money}',
  'line.end': 'rozpoczyna koniec gry',
  'line.gained': 'dostaje {money}',
  'line.paidOut': 'płaci {money}',
  'line.fees': 'płaci {money} opłat',
}
