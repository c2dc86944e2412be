import type { HintKey } from './index.js'

export const ru: Record<HintKey, string> = {
  'hint.ahead':
    'Примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} лучше следующего варианта.',
  'hint.aheadBy':
    'Примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} лучше следующего варианта, главным образом здесь: {category}.',
  'hint.aheadOfRivals':
    'Примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} лучше следующего варианта: главным образом потому, что другие получат меньше.',
  'hint.behind':
    'Примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} хуже лучшего варианта.',
  'hint.behindBy':
    'Примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} хуже лучшего варианта, главным образом здесь: {category}.',
  'hint.behindRivals':
    'Примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} хуже лучшего варианта: главным образом потому, что другие получат больше.',
  'hint.alike': 'Примерно равноценно лучшему из остальных вариантов.',
  'hint.then': '{reason} Затем: {steps}.',
  'hint.only': 'Больше выбирать не из чего.',
}
