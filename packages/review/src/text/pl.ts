import type { ReviewKey } from './index.js'

export const pl: Record<ReviewKey, string> = {
  'review.mark.inaccuracy': 'niedokładność',
  'review.mark.mistake': 'błąd',
  'review.mark.blunder': 'poważny błąd',
  'review.loss':
    '{name}: {percent, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} szansy na zwycięstwo mniej ({mark}), {how}.',
  'review.lossBy':
    '{name}: {percent, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} szansy na zwycięstwo mniej ({mark}), {how}; {reasons}.',
  'review.instead': 'zagrano „{played}” zamiast „{best}”',
  'review.with': 'zagrano „{played}”',
  'review.without': 'pominięto „{best}”',
  'review.reason': '{category} {points, number, ::sign-always .#}',
  'review.rivals': 'najlepszy przeciwnik',
  'review.parts': '{first} · {rest}',
  'review.andMore': '{first}…',
  'review.nothing': 'coś innego',
  'review.luck.good':
    'Szczęście: to, co wypadło, dało graczowi {name} {percent, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} szansy na zwycięstwo.',
  'review.luck.bad':
    'Pech: to, co wypadło, kosztowało gracza {name} {percent, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} szansy na zwycięstwo.',
  'review.setup.good':
    'Przygotowanie gry dało graczowi {name} {percent, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} szansy na zwycięstwo.',
  'review.setup.bad':
    'Przygotowanie gry kosztowało gracza {name} {percent, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} szansy na zwycięstwo.',
}
