import type { ReviewKey } from './index.js'

export const ru: Record<ReviewKey, string> = {
  'review.mark.inaccuracy': 'неточность',
  'review.mark.mistake': 'ошибка',
  'review.mark.blunder': 'грубая ошибка',
  'review.loss':
    '{name}: минус {percent, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} шанса на победу ({mark}), {how}.',
  'review.lossBy':
    '{name}: минус {percent, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} шанса на победу ({mark}), {how}; {reasons}.',
  'review.instead': 'сыграно «{played}» вместо «{best}»',
  'review.with': 'сыграно «{played}»',
  'review.without': 'не сыграно «{best}»',
  'review.reason': '{category} {points, number, ::sign-always .#}',
  'review.rivals': 'сильнейший соперник',
  'review.parts': '{first} · {rest}',
  'review.andMore': '{first}…',
  'review.nothing': 'другое',
  'review.luck.good':
    'Удача: {name} получает {percent, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} шанса на победу благодаря тому, что выпало.',
  'review.luck.bad':
    'Невезение: {name} теряет {percent, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} шанса на победу из-за того, что выпало.',
  'review.setup.good':
    'Подготовка: {name} получает {percent, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} шанса на победу.',
  'review.setup.bad':
    'Подготовка: {name} теряет {percent, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} шанса на победу.',
}
