import { asked, happened } from '@railhead/kernel'
import { ROUNDS } from '../components/pieces.js'
import { dollars } from '../text/names.js'
import {
  duelPlaces,
  either,
  firepower,
  lesson,
  type Moment,
  passedOut,
  resolving,
  type Step,
  said,
  type TownLesson,
} from './situations.js'

const inLastRound = ({ view }: Moment): boolean => view.round >= ROUNDS
const over = ({ view }: Moment): boolean => view.tasks.length === 0

const DUELS: readonly Step[] = [
  {
    id: 'firepower',
    say: said('duels.firepower', now => ({ firepower: firepower(now) })),
    why: said('duels.firepower.why'),
    until: 'read',
  },
  {
    id: 'card',
    when: asked('takeCharacter'),
    say: said('duels.card'),
    why: said('duels.card.why'),
    until: happened('character'),
  },
  {
    id: 'place',
    when: asked('place'),
    say: said('duels.place'),
    why: said('duels.place.why'),
    until: either(happened('placed'), resolving, passedOut),
  },
  {
    id: 'keep',
    after: 'place',
    when: asked('place'),
    say: said('duels.keep', now => ({ firepower: firepower(now) })),
    why: said('duels.keep.why'),
    until: either(happened('placed'), happened('passed'), resolving),
  },
  {
    id: 'duel',
    when: happened('duel', 'anybody'),
    say: said('duels.duel'),
    why: said('duels.duel.why'),
    show: duelPlaces,
    until: 'read',
  },
  {
    id: 'end',
    after: 'place',
    when: either(happened('duelWon', 'anybody'), ({ view }) => view.round >= 3, over),
    say: said('duels.end', now => ({ firepower: firepower(now) })),
    until: 'read',
    last: true,
  },
]

const LAST_ROUND: readonly Step[] = [
  {
    id: 'goal',
    say: said('last.goal'),
    why: said('last.goal.why'),
    until: 'read',
  },
  {
    id: 'card',
    when: now => inLastRound(now) && asked('takeCharacter')(now),
    say: said('last.card', ({ view, seat }) => ({ money: dollars(view.money[seat]) })),
    why: said('last.card.why'),
    until: happened('character'),
  },
  {
    id: 'place',
    when: now => inLastRound(now) && asked('place')(now),
    say: said('last.place', ({ view, seat }) => ({ cowboys: view.cowboys[seat] })),
    why: said('last.place.why'),
    until: either(happened('passed'), resolving),
  },
  {
    id: 'money',
    when: now => inLastRound(now) && asked('cashLimit', 'buyPoints')(now),
    say: said('last.money', ({ view, seat }) => ({ money: dollars(view.money[seat]) })),
    why: said('last.money.why'),
    until: now => !asked('cashLimit', 'buyPoints')(now),
  },
  {
    id: 'end',
    when: over,
    say: said('last.end', ({ view, seat }) => ({ points: view.points[seat] })),
    why: said('last.end.why'),
    until: 'read',
    last: true,
  },
]

/** Lessons after the first match, each about one thing. */
export const furtherLessons: readonly TownLesson[] = [
  lesson({
    id: 'duels',
    title: 'duels.title',
    about: 'duels.about',
    minutes: 5,
    config: { players: 3 },
    teaches: ['play', 'middle'],
    seed: 'a lesson: duels',
    steps: DUELS,
  }),
  lesson({
    id: 'last-round',
    title: 'last.title',
    about: 'last.about',
    minutes: 12,
    config: { players: 2 },
    teaches: ['money', 'mountains', 'earlyFinish', 'end'],
    seed: 'a lesson: last-round',
    steps: LAST_ROUND,
  }),
]
