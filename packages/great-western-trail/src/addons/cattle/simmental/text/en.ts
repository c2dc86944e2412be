export const simmental = {
  'card.second.simmentalCalf': 'Simmental calf',
  'card.second.simmentalHeifer': 'Simmental heifer',
  'card.second.simmentalCow': 'Simmental cow',
  'card.first.simmentalCalf': 'Simmental calf',
  'card.first.simmentalHeifer': 'Simmental heifer',
  'card.first.simmentalCow': 'Simmental cow',
  'config.cattle.simmental': 'Simmental',
  'option.pass.raiseSimmental': 'Raise none',
  'option.raise':
    '{stage, select, calf {Raise {count, plural, one {# calf to a heifer} other {# calves to heifers}}} other {Raise {count, plural, one {# heifer to a cow} other {# heifers to cows}}}}',
  'prompt.raiseSimmental':
    '{stage, select, calf {Raise Simmental calves to heifers, or go on ({left} left).} other {Raise Simmental heifers to cows, or go on ({left} left).}}',
  'event.raised':
    '{stage, select, calf {{who} raises {count, plural, one {# calf to a heifer} other {# calves to heifers}}.} other {{who} raises {count, plural, one {# heifer to a cow} other {# heifers to cows}}.}}',
  'change.tokensWhileRaising':
    'Exchange tokens work between the income and raising Simmental cards, and there is a pause for them.',
  'chip.raise': 'Raise {count}',
  'ruling.simmentalCalfPoints': 'How many points is a Simmental calf worth?',
  'ruling.simmentalHeiferPoints': 'How many points is a Simmental heifer worth?',
  'ruling.simmentalCowPoints': 'How many points is a Simmental cow worth?',
  'ruling.simmentalCalfValue': 'What is the breeding value of a Simmental calf?',
  'ruling.simmentalHeiferValue': 'What is the breeding value of a Simmental heifer?',
  'ruling.simmentalCowValue': 'What is the breeding value of a Simmental cow?',
} as const
