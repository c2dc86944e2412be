/** Lessons after the first match. One or two sentences each. */
export const further = {
  'tour.1': 'A town will grow here in four rounds: land, buildings, roads, and cowboys who want the same.',
  'tour.2': 'Everybody takes land. Houses, mountains and buildings on it will bring points at the end.',
  'tour.3': 'Each round you choose a character: an advantage, a place in the order, a limit for your money.',
  'tour.4': 'In turn you place cowboys: on the street to act, on land to buy it, on buildings to rob them.',
  'tour.5': 'Who passes early keeps cowboys at home. They are firepower in the duels to come.',
  'tour.6': 'The street is worked through: tiles are bought and built. Good neighbours make good income.',
  'tour.7': 'Money can become points, and all buildings pay. Where two want the same, they duel.',
  'tour.8': 'After four rounds everything on your land counts, and your money. The most points win.',

  'duels.title': 'Duels',
  'duels.about': 'Where firepower comes from, when to join another cowboy, and when to keep yours at home.',
  'duels.firepower':
    'Your firepower is {firepower} now: cowboys in reserve and revolvers. In a duel a die is added to it.',
  'duels.firepower.why':
    'A cowboy on the board shoots nowhere. Two cowboys at home make up for a die that is two higher.',
  'duels.card':
    'Choose a character. The mercenary brings three revolvers for the round, the captain more cowboys.',
  'duels.card.why':
    'A low number places first and finds empty places; a high number sees where the others stand.',
  'duels.place':
    'Place a cowboy. Where another already stands, it comes to a duel; the odds are written beside the option.',
  'duels.place.why':
    'Join where you are stronger and the prize is good. On wages and the single road nobody duels.',
  'duels.keep':
    'Your firepower is {firepower} with the cowboys that are still at home. Each one that you place makes it smaller.',
  'duels.keep.why':
    'In a tie whoever passed first wins. To pass early with two or three cowboys left is often the best defence.',
  'duels.duel':
    'A duel: each rolls a die and adds firepower. The winner acts; the loser takes the cowboy back at once.',
  'duels.duel.why':
    'A lost cowboy is not lost: at home he strengthens you in the next duels, and is there next round. Only acting spends him.',
  'duels.end':
    'That is how duels work. Your firepower is {firepower}; watch the others’ before you go where they are.',

  'last.title': 'The last round',
  'last.about': 'A whole match for two, with an eye on what counts in the fourth round.',
  'last.goal':
    'This lesson waits for the fourth round. Until then play as you like; think of land, buildings and money for the end.',
  'last.goal.why':
    'At the end everything on your land brings 2 points, and each full $6 brings 1. What you earn late must become points.',
  'last.card': 'The last round. You have {money}; the card that you choose limits how much of it you keep.',
  'last.card.why':
    'Above the limit $10 buy a point, below it $6 are worth one. A high limit is worth points now.',
  'last.place':
    'You have {cowboys, plural, one {# cowboy} other {# cowboys}} at home. There is no next round: use the places that bring points.',
  'last.place.why':
    'Land with houses or mountains brings 2 points for each. Who passes first still wins ties, also the last one.',
  'last.money':
    'You have {money}. Points can be bought now; what you keep is counted at the end, $6 a point.',
  'last.money.why': 'Below $6 a point, buy. Above it, keep, as long as the limit allows.',
  'last.end':
    'The match is over; {points, plural, one {# point} other {# points}} came during play, the rest from land and money. Look at the score sheet.',
  'last.end.why':
    'See where the winner’s points came from: land that fills early pays twice, as income and as points.',
} as const
