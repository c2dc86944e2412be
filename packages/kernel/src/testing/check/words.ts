import { choiceKey } from '../../config.js'
import type { PlainEvent, PlainState } from '../../game.js'
import { Match } from '../../match.js'
import { SPECTATOR } from '../../seat.js'
import { LANGS, type Message, type Translate, translator } from '../../text.js'
import { playRandomly } from '../play.js'
import { CheckFailed, ensure, shown } from './failed.js'
import type { Subject } from './subject.js'

type Any = Subject<PlainState, object, unknown, PlainEvent>

/** Everything that is said can be said in every language, and every language says the same things. */
export function checkWords(subject: Any): void {
  const { game } = subject
  const english = Object.keys(game.text.catalogues.en).sort()
  for (const lang of LANGS) {
    const keys = new Set(Object.keys(game.text.catalogues[lang]))
    const missing = english.filter(key => !keys.delete(key))
    ensure(missing.length === 0, () => `the catalogue of ${lang} lacks ${missing.join(', ')}`)
    ensure(keys.size === 0, () => `only the catalogue of ${lang} has ${[...keys].join(', ')}`)
  }
  for (const key of settingKeys(subject))
    ensure(
      Object.hasOwn(game.text.catalogues.en, key),
      () => `the catalogues lack '${key}', a setting of the form`,
    )
  subject.forMatches((config, seed) => {
    const match = Match.start(game, config, seed)
    const speak = speakers(subject)
    playRandomly(match, `${seed} answers`, subject.longest, () => sayPosition(subject, match.state, speak))
    for (let viewer = SPECTATOR; viewer < match.seats; viewer++)
      for (const events of match.log(viewer)) {
        for (const event of events) speak(game.text.event(event, match.state))
        for (const part of game.text.turnLine?.(events, 0, match.state) ?? []) speak(part)
      }
    for (const { categories } of game.standing(match.state))
      for (const name of Object.keys(categories)) speak({ key: `score.${name}` })
  })
}

/** The settings of a game and the words of their choices; numbers speak for themselves. */
function settingKeys({ game }: Any): string[] {
  return game.config.fields.flatMap(field => [
    `config.${field.name}`,
    ...field.choices.flatMap(choice => (typeof choice === 'string' ? [choiceKey(field, choice)] : [])),
  ])
}

function sayPosition({ game }: Any, state: PlainState, speak: (message: Message) => void): void {
  for (const decision of game.decisions(state)) {
    const view = game.view(state, decision.seat)
    speak(game.text.prompt(view, decision))
    for (const option of decision.options) speak(game.text.option(view, decision.seat, option))
    for (const { what, why } of game.refusals(view, decision.seat)) {
      speak(what)
      speak(why)
    }
    for (const line of game.text.summary?.(view, decision.seat) ?? []) speak(line)
  }
}

/** Says a message in every language; each message once. */
function speakers({ game }: Any): (message: Message) => void {
  const voices: readonly Translate[] = LANGS.map(lang => translator(lang, [game.text.catalogues[lang]]))
  const said = new Set<string>()
  return message => {
    const written = JSON.stringify(message)
    if (said.has(written)) return
    said.add(written)
    for (const [index, voice] of voices.entries()) {
      try {
        ensure(voice(message).trim() !== '', () => `${shown(message)} says nothing in ${LANGS[index]}`)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new CheckFailed(`${shown(message)} cannot be said in ${LANGS[index]}: ${reason}`, {
          cause: error,
        })
      }
    }
  }
}
