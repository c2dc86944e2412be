/** Lessons after the first match. One or two sentences each. */
export const further = {
  'tour.1': 'You are a cattleman. With a herd of cards you walk this trail to Kansas City, stop by stop.',
  'tour.2': 'On the way you hire workers: cowboys buy cattle, builders build, engineers move your engine.',
  'tour.3': 'You put up buildings of your own. Only you may use them, and some make the others pay.',
  'tour.4': 'Hazards and outlaws stand in the way. Remove them for points and money.',
  'tour.5': 'You buy better cattle. In Kansas City each different breed in your hand counts.',
  'tour.6': 'Your engine runs along the track: far cities become cheaper, and stations bring points.',
  'tour.7': 'In Kansas City you choose what comes to the board: workers to hire, hazards for others.',
  'tour.8':
    'Then you sell: your hand is worth its different breeds. The cattle go to a city, and a disc leaves your board and frees a new ability.',
  'tour.9': 'A new lap begins with a better herd. When the job market is full, the most points win.',

  'kansas.title': 'Kansas City in detail',
  'kansas.about': 'The five steps of a visit: foresight, income, delivery, and what each decides.',
  'kansas.way':
    'This lesson is about Kansas City. Walk there with long steps; it waits until you arrive and explains each of the five steps.',
  'kansas.way.why':
    'A short lap with few stops delivers soon. Often the extra delivery is worth more than the actions you leave out.',
  'kansas.foresight':
    'Three times you choose one of two tiles. Hazards and outlaws go on the trail, workers into the job market.',
  'kansas.foresight.why':
    'Put hazards where the others walk and you do not. Choose workers of the kind that you want to hire next lap.',
  'kansas.market':
    'Each worker fills the job market. When its row is full, the token moves on: two yellow arrows refill the cattle market, the last one ends the game.',
  'kansas.market.why':
    'So you also set the pace: workers make the game shorter, hazards and outlaws make it longer.',
  'kansas.income':
    'Your hand is worth {value} now, each breed counted once. Certificates add 1 each; decide how many you spend.',
  'kansas.income.why':
    'You may keep at most {limit}. Spend them if they reach the next city, not for the few dollars alone.',
  'kansas.city':
    '{cities, plural, one {# city is} other {# cities are}} in reach now. Only Kansas City and New York take your disc again; each crossing beyond your engine costs $1.',
  'kansas.city.why':
    'Two neighbouring cities together bring what their arrow shows. Think in pairs, and leave Kansas City itself for need: it costs 6 points.',
  'kansas.city.gently':
    'Kansas City gives dollars now but costs 6 points at the end. Another city is in reach.',
  'kansas.disc': 'Choose the disc that you send. The space under it is yours from now on.',
  'kansas.disc.why':
    'White-bordered cities take discs of white spaces only. Keep a black one for Chicago, Toledo, Philadelphia or New York.',
  'kansas.end':
    'That was a whole visit. The foresight is filled anew, your hand too, and the next lap begins.',

  'stations.title': 'Stations and station masters',
  'stations.about':
    'Bring your engine to a turnout, upgrade its station, and perhaps take the station master.',
  'stations.goal':
    'Beside the track wait ten stations. Stop your engine on a turnout, pay, and put a disc there: points, and a new ability.',
  'stations.goal.why':
    'A station sends a disc away without a delivery. The far ones bring up to 9 points, and from the last your engine goes back and brings $3.',
  'stations.hire':
    'Hire a worker here: an engineer moves your engine farther, and a station master asks for a worker.',
  'stations.hire.why': 'Only hired workers can be given to a station; the printed ones stay with you.',
  'stations.hire.gently': 'You can do that too. But without a hired worker no station master can be taken.',
  'stations.engine': 'Your engine can move here: count so that it ends on a turnout, if one is near.',
  'stations.engine.why':
    'Spaces with other engines are not counted: somebody in front of you takes you farther for free.',
  'stations.upgrade': 'You stand at a station. Upgrade it now? You have {money}.',
  'stations.upgrade.why':
    'The first four stations are cheap and take white discs. Later ones cost more but bring more points, and take any disc.',
  'stations.upgrade.gently':
    'You can leave it and come back, but coming back costs engine moves. If you can pay, upgrade now.',
  'stations.master':
    'A station master waits here. Give a hired worker, and you have a certificate for good or a reward at once, and points at the end.',
  'stations.master.why':
    'The worker is gone, the space works again when you hire anew. Early permanent certificates pay at every income.',
  'stations.end': 'That is all about stations. Play on: the next ones are farther and worth more.',

  'objectives.title': 'Objective cards',
  'objectives.about': 'Take a card, play it at the right moment, and score it at the end.',
  'objectives.goal':
    'These are objective cards. Each asks for things that you collect and brings points at the end, or costs some if you fail.',
  'objectives.goal.why':
    'Take cards that ask for what you do anyway: buildings for builders, stations for engineers, hazards for cowboys.',
  'objectives.place':
    'Here you may take an objective card. It goes on your discard pile and comes into your hand later.',
  'objectives.place.why':
    'Deliveries bring them too: look at the arrows between Fulton, St. Louis, Bloomington, Peoria and Chicago.',
  'objectives.choose':
    'One of the four open cards, or the top of the pile. What do you come near to already?',
  'objectives.choose.why':
    'Each thing counts for one card only. Two cards that ask for different things are easier together.',
  'objectives.hand':
    'An objective card is in your hand. Playing it does what it shows at once, and it must be counted at the end.',
  'objectives.hand.why':
    'You may wait: a card that is never played costs nothing. But it takes a place in your hand on every lap.',
  'objectives.end': 'Now it is up to you: play on, and look at your cards before the last lap.',

  'north.title': 'Rails to the North',
  'north.about': 'Shops in the towns of the north: how to get there, and what they open.',
  'north.board':
    'This expansion has a second board. You place shops in towns that a rail joins to the town hall, to your discs or to your other shops.',
  'north.board.why':
    'Large cities in the north take deliveries and bring many points, but only with a shop of yours there.',
  'north.action': 'Your sixth auxiliary action can place a shop: $1 and a cow of value 2. Try it now.',
  'north.action.why':
    'It also thins out your weak cows. Every third shop frees a bell, which counts for objectives.',
  'north.action.gently':
    'That works too. But a shop now opens the way to all the others: the sixth action places one.',
  'north.shop': 'Choose town and space. Some spaces give something, some cost; the town may do more.',
  'north.shop.why':
    'From here the next towns come into reach. Medium towns act at once, stations can be upgraded.',
  'north.city':
    'A delivery: besides the strip you may choose a large city with your shop, if your herd is good enough.',
  'north.city.why':
    'A disc on the strip opens new ways into the north, too: Bloomington leads to half of it.',
  'north.end': 'You know the north now. Count your shops before you plan the far cities.',

  'poker.title': 'The poker table',
  'poker.about': 'Take a seat, lay cards, call for a showdown.',
  'poker.table':
    'Two neutral buildings lead to the poker table: on space D you lay cards, on space G you call for a showdown.',
  'poker.table.why':
    'Who sits down first gets the most points: the tokens bring 6, 5, 4 and 3. You need a hired worker for it.',
  'poker.seat':
    'Here you may seat your rightmost hired worker of a row. He stays at the table for the whole match.',
  'poker.seat.why': 'Seat a worker that you can spare, early: the first token is worth 6 points.',
  'poker.lay':
    'Lay a card face down? The pot holds {pot}. The highest sum of the values wins, breeds do not matter.',
  'poker.lay.why': 'A double that would count nothing in Kansas City is worth its full value here.',
  'poker.showdown': 'Showdown: everybody shows their cards, the highest sum takes the pot and $3 more.',
  'poker.showdown.why':
    'Call for it while you lead: the cards go back to the discard piles, and the next pot begins.',
  'poker.end': 'The seats stay taken and a new pot begins. Play on by yourself.',

  'sam.title': 'How Sam works',
  'sam.about': 'Play against the automatic rancher and read his cards.',
  'sam.goal':
    'Sam is an opponent made of cards. He never thinks: each turn he draws one, moves and does what it says.',
  'sam.goal.why':
    'So you can foresee him: he always takes the cheapest, the nearest or the most, in a fixed order.',
  'sam.start': 'You begin as always: put your cattleman on a neutral building.',
  'sam.card':
    'Sam drew card {card} and moved {steps, plural, one {# step} other {# steps}}. Where he stops does not matter.',
  'sam.card.why':
    'Put buildings with hands in his way: for each hand that he passes you take $2 from the bank.',
  'sam.choice':
    'The log says what Sam chose and why. His specialty, the worker he has most of, decides much.',
  'sam.choice.why': 'Hire workers of his specialty away from him, and his best cards do little.',
  'sam.city':
    'Sam has delivered. He goes from city to city in order and never pays: every visit brings him further.',
  'sam.city.why': 'You cannot stop his deliveries. Be faster, or make the game end before the far cities.',
  'sam.end': 'Now you know him. Play the match to its end, or choose a harder Sam next time.',
} as const
