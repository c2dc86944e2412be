import {
  type Action,
  alternatives,
  type Box,
  briefAction,
  buildingOf,
  buysCattle,
  canBuyCattle,
  cardName,
  cityName,
  couldBuyMore,
  discName,
  faceOf,
  greatWesternTrail,
  hazardType,
  isHazard,
  isNeutral,
  isObjective,
  isOutlaw,
  isPrivate,
  isWorker,
  type Key,
  localActions,
  message,
  NEUTRAL_LETTERS,
  NOTHING,
  neutralIndex,
  numberOf,
  type Option,
  type OptionKind,
  type OptionOf,
  ownerOf,
  railName,
  type State,
  spaceName,
  specialAction,
  stationMasterName,
  stationName,
  tablesOf,
  tileName,
  townName,
  transportCost,
  workerName,
} from '@railhead/great-western-trail'
import type { Decision, Message } from '@railhead/kernel'
import { Icon } from '../../icons/Icon.js'
import { SeatMark } from '../../ui/SeatMark.js'
import type { Chip, Scene } from '../screen.js'
import { optionIcon } from './eventIcons.js'
import { actionGlyphs, cardGlyph, InlineGlyphs } from './glyphs.js'
import { HAZARD_ICONS, ICONS, WORKER_ICONS } from './icons.js'
import { withTables } from './tables.js'

/** Where an option is offered. */
interface Offered {
  readonly state: State
  readonly box: Box
  readonly seat: number
  readonly task: State['tasks'][number]
  /** Beside these. */
  readonly options: readonly Option[]
  readonly say: (message: Message) => string
}

type Short = Omit<Chip, 'icon'> & Partial<Pick<Chip, 'icon'>>
type ShortOf<Kind extends OptionKind> = (option: OptionOf<Kind>, offered: Offered) => Short

const glyphs = (action: Action): Pick<Chip, 'icon'> => ({
  icon: <InlineGlyphs glyphs={actionGlyphs(action)} />,
})

/** An action in few words; its pictures, which tell how much and for what, are its icon. */
const action = (what: Action, { state, box, say }: Offered): Short => ({
  ...glyphs(what),
  words: say(
    buysCattle(what) && !canBuyCattle(state) ? message('chip.reveal') : briefAction(what, box.edition),
  ),
})

/** Buildings by their letter or number, other places by name. */
export function shortPlace(state: State, space: number): Message {
  const { trail, edition } = tablesOf(state)
  const tile = state.trail[space]
  if (isNeutral(tile)) return message('chip.building', { label: NEUTRAL_LETTERS[neutralIndex(tile)] })
  if (isPrivate(tile)) {
    const number = numberOf(tile)
    return message('chip.building', { label: `${number}${faceOf(state, number) === 0 ? 'a' : 'b'}` })
  }
  return spaceName(trail, space, edition, state.trail)
}

/** A place of the trail; private buildings carry the shape of their owner, whose numbers are alike. */
const place = (space: number, { state, say }: Offered): Short => {
  const tile = state.trail[space]
  return {
    words: say(shortPlace(state, space)),
    ...(isPrivate(tile) && { icon: <SeatMark seat={ownerOf(tile)} /> }),
  }
}
const card = (number: number, { box, say }: Offered): Short => ({
  words: isObjective(number) ? say(message('chip.objective')) : say(cardName(number, box)),
  icon: isObjective(number) ? <Icon d={ICONS.objective} /> : <InlineGlyphs glyphs={[cardGlyph(number)]} />,
})
/** Whether a dearer way to buy a card spares cowboys for nothing; also so for the cheapest way. */
function isForNothing(option: OptionOf<'buy'>, { state, box, task, options }: Offered): boolean {
  const { count, price } = box.purchases[option.purchase]
  const isCheapest = !options.some(other => {
    const way = other.kind === 'buy' && other.card === option.card ? box.purchases[other.purchase] : undefined
    return way?.count === count && way.price < price
  })
  return isCheapest || (task.kind === 'buyCattle' && !couldBuyMore(state, task, option))
}
const text =
  (key: Key) =>
  (_option: Option, { say }: Offered): Short => ({ words: say(message(key)) })

/** Every kind of option at a glance. A new kind does not compile without a chip. */
const CHIPS: { readonly [Kind in OptionKind]: ShortOf<Kind> } = {
  pass: (option, { state, seat, say }) => ({
    words: say(greatWesternTrail.text.option(state, seat, option)),
    ends: true,
  }),
  move: ({ to, fee }, offered) => ({ ...place(to, offered), cost: fee, alike: `space:${to}` }),
  place: ({ space }, offered) => place(space, offered),
  local: ({ action: index, either }, offered) => {
    const { task, state } = offered
    if (task.kind !== 'location') return { words: '' }
    const actions = localActions(state, task.building)
    if (index < actions.length) return action(alternatives(actions[index])[either], offered)
    const special = specialAction(state, task)
    return special ? action(special, offered) : { words: '' }
  },
  auxiliary: ({ which, times }, offered) => {
    const { single, double } = offered.box.auxiliaries[which]
    const chip = action(times === 1 ? single : double, offered)
    // It stands beside the single one, with its own picture.
    return { ...chip, words: times === 1 ? chip.words : '2×' }
  },
  play: text('chip.play'),
  take: (_option, offered) => {
    const { task, box, say } = offered
    if (task.kind === 'offer') return action(task.action, offered)
    const cost = task.kind === 'upgradeStation' ? box.stations[task.station].cost : 0
    return { words: say(message('chip.upgrade')), cost, icon: <Icon d={ICONS.station} /> }
  },
  copy: ({ space }, offered) => place(space, offered),
  card: (option, offered) => card(option.card, offered),
  deck: text('chip.deck'),
  draw: ({ count }, { say }) => ({ words: say(message('chip.draw', { count })) }),
  hire: ({ worker, row }, { task, box, say }) => ({
    words: say(workerName(worker)),
    cost: box.jobMarket.costs[row] + (task.kind === 'hire' ? task.change : 0),
    icon: <Icon d={WORKER_ICONS[worker]} />,
    alike: `hire:${worker}`,
  }),
  buy: (option, offered) => {
    const { count, price } = offered.box.purchases[option.purchase]
    const chip = card(option.card, offered)
    return {
      ...chip,
      words: count === 1 ? chip.words : `${chip.words} +1`,
      brief: chip.words,
      cost: price,
      ...(isForNothing(option, offered) && { alike: `buy:${option.card}:${count}` }),
    }
  },
  reveal: text('chip.reveal'),
  building: ({ building }, { state, say }) => ({
    words: say(
      message('chip.building', { label: `${building}${faceOf(state, building) === 0 ? 'a' : 'b'}` }),
    ),
  }),
  site: ({ space }, { state, box, task, say }) => {
    const tile = state.trail[space]
    const spared = tile === NOTHING ? 0 : buildingOf(state, numberOf(tile)).builders
    const cost = task.kind === 'site' ? task.price * (buildingOf(state, task.building).builders - spared) : 0
    return { words: say(spaceName(box.trail, space, box.edition, state.trail)), cost }
  },
  engine: ({ to }, { say }) => ({ words: say(railName(to)) }),
  station: ({ station }, { box, task, say }) => ({
    words: say(stationName(station)),
    cost: task.kind === 'placeDisc' ? 0 : box.stations[station].cost,
  }),
  disc: ({ disc }, { box, seat, say }) => ({
    icon: <SeatMark seat={seat} />,
    words: say(discName(box.discSpaces[disc])),
    cost: box.discSpaces[disc].cost - box.discSpaces[disc].money,
  }),
  worker: ({ worker }, { say }) => ({
    words: say(workerName(worker)),
    icon: <Icon d={WORKER_ICONS[worker]} />,
  }),
  hazard: ({ space }, { state, box, say }) => ({
    words: say(tileName(state.trail[space], box)),
    icon: tileIcon(state.trail[space]),
  }),
  outlaw: ({ space }, { state, box, say }) => ({
    words: say(spaceName(box.trail, space, box.edition, state.trail)),
  }),
  tile: ({ tile }, { box, say }) => ({
    words: say(tileName(tile, box)),
    icon: tileIcon(tile),
    ...(isHazard(tile) && { brief: `${box.hazardPoints[tile]}★` }),
    ...(isWorker(tile) && { brief: '' }),
  }),
  spend: ({ certificates }, { say }) => ({
    words: say(message('chip.spend', { count: certificates })),
    uses: certificates,
  }),
  raise: ({ count }, { say }) => ({ words: say(message('chip.raise', { count })) }),
  city: ({ city }, { state, box, task, seat, say }) => {
    const target = box.cities[city]
    const pays = task.kind === 'deliver' && task.transport
    return {
      words: `${say(cityName(target))} ${target.value}${target.points < 0 ? ` −${-target.points}★` : ''}`,
      cost: (pays ? transportCost(box, state.players[seat].engine, target.value) : 0) - target.money,
    }
  },
  choice: ({ index }, offered) =>
    offered.task.kind === 'choose' ? action(offered.task.actions[index], offered) : { words: '' },
  shop: ({ town, space }, { box, say }) => {
    const { north, cities } = box
    if (!north) return { words: '' }
    return { words: say(townName(north.towns[town], cities)), cost: north.towns[town].spaces[space].cost }
  },
  master: ({ tile }, { say }) => ({ words: say(stationMasterName(tile)) }),
  exchange: ({ draw }, { say }) => ({ words: say(message('chip.draw', { count: draw })) }),
}

function tileIcon(tile: number) {
  if (isWorker(tile)) return <Icon d={WORKER_ICONS[tile]} />
  if (isOutlaw(tile)) return <Icon d={ICONS.outlaw} />
  return <Icon d={isHazard(tile) ? HAZARD_ICONS[hazardType(tile)] : ICONS.hazard} />
}

export function chip(option: Option, { seat, options }: Decision<Option>, { view, say }: Scene<State>): Chip {
  const task = view.tasks[view.tasks.length - 1]
  const short = CHIPS[option.kind] as (option: Option, offered: Offered) => Short
  const made = short(option, { state: view, box: tablesOf(view), seat, task, options, say })
  const { icon = optionIcon(option) } = made
  return { ...made, icon: withTables(view, icon) }
}
