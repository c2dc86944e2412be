/** What players read about the rules: a section's title, its paragraphs by number, and the parts of the book. */
export const en = {
  'part.round': 'The round',
  'part.street': 'The street',
  'part.town': 'The town',
  'part.end': 'End and scoring',
  'part.setup': 'Setup',
  'part.variants': 'Variants',
  goal: 'What the game is about',
  'goal.1':
    'A town grows in the Nevada desert. In four rounds you send out cowboys: to claim land, to put up buildings, to earn money and to stop the others. Where two want the same, they duel.',
  'goal.2':
    'Points are won on the way and at the end, for what stands on your land and for your money. The most points win; in a tie whoever passed first in the last round.',
  round: 'A round',
  'round.1':
    'Every round has four phases: everybody takes a character; cowboys are placed; the street is worked through from left to right; the round ends. After the fourth round the game is scored.',
  'round.2':
    'Each player takes exactly one of the seven characters; what it does at once is done before the next player chooses. Cards nobody took do nothing. All seven are there again in the next round, and you may take the same one again.',
  order: 'Who comes first',
  'order.1':
    'In the first round the order of choosing is drawn by chance; later it is the order in which the players passed in the round before.',
  'order.2':
    'Cowboys are placed in the order of the card numbers: sheriff 1, banker 2, grocer 3, worker 4, settler 5, captain 6, mercenary 7.',
  'order.3':
    'Who passes takes the first free place of the passing order. It decides ties in duels, who orders several duels, the order of building kept tiles, the next choice of characters and a tie at the end.',
  characters: 'The characters',
  'characters.1':
    'Each card shows what you get and how much money you may keep at the end of the round. Where a card offers $8 or something later, you get one of the two.',
  'characters.2':
    'Grocer, yellow: the $8 may also be taken when the buildings earn; otherwise you name one kind of building then, before attacks are fought, and all of yours of that kind earn double. If one is robbed, owner and attacker get its simple income each. Red: only houses on your own land count, at the end of the round.',
  'characters.3':
    'Worker, yellow: half prices are rounded up, and hold for tiles, not for land. Red: the tile costs $5 wherever it lies; build it by the usual rules or keep it. The market moves up and is filled at once. What is built then works in this very round.',
  'characters.4':
    'Captain: one package or none; nobody may have more than ten cowboys. The red captain’s revolvers are yours for good. Mercenary: the revolvers count wherever revolvers count, this round.',
  'characters.5':
    'Banker, red: one package, after the street and before the money limit. Sheriff, red: you start no duel and attack nobody, but defend your own buildings, share wages and the single road, and duel if somebody comes to you. Each duel that you lose brings 3 points at once.',
  white: 'The white cowboy',
  'white.1':
    'The yellow sheriff brings the white cowboy for one round. Placing him is a turn like any other and may be left out. He comes on top of your own cowboys and of the limit of ten.',
  'white.2':
    'He goes only where no cowboy stands, and never on another player’s building. Nobody may join him, not even you, so he never duels. On wages and the single road he must come first, and others may follow. On your own building he guards it: it cannot be attacked this round.',
  'white.3':
    'His action is yours as usual. Afterwards, or if unused, he returns to the card. As long as he is not placed he counts as a cowboy in your reserve.',
  placement: 'Placing cowboys',
  'placement.1':
    'In turn, each player places one cowboy or passes. Passing is final for the round. It goes on until all have passed; the last one may place several in a row. A placed cowboy stays where he is.',
  'placement.2':
    'A cowboy may go on an open space of the street, on a parcel that nobody owns, on another player’s building to attack it, or on one of your own to defend it, attacked or not. An owned parcel without a building takes none. Several parcels in one round are allowed.',
  'placement.3':
    'You have at most one cowboy in a place; wages and the single road take any number. Where others stand you may join, which means a duel. Spaces without a tile and closed spaces take nobody.',
  'placement.4':
    'Placing costs nothing, and nobody asks whether you can pay later. Cowboys that you keep strengthen you in duels and are there next round. Without a cowboy you must pass.',
  duels: 'Duels and firepower',
  'duels.1':
    'Your firepower is your cowboys in reserve, your revolvers and what you have for this round: the three-guns chip or the mercenary. Cowboys on the board add nothing.',
  'duels.2':
    'Where cowboys of several players stand, they duel when that place is reached, all at once: a die each plus firepower. The highest wins and alone may act. In a tie the one who passed first wins.',
  'duels.3':
    'Losers take their cowboys back at once: they strengthen them in the duels that follow, and are there next round. What was won earlier on the street counts already. On wages and the single road nobody duels.',
  'duels.4': 'Example: a 3 on the die, two cowboys in reserve, one revolver and the three-guns chip make 9.',
  street: 'The street',
  'street.1':
    'The places are worked through one after the other: wages, ammunition, three roads, single road, parcels, buildings from $12 down to $3, kept tiles, parcel income, cowboy income, gambling, income of the buildings, parcel points, cowboy points, building points, and buying points at $5, $4, $3 and $2.',
  'street.2':
    'Who stands there alone or has won the duel may act, or decline; nobody else does it instead. The cowboy then goes to the general reserve, used or not. The income of the buildings comes every round, without a cowboy.',
  'street.3':
    'Cowboy income and points count your firepower without the cowboy on the space: three cowboys and two revolvers bring $10 or 2 points. The three-guns chip does not count in the duel for its own space. Halves are rounded down.',
  'street.4':
    'Buying points at $2 is open in round 1, at $3 in rounds 1 and 2, at $4 in rounds 1 to 3, at $5 always.',
  parcels: 'Buying land',
  'parcels.1':
    'A parcel costs $1, and $1 more for each house, building and mountain on it and on the up to eight parcels around it: $1 to $10. Whose they are does not matter; roads and cowboys do not count. The price is that of the moment before this round’s buildings are bought.',
  'parcels.2':
    'You pay the bank and put one of your twelve property tiles there. A house or mountain on it stays and is yours. Land never changes its owner. Without a property tile or without the money you get nothing, and the cowboy is spent.',
  'parcels.3':
    'Contested parcels are duelled for first; of all involved, the one who passed first names their order, and each is bought before the next. Then the others follow in passing order, your own in the order you like.',
  roads: 'Roads',
  'roads.1':
    'Roads lie on the sides of parcels, one to a side, and each must touch a road that is there. A parcel is reached when a road touches one of its corners. At the start the town centre and its eight neighbours are reached.',
  'roads.2':
    'Whenever you are asked something you may lay roads from your reserve, free and as many as you like, also those just gained. Laid roads belong to nobody, serve all and stay. If the supply runs short, you get what is left; on the single road in passing order.',
  'roads.3':
    'A road inside the map reaches six parcels; with one end on the border four, along the border three, or two beside a corner of the map.',
  building: 'Building',
  'building.1':
    'The market has seven places from $3 to $12. You pay the price at once, in full, and build the tile or keep it. An empty place is filled at the end of the round only.',
  'building.2':
    'A building goes on your own parcel without house, building or mountain. Ranches and mines may stand anywhere. All others need a road to the site, and bring a house: on an empty, reached parcel of yours, of nobody, or of another player who agrees. If the owner refuses, you choose another place or keep the tile; the money is spent. A house does not change who owns the land.',
  'building.3':
    'You may lay roads first. Tiles that you keep may be built every round after the $3 place, in passing order, as many as you like, also those just bought. Kept tiles bring nothing and cannot be attacked. Revolvers come when the tile is built, for good.',
  buildings: 'The buildings',
  'buildings.1':
    'Neighbours are the up to eight parcels around. Houses count on land of nobody and on your own: each for 1, and so do your own ranches and churches; your hotels count 2. Drugstores add $3 for each of your ranches anywhere, banks for each of your mines; a ranch beside a drugstore counts twice. An empty parcel has no house, building or mountain, whoever owns it.',
  'buildings.2':
    'Nobody earns more than the highest figure of a tile: ranch 8, mine, drugstore and bank 24, saloon 40, hotel 6.',
  'buildings.3':
    'Example: three houses and an own ranch beside a drugstore bring $15; a house, an own hotel and one mine bring a bank $12.',
  income: 'Income of the buildings',
  'income.1':
    'Every building pays its owner once a round, by the map as it is then, with what was built in this round. A house or mountain on land of nobody counts for all who are beside it, on owned land only for its owner; nothing is divided. Places off the map count nothing.',
  'income.2':
    'Example: two saloons beside the same three houses, one of them on the first player’s land, earn $15 and $10.',
  'income.3': 'The grocer doubles what a building earns after its highest figure was applied.',
  attacks: 'Attacks',
  'attacks.1':
    'A cowboy on another player’s building robs it. Without a defender he succeeds; with one there is a duel. The robber gets half of the income, rounded down, the owner the rest: of 25, $12 and $13. The building stays unharmed.',
  'attacks.2':
    'The robber’s cowboy is spent, a beaten defender goes back to the owner. If the defender wins, the owner gets everything; the defender is spent, the robber gets his cowboy back. Several robbers duel among themselves, with or without a defender, for the one half.',
  'attacks.3':
    'Prisons and churches cannot be attacked, nor can buildings beside a church of the same owner. When such a church is built, robbers already there go home, and the income stays whole.',
  'attacks.4':
    'All these duels are fought before any building pays; of all involved, the one who passed first names their order. A defender whom nobody attacks is spent, the white one returns to his card.',
  ending: 'The end of a round',
  'ending.1':
    'In this order: the red banker, grocer and settler; the round marker closes the next space for buying points; new cowboys, 4 after the first round, 5 after the second and third, ten at most; the money limit; the market; cards, white cowboy and three-guns chip return.',
  'ending.2':
    'Who has more money than the card allows pays the rest to the bank. You may pay more, also if you owe nothing: each full $10 paid is a point. With $47 and a limit of $20 you pay $27 for 2 points or $30 for 3.',
  'ending.3':
    'Tiles slide to the cheapest places, and new ones come from the bag at the dear end. When the bag is empty, places stay empty. What was for one round ends.',
  'ending.4': 'After the fourth round the cards and the money limit still apply; then comes the scoring.',
  scoring: 'Final scoring',
  'scoring.1': '– Points won during the game stay.',
  'scoring.2': '– 2 points for each building, house and mountain on your land.',
  'scoring.3': '– 1 point for each full $6.',
  'scoring.4':
    '– Nothing for empty land, kept tiles, cowboys, revolvers, roads, and what stands on land of nobody.',
  'scoring.5':
    'Example: 14 points from the game, three buildings, a house and a mountain, and $20 make 14 + 10 + 3 = 27.',
  setup: 'Setup',
  'setup.1':
    'Two to five play. The map has eight by eight parcels. Two dice choose the town centre, which gets a house and a road on each side, and nine mountains; a taken parcel is rolled again. They never lie on the outer ring.',
  'setup.2':
    'The market starts with ranches at $3 and $10, mines at $4 and $12, and three tiles from the bag between them. There are 6 ranches, 6 mines, 4 drugstores, 4 banks, 3 saloons, 3 hotels, 2 churches and 2 prisons; 27 revolvers, 20 houses, 25 roads, and for each colour 12 property tiles and 10 cowboys.',
  'setup.3':
    'You start with $15, a revolver, a road and three cowboys; seven more are in the general reserve. In the order drawn by chance, then backwards, everybody takes two free parcels anywhere, also with the house or a mountain on it. All spaces for buying points are open, and the three-guns chip lies on ammunition.',
  sides: 'Yellow and red characters',
  'sides.1':
    'Each card is played with its yellow or its red side, for the whole game. Any mixture is allowed; all yellow is the usual and the first one. Number and place in the order are the same; effect and money limit follow the side. With a red sheriff there is no white cowboy.',
  tokens: 'Duels with tokens',
  'tokens.1':
    'Instead of dice there are tokens from 0 to 5. With two players each has one of every value and $15. With more, a set for each player is mixed, everybody gets six unseen, says their sum, and starts with $30 less that sum.',
  'tokens.2':
    'In a duel everybody lays one token face down; they are shown together and added to the firepower. Used tokens go on one pile. Who has none left draws three from it at once, in passing order if there are several.',
  'tokens.3': 'Ties and everything else stay; gambling still uses dice.',
  together: 'Placing at the same time',
  'together.1':
    'As soon as the first player has placed a cowboy or passed, all place at once, without turns and as many as they like. Until you finish you may move a cowboy to another legal place, but not back to the reserve. What arrives first counts, and each step is checked as the board stands then.',
  'together.2':
    'Who is done takes the next place of the passing order and does nothing more this round. All other rules stay.',
  'together.3':
    'At the end of the game each player gains a point for each player who finished later in the fourth round.',
  limits: 'Small print',
  'limits.1':
    'Money never falls below zero: what costs something needs the full amount in hand. Players cannot give or trade anything. Houses cannot run out; if revolvers run short, you get what is left, and the mercenary and the three-guns chip need none. The variants may be combined.',
} as const

export type RuleKey = keyof typeof en
