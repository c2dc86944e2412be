/** What a review says. `line` and `reasons` hold words of the game. */
export const en = {
  'review.mark.inaccuracy': 'inaccuracy',
  'review.mark.mistake': 'mistake',
  'review.mark.blunder': 'blunder',
  'review.loss':
    '{name} lost {percent, plural, one {# point} other {# points}} of winning chance ({mark}) {how}.',
  'review.lossBy':
    '{name} lost {percent, plural, one {# point} other {# points}} of winning chance ({mark}) {how}: {reasons}.',
  'review.instead': 'with “{played}” instead of “{best}”',
  'review.with': 'with “{played}”',
  'review.without': 'by leaving out “{best}”',
  'review.reason': '{category} {points, number, ::sign-always .#}',
  'review.rivals': 'strongest opponent',
  'review.parts': '{first} · {rest}',
  'review.andMore': '{first}…',
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
