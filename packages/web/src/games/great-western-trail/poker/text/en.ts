export const en = {
  chair: 'Empty chair of {player}',
  seated:
    '{player}: token worth {points, plural, one {# point} other {# points}}, {count, plural, one {# card laid} other {# cards laid}}',
  'seat.help':
    'At the building of space D a worker may sit down and take the top token; then up to three cards lie here face down, $1 for the first and $2 for the second of a stop.',
  pot: 'Pot: {money}',
  'pot.help':
    'At the building of space G a showdown may be called: the highest breeding value takes the pot and {bonus} of the bank; a tie shares.',
  tokens: '{count, plural, =0 {No tokens left} one {# token left} other {# tokens left}}',
  'tokens.help': 'Whoever sits down takes the top one: dollars at once, points at the end.',
  showdown: 'Showdown',
  value: 'breeding value {value}',
  wins: '{player} wins {money}',
} as const

export type PokerKey = keyof typeof en
