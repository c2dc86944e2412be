import { type Message, SPECTATOR } from '@railhead/kernel'
import { CALF, HEIFER } from '../../../src/addons/cattle/simmental/cards.js'
import { FIRST_OBJECTIVE, GALLOWAY } from '../../../src/components/cattle.js'
import { SECOND_EDITION_MEDIUM_TILES } from '../../../src/components/north.js'
import { OBJECTIVES } from '../../../src/components/objectives.js'
import { DISC_HAND } from '../../../src/components/playerBoard.js'
import { RAIL_END } from '../../../src/components/railroad.js'
import { BUILDER, COWBOY, NOTHING, privateTile } from '../../../src/components/tiles.js'
import { NO_ENGINE } from '../../../src/solo/sam.js'
import { text } from '../../../src/text/index.js'
import { view } from '../../../src/view.js'
import { type TestGame, testGame } from '../../testing/testGame.js'
import { aboutQuestions } from './speak.js'

const asked = (game: TestGame): Message[] => aboutQuestions(game.state)

/** A two-player match whose first player has these, and plenty of money. */
function game(settings: Parameters<typeof testGame>[0] = {}, money = 30): TestGame {
  const made = testGame(settings)
  made.player().money = money
  return made
}

/** Engine somewhere, and a task of the railroad. */
function engineAt(position: number, money = 30): TestGame {
  const made = game({}, money)
  made.player().engine = position
  return made
}

function crowdedTrail(): TestGame {
  const made = game()
  const sites = [
    'ab1',
    'ab2',
    'ab3',
    'floodSite1',
    'floodSite2',
    'bc1',
    'bc2',
    'bc3',
    'droughtSite1',
    'ce1',
    'ce2',
  ]
  const more = [
    'de1',
    'campSite1',
    'campSite2',
    'ef1',
    'ef2',
    'rockSite1',
    'rockSite2',
    'fg1',
    'fg2',
    'gk1',
    'gk2',
  ]
  for (const site of [...sites, ...more]) made.put(site, privateTile(1, 1))
  made.player().workers[BUILDER] = 2
  return made.build(0, 5, 'ab1')
}

function usedBuilding(): TestGame {
  const made = game({ rulings: { copiedActions: 'buildingOnce' } })
    .build(0, 2, 'ab1')
    .visit('ab1')
  made.state.usedBuildings = 1 << 2
  const at = made.space('ab1')
  return made.start({ kind: 'location', at, building: NOTHING, specialOf: -1, used: 0, auxiliary: true })
}

function handDiscOnly(): TestGame {
  const made = engineAt(4, 2)
  made.player().discs.fill(0)
  made.player().discs[DISC_HAND] = 1
  return made.start({ kind: 'engine', upTo: 1 })
}

function noDiscsLeft(): TestGame {
  const made = game()
  made.player().discs.fill(0)
  made.player().stations = 0b11
  return made.start({ kind: 'placeDisc', on: 'city', index: 5, reserve: 0 })
}

function pokerTable(laid: number[]): TestGame {
  const made = game({ addons: ['pokerTable'] })
  made.player().bonusToken = 0
  made.player().laid = laid
  return made
}

function fullTown(): TestGame {
  const made = game({ players: 4, addons: ['railsToTheNorth'] })
  made.state.shops = made.state.shops.map((owner, i) => (i < 4 ? 1 : i === 2 * 4 ? 0 : owner))
  return made.start({ kind: 'placeShop', optional: true })
}

function samWithoutEngine(): Message[] {
  const made = testGame({ solo: 'easy' })
  if (made.state.sam) made.state.sam.engine = NO_ENGINE
  return text.summary(made.state, 0)
}

/** Starting objectives are dealt, so no rule offers them; a card without an action is still worded. */
function plainObjective(): Message[] {
  const card = FIRST_OBJECTIVE + OBJECTIVES.findIndex(({ starting }) => starting)
  const made = game().start({ kind: 'takeObjective', from: 'display', to: 'discard' })
  return [
    text.option(made.state, 0, { kind: 'play', card }),
    text.option(made.state, 0, { kind: 'card', card }),
  ]
}

/** What random play meets too rarely to rely on. */
export const SCENES: Readonly<Record<string, () => Message[]>> = {
  move: () => {
    const made = game()
    made.player().space = made.space('nA')
    return asked(made.start({ kind: 'moveCattleman', upTo: 2 }))
  },
  copy: () => asked(game().facesB(6).build(0, 6, 'ab1').build(0, 2, 'ab2').visit('ab1').use(0)),
  singleAuxiliary: () => asked(game().start({ kind: 'auxiliary', max: 1 })),
  buySecond: () => {
    const made = game()
    made.state.market = [4, 5]
    return asked(made.start({ kind: 'buySecond', purchase: 2 }))
  },
  buyTwo: () => {
    const made = game()
    made.player().workers[COWBOY] = 3
    made.state.market = [4, 5, 7]
    return asked(made.start({ kind: 'buyCattle', optional: true }))
  },
  buyOneOfTwo: () => {
    const made = game()
    made.player().workers[COWBOY] = 3
    made.state.market = [4]
    return asked(made.start({ kind: 'buyCattle', optional: true }))
  },
  endOfTrack: () => asked(engineAt(RAIL_END).start({ kind: 'leaveEndOfTrack' })),
  toEndOfTrack: () => asked(engineAt(38, 0).start({ kind: 'engine', upTo: 1, optional: true })),
  specialDelivery: () => asked(engineAt(6).start({ kind: 'specialDelivery' })),
  freeDelivery: () => asked(game().start({ kind: 'deliver', total: 6, transport: false })),
  upgradeBehind: () => asked(engineAt(12).start({ kind: 'upgradeBehind' })),
  bonusMaster: () => {
    const made = game({ edition: 'first', addons: ['railsToTheNorth'] })
    made.state.spareMasters = [2, 7]
    return asked(made.start({ kind: 'bonusStationMaster', optional: true }))
  },
  hazardOrOutlaw: () => asked(game().start({ kind: 'hazardOrOutlaw', optional: true })),
  hazardOrTeepee: () => asked(game({ edition: 'first' }).start({ kind: 'hazardOrOutlaw', optional: true })),
  freeCattle: () => {
    const made = game()
    made.state.market = [4, 5]
    return asked(made.start({ kind: 'freeCattle' }))
  },
  raiseCalves: () =>
    asked(
      game({ cattle: 'simmental' })
        .hand([CALF, CALF, HEIFER])
        .start({ kind: 'raiseSimmental', from: CALF, optional: true }),
    ),
  plainObjective,
  discFromStation: () => asked(noDiscsLeft()),
  allBuilt: () => {
    const made = game()
    made.player().unbuilt = 0
    return asked(made.visit('nB'))
  },
  noSite: () => asked(crowdedTrail().start({ kind: 'build', price: 2, optional: true })),
  fullRow: () => {
    const made = game().jobMarket(2, { 0: [COWBOY, BUILDER] })
    made.player().workers[COWBOY] = 6
    return asked(made.start({ kind: 'hire', change: 0, optional: true }))
  },
  noCards: () => asked(game().build(0, 5, 'floodSite1').hand([]).visit('floodSite1')),
  noPairs: () => asked(game().build(0, 7, 'ab1').visit('ab1')),
  noTeepees: () => asked(game({ edition: 'first' }).clearTrail().build(0, 7, 'ab1').visit('ab1')),
  noOutlaws: () => asked(game().clearTrail().visit('nD')),
  noTeepeesToTrade: () => asked(game({ edition: 'first' }).clearTrail().visit('nD')),
  noHazards: () => asked(game().clearTrail().visit('nF')),
  emptyMarket: () => {
    const made = game()
    made.state.market = []
    made.state.marketDeck = []
    return asked(made.visit('nE'))
  },
  noObjectives: () => {
    const made = game()
    made.state.objectiveDisplay = []
    made.state.objectiveDeck = []
    return asked(made.visit('nC'))
  },
  nothingBehind: () => asked(game().facesB(9).build(0, 9, 'ab1').visit('ab1')),
  nothingAdjacent: () => asked(game().facesB(6).build(0, 6, 'ab2').visit('ab2')),
  used: () => asked(usedBuilding()),
  tableFull: () => asked(pokerTable([0, 1, 2]).visit('nD')),
  hiddenAtTable: () => text.summary(view(pokerTable([0, 1]).state, SPECTATOR), SPECTATOR),
  noDisc: () => asked(handDiscOnly()),
  noFive: () => {
    const made = game()
    made.player().certificates = 6
    return asked(made.start({ kind: 'income' }))
  },
  stationMaster: () => {
    const made = game()
    made.player().workers[COWBOY] = 2
    return asked(made.start({ kind: 'takeStationMaster', station: 0, optional: true }))
  },
  teepees: () => {
    const made = game({ edition: 'first' })
    made.player().greenOutlaws = 1
    made.player().masters = [0]
    return [...asked(made.start({ kind: 'takeOutlaw', optional: true })), ...text.summary(made.state, 0)]
  },
  replace: () => {
    const made = game().build(0, 1, 'ab1').build(0, 5, 'bc1')
    made.player().workers[BUILDER] = 2
    return asked(made.start({ kind: 'site', building: 4, price: 2 }))
  },
  replaceOnly: () => {
    const made = game().build(0, 6, 'ab1').build(0, 12, 'ab2')
    made.player().workers[BUILDER] = 1
    return asked(made.start({ kind: 'site', building: 7, price: 2 }))
  },
  greenOutlaws: () => {
    const made = game({ rulings: { objectiveOutlaws: 'green' } })
    made.state.objectiveDisplay = [FIRST_OBJECTIVE + OBJECTIVES.findIndex(({ name }) => name === 'draw-d')]
    return asked(made.start({ kind: 'takeObjective', from: 'displayOrDeck', to: 'discard' }))
  },
  plainShopCards: () => {
    const settings = { addons: ['railsToTheNorth' as const], rulings: { orangeAsValue2: false } }
    return [
      ...asked(game(settings).hand([GALLOWAY]).visit('nA')),
      ...asked(game(settings).hand([]).visit('nA')),
    ]
  },
  equalObjectives: () => {
    const made = game({ solo: 'easy' })
    made.state.objectiveDisplay.fill(FIRST_OBJECTIVE)
    return asked(made.start({ kind: 'takeObjective', from: 'display', to: 'discard' }))
  },
  fullCertificates: () => {
    const made = game().visit('nC')
    made.player().certificates = 3
    return asked(made.visit('nC'))
  },
  nothingToDraw: () => {
    const made = game().hand([])
    Object.assign(made.player(), { draw: [], discard: [] })
    return asked(made.visit('nA'))
  },
  nothingToTrim: () => {
    const made = game({ addons: ['railsToTheNorth'] }).hand([])
    made.state.market = [7]
    const [trim, cow] = ['trimOrHazard', 'cashOrCow'].map(
      name => SECOND_EDITION_MEDIUM_TILES.find(tile => tile.name === name)?.effect,
    )
    if (trim === undefined || cow === undefined) throw new Error('There are no such tiles.')
    return [...asked(made.start(trim)), ...asked(made.start(cow))]
  },
  noForest: () => asked(game().build(0, 1, 'ab1').visit('ab1')),
  upgradedStation: () => {
    const made = engineAt(4)
    made.player().stations = 1
    return asked(made.start({ kind: 'engine', upTo: 1 }))
  },
  workerAtStation: () => {
    const made = game()
    made.state.stationWorkers = made.state.stationWorkers.map(() => COWBOY)
    return text.queries.rails.lines(made.state)
  },
  fullTown: () => asked(fullTown()),
  samWithoutEngine,
}
