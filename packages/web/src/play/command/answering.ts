import { COMMANDS, type CommandId, commandOf, queryOf } from '@railhead/kernel'
import type { Writer } from '../../i18n/index.js'
import type { Play } from '../play.js'
import { answerTo, queriesOf } from '../words/queries.js'
import { wordsWriter } from '../words/text/index.js'

/** What a line of the command line came to. */
export interface Reply {
  readonly title: string
  readonly lines: readonly string[]
}

/** What the page does for the commands that are more than an answer. */
export interface Acts {
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly hint: (() => void) | undefined
  readonly save: () => void
  readonly quit: () => void
  /** To the next table that waits for me; undefined if none does. */
  readonly next: (() => void) | undefined
}

/** The commands of the terminal that a page has too. */
const KNOWN: readonly CommandId[] = ['log', 'why', 'hint', 'undo', 'redo', 'save', 'help', 'quit']

/** Does or answers what was typed: the number of an option, a query, a command. */
export function replyTo(input: string, play: Play, t: Writer, acts: Acts): Reply {
  const w = wordsWriter(t.lang)
  const line = input.trim()
  const reply = (lines: readonly string[]): Reply => ({
    title: line,
    lines: lines.length === 0 ? [w('command.nothing')] : lines,
  })
  if (/^\d+$/.test(line)) {
    const choice = play.asking.questions.flatMap(({ choices }) => choices)[Number(line) - 1]
    if (!choice || play.table.busy()) return reply([w('command.noOption', { input: line })])
    play.asking.choose(choice)
    return reply([choice.label])
  }
  const command = commandOf(line.split(/\s+/)[0], t.lang)
  if (command !== undefined && KNOWN.includes(command)) return reply(obey(command, play, t, acts))
  const query = queryOf(line, t.lang)
  if (!query) return reply([w('command.unknown', { input: line })])
  return {
    title: query.title[t.lang],
    lines: reply(answerTo(query.id, play, t) ?? [w('command.none', { input: line })]).lines,
  }
}

function obey(command: CommandId, play: Play, t: Writer, acts: Acts): readonly string[] {
  const w = wordsWriter(t.lang)
  const done = (act: (() => void) | undefined): string[] => {
    act?.()
    return [act ? w('command.done') : w('command.notNow')]
  }
  switch (command) {
    case 'undo':
      return done(acts.undo)
    case 'redo':
      return done(acts.redo)
    case 'hint':
      return done(acts.hint)
    case 'save':
      return done(acts.save)
    case 'quit':
      return done(acts.quit)
    case 'why':
      return play.asking.refusals.map(({ what, why }) => t('pair', { what, value: why }))
    case 'log':
      return play.time.turns.flatMap(({ lines }) =>
        lines.map(({ event }) => play.scene.say(play.game.text.event(event, play.scene.view))),
      )
    default:
      return helpLines(play, t)
  }
}

function helpLines(play: Play, t: Writer): string[] {
  return [
    t('pair', { what: '1, 2, 3 …', value: wordsWriter(t.lang)('command.number') }),
    ...queriesOf(play).map(row => t('pair', { what: row.words[t.lang][0], value: row.help[t.lang] })),
    ...COMMANDS.filter(({ id }) => KNOWN.includes(id)).map(row =>
      t('pair', { what: row.words[t.lang][0], value: row.help[t.lang] }),
    ),
  ]
}
