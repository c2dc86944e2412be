/** Rails to the North. */
export const north = {
  'north-setup': 'Rails to the North: what is new',
  'north-setup.1':
    'A second board opens the country north of the line: 28 towns joined by rails, where you place shops. Everything else stays as it is unless it is said here.',
  'north-setup.2':
    'The expansion’s strip of cities replaces the other one. Six of the ten town tiles, two of each kind, lie open on the six medium towns. Two more station masters are mixed in: five of the eleven lie at the stations of the line, two in the north.',
  'north-setup.3':
    'You get building 13, all on the same face; an annex beside your board with 15 shops in five rows of three, the last space of each row with a bell; and one more disc. Four objective cards and one starting card join the others, and with orange cattle four and one more unless you leave them out. Eight more exchange tokens lie in the bank; you still start with one.',
  'north-action': 'The sixth auxiliary action',
  'north-action.1':
    'The annex brings a sixth auxiliary action: pay $1 and discard a cow of value 2 to place a shop. It is open from the start; the extra disc on its second space doubles it. That disc counts as white and costs nothing.',
  'north-action.2':
    'Double, where the icon allows it: $2 and two cows of value 2, of any breeds, for two shops, the first one finished before the second. Starting cattle of value 2 will do, and orange cards of value 2; grey and market cattle will not.',
  'north-action.3': 'You need a shop, a town in reach with a free space, and the money for that space too.',
  shops: 'Placing a shop',
  'shops.1':
    'You take the leftmost shop of the topmost row of your annex and put it on a free trade space of a town in reach. One shop to a space, one of yours to a town; shops of others do not matter. It stays there. An annex without shops can place none.',
  'shops.2':
    'First you pay what the space costs, in full; then the shop stands; then you use or leave what is printed on the space, money always in full; then the town does what its kind does. What you do not use now is lost. Building 13, station masters and tiles place shops without any other price.',
  'shops.3':
    'Every third shop frees a bell, five in all. Bells count for objectives, for building 13b and for Oregon City. An empty row brings nothing else.',
  reach: 'Which towns you reach',
  'reach.1':
    'A town is in reach when a rail leads straight to it from the town hall of Kansas City, from a city of the strip with your disc, or from a town with your shop. Switches do not interrupt a rail; another town or city does. Pieces of others never help you.',
  'reach.2':
    'At the start you reach G1 only. It leads on to GM and Omaha; Omaha to GS and G2, and to Fulton and St. Louis. St. Louis also opens P1 and PM. Bloomington opens B1, with B2, B3, Denver and, behind B3, Oregon City; and Milwaukee, behind which lie R1, RS, Toronto, R2, RM1, R3, Minneapolis, R4, Montreal and RM2. Chicago opens T1 and TM; Toledo opens Buffalo; Harrisburg opens V1 and VM.',
  'reach.3': 'Example: with a shop in G1 and a disc on Fulton you may go to GM and Omaha.',
  towns: 'Towns and their trade spaces',
  'towns.1':
    'Every town has four trade spaces. Some give something to whoever takes that very space: $2 (Omaha, P1, R1, R2), an exchange token (all of G2 and B2, one of T1), a certificate (R3, R4), an objective card from the open ones or the pile (V1). Denver costs $1, 2, 2 and 3, Minneapolis and Montreal $1, 3, 3 and 4. All others are free and plain.',
  'towns.2':
    'Small towns do nothing more. In a station town you may upgrade its station at once, wherever your engine is, by the usual rules and with its station master; if you decline, never again. GS costs $7 and brings 6 points, white; RS costs $15 and brings 8, black.',
  'towns.3':
    'A medium town does what its tile shows, once for each player who comes. A large city lets you deliver there from now on.',
  'towns.4':
    'A shop may lead to another shop or upgrade; each is finished before play goes on. You may place a shop even if the town can do nothing for you.',
  medium: 'The tiles of the medium towns',
  'medium.1': '– Hire a worker for $2 less, by the usual limits.',
  'medium.2': '– Move your engine up to three spaces; a station reached may be upgraded.',
  'medium.3': '– Remove up to two cards of your hand from the game, or take a hazard for free.',
  'medium.4': '– Gain $5, or take a cow of value 3 from the market, if there is one, onto your discard pile.',
  'medium.5':
    '– Build or replace for free as if you had exactly two builders, no more and no fewer: a building for two builders at most, or a difference of two at most.',
  'north-delivery': 'Deliveries in the north',
  'north-delivery.1':
    'In step 5 you may also deliver to a large city with your shop if your total is high enough, once each. Border colours hold. What such a city gives may be declined, money not; the strip’s actions must be done, unless the table has decided otherwise.',
  'north-delivery.2':
    'Large cities: Omaha 3, white, an objective card and $2. Denver 8, black. Milwaukee 11, black, an objective card and $3. Toronto 12, white, 5 points. Minneapolis 13, black, 10 points. Buffalo 14, black, 4 points. Oregon City 18, black, 3 points for each of your free bells. Montreal 20, black, 15 points. They have no arrows. Their cards come from the open ones or the pile.',
  'north-delivery.3':
    'The strip: Kansas City 0 (−6 points and $4), Fulton 1, St. Louis 4, Bloomington 6 and Harrisburg 15 white; Chicago 10 (an objective card), Toledo 12 and New York 18 (3 points a disc) black. Arrows: Fulton–St. Louis and Bloomington–Chicago −5 points and an exchange token, Toledo–Harrisburg 4 points and an objective card, Harrisburg–New York 6 points. Those cards come from the open ones.',
  'north-delivery.4':
    'Transport to a large city is counted to the space with its value, $1 a crossing: Buffalo with the engine on 10 costs $3, Milwaukee from 5 costs $4, Montreal from 10 costs $6.',
  'north-more': 'Building 13, station masters and objectives',
  'north-more.1':
    '13a: a single auxiliary action, also the sixth; a certificate; place a shop. 13b: a certificate for each free bell, up to your limit; place a shop, which may come first. 13a needs four builders and is worth 5 points, 13b three builders and 4 points.',
  'north-more.2':
    'The new station masters: place a shop, and 2 points for each of your shops in medium towns; or build for free as if with two builders, and 1 point for each cow of value 3, 4 or 5, Simmentals of 4 and 5 included. Any station master may lie anywhere, and is taken in the north as on the line.',
  'north-more.3':
    'New conditions of objective cards: a free bell, an orange cow; each counts once. Northern stations and this New York count as well.',
  'north-more.4':
    '9a may deliver to a large city with your shop; 9b does not reach the northern stations; 12b and the station master for stations count them. Each player upgrades a northern station once. Without a disc on your board one of a station is used, the annex disc before that.',
  'north-scoring': 'Points in the north',
  'north-scoring.1':
    'The categories are the usual ones. Large cities count with the cities, northern stations with the stations. Oregon City brings 3 points for each free bell to whoever has a disc there: with four shops left on the annex three bells are free, 9 points. Shops and bells bring nothing by themselves.',
} as const
