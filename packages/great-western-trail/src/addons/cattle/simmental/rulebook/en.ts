export const simmental = {
  simmental: 'Simmental cattle',
  'simmental.1':
    'Eight orange calves of the first stage are shuffled into the market, which shows and is filled up to 9, 12 or 15 cards. Eight cards each of the second and third stage lie beside it and cannot be bought. A calf costs $8 with one cowboy or $5 with two.',
  'simmental.2':
    'At Kansas City, after the money of step 4 and before you discard, you may swap any number of first-stage cards in your hand for second-stage cards, then second-stage cards for third-stage ones, as long as there are any. The old cards leave the game; the new ones go on your discard pile, so a card rises one stage a visit and does not raise today’s total. Exchange tokens may be used in between.',
  'simmental.3':
    'Values and points by stage: 2 and 3, 4 and 4, 5 and 5. All orange cards are one breed; the best one counts. They are cattle of any breed and make a pair, but are no cattle of a certain value unless the icon shows an orange card.',
} as const
