import { type Option, type State, scoreSeat } from '@railhead/great-western-trail'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Study } from '../study.js'
import { ANSWER_KINDS, answerKind, optionKey } from './answers.js'
import { CHAPTERS, chapterOf } from './chapters.js'
import { GUESS } from './guess.js'
import { LOOKS, look } from './looks.js'
import { samPoints, timeLeft } from './surroundings.js'

/** States and options of the registry's untyped games come from this game alone. */
const asState = (state: PlainState): State => state as State
const asOption = (option: PlainOption): Option => option as Option

export const greatWesternTrailStudy: Study = {
  game: 'great-western-trail',
  chapters: CHAPTERS,
  chapterOf: state => chapterOf(asState(state)),
  looks: LOOKS,
  look: (state, seat, out) => look(asState(state), seat, out),
  score: (state, seat) => scoreSeat(asState(state), seat).total - samPoints(asState(state)),
  isOver: state => asState(state).over,
  timeLeft: state => timeLeft(asState(state)),
  turnOf: state => asState(state).turns,
  kinds: ANSWER_KINDS,
  kindOf: (state, decision, option) =>
    answerKind(asState(state), decision as unknown as Decision<Option>, asOption(option)),
  key: option => optionKey(asOption(option)),
  scale: 10,
  guess: GUESS,
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
