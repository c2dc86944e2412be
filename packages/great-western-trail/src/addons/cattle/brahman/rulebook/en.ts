export const brahman = {
  brahman: 'Brahman cattle',
  'brahman.1':
    'Eight Brahman cards are shuffled into the market, which shows and is filled up to 9, 12 or 15 cards; they lie at its left. A Brahman costs $8 with one cowboy or $5 with two, together with other purchases if you like.',
  'brahman.2':
    'At income each Brahman in your hand brings $4 more, which does not raise the total. All Brahmans are one breed of value 2, so one of them counts: three of them and a hand worth 4 bring 4 + 12 = $16 and deliver with 4. Each is worth 3 points at the end. They never change.',
  'brahman.3':
    'A Brahman is cattle of any breed, two are a pair, and one counts as value 2 where the icon includes orange, and as orange cattle for objectives. The variant works with and without Rails to the North. With Simmental too, which is not recommended, the market is no larger and one orange card counts.',
} as const
