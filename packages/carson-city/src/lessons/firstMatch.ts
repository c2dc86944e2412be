import { asked, happened } from '@railhead/kernel'
import { priceParts } from '../figures/price.js'
import type { Option } from '../options.js'
import { standing } from '../scoring.js'
import { dollars } from '../text/names.js'
import {
  duelPlaces,
  either,
  firepower,
  gently,
  lesson,
  type Moment,
  passedOut,
  resolving,
  type Step,
  said,
  type TownLesson,
} from './situations.js'

const options = ({ decisions }: Moment): Option[] => decisions.flatMap(open => [...open.options])
const parcels = (now: Moment): string[] =>
  options(now).flatMap(option => (option.kind === 'parcel' ? [`parcel:${option.parcel}`] : []))

/** The last parcel that the learner got; the first one on the map before that. */
const lastParcel = ({ view, seat, events }: Moment): number => {
  const own = [...events].reverse().find(event => event.type === 'claimed' && event.seat === seat)
  return own?.type === 'claimed' ? own.parcel : Math.max(0, view.owner.indexOf(seat))
}

const STEPS: readonly Step[] = [
  { id: 'goal', say: said('first.goal'), why: said('first.goal.why'), until: 'read' },
  {
    id: 'free',
    when: asked('freeParcel'),
    say: said('first.free'),
    why: said('first.free.why'),
    show: parcels,
    until: happened('claimed'),
  },
  {
    id: 'character',
    when: asked('takeCharacter'),
    say: said('first.character'),
    why: said('first.character.why'),
    show: now => options(now).flatMap(option => (option.kind === 'character' ? [`card:${option.card}`] : [])),
    until: happened('character'),
  },
  {
    id: 'parcel',
    when: now => asked('place')(now) && options(now).some(({ kind }) => kind === 'toParcel'),
    say: said('first.parcel', ({ view, seat }) => ({ money: dollars(view.money[seat]) })),
    why: said('first.parcel.why', now => {
      const { land, houses, mountains, buildings, total } = priceParts(now.view, lastParcel(now))
      return { land, houses, mountains, buildings, total: dollars(total) }
    }),
    want: ({ kind }) => kind !== 'pass',
    gently: gently('first.parcel.gently'),
    until: either(happened('placed'), passedOut, resolving),
  },
  {
    id: 'street',
    after: 'parcel',
    when: asked('place'),
    say: said('first.street', ({ view, seat }) => ({ cowboys: view.cowboys[seat] })),
    why: said('first.street.why'),
    show: now => options(now).flatMap(option => (option.kind === 'space' ? [`space:${option.space}`] : [])),
    until: either(happened('placed'), passedOut, resolving),
  },
  {
    id: 'pass',
    after: 'street',
    when: asked('place'),
    say: said('first.pass', now => ({ firepower: firepower(now) })),
    why: said('first.pass.why'),
    until: either(passedOut, resolving),
  },
  {
    id: 'duel',
    when: happened('duel', 'anybody'),
    say: said('first.duel', now => ({ firepower: firepower(now) })),
    why: said('first.duel.why'),
    show: duelPlaces,
    until: 'read',
  },
  {
    id: 'resolution',
    when: resolving,
    say: said('first.resolution'),
    why: said('first.resolution.why'),
    until: 'read',
  },
  {
    id: 'build',
    when: asked('build'),
    say: said('first.build'),
    why: said('first.build.why'),
    show: parcels,
    until: either(happened('built'), happened('kept'), asked('house'), ({ view }) => view.round > 1),
  },
  {
    id: 'road',
    when: asked('layRoads', 'road'),
    say: said('first.road'),
    why: said('first.road.why'),
    until: now => !asked('layRoads', 'road')(now),
  },
  {
    id: 'limit',
    when: asked('cashLimit'),
    say: said('first.limit'),
    why: said('first.limit.why'),
    until: now => !asked('cashLimit')(now),
  },
  {
    id: 'round',
    after: 'character',
    when: ({ view }) => view.round >= 2,
    say: said('first.round', ({ view, seat }) => ({
      points: view.points[seat],
      money: dollars(view.money[seat]),
    })),
    why: said('first.round.why'),
    until: 'read',
  },
  {
    id: 'end',
    after: 'round',
    when: ({ view }) => view.round >= 3 || view.tasks.length === 0,
    say: said('first.end', ({ view, seat }) => ({
      points: view.points[seat],
      ended: standing(view)[seat].total,
    })),
    why: said('first.end.why'),
    until: 'read',
    last: true,
  },
]

export const firstMatch: TownLesson = lesson({
  id: 'first-match',
  title: 'first.title',
  about: 'first.about',
  minutes: 10,
  config: { players: 3, characters: 'yellow' },
  teaches: ['buildings', 'houses', 'opening'],
  seed: 'the first town',
  steps: STEPS,
})
