export const brahman = {
  'card.second.brahman': 'Brahman',
  'card.first.brahman': 'Brahman',
  'config.cattle.brahman': 'Brahman',
  'ruling.brahmanPoints': 'How many points is a Brahman card worth?',
  'ruling.brahmanValue': 'What is the breeding value of a Brahman card?',
} as const
