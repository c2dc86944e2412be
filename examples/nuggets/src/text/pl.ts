import type { Key } from './en.js'

export const pl: Readonly<Record<Key, string>> = {
  name: 'Samorodki',
  'config.players': 'Gracze',
  'prompt.bid': 'Działka jest warta {claim}. Którą kartą licytujesz?',
  'option.bid': 'Zalicytuj {card}',
  'event.turn': 'Odkryto działkę o wartości {claim}.',
  'event.bid': '{who} – karta wyłożona.',
  'event.shown': '{who} – karta {card}.',
  'event.won': '{who} zdobywa działkę o wartości {claim}.',
  'line.won': 'działka {claim}',
  'summary.claim':
    'Działka tej rundy jest warta {claim}; {left, plural, one {została # działka} few {zostały # działki} many {zostało # działek} other {zostało # działki}}.',
  'summary.seat':
    '{who}: {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}, punkty: {points}.',
  'score.claims': 'Działki',
  'score.mostClaims': 'Najwięcej działek',
}
