import type { Key } from './en.js'

export const fr: Readonly<Record<Key, string>> = {
  name: 'Pépites',
  'config.players': 'Joueurs',
  'prompt.bid': 'La concession vaut {claim}. Quelle carte misez-vous ?',
  'option.bid': 'Miser {card}',
  'event.turn': 'Une concession de valeur {claim} est révélée.',
  'event.bid': '{who} a misé.',
  'event.shown': '{who} a misé {card}.',
  'event.won': '{who} remporte la concession de valeur {claim}.',
  'line.won': 'concession {claim}',
  'summary.claim':
    'La concession de cette manche vaut {claim} ; {left, plural, one {il en reste #} other {il en reste #}}.',
  'summary.seat': '{who} : {cards, plural, one {# carte} other {# cartes}}, {points} points.',
  'score.claims': 'Concessions',
  'score.mostClaims': 'Le plus de concessions',
}
