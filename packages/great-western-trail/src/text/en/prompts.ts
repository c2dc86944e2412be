export const prompts = {
  'prompt.discardDown': 'Discard {count, plural, one {# card} other {# cards}}: you keep {limit}.',
  'prompt.placeCattleman': 'Put your cattleman on a neutral building.',
  'prompt.phaseA':
    'Move your cattleman up to {steps, plural, one {# step} other {# steps}} (you have {money}).',
  'prompt.moveCattleman':
    'Move your cattleman up to {steps, plural, one {# step} other {# steps}} (you have {money}).',
  'prompt.objectiveMove':
    'Move your cattleman up to {steps, plural, one {# step} other {# steps}} without fees, or go on.',
  'prompt.location': 'You are at {place} with {money}: choose an action, or finish here.',
  'prompt.copyAdjacent': 'Choose the adjacent building whose local actions you use.',
  'prompt.auxiliary.1':
    '{optional, select, yes {Do a single auxiliary action, or go on.} other {Do a single auxiliary action.}}',
  'prompt.auxiliary.2':
    '{optional, select, yes {Do a single or double auxiliary action, or go on.} other {Do a single or double auxiliary action.}}',
  'prompt.offer': 'Do you want this: {action}?',
  'prompt.choose': 'Choose an action, or go on.',
  'prompt.hire':
    'Hire a worker{kind, select, more { for {change} more} less { for {change} less} other {}}{optional, select, yes {, or go on} other {}} (you have {money}).',
  'prompt.buyCattle':
    'Buy cattle, or go on ({cowboys, plural, one {# cowboy} other {# cowboys}} left, you have {money}).',
  'prompt.buySecond': 'Choose the second card of this purchase.',
  'prompt.build':
    'Choose a building{optional, select, yes {, or go on} other {}} ({builders, plural, one {# builder} other {# builders}}, {price} each; you have {money}).',
  'prompt.site': 'Where do you put building {building}? (You have {money}.)',
  'prompt.engine':
    'Move your engine up to {spaces, plural, one {# space} other {# spaces}} forward{optional, select, yes {, or go on} other {}}.',
  'prompt.engineBack': 'Move your engine {spaces, plural, one {# space} other {# spaces}} back.',
  'prompt.leaveEndOfTrack':
    'Your engine leaves the end of the track: take {money} and choose a space behind it.',
  'prompt.specialDelivery': 'How far back does your engine go? The spaces are the value of the delivery.',
  'prompt.upgradeStation': 'Upgrade {station} for {cost}, or go on (you have {money}).',
  'prompt.upgradeBehind': 'Upgrade a station behind your engine (you have {money}).',
  'prompt.placeDisc': 'Which disc goes to {place}?',
  'prompt.placeDisc.reserve':
    'Which disc goes to {place}? (You have {money}; {reserve} must stay for the transport.)',
  'prompt.takeStationMaster': 'Give a worker for the {master}, or go on.',
  'prompt.bonusStationMaster': 'Choose a spare station master, or go on.',
  'prompt.takeHazard': 'Take a hazard{optional, select, yes {, or go on} other {}}.',
  'prompt.takeOutlaw.second': 'Take an outlaw{optional, select, yes {, or go on} other {}}.',
  'prompt.takeOutlaw.first': 'Trade with a tribe{optional, select, yes {, or go on} other {}}.',
  'prompt.hazardOrOutlaw.second': 'Take a hazard or an outlaw, or go on.',
  'prompt.hazardOrOutlaw.first': 'Take a hazard or trade with a tribe, or go on.',
  'prompt.takeObjective':
    'Take an objective card{from, select, display { from the display} other {}}{to, select, hand { into your hand} other {}}{optional, select, yes {, or go on} other {}}.',
  'prompt.drawUpTo':
    'Draw up to {count, plural, one {# card} other {# cards}}, then discard as many{optional, select, yes {, or go on} other {}}.',
  'prompt.discardCards': 'Discard {count, plural, one {# card} other {# cards}}.',
  'prompt.discard': 'Choose the card: {what}.',
  'prompt.removeCards': 'Remove up to {count, plural, one {# card} other {# cards}} from the game, or go on.',
  'prompt.placeShop': 'Place a shop{optional, select, yes {, or go on} other {}} (you have {money}).',
  'prompt.freeCattle': 'Take a cattle card from the market.',
  'prompt.pokerSeat': 'Seat a worker at the poker table, or go on.',
  'prompt.layCard': 'Lay a card at the poker table for {price}, or go on (the pot holds {pot}).',
  'prompt.foresight': 'Kansas City, foresight {step}: choose a tile to place.',
  'prompt.income':
    'Kansas City, income: how many certificates do you spend? (You have {certificates}, the limit is {limit}.)',
  'prompt.deliver': 'Kansas City, delivery: choose a city up to value {total} (you have {money}).',
  'prompt.deliver.free': 'Deliver to a city up to value {total}, without transport costs.',
  'prompt.exchange': 'Use an exchange token? (You have {tokens, plural, one {# token} other {# tokens}}.)',
  'prompt.exchange.discard': 'Exchange token: discard {count, plural, one {# card} other {# cards}}.',
} as const
