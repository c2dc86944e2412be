import type { Key } from './en.js'

export const ru: Readonly<Record<Key, string>> = {
  name: 'Самородки',
  'config.players': 'Игроки',
  'prompt.bid': 'Участок стоит {claim}. Какой картой вы делаете ставку?',
  'option.bid': 'Поставить {card}',
  'event.turn': 'Открыт участок стоимостью {claim}.',
  'event.bid': 'Ставка сделана: {who}.',
  'event.shown': '{who}: ставка {card}.',
  'event.won': 'Участок стоимостью {claim} получает {who}.',
  'line.won': 'участок {claim}',
  'summary.claim':
    'Участок этого раунда стоит {claim}; впереди {left, plural, one {# участок} few {# участка} many {# участков} other {# участка}}.',
  'summary.seat':
    '{who}: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, очков: {points}.',
  'score.claims': 'Участки',
  'score.mostClaims': 'Больше всех участков',
}
