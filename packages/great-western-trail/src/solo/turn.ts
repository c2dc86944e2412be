import { type Tell, takeRandom } from '@railhead/kernel'
import { ENGINEER } from '../components/tiles.js'
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
  if (card.shop === true && north !== undefined) placeSamShop(state, sam, north, tell)
  moveHerder(state, sam, steps, tell)
  ACTS[actionOf(sam, card)](state, sam, tell)
  if (sam.space === trail.kansasCity) visitKansasCity(state, sam, tell)
  sam.discard.push(number)
}

/** The half of the card that goes with Sam's specialty (SAM-SPEC-05). */
function actionOf(sam: Sam, { action, otherwise }: SamCard): SamAction {
  return otherwise === undefined || sam.specialty === otherwise.unless ? action : otherwise.action
}

/** By ruling the space that his worker covers works for him as far as it is no money and no certificate (SAM-HIRE-14). */
function hireForSam(
  state: State,
  sam: Sam,
  mode: 'cheapest' | 'specialty',
  tell: Tell<Event> | undefined,
): void {
  const worker = hire(state, sam, mode, tell)
  const { rulings, workerBonus } = tablesOf(state)
  if (worker === undefined || rulings.samWorkerSpaces === 'nothing') return
  switch (workerBonus[worker][sam.workers[worker]]?.kind) {
    case 'takeHazard':
      takeSamHazard(state, sam, tell)
      break
    case 'takeOutlaw':
      takeSamOutlaw(state, sam, tell)
      break
    case 'build':
      buildForSam(state, sam, undefined, tell)
      break
    case 'hire':
      hireForSam(state, sam, mode, tell)
  }
}

type Act = (state: State, sam: Sam, tell: Tell<Event> | undefined) => void

const ACTS: Readonly<Record<SamAction, Act>> = {
  hireCheapest: (state, sam, tell) => hireForSam(state, sam, 'cheapest', tell),
  hireSpecialty: (state, sam, tell) => hireForSam(state, sam, 'specialty', tell),
  buyCattle: (state, sam, tell) => buyCattle(state, sam, false, tell),
  growAndBuyCattle: (state, sam, tell) => buyCattle(state, sam, true, tell),
  takeValue3,
  build: (state, sam, tell) => buildForSam(state, sam, undefined, tell),
  buildWithOne: (state, sam, tell) => buildForSam(state, sam, { exactly: 1 }, tell),
  engine: (state, sam, tell) => moveSamEngine(state, sam, sam.workers[ENGINEER], tell),
  engineToStation: moveSamEngineToStation,
  takeObjective: takeSamObjective,
  takeOutlaw: takeSamOutlaw,
  takeHazard: takeSamHazard,
  nothing: (_state, _sam, tell) => tell?.({ type: 'samIdle', why: 'otherSpecialty' }),
}
