import basket from 'game-icon:basket'
import cavalry from 'game-icon:cavalry'
import checkedShield from 'game-icon:checked-shield'
import cowboyHolster from 'game-icon:cowboy-holster'
import crossedPistols from 'game-icon:crossed-pistols'
import field from 'game-icon:field'
import hammerNails from 'game-icon:hammer-nails'
import house from 'game-icon:house'
import lawStar from 'game-icon:law-star'
import mountains from 'game-icon:mountains'
import oldLantern from 'game-icon:old-lantern'
import oldWagon from 'game-icon:old-wagon'
import payMoney from 'game-icon:pay-money'
import receiveMoney from 'game-icon:receive-money'
import revolver from 'game-icon:revolver'
import road from 'game-icon:road'
import rollingDices from 'game-icon:rolling-dices'
import sandsOfTime from 'game-icon:sands-of-time'
import shakingHands from 'game-icon:shaking-hands'
import swapBag from 'game-icon:swap-bag'
import token from 'game-icon:token'
import topHat from 'game-icon:top-hat'
import trenchSpade from 'game-icon:trench-spade'
import twoCoins from 'game-icon:two-coins'
import walk from 'game-icon:walk'
import westernHat from 'game-icon:western-hat'
import woodenDoor from 'game-icon:wooden-door'
import type { CellId, CharacterId } from '@railhead/carson-city'

/** A plain five-pointed star: points. */
const STAR = 'M256 20L317 178L486 187L355 294L398 458L256 367L114 458L157 294L26 187L195 178Z'

/** Which picture stands for what. */
export const ICONS = {
  bag: swapBag,
  build: hammerNails,
  closed: woodenDoor,
  cowboy: westernHat,
  dice: rollingDices,
  duel: crossedPistols,
  firepower: cowboyHolster,
  house,
  income: receiveMoney,
  lantern: oldLantern,
  later: sandsOfTime,
  money: twoCoins,
  mountain: mountains,
  move: walk,
  parcel: field,
  pay: payMoney,
  points: STAR,
  revolver,
  road,
  shield: checkedShield,
  token,
  yes: shakingHands,
} as const

export const CELL_ICONS: Readonly<Record<CellId, string>> = {
  wages: ICONS.money,
  ammunition: ICONS.revolver,
  roads3: ICONS.road,
  road1: ICONS.road,
  parcels: ICONS.parcel,
  build12: ICONS.build,
  build10: ICONS.build,
  build8: ICONS.build,
  build6: ICONS.build,
  build5: ICONS.build,
  build4: ICONS.build,
  build3: ICONS.build,
  deferred: ICONS.later,
  parcelIncome: ICONS.parcel,
  cowboyIncome: ICONS.firepower,
  gambling: ICONS.dice,
  estateIncome: ICONS.income,
  parcelPoints: ICONS.parcel,
  cowboyPoints: ICONS.firepower,
  buildingPoints: ICONS.house,
  buyPoints5: ICONS.points,
  buyPoints4: ICONS.points,
  buyPoints3: ICONS.points,
  buyPoints2: ICONS.points,
}

export const CHARACTER_ICONS: Readonly<Record<CharacterId, string>> = {
  sheriff: lawStar,
  banker: topHat,
  grocer: basket,
  worker: trenchSpade,
  settler: oldWagon,
  captain: cavalry,
  mercenary: cowboyHolster,
}
