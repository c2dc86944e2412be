import type { Message, Refusal } from '@railhead/kernel'
import { PURCHASE_FITS, PURCHASES } from '../../components/cattle.js'
import { ROW_COSTS } from '../../components/jobMarket.js'
import { WORKER_SPACES } from '../../components/playerBoard.js'
import {
  BUILDER,
  COWBOY,
  isPrivate,
  isWorker,
  NOTHING,
  numberOf,
  ownerOf,
  WORKERS,
} from '../../components/tiles.js'
import { tablesOf } from '../../state.js'
import type { TaskOf } from '../../task.js'
import { buildingOf } from '../../tasks/build.js'
import { faceOf } from '../../walk.js'
import { message, money } from '../message.js'
import { buildingName, cardName, workerKey } from '../names.js'
import { buildingText } from '../places.js'
import { offers, type Question, refusal } from './asked.js'
import { tooDear, tooFewBuilders } from './reasons.js'

/** Workers who are too dear, for whom there is no room, or who wait in the token's row. */
export function hire(question: Question<TaskOf<'hire'>>): Refusal[] {
  const { state, player, task } = question
  const refused: Refusal[] = []
  for (let row = 0; row <= state.jobRow && row < ROW_COSTS.length; row++) {
    const workers = new Set(
      state.jobs.slice(row * state.playerCount, (row + 1) * state.playerCount).filter(isWorker),
    )
    for (const worker of workers) {
      const cost = ROW_COSTS[row] + task.change
      const why = (): Message => {
        if (row === state.jobRow) return message('why.tokenRow')
        if (player.workers[worker] >= WORKER_SPACES) return message('why.rowFull', { count: WORKER_SPACES })
        return tooDear(cost, player.money)
      }
      if (!offers(question, { kind: 'hire', worker, row }))
        refused.push(
          ...refusal(
            message('refused.hire', { worker: workerKey(worker), row: row + 1, cost: money(cost) }),
            why(),
          ),
        )
    }
  }
  return refused
}

/** Ways to buy for which cowboys, dollars or a second card are missing. */
export function buyCattle(question: Question<TaskOf<'buyCattle'>>): Refusal[] {
  const { state, player, task, edition } = question
  const cowboys = task.cowboys ?? player.workers[COWBOY]
  const cards = [...new Set(state.market)].sort((a, b) => a - b)
  const refused = PURCHASES.flatMap((purchase, i) =>
    cards.flatMap(card => {
      if (!PURCHASE_FITS[i][card] || offers(question, { kind: 'buy', purchase: i, card })) return []
      const what = message(purchase.count === 1 ? 'refused.buy' : 'refused.buy.two', {
        card: cardName(card, edition),
        price: money(purchase.price),
        cowboys: purchase.cowboys,
      })
      return refusal(what, whyNotBuy(purchase, cowboys, player.money))
    }),
  )
  return distinct(refused)
}

function whyNotBuy(purchase: (typeof PURCHASES)[number], cowboys: number, purse: number): Message {
  if (purchase.cowboys > cowboys) return message('why.cowboys', { needed: purchase.cowboys, have: cowboys })
  return purchase.price > purse ? tooDear(purchase.price, purse) : message('why.oneCard')
}

/** Cards of one breed with other points read the same. */
function distinct(refused: readonly Refusal[]): Refusal[] {
  const seen = new Set<string>()
  return refused.filter(one => {
    const text = JSON.stringify(one)
    return !seen.has(text) && seen.add(text)
  })
}

/** Buildings for which builders, dollars or a site are missing. */
export function build(question: Question<TaskOf<'build'>>): Refusal[] {
  const { state, player, task } = question
  const have = task.asBuilders ?? player.workers[BUILDER]
  const refused: Refusal[] = []
  for (let number = 1; player.unbuilt >> number > 0; number++) {
    if ((player.unbuilt & (1 << number)) === 0 || offers(question, { kind: 'building', building: number }))
      continue
    const needed = fewestBuilders(question, number)
    const what = message('refused.build', { building: buildingName(number, faceOf(state, number)) })
    const why = needed > have ? tooFewBuilders(needed, have) : tooDear(needed * task.price, player.money)
    refused.push(...refusal(what, needed === Number.POSITIVE_INFINITY ? message('why.noSite') : why))
  }
  return refused
}

/** On the best site for it: an empty one, or an own building that it may replace. */
function fewestBuilders({ state, seat }: Question<unknown>, number: number): number {
  const { builders } = buildingOf(state, number)
  const needs = tablesOf(state).trail.sites.map(site => {
    const tile = state.trail[site]
    if (tile === NOTHING) return builders
    if (!isPrivate(tile) || ownerOf(tile) !== seat) return Number.POSITIVE_INFINITY
    const replaced = buildingOf(state, numberOf(tile)).builders
    return replaced < builders ? builders - replaced : Number.POSITIVE_INFINITY
  })
  return Math.min(...needs)
}

/** Own buildings that cannot be replaced, and empty sites that would need more builders. */
export function site(question: Question<TaskOf<'site'>>): Refusal[] {
  const { state, seat, player, task } = question
  const { builders } = buildingOf(state, task.building)
  const have = Math.min(task.asBuilders ?? player.workers[BUILDER])
  return tablesOf(state).trail.sites.flatMap(space => {
    const tile = state.trail[space]
    if (!isPrivate(tile) || ownerOf(tile) !== seat || offers(question, { kind: 'site', space })) return []
    const replaced = buildingOf(state, numberOf(tile)).builders
    const needed = builders - replaced
    const what = message('refused.replace', { building: buildingText(state, tile, seat) })
    if (needed <= 0) return refusal(what, message('why.notHigher'))
    return refusal(
      what,
      needed > have ? tooFewBuilders(needed, have) : tooDear(needed * task.price, player.money),
    )
  })
}

/** Only hired workers can go; the printed one of each row stays. */
export function takeStationMaster(question: Question<TaskOf<'takeStationMaster'>>): Refusal[] {
  return WORKERS.flatMap(worker =>
    offers(question, { kind: 'worker', worker })
      ? []
      : refusal(message('refused.giveWorker', { worker: workerKey(worker) }), message('why.printedWorker')),
  )
}
