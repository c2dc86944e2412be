import { type Option, type State, scoreSeat } from '@railhead/great-western-trail'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Study } from '../study.js'
import { ANSWER_KINDS, answerKind, optionKey } from './answers.js'
import { LOOKS, look, timeLeft } from './looks.js'

/** States and options of the registry's untyped games come from this game alone. */
const asState = (state: PlainState): State => state as State
const asOption = (option: PlainOption): Option => option as Option

export const greatWesternTrailStudy: Study = {
  game: 'great-western-trail',
  looks: LOOKS,
  look: (state, seat, out) => look(asState(state), seat, out),
  score: (state, seat) => scoreSeat(asState(state), seat).total,
  isOver: state => asState(state).over,
  timeLeft: state => timeLeft(asState(state)),
  kinds: ANSWER_KINDS,
  kindOf: (state, decision, option) =>
    answerKind(asState(state), decision as unknown as Decision<Option>, asOption(option)),
  key: option => optionKey(asOption(option)),
  scale: 10,
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
