import type { HintKey } from './index.js'

export const pl: Record<HintKey, string> = {
  'hint.ahead':
    'O około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepiej niż następna opcja.',
  'hint.aheadBy':
    'O około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepiej niż następna opcja, głównie tutaj: {category}.',
  'hint.aheadOfRivals':
    'O około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepiej niż następna opcja, głównie dlatego, że inni zyskają mniej.',
  'hint.behind':
    'O około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} gorzej niż najlepsza opcja.',
  'hint.behindBy':
    'O około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} gorzej niż najlepsza opcja, głównie tutaj: {category}.',
  'hint.behindRivals':
    'O około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} gorzej niż najlepsza opcja, głównie dlatego, że inni zyskają więcej.',
  'hint.alike': 'Mniej więcej tak dobre jak najlepsza z pozostałych opcji.',
  'hint.then': '{reason} Potem: {steps}.',
  'hint.only': 'Nie ma nic innego do wyboru.',
}
