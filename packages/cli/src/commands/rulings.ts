import { type AnyGame, LANGS, type Lang, type Ruling, translator } from '@railhead/kernel'
import { type Command, type Input, UsageError } from '../command.js'
import { chosenGame } from '../games.js'

export const rulings: Command = {
  name: 'rulings',
  summary:
    'The open readings of a game and the values that are ours: what a configuration or a server may rule.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'of this game (the first)' },
    lang: { value: 'LANG', help: `questions and choices in this language: ${LANGS.join(', ')} (en)` },
  },
  run(input, world) {
    const game = chosenGame(input, world)
    const described = describe(game, chosenLang(input))
    world.output.write(
      input.has('json')
        ? `${JSON.stringify({ game: game.id, rules: game.rulesVersion, ...described })}\n`
        : textOf(described),
    )
    return 0
  },
}

function chosenLang(input: Input): Lang {
  const text = input.text('lang') ?? 'en'
  const lang = LANGS.find(known => known === text)
  if (lang === undefined) throw new UsageError(`--lang is '${text}'; expected one of ${LANGS.join(', ')}.`)
  return lang
}

interface Described {
  readonly id: string
  readonly question: string
  /** Choices with their words, or what else the ruling takes. */
  readonly values: unknown
  readonly default: unknown
  readonly before: unknown
  readonly ledger: readonly string[]
  readonly certainty: string
  readonly source: string
}

interface Description {
  readonly rulings: readonly Described[]
  readonly changes: AnyGame['changes']
  readonly versions: AnyGame['versions']
}

function describe(game: AnyGame, lang: Lang): Description {
  const say = translator(lang, [game.text.catalogues[lang]])
  const one = ({
    id,
    values,
    default: usual,
    before = [],
    ledger,
    certainty,
    source,
  }: Ruling): Described => ({
    id,
    question: say({ key: `ruling.${id}` }),
    values:
      values.kind === 'choice'
        ? values.choices.map(value => ({ value, words: say({ key: `ruling.${id}.${value}` }) }))
        : values,
    default: usual,
    before,
    ledger,
    certainty,
    source,
  })
  return {
    rulings: (game.rulings ?? []).map(one),
    changes: game.changes ?? [],
    versions: game.versions ?? [],
  }
}

function textOf({ rulings: all, changes = [] }: Description): string {
  if (all.length === 0) return 'This game has no rulings.\n'
  const lines = all.flatMap(({ id, question, values, default: usual, ledger, certainty, source }) => [
    `${id}: ${question}`,
    ...(Array.isArray(values)
      ? values.map(
          ({ value, words }) => `  ${value === usual ? '*' : ' '} ${JSON.stringify(value)}: ${words}`,
        )
      : [`  * ${JSON.stringify(usual)}`]),
    `    ${certainty}; ${source} (${ledger.join(', ')})`,
  ])
  const changed = changes.map(({ id, since, what }) => `${id}, since version ${since}: ${what}`)
  return `${[...lines, '', 'Changes that are no rulings', ...changed].join('\n')}\n`
}
