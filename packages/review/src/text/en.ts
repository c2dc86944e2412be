/** What a review says. `line` and `reasons` hold words of the game. */
export const en = {
  'review.mark.inaccuracy': 'inaccuracy',
  'review.mark.mistake': 'mistake',
  'review.mark.blunder': 'blunder',
  'review.loss':
    '{name}, {mark}: {percent, plural, one {# point} other {# points}} of winning chance. Better: {line}.',
  'review.lossBy':
    '{name}, {mark}: {percent, plural, one {# point} other {# points}} of winning chance ({reasons}). Better: {line}.',
  'review.reason': '{category} {points, number, ::sign-always .#}',
  'review.rivals': 'What the others get',
  'review.parts': '{first} · {rest}',
  'review.nothing': 'something else',
  'review.luck.good':
    'Luck: what came was worth {percent, plural, one {# point} other {# points}} of winning chance to {name}.',
  'review.luck.bad':
    'Luck: what came cost {name} {percent, plural, one {# point} other {# points}} of winning chance.',
  'review.setup.good':
    'The set-up was worth {percent, plural, one {# point} other {# points}} of winning chance to {name}.',
  'review.setup.bad':
    'The set-up cost {name} {percent, plural, one {# point} other {# points}} of winning chance.',
}
