/** Why an option is good. `points` is the difference to the best of the others; `steps` are answers of the game. */
export const en = {
  'hint.ahead': 'About {points, plural, one {# point} other {# points}} better than the next best.',
  'hint.aheadBy':
    'About {points, plural, one {# point} other {# points}} better than the next best, most of it here: {category}.',
  'hint.aheadOfRivals':
    'About {points, plural, one {# point} other {# points}} better than the next best, mostly because the others get less.',
  'hint.behind': 'About {points, plural, one {# point} other {# points}} behind the best.',
  'hint.behindBy':
    'About {points, plural, one {# point} other {# points}} behind the best, most of it here: {category}.',
  'hint.behindRivals':
    'About {points, plural, one {# point} other {# points}} behind the best, mostly because the others get more.',
  'hint.alike': 'About as good as the best of the others.',
  'hint.then': '{reason} Then: {steps}.',
  'hint.only': 'There is nothing else to choose.',
}
