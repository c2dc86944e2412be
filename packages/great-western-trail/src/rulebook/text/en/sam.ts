/** Alone against Sam. */
export const sam = {
  'sam-setup': 'Alone against Sam: the start',
  'sam-setup.1':
    'Sam is an opponent made of 15 cards. The board is set up for two players. You start with $6, four cards and one exchange token, on any neutral building; Sam’s herder stands at the start of the trail. Each of you gets a starting objective card, Sam’s face down.',
  'sam-setup.2':
    'Easy leaves out his cards 13 to 15. Medium uses all. On hard he also gets a cowboy, a builder and an engineer from bag 2. On every level he starts with one worker of each kind and a random one from bag 2: four workers, on hard seven. The kind he has most of is his specialty.',
  'sam-setup.3':
    'Sam has 14 loose discs, twelve buildings, always face b whatever yours show, and no herd, no money, no tokens. His engine starts where yours does.',
  'sam-setup.4':
    'His first delivery goes to Bloomington, on hard to Peoria. You may choose another city: nearer to Kansas City is easier, farther is harder.',
  'sam-you': 'What is different for you',
  'sam-you.1':
    'You play as with two players. Fees for Sam’s buildings go to the bank, $2 a hand; you may use a single auxiliary action there. 6b may copy his buildings. Your engine jumps over his.',
  'sam-you.2':
    'After a visit to Kansas City the tile that is left in a foresight column slides down, and the top is filled from the bag. You still choose either tile.',
  'sam-you.3':
    'The open objective cards have an order. When you take one, those nearer to the pile move away from it and a new one comes beside the pile; taking the top of the pile changes nothing.',
  'sam-you.4': 'Sam’s turn is played in one go: you may use exchange tokens right before and right after it.',
  'sam-turn': 'Sam’s turn',
  'sam-turn.1':
    'You take turns, you first. Sam draws a card, moves his herder as it says, then does its action; where he stops does not matter. If an action is impossible, nothing happens. When the pile is empty at the start of his turn, the cards are shuffled again.',
  'sam-turn.2':
    'He moves exactly so many steps, empty spaces not counted, and stops at Kansas City: then he first does the card’s action and then the steps of Kansas City. He takes the shortest way; among equal ones the one with the lowest fees, then with the lowest fees to you, then the first branch on the board.',
  'sam-turn.3':
    'Sam pays nothing. For each hand on your buildings that he passes or stops on you take $2 from the bank. He never gets money, tokens or certificates, and uses no local or auxiliary actions. Cards that he gains lie face down until the end; tiles lie beside his board. He draws no hand.',
  'sam-turn.4':
    'In all else Sam counts as a player. What the rules leave open he decides in a fixed way, so his turn depends on the cards alone.',
  'sam-cards': 'Sam’s cards',
  'sam-cards.1': '– 1: one step, hire the cheapest. 2: one step, hire his specialty.',
  'sam-cards.2': '– 3: two steps, buy cattle. 4: two steps, build.',
  'sam-cards.3': '– 5: one step, engine. 6: two steps, engine.',
  'sam-cards.4': '– 7: one step, objective card. 8: one step, outlaw. 9: one step, hazard.',
  'sam-cards.5':
    '– 10: buy cattle if his specialty is cowboys. 11: build if it is builders. 12: engine if it is engineers. Otherwise nothing.',
  'sam-cards.6':
    '– 13: with cowboys two cards join the market for free and he buys; otherwise he takes the value-3 cow with most points. 14: with builders he builds with all, otherwise with exactly one. 15: with engineers the engine goes to the next station that your engine does not occupy; otherwise one space an engineer.',
  'sam-cards.7':
    'Cards 10 and 13 to 15 move him as many steps as he has workers of his specialty; 11 and 12 as many as you or he have buildings on the trail, whoever has more; one at least and five at most, counted when the card is drawn. Neutral buildings do not count.',
  'sam-cards.8':
    'After each hire his specialty changes if another kind is now more numerous; a draw changes nothing. Example: with two cowboys and two builders he becomes a builder by hiring a third.',
  'sam-market': 'How Sam hires and buys',
  'sam-market.1':
    'He hires one worker for nothing, never from the row of the token and never a seventh of a kind. Cheapest first: the lowest price, then his specialty, then the topmost and leftmost. Specialty first: his specialty, or else the kind he has most of; then the lowest price, then the topmost and leftmost. His spaces do nothing; the place in the market stays empty.',
  'sam-market.2':
    'He buys as if he had $8, each cowboy once, what brings most points in all: value 3 (one cowboy $6, two $3, two cards for three cowboys $5), Shorthorn (three cowboys $6, two for five cowboys $8), Hereford (four cowboys $6), also combined. If equal, the purchase with the best single card, then the best second, fewest cowboys, fewest dollars.',
  'sam-market.3':
    'If he can buy nothing, a cowboy adds two cards to the market and he looks again. Cowboys left over add two cards each, which he does not buy. He never takes Simmental or Brahman cards.',
  'sam-market.4':
    'Example: card 13 with four cowboys and that specialty: two cards join, he buys two Corriente with three cowboys, the fourth adds two more.',
  'sam-engine': 'Sam’s engine',
  'sam-engine.1':
    'It moves one space for each engineer and jumps over yours. If a station lies in range, it stops at the farthest one; otherwise it goes the whole way. A turnout with your engine is no stop.',
  'sam-engine.2':
    'At a station Sam puts a disc, without paying and of any colour. A station master there leaves the game; a worker that you left stays. Upgrading that station later brings you its points but no station master.',
  'sam-engine.3':
    'At 39 he upgrades the last station, and his engine leaves the game; engine cards then do nothing. Without discs he moves the disc of his station with fewest points, the nearest to the start among equals, to the new one.',
  'sam-engine.4':
    'Example: from 3 with three engineers he stops at the first turnout, after 4; with five he goes on to the second.',
  'sam-build': 'Where and what Sam builds',
  'sam-build.1':
    'Sam builds for free, with as many builders as he has. He takes the building that needs most of them; among equals one with a hand, then most points, then the lowest number. With one builder that is 1b, then 2b; with two 4b, then 3b; with five 7b before 11b.',
  'sam-build.2':
    'It goes on the next free site ahead of your herder, never on the branches with hazards; if there is none before Kansas City, the search starts again at the beginning of the trail. Special actions mean nothing to him.',
  'sam-build.3':
    'Only if nothing new can be placed does he replace one of his buildings, by the difference in builders: the pair that uses most builders, then the highest new building, then most hands, then nearest to Kansas City, then most points and lowest number. The old tile leaves the game. 10b can come only this way.',
  'sam-build.4':
    'Card 14 without the specialty places 1b or 2b, or else replaces with a difference of exactly one. A herder on a replaced building stays there.',
  'sam-takes': 'What Sam takes',
  'sam-takes.1':
    'Objective card: the open one farthest from the pile; the others move up and a new one comes beside the pile. He never takes the top of the pile. At the end it counts as met.',
  'sam-takes.2':
    'Outlaw: the one on the highest space, without its reward. Hazard: from the area with most tiles, among equals the one with the best tile, then flood, drought, rockfall; there the tile with most points on the lowest space. A better hazard elsewhere does not tempt him.',
  'sam-takes.3':
    'If there is nothing to take, nothing happens. Outlaws bring him no points; hazards bring theirs.',
  'sam-kansas-city': 'Sam in Kansas City',
  'sam-kansas-city.1':
    'Sam takes the lower tile of each foresight column and places it as usual; a yellow arrow fills the market to 7, or 9 with orange cattle. There is no income. Then he delivers, without a value to reach and without transport.',
  'sam-kansas-city.2':
    'His cities come in order: Bloomington, Peoria, Chicago, Toledo, Pittsburgh, Philadelphia, New York, then always New York; on hard he starts with Peoria. An objective card of an arrow he takes; money and tokens are lost.',
  'sam-kansas-city.3':
    'His herder returns to the start of the trail, and the columns slide and are filled. Without discs the disc of his station with fewest points goes to the city; with none at all he places nothing, and the city stays the next one. A foresight space whose bag is empty stays empty.',
  'sam-kansas-city.4':
    'Once the job market is full he takes the other tile of a column, or none if it is a worker.',
  'sam-scoring': 'End and points against Sam',
  'sam-scoring.1':
    'Whoever fills the job market takes the token; the other has exactly one more turn. The higher total wins; equal totals share the victory.',
  'sam-scoring.2':
    'Sam counts his buildings, cities and arrows, stations, hazards, cattle, all objective cards as met, workers in the last two columns and the token; nothing for money, station masters and the step disc. His deliveries in order are worth 0, 0, 0, 6, 14, 24, 33, 42 points in all; on hard 0, 0, 6, 14, 24, 33, 42, 51.',
  'sam-scoring.3':
    'His side-b buildings are worth 1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10 and 4 points from 1b to 12b. You score as usual. A herder whose tile is taken stays on the empty space. Using his workers never removes them. His pile stays hidden to the end.',
  'sam-north': 'Sam in the north: cards and shops',
  'sam-north.1':
    'With Rails to the North Sam plays 15 other cards, which move and act like those he has; 5, 7, 8, 9 and 15 first place a shop. Easy leaves out 13 to 15 as before. He gets 15 shops, one more disc and building 13b, which counts as three builders, 4 points and no hand; he has no annex.',
  'sam-north.2':
    'Three expansion cards of the level name his towns. He places a shop in the first town of the open card without one of his: on a space with an objective card, else most money, else another action, else the cheapest. He pays nothing and gets nothing but objective cards, and needs no rail to the town.',
  'sam-north.3':
    'In a station town he upgrades the station at once, and its station master leaves the game; his engine never does. Medium towns and large cities do nothing more. Without an open card or a shop he leaves it out. A station is never upgraded twice.',
  'sam-itinerary': 'Sam in the north: expansion cards and itinerary',
  'sam-itinerary.1':
    'Card I is open from the start. When Sam delivers to the city on the back of the next card, it is turned up and used first, in order II, III. A card whose towns all have his shop leaves, and an older one counts again.',
  'sam-itinerary.2':
    'Card I: G1, Omaha, GS. Card II comes with Bloomington (hard: Chicago): Milwaukee, R1 and Toronto, from medium on also RS. Card III comes with Toledo (hard: Harrisburg): Buffalo, R4, R2, from medium on also R3, Minneapolis and Montreal.',
  'sam-itinerary.3':
    'His itinerary replaces the order of cities. If he has a shop in a large city of its list and has not delivered there, he goes there, to the one with most points, then the highest value: Milwaukee, Toronto, Buffalo, from medium on Minneapolis and Montreal. Otherwise he goes to the next of Bloomington (hard: Chicago), Toledo, Harrisburg, then always New York. Omaha and Milwaukee give him the card, not the money.',
  'sam-itinerary.4':
    'Example: after Bloomington and Toledo, with shops in Milwaukee and Toronto, he delivers to Toronto. Large cities and northern stations count for him as for you; the strip in order 0, 0, 4, 13, 16 points. Bells, shops and Oregon City bring him nothing.',
} as const
