import { below, seedChance } from '../chance.js'
import type { Game, PlainEvent, PlainState } from '../game.js'
import type { Lessons, Tour } from '../lesson.js'
import { Match } from '../match.js'
import { LANGS, translator } from '../text.js'
import { CheckFailed } from './check/index.js'
import { type Picks, type PlayedLesson, playLesson } from './playLesson.js'

/** The longest sentence that fits its place on a phone. */
const LONGEST_SENTENCE = 230
/** Each temperament tries each lesson at least so often, on the lesson's own seed first … */
const LEAST_ROUNDS = 4
/** … and at most so often, as long as there are steps that nobody has seen. */
const MOST_ROUNDS = 25

/** How learners behave: the obedient, the one who strays, and the one who does what is not wanted. */
function temperaments<State, Option, Event>(
  seed: string,
): Readonly<Record<string, Picks<State, Option, Event>>> {
  const luck = seedChance(seed)
  const anyOf = (options: readonly Option[]): Option => options[below(luck, options.length)]
  return {
    follows: (options, now, step) => {
      const wanted = options.filter(option => step?.want?.(option, now) ?? true)
      return anyOf(wanted.length > 0 ? wanted : options)
    },
    strays: options => anyOf(options),
    'takes the worst': (options, now, step) =>
      options.find(option => step?.want?.(option, now) === false) ?? anyOf(options),
  }
}

/**
 * Plays every lesson with every temperament and says everything in every language. Throws a CheckFailed if a lesson does not
 * come to its end, a step is never reached, a sentence cannot be said or is too long for its place. Returns the pieces
 * that were lit, for the screen to check.
 */
export function checkLessons<
  State extends PlainState,
  Option extends object,
  Config,
  Event extends PlainEvent,
>(
  game: Game<State, Option, Config, Event>,
  { lessons, catalogues, tour }: Lessons<State, Option, Event>,
): readonly string[] {
  const failures: string[] = tour ? tourAmiss(game, tour, catalogues) : []
  const lit = new Set<string>()
  for (const lesson of lessons) {
    const played: PlayedLesson[] = []
    const learners = Object.entries(temperaments<State, Option, Event>(lesson.seed))
    const unseen = (): boolean =>
      lesson.steps.some(({ id }) => !played.some(({ shown }) => shown.includes(id)))
    for (const [name, learner] of learners)
      for (let round = 0; round < LEAST_ROUNDS || (round < MOST_ROUNDS && unseen()); round++) {
        const luck = seedChance(`${lesson.seed} bots ${round}`)
        const seed = round === 0 ? lesson.seed : `${lesson.seed} ${round}`
        const result = playLesson(game, { ...lesson, seed }, learner, (match, seat) => {
          const [open] = match.decisions().filter(one => one.seat === seat && one.optional === undefined)
          return open.options[below(luck, open.options.length)]
        })
        played.push(result)
        if (!result.ended)
          failures.push(
            `${lesson.id}: a learner who ${name} gets stuck (seed '${seed}') after ${result.shown.join(', ')}`,
          )
      }
    const shown = new Set(played.flatMap(result => result.shown))
    for (const { id } of lesson.steps)
      if (!shown.has(id)) failures.push(`${lesson.id}: nobody reached '${id}'`)
    for (const lang of LANGS) {
      const say = translator(lang, [catalogues[lang], game.text.catalogues[lang]])
      const messages = [
        { key: lesson.title },
        { key: lesson.about },
        ...played.flatMap(({ said }) => said.map(one => one.message)),
      ]
      for (const message of messages) {
        const sentence = say(message)
        if (sentence.length > LONGEST_SENTENCE)
          failures.push(`${lesson.id}: too long in ${lang}: ${sentence}`)
      }
    }
    for (const piece of played.flatMap(result => result.lit)) lit.add(piece)
  }
  if (failures.length > 0) throw new CheckFailed([...new Set(failures)].join('\n'))
  return [...lit]
}

/** A tour plays by the rules, its captions are short and can be said in every language. */
function tourAmiss<State extends PlainState, Option extends object, Config, Event extends PlainEvent>(
  game: Game<State, Option, Config, Event>,
  { config, seed, answers, scenes }: Tour<Option>,
  catalogues: Lessons<State, Option, Event>['catalogues'],
): string[] {
  const match = Match.start(game, config, seed)
  for (const { seat, option } of answers) match.answer(seat, option)
  const amiss = scenes.filter(({ at }) => at > answers.length).map(({ say }) => `tour: ${say} comes too late`)
  for (const lang of LANGS) {
    const write = translator(lang, [catalogues[lang]])
    for (const { say } of scenes)
      if (write({ key: say }).length > LONGEST_SENTENCE) amiss.push(`tour: too long in ${lang}: ${say}`)
  }
  return amiss
}
