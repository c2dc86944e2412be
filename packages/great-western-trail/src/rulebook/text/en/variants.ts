/** The first edition and the poker table. */
export const variants = {
  'first-edition': 'The first edition: names and start',
  'first-edition.1':
    'Everything not said here is as in the second edition. Outlaws are teepees, orange ones blue; New York is San Francisco; builders are craftsmen; special actions are risk actions; breeds are called by their colours. There are no exchange tokens and no orange cattle.',
  'first-edition.2':
    'Each player has ten private buildings. There are exactly five station masters, and all are used. The tiles lie in three stacks; a hazard without room at the start goes under its stack. A teepee goes to the lowest empty amount, beginning with −3.',
  'first-edition.3':
    'Everybody draws 4 cards at the start and discards none; money is $6 to $9 as usual. The coins of the box do not limit play. Steps per number of players are the same.',
  teepees: 'The first edition: trade with the Indians',
  'teepees.1':
    'Trading takes any one teepee and pays or gives at once the amount above it: −3, −2, −1, 1, 2, 4, 6, 8 or 10 dollars. A negative amount must be paid in full. The teepee stays with you and is never spent. With no teepee there the action cannot be used.',
  'teepees.2':
    'Teepees on positive amounts stand on the trail, the others beside it; green ones show a green hand, blue ones a black hand, paid to the bank. In Kansas City a chosen teepee goes to the lowest empty amount; if all nine are taken it leaves the game.',
  'teepees.3':
    'Between C and E the trail has two forest sites on one branch and a plain site on the other, after which you go to D or past the teepees; D leads straight to E.',
  'first-delivery': 'The first edition: deliveries and points',
  'first-delivery.1':
    'Cities: Kansas City 0, Topeka 1, Wichita 4, Colorado Springs 6, Santa Fe 8, Albuquerque 10, El Paso 12, San Diego 14, Sacramento 16, San Francisco 18. Black ones are Albuquerque, El Paso, Sacramento and San Francisco. Only Kansas City and San Francisco take several of your discs. Kansas City gives $6 and costs 6 points.',
  'first-delivery.2':
    'Objective cards come from Topeka–Wichita, Colorado Springs–Santa Fe and Santa Fe–Albuquerque. Points: Sacramento 6, San Francisco 9 a disc; Topeka–Wichita −3, Wichita–Colorado Springs −1, Albuquerque–El Paso 6, El Paso–San Diego 8, San Diego–Sacramento 4. The right step disc is worth 3.',
  'first-delivery.3': 'The arrow of the job market that ends the game is red.',
  'first-buildings': 'The first edition: buildings, cards and small actions',
  'first-buildings.1':
    'D trades with the Indians or pays $2 for two engine spaces. 5a hires for $1 less and moves the engine by engineers; 6a gives $10 for a yellow cow and an auxiliary action. 2b gives one engine space for a grey cow and $3 for a green one; 6b gives $3 and an objective card for any cow; 8b copies an adjacent building, and through another 8b the one beyond it. Actions may be done twice in a turn there. All others act as in the second edition.',
  'first-buildings.2':
    'The removal action gives no dollars, and may be used for the engine move alone. The first risk action after the floods gives a certificate and $2 for a grey cow. Forest sites are those beside trees.',
  'first-buildings.3':
    'Station masters: $2 with workers, a hazard or trade with objectives, and a permanent certificate each with hazards, pairs of teepees and certificates. Objective cards ask for teepees of both colours and for San Francisco.',
  'poker-seat': 'The poker table: taking a seat',
  'poker-seat.1':
    'The neutral buildings on the spaces D and G, whatever their letters, have one more local action each: on D you lay cards, on G you call for a showdown. You must stop there; each may be used once a stop, like any local action. 6b does not copy it. There is no poker table against Sam.',
  'poker-seat.2':
    'To play you need a worker at the table. On D you may seat the rightmost hired worker of one of your rows; printed ones stay. He sits there to the end and no longer counts on your board; his space may be hired anew and works again. You may sit down without laying a card.',
  'poker-seat.3':
    'As a welcome you take the top bonus token, one for each player: $1 and 6 points, $2 and 5, $3 and 4, $4 and 3. The money comes at once and may pay for your first card; the points count at the end. One seat and one token for each player.',
  'poker-cards': 'The poker table: laying cards',
  'poker-cards.1':
    'With a worker at the table you may lay a card from your hand face down for $1, and in the same stop a second for $2 more. The money goes into the pot. You never have more than three cards there, and none is exchanged.',
  'poker-cards.2':
    'Cattle and objective cards may be laid. They are no longer in your hand and not in your herd: they do not count for income, hand limit or shuffling. Only you may look at them.',
  'poker-cards.3':
    'At the end of the game cards at the table score nothing, meet no condition and bring no penalty; there is no showdown then, and the pot belongs to nobody.',
  'poker-showdown': 'The poker table: the showdown',
  'poker-showdown.1':
    'On G, with a worker and at least one card of yours at the table, you may call for a showdown. Everybody at the table shows their cards. The highest sum of breeding values wins; breeds do not matter, objective cards count 0, orange cattle their value.',
  'poker-showdown.2':
    'The highest sum takes the pot and $3 from the bank, also alone and with 0. With equal sums the $3 join the pot and it is shared in whole dollars; the rest stays for the next pot. Without cards you cannot win.',
  'poker-showdown.3': 'Example: 4 against 2 with a pot of $4 brings $7. In a tie each gets $3 and $1 stays.',
  'poker-showdown.4':
    'Then the cards go to their owners’ discard piles; the workers stay, and new cards may be laid.',
} as const
