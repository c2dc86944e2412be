import type { HintKey } from './index.js'

export const fr: Record<HintKey, string> = {
  'hint.ahead': 'Environ {points, plural, one {# point} other {# points}} de mieux que l’option suivante.',
  'hint.aheadBy':
    'Environ {points, plural, one {# point} other {# points}} de mieux que l’option suivante, surtout ici : {category}.',
  'hint.aheadOfRivals':
    'Environ {points, plural, one {# point} other {# points}} de mieux que l’option suivante, surtout parce que les autres y gagnent moins.',
  'hint.behind': 'Environ {points, plural, one {# point} other {# points}} de moins que la meilleure option.',
  'hint.behindBy':
    'Environ {points, plural, one {# point} other {# points}} de moins que la meilleure option, surtout ici : {category}.',
  'hint.behindRivals':
    'Environ {points, plural, one {# point} other {# points}} de moins que la meilleure option, surtout parce que les autres y gagnent plus.',
  'hint.alike': 'À peu près aussi bon que la meilleure des autres options.',
  'hint.then': '{reason} Ensuite : {steps}.',
  'hint.only': 'Il n’y a rien d’autre à choisir.',
}
