import { type Command, columns, UsageError } from '../command.js'
import { type Finding, KINDS, type Kind } from '../texts/checks/check.js'
import { knownLanguages, textFolders } from '../texts/folders.js'
import { register, staleRegistries } from '../texts/register.js'
import { type Survey, survey } from '../texts/survey.js'

const HEADINGS: Readonly<Record<Kind, string>> = {
  missing: 'Missing; English is shown',
  unknown: 'Not known in English',
  same: 'Unchanged from English',
  long: 'Too long for its place',
  form: 'Other things put in than in English',
  plural: 'Forms of counting that are missing',
  type: 'Typography',
  term: 'Not the word of the rulebook',
  never: 'Words of the program’s inside',
}

export const texts: Command = {
  name: 'texts',
  summary:
    'What a language lacks: texts that are missing, too long for their place, unchanged from English, or not in the words of the rulebooks.',
  operands: [],
  flags: {
    language: { value: 'LANG', help: 'only this language (all)' },
    root: { value: 'FOLDER', help: 'where the sources are (here)' },
    register: { help: 'write the lists of languages anew from the files that there are' },
  },
  run(input, world) {
    const root = input.text('root') ?? '.'
    const folders = textFolders(root)
    const language = input.text('language')
    const known = knownLanguages(folders)
    if (language !== undefined && !known.includes(language))
      throw new UsageError(`--language is '${language}'; expected one of ${known.join(', ')}.`)
    const registered = input.has('register') ? register(root, folders) : []
    const stale = staleRegistries(root, folders).map(({ path, registry }) => `${path}/${registry}`)
    const found = survey(root, language)
    world.output.write(
      input.has('json')
        ? `${JSON.stringify({ registered, stale, ...found })}\n`
        : report(found, registered, stale),
    )
    return found.findings.length + stale.length === 0 ? 0 : 1
  },
}

function report({ langs, said, all, findings }: Survey, registered: string[], stale: string[]): string {
  const lines = [
    ...registered.map(path => `${path} written`),
    ...stale.map(path => `${path} does not list all languages: railhead texts --register`),
    columns(langs.map(lang => [lang, `${said[lang]} of ${all} texts`])),
  ]
  for (const lang of langs)
    for (const kind of KINDS) {
      const those = findings.filter(finding => finding.lang === lang && finding.kind === kind)
      if (those.length > 0)
        lines.push('', `${lang}: ${HEADINGS[kind]} (${those.length})`, ...those.map(lineOf))
    }
  if (findings.length === 0) lines.push('Nothing to mend.')
  return `${lines.join('\n')}\n`
}

const lineOf = ({ at, key, what }: Finding): string => `  ${at} ${key}: ${what}`
