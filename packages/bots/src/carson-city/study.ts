import { carsonCity, type Option, OVER, type State } from '@railhead/carson-city'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Study } from '../study.js'
import { ANSWER_KINDS, answerKind, optionKey, shunned } from './answers.js'
import { GUESS } from './guess.js'
import { LOOKS, look, timeLeft } from './looks.js'

/** States and options of the registry's untyped games come from this game alone. */
const asState = (state: PlainState): State => state as State
const asOption = (option: PlainOption): Option => option as Option

export const carsonCityStudy: Study = {
  game: 'carson-city',
  chapters: [
    {
      name: 'all',
      configs: [
        { players: 2 },
        { players: 4 },
        { players: 3 },
        { players: 2 },
        { players: 4 },
        { players: 5 },
      ],
      // A turn is one cowboy: what a placement is worth shows when the round ends.
      efforts: {
        hand: { perOption: 2, most: 20 },
        drover: { perOption: 8, most: 100, horizon: 1, rivalry: 1 },
        'trail-boss': { perOption: 30, most: 600, horizon: 5, rivalry: 0.6 },
      },
    },
  ],
  chapterOf: () => 0,
  looks: LOOKS,
  look: (state, seat, out) => look(asState(state), seat, out),
  score: (state, seat) => carsonCity.standing(asState(state))[seat].total,
  isOver: state => asState(state).phase === OVER,
  timeLeft: state => timeLeft(asState(state)),
  kinds: ANSWER_KINDS,
  kindOf: (state, decision, option) =>
    answerKind(asState(state), decision as unknown as Decision<Option>, asOption(option)),
  key: option => optionKey(asOption(option)),
  scale: 12,
  guess: GUESS,
  shuns: (state, decision, option) =>
    shunned(asState(state), decision as unknown as Decision<Option>, asOption(option)),
  styles: [
    'money',
    'revolvers',
    'roads',
    'parcels',
    'ranches',
    'mines',
    'saloons',
    'banks',
    'drugstores',
    'houses',
    'mountains',
    'income',
    'exposed',
    'raids',
    'claims',
    'forecastPoints',
    'forecastGuns',
    'tileIncome',
    'purchase',
    'passedEarly',
    'cowboysKept',
  ],
}
