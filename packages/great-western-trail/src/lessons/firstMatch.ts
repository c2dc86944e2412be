import { asked, happened } from '@railhead/kernel'
import { BREED_OF, isCattle } from '../components/cattle.js'
import { BUILDER, COWBOY, neutralTile } from '../components/tiles.js'
import { breedingValue } from '../herd.js'
import { certificateLimit, handLimit, stepLimit } from '../player.js'
import { scoreSeat } from '../scoring.js'
import type { State } from '../state.js'
import { tablesOf } from '../state.js'
import { money } from '../text/message.js'
import {
  canDo,
  citiesInReach,
  delivered,
  discsToSend,
  either,
  facing,
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
  type Step,
  said,
  type TrailLesson,
  visit,
  visitEnded,
} from './situations.js'

const here = (now: Moment): string[] => [`space:${me(now).space}`]
const breedsInHand = (now: Moment): number =>
  new Set(
    me(now)
      .hand.filter(isCattle)
      .map(card => BREED_OF[card]),
  ).size
const valueInHand = (now: Moment): number => breedingValue(me(now).hand, tablesOf(now.view).cattleValues)

const STEPS: readonly Step[] = [
  {
    id: 'goal',
    say: said('first.goal'),
    why: said('first.goal.why'),
    show: kansasCity,
    until: 'read',
  },
  {
    id: 'start',
    when: asked('placeCattleman'),
    say: said('first.start'),
    why: said('first.start.why'),
    show: now =>
      optionsOf(now, 'place').flatMap(({ space }) =>
        isHiringPlace(now.view, space) ? [`space:${space}`] : [],
      ),
    want: (option, { view }) => option.kind !== 'place' || isHiringPlace(view, option.space),
    gently: gently('first.start.gently'),
    until: happened('placed'),
  },
  {
    id: 'hire',
    when: either(canDo('hire'), facing('hire')),
    passing: true,
    say: said('first.hire', now => ({ money: money(me(now).money) })),
    why: said('first.hire.why'),
    show: here,
    want: (option, now) =>
      option.kind !== 'pass' &&
      (visit(now) === undefined || leadsTo(now, option, 'hire') || option.kind === 'hire'),
    gently: gently('first.hire.gently'),
    until: either(happened('hired'), visitEnded),
  },
  {
    id: 'visit',
    when: now => visit(now) !== undefined,
    passing: true,
    say: said('first.visit', now => ({ limit: handLimit(me(now)) })),
    show: here,
    until: visitEnded,
  },
  {
    id: 'move',
    when: asked('phaseA'),
    say: said('first.move', now => ({ steps: stepLimit(now.view, me(now)) })),
    why: said('first.move.why'),
    show: now => optionsOf(now, 'move').map(({ to }) => `space:${to}`),
    want: (option, now) => option.kind !== 'move' || cheapest(now, option.to) >= option.fee,
    gently: gently('first.move.gently'),
    until: happened('moved'),
  },
  {
    id: 'build',
    when: either(canDo('build'), facing('build'), facing('site')),
    passing: true,
    say: said('first.build', now => ({ builders: me(now).workers[BUILDER] })),
    why: said('first.build.why'),
    show: here,
    until: either(happened('built'), visitEnded),
  },
  {
    id: 'discard',
    when: either(canDo('discard'), facing('discard')),
    passing: true,
    say: said('first.discard'),
    why: said('first.discard.why', now => ({ breeds: breedsInHand(now), value: valueInHand(now) })),
    show: now => [...here(now), ...handCards(now)],
    until: either(happened('discarded'), visitEnded),
  },
  {
    id: 'buy',
    when: now => optionsOf(now, 'buy').length > 0,
    passing: true,
    say: said('first.buy', now => ({ cowboys: me(now).workers[COWBOY], money: money(me(now).money) })),
    why: said('first.buy.why'),
    show: ({ view }) => [...new Set(view.market)].map(card => `market:${card}`),
    want: (option, now) =>
      option.kind !== 'buy' ||
      tablesOf(now.view).cattleValues[option.card] >= 3 ||
      optionsOf(now, 'buy').length === 1,
    gently: gently('first.buy.gently'),
    until: either(happened('bought'), visitEnded),
  },
  {
    id: 'engine',
    when: either(canDo('engine'), facing('engine')),
    passing: true,
    say: said('first.engine'),
    why: said('first.engine.why'),
    show: here,
    until: either(happened('engine'), visitEnded),
  },
  {
    id: 'auxiliary',
    after: 'move',
    when: now => visit(now) !== undefined && optionsOf(now, 'auxiliary').length > 0,
    say: said('first.auxiliary'),
    why: said('first.auxiliary.why'),
    show: now => optionsOf(now, 'auxiliary').map(({ which }) => `aux:${which}`),
    until: either(happened('auxiliary'), visitEnded),
  },
  {
    id: 'fee',
    when: happened('fee'),
    say: said('first.fee'),
    why: said('first.fee.why'),
    until: 'read',
  },
  {
    id: 'foresight',
    when: asked('foresight'),
    say: said('first.foresight'),
    why: said('first.foresight.why'),
    show: foresightTiles,
    until: either(asked('income'), happened('income')),
  },
  {
    id: 'income',
    when: asked('income'),
    say: said('first.income', now => ({ breeds: breedsInHand(now), value: valueInHand(now) })),
    why: said('first.income.why', now => ({
      certificates: me(now).certificates,
      limit: certificateLimit(me(now)),
    })),
    show: handCards,
    until: happened('income'),
  },
  {
    id: 'deliver',
    when: asked('deliver'),
    say: said('first.deliver', ({ view }) => ({ total: totalOf(view) })),
    why: said('first.deliver.why'),
    show: citiesInReach,
    want: goodCity,
    gently: gently('first.deliver.gently'),
    until: happened('delivered'),
  },
  {
    id: 'disc',
    when: asked('placeDisc'),
    say: said('first.disc'),
    why: said('first.disc.why'),
    show: discsToSend,
    until: happened('disc'),
  },
  {
    id: 'end',
    after: 'deliver',
    when: delivered,
    say: said('first.end', ({ view, seat }) => ({ points: scoreSeat(view, seat).total })),
    why: said('first.end.why'),
    until: 'read',
    last: true,
  },
]

/** Building A, where workers are hired. */
const isHiringPlace = (view: State, space: number): boolean => view.trail[space] === neutralTile(0)

/** The lowest fee for which that place can be reached. */
function cheapest(now: Moment, to: number): number {
  return Math.min(
    ...optionsOf(now, 'move')
      .filter(option => option.to === to)
      .map(({ fee }) => fee),
  )
}

/** The value of the delivery that is asked for. */
function totalOf(view: State): number {
  const task = view.tasks.at(-1)
  return task?.kind === 'deliver' ? task.total : 0
}

export const firstMatch: TrailLesson = lesson({
  id: 'first-match',
  title: 'first.title',
  about: 'first.about',
  minutes: 12,
  config: { neutralBuildings: 'beginner', buildingFaces: 'a' },
  teaches: ['buildings', 'stepDisc', 'opening'],
  seed: 'the first drive',
  steps: STEPS,
})
