import { type Option, OVER, type State, scoreOf } from '@railhead/carson-city'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Efforts, Model } from '../model.js'
import { ARCHETYPES } from './archetypes.js'
import { FEATURES, OWN_FEATURES, readFeatures, readOwnFeatures, timeLeft } from './features.js'
import { GUESS } from './guess.js'
import { avoided, CLASSES, optionClass, optionKey } from './optionClasses.js'
import { readTraits, TRAITS } from './traits.js'

/** States and options of the registry's untyped games come from this game alone. */
const asState = (state: PlainState): State => state as State
const asOption = (option: PlainOption): Option => option as Option

/** Where cowboys go: to which of the spots first is seldom what counts. */
const LASTING: readonly Option['kind'][] = ['space', 'parcel', 'building']

/**
 * So many placements of one's own; where two play, further, because each of them is a larger part of a round, and without
 * hearsay: an answer is looked into often enough there to be known by itself. No floor lies under the priors there: what the
 * policy hardly ever does, the lines seem to overrate: nobody has learnt how to reply to it.
 */
const LONG_LINES = { horizon: 5, hearsay: 60, forTwo: { horizon: 9, hearsay: 0, openness: 0 } } as const

/** A turn is one cowboy: what a placement is worth shows when the round ends. */
const EFFORTS: Efforts = {
  // Who trusts the policy wholly is as strong as `drover` without looking ahead.
  hand: { perOption: 2, most: 20, openness: 0.9 },
  drover: { perOption: 8, most: 100, horizon: 1, rivalry: 1 },
  'trail-boss': { perOption: 30, most: 600, ...LONG_LINES },
  'cattle-baron': { perOption: 300, most: 6000, ...LONG_LINES },
}

/** What a few lines come to is known so well for two that with more of them `drover` would be no level below `trail-boss`. */
const FOR_TWO: Efforts = { ...EFFORTS, drover: { ...EFFORTS.drover, perOption: 2, most: 20 } }

/** Duels, raids and the order of play mean other things to two than to more. */
const MORE = 0
const TWO = 1

export const carsonCityModel: Model = {
  game: 'carson-city',
  chapters: [
    {
      name: 'all',
      load: async () => (await import('./nets/all.json', { with: { type: 'json' } })).default,
      configs: [{ players: 3 }, { players: 4 }, { players: 5 }, { players: 4 }],
      efforts: EFFORTS,
    },
    {
      name: 'two',
      load: async () => (await import('./nets/two.json', { with: { type: 'json' } })).default,
      configs: [{ players: 2 }],
      efforts: FOR_TWO,
    },
  ],
  chapterOf: state => (asState(state).players === 2 ? TWO : MORE),
  features: FEATURES,
  readFeatures: (state, seat, out) => readFeatures(asState(state), seat, out),
  own: {
    count: OWN_FEATURES.length,
    readFeatures: (state, seat, out) => readOwnFeatures(asState(state), seat, out),
  },
  score: (state, seat) => scoreOf(asState(state), seat).total,
  isOver: state => asState(state).phase === OVER,
  timeLeft: state => timeLeft(asState(state)),
  lasts: option => LASTING.includes(asOption(option).kind),
  classes: CLASSES,
  categories: ['play', 'buildings', 'houses', 'mountains', 'money', 'earlyFinish'],
  archetypes: ARCHETYPES,
  classOf: (state, decision, option) =>
    optionClass(asState(state), decision as unknown as Decision<Option>, asOption(option)),
  traits: TRAITS,
  readTraits: (state, decision, option, out) =>
    readTraits(asState(state), decision as unknown as Decision<Option>, asOption(option), out),
  key: option => optionKey(asOption(option)),
  scale: 12,
  guess: GUESS,
  avoids: (state, decision, option) =>
    avoided(asState(state), decision as unknown as Decision<Option>, asOption(option)),
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
