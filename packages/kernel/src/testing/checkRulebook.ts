import { below, seedChance } from '../chance.js'
import type { Game, PlainEvent, PlainState } from '../game.js'
import { type Rulebook, type RuleText, ruleText } from '../rulebook.js'
import { type Catalogue, LANGS, type Message, translator } from '../text.js'
import { CheckFailed } from './check/index.js'

/** Random answers after which every kind of question has been seen often enough. */
const ANSWERS = 400

export interface RulebookUnderTest {
  /** All ids of the game's ledgers. */
  readonly ledger: readonly string[]
  /** Matches in which every section occurs. */
  readonly configs: readonly unknown[]
}

/** The figures of a paragraph, each once: they are the same in every language. */
const figures = (text: string): string => [...new Set(text.match(/\d+/g) ?? [])].sort().join(' ')

/**
 * Everything that a rulebook must be: every row of the ledgers is told, every ruling has a section, nothing else is
 * claimed, every section stands in every language with the same figures, every entry can be written, and whatever is
 * asked or told leads to a section of the match. Throws a CheckFailed that names all that is wrong.
 */
export async function checkRulebook<
  State extends PlainState,
  Option extends object,
  Config,
  Event extends PlainEvent,
>(
  game: Game<State, Option, Config, Event>,
  rulebook: Rulebook<Config, State, Option>,
  { ledger, configs }: RulebookUnderTest,
): Promise<void> {
  const failures: string[] = []
  const ids = rulebook.sections.map(({ id }) => id)
  const covered = new Set(rulebook.sections.flatMap(({ covers }) => covers))
  for (const id of ledger) if (!covered.has(id)) failures.push(`no section covers ${id}`)
  for (const { id, ledger: rows } of game.rulings ?? [])
    if (!rows.some(row => covered.has(row))) failures.push(`no section tells of the ruling ${id}`)
  for (const id of covered) if (!ledger.includes(id)) failures.push(`${id} is in no ledger`)
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) failures.push(`${id} stands twice`)
  for (const { id, changes = [] } of rulebook.sections)
    for (const other of changes) if (!ids.includes(other)) failures.push(`${id} changes ${other}: unknown`)
  if (!ids.includes(rulebook.scoring)) failures.push(`${rulebook.scoring}: no such section`)
  const english = await rulebook.words.en()
  for (const lang of LANGS)
    failures.push(
      ...wordsAmiss(rulebook.sections, await rulebook.words[lang](), english).map(what => `${lang}: ${what}`),
    )

  const occurring = new Set<string>()
  const writers = LANGS.map(lang => translator(lang, [game.text.catalogues[lang]]))
  for (const given of configs) {
    const config = game.config.parse(given)
    const own = rulebook.sections.filter(({ when }) => when?.(config) ?? true)
    for (const { id } of own) occurring.add(id)
    const messages: Message[] = [
      ...rulebook.brief.flatMap(({ name, help }) => [name, help]),
      ...own.flatMap(({ entries }) => entries?.(config) ?? []).flatMap(({ name, help }) => [name, help]),
    ]
    for (const say of writers) for (const message of messages) say(message)
    failures.push(...linksAmiss(game, rulebook, config, new Set(own.map(({ id }) => id))))
  }
  for (const id of ids) if (!occurring.has(id)) failures.push(`${id} occurs in none of the matches given`)
  if (failures.length > 0) throw new CheckFailed([...new Set(failures)].join('\n'))
}

function wordsAmiss<Config>(
  sections: Rulebook<Config, never, never>['sections'],
  words: Catalogue,
  english: Catalogue,
): string[] {
  const amiss: string[] = []
  for (const { id, part } of sections) {
    const own: RuleText = ruleText(words, id)
    const original = ruleText(english, id)
    if (!words[`part.${part}`]) amiss.push(`the part ${part} has no name`)
    if (!words[id] || own.paragraphs.length === 0) amiss.push(`${id} has no words`)
    else if (own.paragraphs.length !== original.paragraphs.length)
      amiss.push(`${id} has another number of paragraphs`)
    else
      own.paragraphs.forEach((paragraph, index) => {
        const wanted = figures(original.paragraphs[index])
        if (figures(paragraph) !== wanted)
          amiss.push(`${id}, paragraph ${index + 1}: ${figures(paragraph)} for ${wanted}`)
      })
  }
  return amiss
}

/** Questions, answers and events of a random match that lead to no section, or to one of another match. */
function linksAmiss<State extends PlainState, Option extends object, Config, Event extends PlainEvent>(
  game: Game<State, Option, Config, Event>,
  rulebook: Rulebook<Config, State, Option>,
  config: Config,
  own: ReadonlySet<string>,
): string[] {
  const amiss: string[] = []
  const luck = seedChance('rulebook')
  const expect = (what: string, found: string | undefined): void => {
    if (found === undefined || !own.has(found)) amiss.push(`${what} leads to ${found ?? 'no section'}`)
  }
  const told: Event[] = []
  const state = game.setup(config, seedChance('rulebook match'), event => told.push(event))
  for (let given = 0; given < ANSWERS; given++) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) break
    for (const { ask, options } of decisions)
      for (const option of options) expect(`the question ${ask}`, rulebook.aboutOption(option, ask, state))
    for (const event of told.splice(0)) expect(`the event ${event.type}`, rulebook.aboutEvent(event, state))
    const decision = decisions[below(luck, decisions.length)]
    const option = decision.options[below(luck, decision.options.length)]
    game.apply(state, decision.seat, option, event => told.push(event))
  }
  return amiss
}
