import { further } from './en/further.js'

/** What the lessons say. One or two sentences each: they stand beside the thing itself. */
export const en = {
  ...further,
  'first.title': 'Your first drive',
  'first.about': 'From the first worker to the first delivery, one idea at a time.',
  'first.goal':
    'Your cattleman drives a herd along this trail to Kansas City. From there the cows go by rail to a city that pays.',
  'first.goal.why':
    'What pays is variety: in Kansas City each breed in your hand counts once. Everything on the way helps you to arrive with different, better cows.',
  'first.start': 'Put your cattleman on a neutral building to begin. Building A is where workers are hired.',
  'first.start.why':
    'Neutral buildings belong to nobody: everyone may use them. With $6 or more, a first worker is a good start.',
  'first.start.gently':
    'That place works too. But with money in your pocket, an extra worker early helps for the whole match: building A hires one.',
  'first.hire':
    'Hire a worker now; you have {money}. Cowboys buy cattle, builders build, engineers move your engine.',
  'first.hire.why':
    'Workers stay for the whole match. Two or three specialists of one kind open things that one alone can never do.',
  'first.hire.gently':
    'You can do that too. The reason to come here was the worker: money can be earned again, an early worker works longest.',
  'first.visit':
    'Each action of a building may be used once, in any order. Nothing more you want? Finish here; then you draw up to {limit} cards again.',
  'first.move':
    'Now move: at most {steps, plural, one {# step} other {# steps}}. Empty sites are no steps. Stop where you like what is offered.',
  'first.move.why':
    'You never walk back. Jumping far brings you to Kansas City soon with few actions; small steps use more buildings.',
  'first.move.gently': 'There is a way to the same place that costs you less.',
  'first.discard':
    'Here a cow of yours brings money: discard it, take the dollars, and draw another card at the end of your turn.',
  'first.discard.why':
    'You hold {breeds, plural, one {# breed} other {# breeds}} worth {value} together. A second cow of a breed adds nothing in Kansas City, so a double is the one to give away.',
  'first.buy':
    'This is the cattle market. With {cowboys, plural, one {# cowboy} other {# cowboys}} and {money} you can buy here; more cowboys buy cheaper and better.',
  'first.buy.why':
    'A bought cow goes to your discard pile and comes into your hand later. Dearer breeds are worth more in Kansas City, and points at the end.',
  'first.buy.gently': 'A cow worth 3 or more would raise every later delivery; this one adds little.',
  'first.build':
    'Here you build: a small building of your own on a free site, for $2 a builder it needs. You have {builders, plural, one {# builder} other {# builders}}.',
  'first.build.why':
    'Your own building is yours to use on every lap, and one more place to stop. Some make others pay when they pass.',
  'first.engine': 'Your engine may move forward along the track here, one space for each engineer.',
  'first.engine.why':
    'The farther your engine, the cheaper the transport to far cities; beside the track wait stations to upgrade.',
  'first.auxiliary':
    'Instead of the actions of a place you may always do one small auxiliary action: a dollar, a new card, later more.',
  'first.auxiliary.why':
    'It is the way out where a place offers nothing to you. Discs that you lift from your board make these actions better.',
  'first.fee': 'That way had a price: hands on tiles and on other players’ buildings are paid when you pass.',
  'first.fee.why':
    'What a green and a black hand cost depends on the number of players; the figure beside each place says what you would pay.',
  'first.foresight':
    'Kansas City. First choose tiles: each goes onto the board, a hazard or outlaw on the trail, a worker into the job market.',
  'first.foresight.why':
    'You decide what stands in the others’ way and which workers can be hired next. When the job market is full, the match ends.',
  'first.income':
    'Now your hand is counted: {breeds, plural, one {# breed} other {# breeds}}, worth {value} together. Certificates may be added; the sum is paid in dollars.',
  'first.income.why':
    'You have {certificates} of at most {limit} certificates. Spend them if they take you to the next city; kept ones help next time.',
  'first.deliver':
    'You have the money for your herd. Now deliver it to a city up to value {total}; a disc of yours goes there.',
  'first.deliver.why':
    'Each crossing between your engine and the city costs a dollar of transport. Most cities take your disc only once, so plan for the next one; Kansas City itself costs points at the end.',
  'first.deliver.gently':
    'Kansas City takes any herd, but costs points at the end. Another city in reach is better.',
  'first.disc': 'Which disc do you send? The space under it opens a new power on your board.',
  'first.disc.why':
    'More steps, a larger hand, more certificates, stronger auxiliary actions: lift first what you will use on every lap.',
  'first.end':
    'That was a delivery: the heart of the game. If it ended now, you would have {points, plural, one {# point} other {# points}}; several more drives follow.',
  'first.end.why':
    'Points come from cities, cows, buildings, stations, hazards and objective cards. Play on from here by yourself: hints stay at hand.',
} as const

export type LessonKey = keyof typeof en
