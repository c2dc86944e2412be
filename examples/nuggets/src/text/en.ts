/** Every sentence of the game; the other languages have the same keys. */
export const en = {
  name: 'Nuggets',
  'config.players': 'Players',
  'prompt.bid': 'The claim is worth {claim}. Which card do you bid?',
  'option.bid': 'Bid {card}',
  'event.turn': 'A claim worth {claim} is turned up.',
  'event.bid': '{who} has bid.',
  'event.shown': '{who} bid {card}.',
  'event.won': '{who} wins the claim worth {claim}.',
  'line.won': 'claim {claim}',
  'summary.claim':
    'The claim of this round is worth {claim}; {left, plural, one {# claim follows} other {# claims follow}}.',
  'summary.seat': '{who}: {cards, plural, one {# card} other {# cards}}, {points} points.',
  'score.claims': 'Claims',
  'score.mostClaims': 'Most claims',
} as const

export type Key = keyof typeof en
