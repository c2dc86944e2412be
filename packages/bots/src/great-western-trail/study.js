import { ANSWER_KINDS, answerKind, optionKey } from './answers.js'
import { LOOKS, look, timeLeft } from './looks.js'

/** States and options of the registry's untyped games come from this game alone. */
const asState = state => state
const asOption = option => option
export const greatWesternTrailStudy = {
  game: 'great-western-trail',
  looks: LOOKS,
  look: (state, seat, out) => look(asState(state), seat, out),
  timeLeft: state => timeLeft(asState(state)),
  kinds: ANSWER_KINDS,
  kindOf: (state, decision, option) => answerKind(asState(state), decision, asOption(option)),
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
