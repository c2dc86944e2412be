import type { ReviewKey } from './index.js'

export const fr: Record<ReviewKey, string> = {
  'review.mark.inaccuracy': 'imprécision',
  'review.mark.mistake': 'erreur',
  'review.mark.blunder': 'grosse erreur',
  'review.loss':
    '{name} a perdu {percent, plural, one {# point} other {# points}} de chances de victoire ({mark}) {how}.',
  'review.lossBy':
    '{name} a perdu {percent, plural, one {# point} other {# points}} de chances de victoire ({mark}) {how} : {reasons}.',
  'review.instead': 'avec « {played} » au lieu de « {best} »',
  'review.with': 'avec « {played} »',
  'review.without': 'en se passant de « {best} »',
  'review.reason': '{category} {points, number, ::sign-always .#}',
  'review.rivals': 'meilleur adversaire',
  'review.parts': '{first} · {rest}',
  'review.andMore': '{first}…',
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
