import { CATTLE_TASK_RULES } from '../addons/cattle/rules.js'
import { layCard, pokerSeat, showdown } from '../addons/pokerTable.js'
import { freeCattle, placeShop } from '../addons/railsToTheNorth.js'
import { installRules, type RulesTable } from '../task.js'
import { auxiliary, choose, offer } from './auxiliary.js'
import { build, site } from './build.js'
import { buyCattle, buySecond } from './buyCattle.js'
import { discard, discardCards, drawThenDiscard, drawUpTo, removeCards } from './cards.js'
import { copyAdjacent } from './copyAdjacent.js'
import { cityReward, deliver, transport } from './deliver.js'
import { engine, engineBack, leaveEndOfTrack } from './engine.js'
import { foresight, leaveKansasCity } from './foresight.js'
import {
  certificate,
  certificatePer,
  certificateToLimit,
  exchangeToken,
  money,
  moneyPer,
  outlawPairs,
  pay,
} from './gains.js'
import { hire } from './hire.js'
import { discardHand, income } from './income.js'
import { location } from './location.js'
import { moveCattleman, objectiveMove, phaseA } from './move.js'
import { takeObjective } from './objective.js'
import { placeDisc } from './placeDisc.js'
import { specialDelivery } from './specialDelivery.js'
import { bonusStationMaster, takeStationMaster, upgradeBehind, upgradeStation } from './station.js'
import { hazardOrOutlaw, takeHazard, takeOutlaw } from './takeTile.js'
import { beginTurn, discardDown, drawUp, placeCattleman } from './turn.js'

/** Every kind of task and how it works. A kind without rules does not compile. */
export const TASK_RULES: RulesTable = {
  showdown,
  pokerSeat,
  placeShop,
  layCard,
  freeCattle,
  choose,
  certificatePer,
  bonusStationMaster,
  auxiliary,
  beginTurn,
  build,
  buyCattle,
  buySecond,
  certificate,
  certificateToLimit,
  cityReward,
  copyAdjacent,
  deliver,
  discard,
  discardCards,
  discardDown,
  discardHand,
  drawThenDiscard,
  drawUp,
  drawUpTo,
  engine,
  engineBack,
  exchangeToken,
  foresight,
  hazardOrOutlaw,
  hire,
  income,
  leaveEndOfTrack,
  leaveKansasCity,
  location,
  money,
  moneyPer,
  moveCattleman,
  objectiveMove,
  offer,
  outlawPairs,
  pay,
  phaseA,
  placeCattleman,
  placeDisc,
  ...CATTLE_TASK_RULES,
  removeCards,
  site,
  specialDelivery,
  takeHazard,
  takeObjective,
  takeOutlaw,
  takeStationMaster,
  transport,
  upgradeBehind,
  upgradeStation,
}

installRules(TASK_RULES)
