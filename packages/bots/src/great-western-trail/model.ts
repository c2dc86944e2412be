import { type Option, SCORE_LINES, type State, scoreSeat } from '@railhead/great-western-trail'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Model } from '../model.js'
import { ARCHETYPES } from './archetypes.js'
import { CHAPTERS, chapterOf } from './chapters.js'
import { FEATURES, OWN_COUNT, readFeatures, readOwnFeatures } from './features.js'
import { GUESS } from './guess.js'
import { CLASSES, optionClass, optionKey } from './optionClasses.js'
import { PROBES } from './probes.js'
import { samPoints } from './sam.js'
import { isLate, isNearEnd, timeLeft } from './time.js'
import { TRAITS } from './traitNames.js'
import { readTraits } from './traits.js'

/** States and options of the registry's untyped games come from this game alone. */
const asState = (state: PlainState): State => state as State
const asOption = (option: PlainOption): Option => option as Option

export const greatWesternTrailModel: Model = {
  game: 'great-western-trail',
  chapters: CHAPTERS,
  chapterOf: state => chapterOf(asState(state)),
  features: FEATURES,
  readFeatures: (state, seat, out) => readFeatures(asState(state), seat, out),
  own: {
    count: OWN_COUNT,
    readFeatures: (state, seat, out) => readOwnFeatures(asState(state), seat, out),
  },
  score: (state, seat) => scoreSeat(asState(state), seat).total - samPoints(asState(state)),
  isOver: state => asState(state).over,
  timeLeft: state => timeLeft(asState(state)),
  turnOf: state => asState(state).turns,
  isNearEnd: state => isNearEnd(asState(state)),
  isLate: state => isLate(asState(state)),
  categories: SCORE_LINES,
  counts: [
    {
      name: 'deliveries',
      of: (state, seat) => asState(state).players[seat].cities.reduce((sum, discs) => sum + discs, 0),
    },
  ],
  archetypes: ARCHETYPES,
  probes: PROBES,
  classes: CLASSES,
  classOf: (state, decision, option) =>
    optionClass(asState(state), decision as unknown as Decision<Option>, asOption(option)),
  traits: TRAITS,
  readTraits: (state, decision, option, out) =>
    readTraits(asState(state), decision as unknown as Decision<Option>, asOption(option), out),
  key: option => optionKey(asOption(option)),
  // An exchange token pays when the hand is about to be sold: before that it can wait.
  mattersBeside: (_state, { ask }, anyTime) => ask === 'income' && anyTime.ask === 'exchange',
  scale: 10,
  guess: GUESS,
  // Last what the others leave open: matches of three and four alone change nothing for two.
  levels: ['threePlayers', 'fourPlayers', 'constant'],
  styles: [
    'cowboys',
    'builders',
    'engineers',
    'stations',
    'buildings',
    'buildingStrength',
    'goodCattle',
    'goodBreeds',
    'cattlePoints',
    'engine',
    'hazards',
    'permanentCertificates',
    'masters',
    'farCities',
    'discStepRight',
    'discHand',
    'expectedValue',
    'objectivesPlayed',
    'fullRows',
    'outlaws',
  ],
}
