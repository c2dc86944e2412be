import { further } from './en/further.js'

/** What the lessons say. One or two sentences each: they stand beside the thing itself. */
export const en = {
  ...further,
  'first.title': 'Your first town',
  'first.about': 'Land, cowboys, duels and the first buildings, one idea at a time.',
  'first.goal':
    'A town grows here in four rounds. Land, buildings and revolvers bring money; whoever has most points at the end wins.',
  'first.goal.why':
    'Money is worth little at the end. Most points come from what you build and from buying points while they are cheap.',
  'first.free': 'Choose a parcel of your own; it costs nothing now.',
  'first.free.why':
    'Near houses and mountains land is worth more: buildings earn by what stands around them.',
  'first.character':
    'Choose a character for this round. It gives a power at once or later, and a place in the order.',
  'first.character.why':
    'The number on the card decides who places first. The amount on it is how much money you may keep at the end of the round.',
  'first.parcel': 'Put a cowboy on a free parcel to claim it, or on a place of the street. You have {money}.',
  'first.parcel.why':
    'A parcel costs a dollar for the land and one for everything on it and around it. The last one: {land} for land, {houses} for houses, {mountains} for mountains, {buildings} for buildings, {total} in all.',
  'first.parcel.gently':
    'You have cowboys and money. Passing now gives the round away; place at least one more.',
  'first.street':
    'Now one onto the street: each sign says what it would bring you now. You have {cowboys, plural, one {# cowboy} other {# cowboys}} left.',
  'first.street.why':
    'The street is worked through from its beginning to its end. What comes early can pay for what comes later, a building for instance.',
  'first.pass':
    'You need not place them all. Pass when nothing is worth it any more; your firepower would be {firepower}.',
  'first.pass.why':
    'Cowboys that stay at home shoot in duels. Whoever passes first also wins ties and chooses first next round.',
  'first.duel':
    'Two stand on one place: a duel. Each side adds a die to its firepower; yours is {firepower}.',
  'first.duel.why':
    'Firepower is cowboys at home and revolvers. Only the winner gets the place; the loser takes the cowboy back, and it can shoot again.',
  'first.resolution':
    'Everybody has passed. Now the street is worked through, place by place: see your cowboys act.',
  'first.resolution.why': 'You are asked whenever there is something to decide: to buy, to build, to take.',
  'first.build': 'You can build: choose the parcel. Each one shows the income the building would have there.',
  'first.build.why':
    'Most buildings need a road to the town, and earn by their neighbours: houses, mountains, other buildings. A house comes with many of them.',
  'first.road':
    'You have roads: lay them along the edges of parcels. A parcel reached by road can take a building.',
  'first.road.why': 'Roads belong to nobody once they lie there. Lead them to your land, not past it.',
  'first.limit':
    'Your character lets you keep only so much money. What is above it must be turned into points, or is given up.',
  'first.limit.why': 'Points cost less in the first rounds. Plan to spend: money over the limit buys little.',
  'first.round':
    'The first round is over: you have {points, plural, one {# point} other {# points}} and {money}. New cowboys come, new tiles lie in the market.',
  'first.round.why':
    'Play this round by yourself; hints are at hand. Think what your buildings earn each round.',
  'first.end':
    'You know the game now: {points, plural, one {# point} other {# points}} so far, {ended} if it ended now. In the last round think of points: what money is left then counts $6 a point.',
  'first.end.why': 'At the end buildings, houses, mountains and money count. Play on from here by yourself.',
} as const

export type LessonKey = keyof typeof en
