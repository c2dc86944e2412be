import type { Message, Seat } from '@railhead/kernel'
import { CATTLE_OPTIONS, CATTLE_PASSES } from '../addons/cattle/words.js'
import type { Option, OptionKind } from '../option.js'
import type { State } from '../state.js'
import { type Key, message } from './message.js'
import type { Asked, Wording } from './options/asked.js'
import { building, hazard, hire, master, outlaw, shop, site, tile, worker } from './options/board.js'
import { buy, card, deck, discarded, draw, play, reveal } from './options/cards.js'
import { city, disc, engine, spend, station } from './options/railroad.js'
import { auxiliary, choice, copy, local, move, place, take } from './options/trail.js'
import { editionOf } from './places.js'

/** How declining is said, by task. */
const PASSES: Partial<Record<Asked['task']['kind'], Key>> = {
  location: 'option.pass.location',
  buyCattle: 'option.pass.buyCattle',
  removeCards: 'option.pass.removeCards',
  ...CATTLE_PASSES,
  upgradeStation: 'option.pass.upgradeStation',
  takeStationMaster: 'option.pass.takeStationMaster',
}

const pass: Wording<'pass'> = (_option, { task }) => {
  // No cowboy has done anything yet.
  if (task.kind === 'buyCattle' && task.cowboys === undefined) return message('option.pass.buyCattle.none')
  return message(PASSES[task.kind] ?? 'option.pass')
}
const exchange: Wording<'exchange'> = option => message('option.exchange', { count: option.draw })

/** Every kind of option, in words. A new kind does not compile without them. */
const OPTIONS: { readonly [Kind in OptionKind]: Wording<Kind> } = {
  auxiliary,
  building,
  buy,
  card,
  choice,
  city,
  copy,
  deck,
  disc,
  draw,
  engine,
  exchange,
  hazard,
  hire,
  local,
  master,
  move,
  outlaw,
  pass,
  place,
  play,
  ...CATTLE_OPTIONS,
  reveal,
  shop,
  site,
  spend,
  station,
  take,
  tile,
  worker,
}

/** An option of an open question, with its cost and consequence. */
export function option(state: State, seat: Seat, chosen: Option): Message {
  const player = state.players[seat]
  const edition = editionOf(state)
  if (player.exchanging > 0 && chosen.kind === 'card') return discarded(chosen.card, { state })
  const task = state.tasks[state.tasks.length - 1]
  const wording = OPTIONS[chosen.kind] as (option: Option, asked: Asked) => Message
  return wording(chosen, { state, seat, player, task, edition })
}
