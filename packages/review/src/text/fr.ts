import type { ReviewKey } from './index.js'

export const fr: Record<ReviewKey, string> = {
  'review.mark.inaccuracy': 'imprécision',
  'review.mark.mistake': 'erreur',
  'review.mark.blunder': 'grosse erreur',
  'review.loss':
    '{name}, {mark} : {percent, plural, one {# point} other {# points}} de chances de victoire en moins. Mieux : {line}.',
  'review.lossBy':
    '{name}, {mark} : {percent, plural, one {# point} other {# points}} de chances de victoire en moins ({reasons}). Mieux : {line}.',
  'review.reason': '{category} {points, number, ::sign-always .#}',
  'review.rivals': 'Ce que gagnent les autres',
  'review.parts': '{first} · {rest}',
  'review.nothing': 'autre chose',
  'review.luck.good':
    'Chance : ce qui est sorti a valu {percent, plural, one {# point} other {# points}} de chances de victoire à {name}.',
  'review.luck.bad':
    'Malchance : ce qui est sorti a coûté {percent, plural, one {# point} other {# points}} de chances de victoire à {name}.',
  'review.setup.good':
    'La mise en place a valu {percent, plural, one {# point} other {# points}} de chances de victoire à {name}.',
  'review.setup.bad':
    'La mise en place a coûté {percent, plural, one {# point} other {# points}} de chances de victoire à {name}.',
}
