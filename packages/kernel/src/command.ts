import { inEveryLang, LANGS, type Lang } from './text.js'
import { typeset } from './typography.js'
import { languages } from './words/languages.js'

const IDS = ['log', 'why', 'hint', 'undo', 'redo', 'seat', 'save', 'help', 'quit'] as const

/** What one may type beside numbers and queries, in the terminal and on a page's command line. */
export type CommandId = (typeof IDS)[number]

export interface CommandRow {
  readonly id: CommandId
  /** The words by language; the first one is what help lists. */
  readonly words: Readonly<Record<Lang, readonly string[]>>
  /** What follows the word. */
  readonly argument?: string
  /** What it does, in a few words. */
  readonly help: Readonly<Record<Lang, string>>
}

const ARGUMENTS: Readonly<Partial<Record<CommandId, string>>> = { seat: 'N', save: 'FILE' }

export const COMMANDS: readonly CommandRow[] = IDS.map(id => ({
  id,
  words: inEveryLang(lang => languages[lang][`command.${id}.words`].split(', ')),
  ...(ARGUMENTS[id] === undefined ? {} : { argument: ARGUMENTS[id] }),
  help: inEveryLang(lang => typeset(lang, languages[lang][`command.${id}.help`])),
}))

/** The command that a word stands for, in the language of the table or in English. */
export function commandOf(word: string, lang: Lang): CommandId | undefined {
  const said = word.toLocaleLowerCase(lang)
  const knows = (of: Lang) => (row: CommandRow) => row.words[of].includes(said)
  return (COMMANDS.find(knows(lang)) ?? COMMANDS.find(knows(LANGS[0])))?.id
}
