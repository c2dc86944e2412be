import { asked, happened } from '@railhead/kernel'
import { isObjective } from '../components/cattle.js'
import { AUX_SHOP } from '../components/playerBoard.js'
import { SHOWDOWN_SPACE } from '../components/poker.js'
import { breedingValue } from '../herd.js'
import { certificateLimit } from '../player.js'
import { tablesOf } from '../state.js'
import { money } from '../text/message.js'
import {
  canDo,
  citiesInReach,
  delivered,
  discsToSend,
  either,
  foresightTiles,
  gently,
  goodCity,
  handCards,
  kansasCity,
  leadsTo,
  lesson,
  type Moment,
  me,
  optionsOf,
  placeFor,
  type Step,
  said,
  type TrailLesson,
  visit,
  visitEnded,
} from './situations.js'

/** The table has come so far that the lesson ends, whatever was met on the way. */
const later =
  (turns: number) =>
  ({ view }: Moment): boolean =>
    view.turns >= turns || view.over

const KANSAS_CITY: readonly Step[] = [
  {
    id: 'way',
    say: said('kansas.way'),
    why: said('kansas.way.why'),
    show: kansasCity,
    until: 'read',
  },
  {
    id: 'foresight',
    when: asked('foresight'),
    say: said('kansas.foresight'),
    why: said('kansas.foresight.why'),
    show: foresightTiles,
    until: either(happened('foresight'), happened('income')),
  },
  {
    id: 'market',
    after: 'foresight',
    say: said('kansas.market'),
    why: said('kansas.market.why'),
    show: () => ['jobToken:0'],
    until: 'read',
  },
  {
    id: 'income',
    when: asked('income'),
    say: said('kansas.income', now => ({
      value: breedingValue(me(now).hand, tablesOf(now.view).cattleValues),
    })),
    why: said('kansas.income.why', now => ({ limit: certificateLimit(me(now)) })),
    show: handCards,
    until: happened('income'),
  },
  {
    id: 'city',
    when: asked('deliver'),
    say: said('kansas.city', now => ({ cities: optionsOf(now, 'city').length })),
    why: said('kansas.city.why'),
    show: citiesInReach,
    want: goodCity,
    gently: gently('kansas.city.gently'),
    until: happened('delivered'),
  },
  {
    id: 'disc',
    when: asked('placeDisc'),
    say: said('kansas.disc'),
    why: said('kansas.disc.why'),
    show: discsToSend,
    until: happened('disc'),
  },
  {
    id: 'end',
    after: 'city',
    when: delivered,
    say: said('kansas.end'),
    until: 'read',
    last: true,
  },
]

const STATIONS: readonly Step[] = [
  {
    id: 'goal',
    say: said('stations.goal'),
    why: said('stations.goal.why'),
    show: ({ view }) => tablesOf(view).stations.map((_, station) => `station:${station}`),
    until: 'read',
  },
  {
    id: 'hire',
    when: canDo('hire'),
    say: said('stations.hire'),
    why: said('stations.hire.why'),
    want: (option, now) =>
      option.kind !== 'pass' && (visit(now) === undefined || leadsTo(now, option, 'hire')),
    gently: gently('stations.hire.gently'),
    until: either(happened('hired'), visitEnded),
  },
  {
    id: 'engine',
    when: either(canDo('engine'), asked('engine')),
    say: said('stations.engine'),
    why: said('stations.engine.why'),
    until: either(happened('engine'), visitEnded),
  },
  {
    id: 'upgrade',
    when: asked('upgradeStation'),
    say: said('stations.upgrade', now => ({ money: money(me(now).money) })),
    why: said('stations.upgrade.why'),
    want: ({ kind }) => kind !== 'pass',
    gently: gently('stations.upgrade.gently'),
    until: now => !asked('upgradeStation')(now),
  },
  {
    id: 'master',
    when: asked('takeStationMaster'),
    say: said('stations.master'),
    why: said('stations.master.why'),
    until: now => !asked('takeStationMaster')(now),
  },
  {
    id: 'end',
    after: 'engine',
    when: either(happened('stationMaster'), later(44)),
    say: said('stations.end'),
    until: 'read',
    last: true,
  },
]

const OBJECTIVES: readonly Step[] = [
  {
    id: 'goal',
    say: said('objectives.goal'),
    why: said('objectives.goal.why'),
    show: ({ view }) => view.objectiveDisplay.map(card => `objective:${card}`),
    until: 'read',
  },
  {
    id: 'place',
    when: placeFor('takeObjective'),
    say: said('objectives.place'),
    why: said('objectives.place.why'),
    until: either(happened('objectiveTaken'), visitEnded),
  },
  {
    id: 'choose',
    when: asked('takeObjective'),
    say: said('objectives.choose'),
    why: said('objectives.choose.why'),
    show: ({ view }) => view.objectiveDisplay.map(card => `objective:${card}`),
    until: now => !asked('takeObjective')(now),
  },
  {
    id: 'hand',
    when: now => me(now).hand.some(isObjective) && optionsOf(now, 'play').length > 0,
    say: said('objectives.hand'),
    why: said('objectives.hand.why'),
    show: now => optionsOf(now, 'play').map(({ card }) => `hand:${card}`),
    until: either(happened('objectivePlayed'), now => optionsOf(now, 'play').length === 0),
  },
  {
    id: 'end',
    after: 'goal',
    when: either(happened('objectivePlayed'), later(28)),
    say: said('objectives.end'),
    until: 'read',
    last: true,
  },
]

/** The sixth auxiliary action can be done now. */
const canOpenShop = (now: Moment): boolean =>
  optionsOf(now, 'auxiliary').some(({ which }) => which === AUX_SHOP)

const NORTH: readonly Step[] = [
  {
    id: 'board',
    say: said('north.board'),
    why: said('north.board.why'),
    show: () => ['town:0'],
    until: 'read',
  },
  {
    id: 'action',
    when: canOpenShop,
    say: said('north.action'),
    why: said('north.action.why'),
    show: () => [`aux:${AUX_SHOP}`],
    want: option => option.kind !== 'auxiliary' || option.which === AUX_SHOP,
    gently: gently('north.action.gently'),
    until: either(happened('shop'), visitEnded),
  },
  {
    id: 'shop',
    when: asked('placeShop'),
    say: said('north.shop'),
    why: said('north.shop.why'),
    show: now => optionsOf(now, 'shop').map(({ town }) => `town:${town}`),
    until: now => !asked('placeShop')(now),
  },
  {
    id: 'city',
    when: asked('deliver'),
    say: said('north.city'),
    why: said('north.city.why'),
    show: citiesInReach,
    until: happened('delivered'),
  },
  {
    id: 'end',
    after: 'board',
    when: either(happened('delivered'), later(26)),
    say: said('north.end'),
    until: 'read',
    last: true,
  },
]

/** The learner stands where a showdown can be called for. */
const atShowdown = (now: Moment): boolean =>
  visit(now) !== undefined && tablesOf(now.view).trail.spaces[me(now).space].name === SHOWDOWN_SPACE

const POKER: readonly Step[] = [
  {
    id: 'table',
    say: said('poker.table'),
    why: said('poker.table.why'),
    show: () => ['pot'],
    until: 'read',
  },
  {
    id: 'seat',
    when: either(placeFor('pokerSeat'), asked('pokerSeat')),
    say: said('poker.seat'),
    why: said('poker.seat.why'),
    until: either(happened('seated'), visitEnded),
  },
  {
    id: 'lay',
    when: asked('layCard'),
    say: said('poker.lay', ({ view }) => ({ pot: money(view.pot) })),
    why: said('poker.lay.why'),
    show: now => optionsOf(now, 'card').map(({ card }) => `hand:${card}`),
    until: now => !asked('layCard')(now),
  },
  {
    id: 'showdown',
    when: either(atShowdown, happened('showdown', 'anybody')),
    say: said('poker.showdown'),
    why: said('poker.showdown.why'),
    until: 'read',
  },
  {
    id: 'end',
    after: 'table',
    when: either(happened('wonPot', 'anybody'), later(36)),
    say: said('poker.end'),
    until: 'read',
    last: true,
  },
]

/** The last card that Sam drew since. */
const samCard = ({ events }: Moment): { card: number; steps: number } => {
  const drawn = [...events].reverse().find(event => event.type === 'samCard')
  return drawn?.type === 'samCard' ? drawn : { card: 0, steps: 0 }
}

const SAM: readonly Step[] = [
  { id: 'goal', say: said('sam.goal'), why: said('sam.goal.why'), until: 'read' },
  {
    id: 'start',
    when: asked('placeCattleman'),
    say: said('sam.start'),
    until: happened('placed'),
  },
  {
    id: 'card',
    when: happened('samCard', 'anybody'),
    say: said('sam.card', now => ({ ...samCard(now) })),
    why: said('sam.card.why'),
    until: 'read',
  },
  {
    id: 'choice',
    after: 'card',
    when: happened('samChose', 'anybody'),
    say: said('sam.choice'),
    why: said('sam.choice.why'),
    until: 'read',
  },
  {
    id: 'city',
    when: ({ events, seat }) => events.some(event => event.type === 'delivered' && event.seat !== seat),
    say: said('sam.city'),
    why: said('sam.city.why'),
    until: 'read',
  },
  {
    id: 'end',
    after: 'card',
    when: either(
      ({ events, seat }) => events.some(e => e.type === 'delivered' && e.seat !== seat),
      later(24),
    ),
    say: said('sam.end'),
    until: 'read',
    last: true,
  },
]

/** A lesson about one thing. */
const further = (row: Omit<Parameters<typeof lesson>[0], 'seed'>): TrailLesson =>
  lesson({ ...row, seed: `a lesson: ${row.id}` })

/** Lessons after the first match, each about one thing. */
export const furtherLessons: readonly TrailLesson[] = [
  further({
    id: 'kansas-city',
    title: 'kansas.title',
    about: 'kansas.about',
    minutes: 6,
    teaches: ['cities', 'cattle', 'money', 'hazards', 'middle'],
    steps: KANSAS_CITY,
  }),
  further({
    id: 'stations',
    title: 'stations.title',
    about: 'stations.about',
    minutes: 8,
    teaches: ['stations', 'stationMasters', 'workers', 'jobMarketToken'],
    steps: STATIONS,
  }),
  further({
    id: 'objectives',
    title: 'objectives.title',
    about: 'objectives.about',
    minutes: 8,
    teaches: ['objectives', 'end'],
    steps: OBJECTIVES,
  }),
  further({
    id: 'north',
    title: 'north.title',
    about: 'north.about',
    minutes: 8,
    config: { addons: ['railsToTheNorth'] },
    steps: NORTH,
  }),
  further({
    id: 'poker',
    title: 'poker.title',
    about: 'poker.about',
    minutes: 8,
    config: { addons: ['pokerTable'] },
    teaches: ['pokerTable'],
    steps: POKER,
  }),
  further({
    id: 'sam',
    title: 'sam.title',
    about: 'sam.about',
    minutes: 6,
    config: { players: undefined, solo: 'easy' },
    steps: SAM,
  }),
]
