import bull from 'game-icon:bull'
import cardBurn from 'game-icon:card-burn'
import cardDiscard from 'game-icon:card-discard'
import cardDraw from 'game-icon:card-draw'
import cardExchange from 'game-icon:card-exchange'
import cow from 'game-icon:cow'
import cowboyBoot from 'game-icon:cowboy-boot'
import desert from 'game-icon:desert'
import diploma from 'game-icon:diploma'
import fallingRocks from 'game-icon:falling-rocks'
import finishLine from 'game-icon:finish-line'
import flood from 'game-icon:flood'
import hammerNails from 'game-icon:hammer-nails'
import hand from 'game-icon:hand'
import hazardSign from 'game-icon:hazard-sign'
import house from 'game-icon:house'
import lasso from 'game-icon:lasso'
import medal from 'game-icon:medal'
import mirror from 'game-icon:mirror-mirror'
import payMoney from 'game-icon:pay-money'
import pineTree from 'game-icon:pine-tree'
import pokerHand from 'game-icon:poker-hand'
import railway from 'game-icon:railway'
import receiveMoney from 'game-icon:receive-money'
import ringingBell from 'game-icon:ringing-bell'
import scrollQuill from 'game-icon:scroll-quill'
import shakingHands from 'game-icon:shaking-hands'
import shop from 'game-icon:shop'
import steamLocomotive from 'game-icon:steam-locomotive'
import tipi from 'game-icon:tipi'
import twoCoins from 'game-icon:two-coins'
import wantedReward from 'game-icon:wanted-reward'
import westernHat from 'game-icon:western-hat'
import woodenSign from 'game-icon:wooden-sign'
import wrench from 'game-icon:wrench'
import { BUILDER, COWBOY, DROUGHT, ENGINEER, FLOOD, ROCKFALL } from '@railhead/great-western-trail'

/** Which picture stands for what. */
export const ICONS = {
  boot: cowboyBoot,
  build: hammerNails,
  bull,
  cattle: cow,
  certificate: diploma,
  copy: mirror,
  discard: cardDiscard,
  draw: cardDraw,
  drought: desert,
  engine: steamLocomotive,
  exchange: cardExchange,
  fee: payMoney,
  finish: finishLine,
  flood,
  forest: pineTree,
  hand,
  hazard: hazardSign,
  hire: shakingHands,
  house,
  income: receiveMoney,
  lasso,
  master: medal,
  money: twoCoins,
  objective: scrollQuill,
  outlaw: wantedReward,
  poker: pokerHand,
  remove: cardBurn,
  rockfall: fallingRocks,
  shop,
  station: ringingBell,
  teepee: tipi,
  track: railway,
  auxiliary: woodenSign,
  cowboy: westernHat,
  builder: hammerNails,
  engineer: wrench,
} as const

export const WORKER_ICONS: readonly string[] = (() => {
  const icons: string[] = []
  icons[COWBOY] = ICONS.cowboy
  icons[BUILDER] = ICONS.builder
  icons[ENGINEER] = ICONS.engineer
  return icons
})()

export const WORKER_COLOURS: readonly string[] = (() => {
  const colours: string[] = []
  colours[COWBOY] = '#8a5a2b'
  colours[BUILDER] = '#556b3a'
  colours[ENGINEER] = '#34566e'
  return colours
})()

export const HAZARD_ICONS: readonly string[] = (() => {
  const icons: string[] = []
  icons[FLOOD] = ICONS.flood
  icons[DROUGHT] = ICONS.drought
  icons[ROCKFALL] = ICONS.rockfall
  return icons
})()
