import { type Tell, takeRandom } from '@railhead/kernel'
import type { Event } from '../event.js'
import { type State, tablesOf } from '../state.js'
import { buildForSam } from './build.js'
import { buyCattle, takeValue3 } from './buyCattle.js'
import { type SamAction, type SamCard, samCard } from './cards.js'
import { moveSamEngine, moveSamEngineToStation } from './engine.js'
import { hire } from './hire.js'
import { visitKansasCity } from './kansasCity.js'
import { moveHerder, stepsOf } from './movement.js'
import { takeSamObjective } from './objective.js'
import { SAM, type Sam } from './sam.js'
import { placeSamShop } from './shop.js'
import { takeSamHazard, takeSamOutlaw } from './tiles.js'

/** Sam's whole turn; nothing in it is asked (SAM-EDGE-07). The place he stops at does not matter (SAM-TURN-07). */
export function takeSamTurn(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  state.turns++
  tell?.({ type: 'turn', seat: SAM, number: state.turns })
  if (sam.deck.length === 0) reshuffle(sam, tell)
  playCard(state, sam, takeRandom(state.chance, sam.deck), tell)
}

/** SAM-TURN-03, -04 */
function reshuffle(sam: Sam, tell: Tell<Event> | undefined): void {
  sam.deck = sam.discard
  sam.discard = []
  tell?.({ type: 'reshuffled', seat: SAM })
}

/** Shop, herder, action, Kansas City, in this order (SAM-TURN-06, -08, -10, RSAM-SHOP-01). */
export function playCard(state: State, sam: Sam, number: number, tell: Tell<Event> | undefined): void {
  const { trail, north, samCards } = tablesOf(state)
  const card = samCard(number, samCards)
  const steps = stepsOf(state, sam, card.movement)
  tell?.({ type: 'samCard', card: number, movement: card.movement, steps })
  if (card.shop && north !== undefined) placeSamShop(state, sam, north, tell)
  moveHerder(state, sam, steps, tell)
  ACTS[actionOf(sam, card)](state, sam, tell)
  if (sam.space === trail.kansasCity) visitKansasCity(state, sam, tell)
  sam.discard.push(number)
}

/** The half of the card that goes with Sam's specialty (SAM-SPEC-05). */
function actionOf(sam: Sam, { action, otherwise }: SamCard): SamAction {
  return otherwise === undefined || sam.specialty === otherwise.unless ? action : otherwise.action
}

type Act = (state: State, sam: Sam, tell: Tell<Event> | undefined) => void

const ACTS: Readonly<Record<SamAction, Act>> = {
  hireCheapest: (state, sam, tell) => hire(state, sam, 'cheapest', tell),
  hireSpecialty: (state, sam, tell) => hire(state, sam, 'specialty', tell),
  buyCattle: (state, sam, tell) => buyCattle(state, sam, false, tell),
  growAndBuyCattle: (state, sam, tell) => buyCattle(state, sam, true, tell),
  takeValue3,
  build: (state, sam, tell) => buildForSam(state, sam, undefined, tell),
  buildWithOne: (state, sam, tell) => buildForSam(state, sam, 1, tell),
  engine: moveSamEngine,
  engineToStation: moveSamEngineToStation,
  takeObjective: takeSamObjective,
  takeOutlaw: takeSamOutlaw,
  takeHazard: takeSamHazard,
  nothing: (_state, _sam, tell) => tell?.({ type: 'samIdle', why: 'otherSpecialty' }),
}
