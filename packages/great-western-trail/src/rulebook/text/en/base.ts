/** The second edition, which all other parts refer to. */
export const base = {
  goal: 'What the game is about',
  'goal.1':
    'You are a cattleman. You walk the trail to Kansas City with a herd of cards, sell what you hold, send it by rail to a city, and start again at the other end of the trail with a better herd. Lap by lap the job market fills; when it is full, the game ends.',
  'goal.2':
    'Each lap you decide where to stop. Every stop is a choice: hire workers, buy cattle, put up buildings, move your engine, clear the trail. What you do on the way decides how far your cattle travel, and how many points they bring.',
  'goal.3': 'The most victory points win; players with equal points share the victory.',
  setup: 'The board at the start',
  'setup.1':
    'Two, three or four play. The seven neutral buildings A to G stand on their own letters (for a first match) or at random. Five of the nine station masters, drawn at random, lie at the first five stations; the other four stay in the box.',
  'setup.2':
    'The 94 tiles lie in three bags by the number on their backs. Bag 1: 18 hazards (six floods, six droughts, six rockfalls), 9 green and 8 orange outlaws. Bag 2: 33 workers, 11 of each kind. Bag 3: 21 workers, 2 green and 3 orange outlaws.',
  'setup.3':
    'Seven tiles from bag 1 go on the board: an outlaw on the lowest empty outlaw space, a hazard on the lowest empty space of its own area. A tile without room goes back and another is drawn.',
  'setup.4':
    'The job market uses its two, three or four rightmost columns with two, three or four players. Workers from bag 2 fill it from the top up to the space left of its token in the second row: 3, 5 or 7 workers. The foresight spaces get two tiles each from bags 1, 2 and 3.',
  'setup.5':
    'The cattle market shows 7, 10 or 13 of its 36 cards: 7 Black Angus, 7 Longhorn and 7 Corriente (value 3), 9 Shorthorn (4), 6 Hereford (5). Four of the 24 objective cards lie open.',
  start: 'What you start with',
  'start.1':
    'Your herd has 14 cards: five Criollo of value 1, and three each of Santa Gertrudis, Pineywoods and Galloway of value 2. On your board are 14 discs and one printed cowboy, builder and engineer, who count like any worker.',
  'start.2':
    'You have twelve private buildings. Each has a face a and a face b; for each number all players use the same face, always a or drawn by chance. You also get one exchange token and one starting objective card. Engines stand on the start space, certificates at 0.',
  'start.3':
    'The first player has $6 and draws 4 cards, the second $7 and 5, the third $8 and 6, the fourth $9 and 7. In your first turn you first discard down to 4 cards, then put your cattleman on any neutral building, free of charge and whoever stands there, and use it at once.',
  turn: 'Your turn',
  'turn.1':
    'Players take turns clockwise. A turn has three phases: A, move your cattleman; B, use the place where he stops; C, draw cards up to your hand limit.',
  'turn.2':
    'What an action asks for comes first and must be given completely; then you get its effect, or may give it up wholly or in part. Dollars you must always take in full. A discard asked for is made exactly once per action: that many cards, of that breed, or two of the same breed, or one of any breed. Objective cards are never cattle.',
  'turn.3':
    'Discarded cards go face up on your own discard pile. Money is paid to and comes from the bank, except fees for other players’ buildings. Money and exchange tokens never run out.',
  'turn.4':
    'Your herd is everything in your draw pile, hand and discard pile. There is no smallest herd. You may look through your discard pile, never through your draw pile. Hands are hidden until income; what is in piles and bags has no order that anyone knows; all else is open.',
  'turn.5':
    'What would change nothing is not offered: a certificate when you are at the limit, a draw when there are no cards.',
  move: 'Phase A: moving',
  'move.1':
    'You must move at least one step and may move up to your step limit. Each tile that you enter, building, hazard or outlaw, is one step, and so is Kansas City. Empty spaces cost nothing, and you cannot stop on one.',
  'move.2':
    'You only go forward, along the arrows, and choose freely at forks. Other cattlemen never block you. Kansas City ends every move; after it you start again from the rider at the lower end of the trail.',
  'move.3':
    'The step limit is 3 at first, 4 with four players. Lifting the left step disc adds 1 with two players and 2 with three or four; lifting the right one adds 1. That makes 5, 6 or 7 at most.',
  'move.4':
    'Example: a neutral building behind two floods is three steps away; over another branch with one building in between it is two.',
  fees: 'Hands: the price of passing',
  'fees.1':
    'A green or black hand is paid at once when you pass or stop on its tile. Fees for hazards and outlaws go to the bank, fees for another player’s building to its owner. Your own buildings cost you nothing.',
  'fees.2':
    'A green hand costs $2, or $1 with four players. A black hand costs $2, or $1 with three players. A tile with both hands costs the sum.',
  'fees.3':
    'If you cannot pay everything, you pay what you have and move on; the rest is never asked for again. Fees are paid in the order of the way, so the first owner gets what there is. This holds for fees only: every other cost must be paid in full.',
  place: 'Phase B: using a place',
  'place.1':
    'On a neutral building or one of your own you may use each of its local actions once, in any order, and skip what you do not want. Of two actions with a slash between them you use one at most.',
  'place.2':
    'Instead of all local actions you may do one single auxiliary action. On another player’s building, a hazard or an outlaw that is all you can do. You may also do nothing.',
  'place.3':
    'Some building sites carry a special action. It belongs to the owner of the building there, once a visit, as one more local action: discard a cow of any breed for a certificate, or a Criollo for a certificate and $2.',
  'place.4': 'At Kansas City there are no such actions: its five steps take their place.',
  further: 'Moving on in the same turn',
  'further.1':
    'Some buildings let your cattleman move on: at least one step and at most as many as shown, whatever your step limit, with the usual fees. Then you use the place where he arrives, completely; what you left unused before is lost. The move may lead to Kansas City.',
  'further.2': 'Cards are drawn only once, at the end of the turn.',
  auxiliary: 'Auxiliary actions',
  'auxiliary.1':
    'Your board has five small actions, each with two disc spaces. An action is open when at least one of its discs is gone, and may be done double when both are. At first two are open, single only: gain $1; draw a card, then discard one.',
  'auxiliary.2':
    'The others: pay $1 and move your engine back one for a certificate. Pay $1 to move your engine forward one. Move your engine back one to gain $1 and remove a card of your hand from the game.',
  'auxiliary.3':
    'Double means everything twice, cost and effect: you must be able to give both. You may do it where an icon allows a single or double auxiliary action, and you may still choose single there. In place of local actions it is always single.',
  'auxiliary.4':
    'When drawing, any cards of your hand may be discarded afterwards, the new ones too. Removed cards are gone for good; you may remove fewer than allowed but take the dollars.',
  hire: 'Hiring workers',
  'hire.1':
    'You take one worker from the job market and pay the price of the row, plus or minus what the action shows. Prices from top to bottom: $6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4. Workers in the row of the job market token cannot be hired yet; once the token has left the board, all can.',
  'hire.2':
    'The worker goes on the leftmost free space of the row of its kind on your board: six spaces, the first one printed. With a full row you cannot hire that kind. The place in the market stays empty.',
  'hire.3':
    'What is printed on the covered space happens at once or is lost. Cowboys: the 4th takes a hazard for free, the 6th an outlaw. Builders: the 4th and 6th build for $1 a builder. Engineers: for a discarded Criollo the 2nd gives a certificate, the 3rd $2, the 5th two certificates, the 6th $4; the 4th hires another worker for $2 less.',
  cattle: 'Buying cattle',
  'cattle.1':
    'You buy from the open market only; bought cards go on your discard pile. In one buying action each of your cowboys is used once, and you may split them over several purchases.',
  'cattle.2': '– 1 cowboy: a cow of value 3 for $6, or a Shorthorn for $12.',
  'cattle.3': '– 2 cowboys: a cow of value 3 for $3, or a Hereford for $12.',
  'cattle.4': '– 3 cowboys: two cows of value 3 for $5 together, or a Shorthorn for $6.',
  'cattle.5': '– 4 cowboys: a Hereford for $6. 5 cowboys: two Shorthorns for $8 together.',
  'cattle.6':
    'A cowboy that buys nothing may instead turn up the next two cards of the market pile, at any moment of the action; other cowboys may then buy them. The market may grow beyond its first size. Bought cards are not replaced: new ones come only this way and by yellow arrows of the job market. A second buying action in one turn has all cowboys again.',
  build: 'Building',
  'build.1':
    'You put one of your private buildings on any empty building site, wherever your cattleman stands. You need as many builders as it shows and pay $2 for each of them; the builders stay with you. Hazard, outlaw and neutral spaces are no sites.',
  'build.2':
    'Or you replace a building of yours on the trail by one that needs more builders: you need, and pay for, only the difference. The old tile leaves the game. Buildings for more than six builders come only this way. Neutral and other players’ buildings cannot be replaced.',
  'build.3':
    'Example: 4b needs 2 builders and $4 on an empty site; 6b in place of 2b needs 3 builders and $6.',
  'build.4':
    'Only neutral building B and two spaces of the builder row, at $1 a builder, offer building. Tiles are never turned over. If you replace the building under your own cattleman, you cannot use the new one in this visit.',
  engine: 'The engine',
  'engine.1':
    'The engineers icon moves your engine forward up to as many spaces as you have engineers; a number moves it up to that number. You move at least one; what you do not use is lost.',
  'engine.2':
    'Spaces with other engines are not counted and cannot be entered; only the start space holds several. A turnout is an extra space beside the line, with a station: from the space before it you may go on to the turnout or to the next number. Turnouts lie after 4, 7, 10, 13, 16, 21, 25, 29 and 33; the line ends at 39.',
  'engine.3':
    'A backward move that an action asks for covers exactly so many spaces, turnouts included if you like. With too little room behind the engine the action cannot be used.',
  'engine.4':
    'On 39 the move ends and you may upgrade the last station. Then the engine must leave at once, back to any free space you like, and you gain $3. If it lands on a turnout, you may upgrade there as well.',
  stations: 'Stations',
  'stations.1':
    'When a move of your engine ends on a turnout, you decide at once, before anything else, whether to upgrade its station. You pay its price and put a disc from your board on it, once per station; discs of others do not matter. If you decline, you may do it when another move ends there.',
  'stations.2':
    'Prices along the line: $2, 2, 4, 4, 6, 8, 7, 6, 5, 3; points: 1, 1, 2, 2, 3, 5, 6, 7, 8, 9. The first four take discs from white spaces only, the other six any disc. The disc opens its ability with the same cost or gain as in a delivery.',
  'stations.3': 'At the first five stations a station master waits.',
  masters: 'Station masters',
  'masters.1':
    'Right after you upgrade a station that still has its station master, you may take the tile. For it you give the rightmost hired worker of one of your rows; he stays at the station for good. Printed workers cannot be given. The chance does not come back.',
  'masters.2':
    'The upper half acts at once or is lost, or is a permanent certificate, which adds 1 at every income. The lower half scores at the end. A worker space that became free works again when it is covered again.',
  tiles: 'Hazards and outlaws',
  'tiles.1':
    'Removing a hazard takes any one hazard of any area to you, for the price shown or free. It is worth its 2, 3 or 4 points at the end. Of each kind there are six: with a black hand worth 2 and 3, with a green hand worth 2, 3, 4 and 4.',
  'tiles.2':
    'Catching an outlaw takes any one outlaw to you, with the reward of its space: an exchange token on the first, then $1, 2, 3, 4, 5, 6, 8 and 10. Green outlaws show a green hand, orange ones a black hand. They score nothing by themselves but count for objectives, station masters and building 7a, and are never spent. The first three spaces lie off the trail.',
  'tiles.3':
    'The space becomes empty; nothing moves up. A cattleman who stood there stays and starts his next move from there.',
  foresight: 'Kansas City, steps 1 to 3: foresight',
  'foresight.1':
    'At Kansas City you do five steps in order. In the first three you choose one of the two tiles under each number and place it.',
  'foresight.2':
    'An outlaw goes on the lowest empty outlaw space, a hazard on the lowest empty space of its own area; without room it leaves the game. A worker goes on the leftmost empty space of the job market row with the token; the token’s own space comes last.',
  'foresight.3':
    'When a worker covers the token’s space, the token moves on to the next of the twelve rows. Along a yellow arrow, after rows 6 and 9, the cattle market is filled up to 7, 10 or 13 cards. Along the last, green arrow the end of the game begins.',
  'foresight.4':
    'After step 5 your cattleman goes to the start of the trail and the empty foresight spaces are filled from their bags. Should a bag be empty, a step with one tile takes that tile, and a step with none is skipped.',
  income: 'Kansas City, step 4: income',
  'income.1':
    'You show your hand. Each breed counts once with its value, however many cards of it you hold. Objective cards count nothing. You may spend certificates, 1 each; permanent certificates of station masters add 1 each and are never used up.',
  'income.2':
    'You gain as many dollars as the total, then discard the whole hand. The same total says how far you may deliver; nothing can be added afterwards.',
  'income.3':
    'Example: two Santa Gertrudis (2), a Longhorn (3) and a Black Angus (3) make 8; with two certificates 10.',
  'income.4':
    'The certificate track goes 0, 1, 2, 3, 4, 6: the last step is worth two. From 6 you may spend any number but 1. Gaining more than your limit is lost.',
  delivery: 'Kansas City, step 5: delivery',
  'delivery.1':
    'You must deliver to a city whose value is at most your total: Kansas City 0, Fulton 1, St. Louis 4, Bloomington 6, Peoria 8, Chicago 10, Toledo 12, Pittsburgh 14, Philadelphia 16, New York 18. A city with a disc of yours is closed to you, except Kansas City and New York. Discs of others do not matter.',
  'delivery.2':
    'You put a disc from your board on the city, then do what it brings, then pay the transport. Kansas City gives $4 and costs 6 points at the end, for every disc.',
  'delivery.3':
    'A green arrow between two cities works when your second disc of the two is placed, and must be carried out: an objective card from the open ones (Fulton–St. Louis, Bloomington–Peoria, Peoria–Chicago), an exchange token (St. Louis–Bloomington), or points at the end.',
  'delivery.4':
    'Transport is free if your engine is level with the city or beyond. Otherwise it costs $1 for each crossing between them. Crossings lie after 3, 4, 5, 7, 9, 10, 11, 13, 15, 16 and 17; a city lies at the space of its value, and an engine on a turnout counts as on the next number.',
  discs: 'Discs and what they open',
  'discs.1':
    'Each disc that you send away opens its space. Discs from white spaces fit everywhere. Discs from black spaces, the two step discs, the two hand discs and the second certificate disc, fit only black places: Chicago, Toledo, Philadelphia, New York and the last six stations.',
  'discs.2':
    'An auxiliary disc opens that action, or its double form. The left step disc adds steps and gives $3; the right one adds a step and is worth 3 points. Each hand disc costs $5 and adds a card to your hand limit, up to 6; without the $5, and the transport after it, you must take another. The certificate limit is 3, then 4, and 6 when both discs are gone.',
  'discs.3':
    'If only black-space discs are left for a white place, one of them is used. If none is left on your board or none can be paid, you take one of your discs from a station of your choice, which then no longer counts as yours; an upgrade you may decline instead. Without any disc a delivery still brings its money, and an upgrade is impossible.',
  draw: 'Phase C: drawing cards',
  'draw.1':
    'With fewer cards than your hand limit you draw up to it: 4 at first, 6 at most. With as many or more nothing happens. A limit raised in the same turn counts already. After Kansas City you draw a whole new hand.',
  'draw.2':
    'Only when you must draw and the pile is empty, the discard pile is shuffled into a new one. If there are no cards left at all, you play on with fewer.',
  objectives: 'Objective cards',
  'objectives.1':
    'Taking an objective card means one of the four open ones, which is replaced at once, or the top of the pile. It goes on your discard pile and comes into your hand like any card. When the pile is empty, the open cards are not replaced.',
  'objectives.2':
    'In your turn you may play objective cards from your hand before moving and before or after any action of a place, never during one; at Kansas City before each of steps 1 to 4. A played card lies before you for good, and its immediate action is done at once or lost: gain $2; draw up to three cards and discard as many; engine up to 2 or 3; a single or double auxiliary action; or move your cattleman up to three steps, ignoring all hands, without using the place and not into Kansas City. This move before phase A only changes where you start; during phase B it ends the phase.',
  'objectives.3':
    'At the end a card whose conditions are all met brings its points, otherwise it costs its penalty; your starting card costs nothing. Cards before you must be counted. Of those still in your herd you add the ones you like.',
  'objectives.4':
    'Each thing counts for one condition of one card only: buildings on the trail, outlaws of a colour, hazards, stations, cows of value 3, Shorthorns, Herefords, discs on New York. They are shared out in the best way for you. Cattle are counted in the whole herd. The six cards with a green outlaw ask for an orange one, unless the table decides otherwise.',
  exchange: 'Exchange tokens',
  'exchange.1':
    'At any moment, also in other players’ turns and before income, you may give back an exchange token: draw up to two cards, then discard as many as you drew. Several tokens may be used before you discard, unless the table has decided otherwise.',
  'exchange.2':
    'Tokens come from the start, from a delivery arrow, an outlaw space and building 12b. Those left over score nothing.',
  neutral: 'The neutral buildings',
  'neutral.1': 'Everybody may use them. Each action once per visit, in any order.',
  private: 'The private buildings',
  'private.1':
    'Their number of builders is what building asks for; points count at the end if the building stands. Only the owner uses the actions; a hand is paid by the others. Forest sites have trees beside them.',
  odd: 'Buildings that need a word more',
  'odd.1':
    '9a, special delivery: your engine goes back at least one space. You deliver to a city of at most that many spaces, occupied ones and turnouts not counted. The usual rules of cities and discs hold, but there is no income and no transport. If it ends on a turnout, that station may be upgraded afterwards.',
  'odd.2':
    '9b upgrades a station that lies behind your engine, by the usual rules. 8b takes an objective card straight into your hand, even above the limit. 7a counts pairs of one green and one orange outlaw.',
  'odd.3':
    '6b uses the actions of one adjacent building, whoever owns it, with the special action of its site. Adjacent is what follows directly on the trail, before or behind, with no empty space and no other tile between. An action done once in a turn cannot be done again in that turn through 6b or after it; what was not used may still be. 6b does not copy another 6b.',
  'odd.4':
    'If a backward move ends on a turnout, the upgrade is decided before the rest of the action: the $3 of 1b are not there yet.',
  end: 'The end of the game',
  'end.1':
    'The end comes when a worker is put on the last space of the job market. Whoever did it takes the job market token, worth 2 points, and finishes the turn: it was the last one. If it happened in step 2, step 3 follows, but no worker may be chosen there.',
  'end.2':
    'Each other player has exactly one more turn. Who reaches Kansas City in it does all five steps but may not choose workers; a step with workers only is skipped.',
  scoring: 'Final scoring',
  'scoring.1': '– 1 point for each full $5.',
  'scoring.2': '– The points of your private buildings on the trail.',
  'scoring.3':
    '– Cities and arrows: Kansas City −6 and New York 9 for each disc, Philadelphia 6; Fulton–St. Louis −3, Chicago–Toledo 6, Toledo–Pittsburgh 8, Pittsburgh–Philadelphia 4, with discs at both ends.',
  'scoring.4': '– Stations with your disc, and hazards that you took.',
  'scoring.5':
    '– All cattle of your herd: Black Angus 1, Longhorn 2, Corriente 3, Shorthorn 3 to 5, Hereford 5 to 7.',
  'scoring.6':
    '– Objective cards, met or not, and what your station masters count; things used for objectives count here again.',
  'scoring.7':
    '– 4 points for each worker in the 5th and 6th column, 3 for the right step disc, 2 for the job market token.',
} as const
