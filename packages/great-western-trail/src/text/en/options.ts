export const options = {
  'option.pass': 'No, go on',
  'option.pass.location': 'Finish here',
  'option.pass.buyCattle': 'Buy nothing more',
  'option.pass.buyCattle.none': 'Buy nothing',
  'option.nothingToBuy': '{action} (nothing can be bought with {money}, only cards added)',
  'option.pass.removeCards': 'Remove nothing more',
  'option.pass.upgradeStation': 'Don’t upgrade',
  'option.pass.takeStationMaster': 'Leave the station master',
  'option.move': 'Move to {place} ({steps, plural, one {# step} other {# steps}})',
  'option.move.fees': 'Move to {place} ({steps, plural, one {# step} other {# steps}}; pay {fees})',
  'option.place': 'Start at {place}: {actions}',
  'option.copy': 'Use {building}: {actions}',
  'option.withMoney': '{action}; you then have {money}',
  'option.local': 'Local action: {action}',
  'option.special': 'Special action: {action}',
  'option.auxiliary': 'Auxiliary action: {action}',
  'option.auxiliary.double': 'Double auxiliary action: {action}',
  'option.choice': 'Yes: {action}',
  'option.upgrade': 'Upgrade for {cost} → you have {left} left',
  'option.upgrade.station': 'Upgrade {station} ({points}) for {cost} → you have {left} left',
  'option.card.discard': 'Discard {card}',
  'option.card.remove': 'Remove {card} from the game',
  'option.card.second': 'Take {card} as well',
  'option.card.free': 'Take {card} for free',
  'option.card.take': 'Take the {card}',
  'option.card.takeObjective': 'Take the {card}; when played: {action}',
  'option.card.position': '{option} (place {place} of the display)',
  'option.card.lay': 'Lay {card} for {money}',
  'option.play': 'Play the {objective}',
  'option.play.action': 'Play the {objective}; then: {action}',
  'option.deck': 'Take the top card of the objective deck, unseen',
  'option.draw': 'Draw {count, plural, one {# card} other {# cards}}, then discard as many',
  'option.exchange':
    'Use an exchange token: draw {count, plural, one {# card} other {# cards}}, then discard as many',
  'option.buy':
    'Buy {card} for {price} with {cowboys, plural, one {# cowboy} other {# cowboys}} → you have {left} left',
  'option.buy.two':
    'Buy {card} and a second card for {price} together with {cowboys, plural, one {# cowboy} other {# cowboys}} → you have {left} left',
  'option.reveal': 'Let 1 cowboy add {cards, plural, one {# card} other {# cards}} to the cattle market',
  'option.hire':
    'Hire {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} from row {row} for {cost} → you have {left} left',
  'option.hire.bonus':
    'Hire {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} from row {row} for {cost} → you have {left} left; then: {bonus}',
  'option.building':
    'Build {building} from {cost} ({builders, plural, one {# builder} other {# builders}}, {points}): {actions}',
  'option.site': 'Build on {site} for {cost} → you have {left} left',
  'option.site.replace': 'Replace {building} on {site} for {cost} → you have {left} left',
  'option.tile': 'Take {tile} from {space}',
  'option.tile.reward': 'Take {tile} from {space}: {reward}',
  'option.foresight': 'Place {tile} on {space}',
  'option.foresight.full': 'Choose {tile}: it has no room and leaves the game',
  'option.foresight.worker':
    'Put {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} into row {row} of the job market',
  'option.foresight.token':
    'Put {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} into row {row} of the job market: the token moves to row {next}',
  'option.foresight.market':
    'Put {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} into row {row} of the job market: the token moves to row {next} and the cattle market is refilled',
  'option.foresight.end':
    'Put {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} into row {row} of the job market: this triggers the end of the game',
  'option.worker':
    'Give {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} → {master}',
  'option.worker.poker':
    'Seat {worker, select, cowboy {a cowboy} builder {a builder} other {an engineer}} at the poker table',
  'option.master': 'Take the {master}: {help}',
  'option.shop': 'Place a shop in {town}{free, select, yes {} other { for {cost} → you have {left} left}}',
  'option.shop.gains':
    'Place a shop in {town}{free, select, yes {} other { for {cost} → you have {left} left}}; then: {gains}',
  'option.shop.station': 'you may upgrade the station',
  'option.engine': 'Engine to {position}',
  'option.engine.upgrade': 'Engine to {position}; then you may upgrade for {cost}',
  'option.engine.end': 'Engine to {position}; then it must go back',
  'option.engine.delivery': 'Engine back to {position}: delivery of value {total}',
  'option.disc': 'Disc: {gain}',
  'option.disc.station': 'Take the disc from {station} (you lose {points})',
  'option.spend':
    'Spend {certificates, plural, =0 {no certificates} one {# certificate} other {# certificates}}: total {total}, you take {money}',
  'option.spend.unknown':
    'Spend {certificates, plural, =0 {no certificates} one {# certificate} other {# certificates}}',
  'option.city': 'Deliver to {city} (value {value})',
  'option.city.effects': 'Deliver to {city} (value {value}): {effects}',
} as const
