/** The words of the tables: what buildings, cards, tiles and spaces do. Parts of sentences. */
export const actions = {
  'action.cost': '{cost} → {gain}',
  'task.money': 'take {money}',
  'task.moneyPer':
    'take {money} per {per, select, cowboys {cowboy} builders {builder} engineers {engineer} forest {own building in the forest} hazards {hazard you hold} stations {station you upgraded} other {freed bell}}',
  'task.pay': 'pay {money}',
  'task.certificate': 'gain {amount, plural, one {# certificate} other {# certificates}}',
  'task.certificatePer':
    'gain {amount, plural, one {# certificate} other {# certificates}} per {per, select, cowboys {cowboy} builders {builder} engineers {engineer} forest {own building in the forest} hazards {hazard you hold} stations {station you upgraded} other {freed bell}}',
  'task.certificateToLimit': 'raise your certificates to the limit',
  'task.outlawPairs.second':
    'gain {certificates, plural, one {# certificate} other {# certificates}} and take {money} per pair of a green and an orange outlaw',
  'task.outlawPairs.first':
    'gain {certificates, plural, one {# certificate} other {# certificates}} and take {money} per pair of a green and a blue teepee',
  'task.exchangeToken': 'take an exchange token',
  'task.hire': 'hire a worker',
  'task.hire.more': 'hire a worker for {money} more',
  'task.hire.less': 'hire a worker for {money} less',
  'task.buyCattle': 'buy cattle',
  'task.build': 'build for {money} per builder',
  'task.build.free': 'build for free',
  'task.build.as': 'build for free as if you had {builders, plural, one {# builder} other {# builders}}',
  'task.engine': 'move your engine up to {count, plural, one {# space} other {# spaces}} forward',
  'task.enginePer':
    'move your engine up to 1 space forward per {per, select, cowboys {cowboy} builders {builder} engineers {engineer} forest {own building in the forest} hazards {hazard you hold} stations {station you upgraded} other {freed bell}}',
  'task.engineBack': 'move your engine {count, plural, one {# space} other {# spaces}} back',
  'task.specialDelivery': 'move your engine back and deliver for as many spaces, without transport costs',
  'task.upgradeBehind': 'upgrade a station behind your engine',
  'task.takeHazard': 'take a hazard',
  'task.takeOutlaw.second': 'take an outlaw',
  'task.takeOutlaw.first': 'trade with a tribe',
  'task.hazardOrOutlaw.second': 'take a hazard or an outlaw',
  'task.hazardOrOutlaw.first': 'take a hazard or trade with a tribe',
  'task.takeObjective': 'take an objective card',
  'task.takeObjective.hand': 'take an objective card into your hand',
  'task.takeObjective.display': 'take an objective card from the display',
  'task.drawUpTo': 'draw up to {count, plural, one {# card} other {# cards}}, then discard as many',
  'task.drawUpToPer':
    'draw up to 1 card per {per, select, cowboys {cowboy} builders {builder} engineers {engineer} forest {own building in the forest} hazards {hazard you hold} stations {station you upgraded} other {freed bell}}, then discard as many',
  'task.drawThenDiscard':
    'draw {count, plural, one {# card, then discard # card} other {# cards, then discard # cards}}',
  'task.discard.breed': 'discard {count} {breed}',
  'task.discard.any': 'discard {count, plural, one {# cattle card} other {# cattle cards}}',
  'task.discard.pair': 'discard 2 cattle cards of one breed',
  'task.discard.value2':
    'discard {count, plural, one {# cattle card of value 2} other {# cattle cards of value 2}}',
  'task.discard.value3':
    'discard {count, plural, one {# cattle card of value 3} other {# cattle cards of value 3}}',
  'task.discard.objective': 'discard {count, plural, one {# objective card} other {# objective cards}}',
  'task.removeCards': 'remove up to {count, plural, one {# card} other {# cards}} in hand from the game',
  'task.auxiliary.1': 'do a single auxiliary action',
  'task.auxiliary.2': 'do a single or double auxiliary action',
  'task.moveCattleman': 'move your cattleman up to {count, plural, one {# step} other {# steps}}',
  'task.objectiveMove':
    'move your cattleman up to {count, plural, one {# step} other {# steps}}, without fees and without using the location',
  'task.copyAdjacent': 'use the local actions of an adjacent building',
  'task.placeShop': 'place a shop',
  'task.freeCattle': 'take a cattle card of value 3 from the market for free',
  'task.bonusStationMaster': 'take a spare station master',
  'task.pokerSeat': 'seat a worker at the poker table',
  'task.layCard': 'lay a card at the poker table for {money}',
  'task.showdown': 'call a showdown at the poker table',

  'arrow.objective': 'objective card',
  'arrow.exchangeToken': 'exchange token',
  'effect.transport': 'transport {money}',
  'fee.bank': '{money} to the bank',
  'fee.owner': '{money} to {owner}',
  'disc.certificates': 'certificate limit {limit}',
  'disc.certificates.later': 'certificate limit {limit} once the 4 is free too',
  'disc.steps.money': 'step limit +{steps}, {money} at once',
  'disc.steps.points': 'step limit +{steps}, {points} at the end',
  'disc.handLimit': 'hand limit +1, costs {cost}',
  'disc.auxiliary':
    '{times, select, single {auxiliary action “{auxiliary}” becomes available} other {auxiliary action “{auxiliary}” can be doubled}}',
  'disc.auxiliary.cost':
    '{times, select, single {auxiliary action “{auxiliary}” becomes available} other {auxiliary action “{auxiliary}” can be doubled}}, costs {cost}',
} as const
