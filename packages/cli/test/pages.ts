import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What people read who use the project. */
export const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true })
    .map(name => join('docs', String(name)))
    .filter(name => name.endsWith('.md')),
]

/** What a line begins with that somebody could type. */
const PROGRAMS = new Set(['npx', 'npm', 'node', 'railhead', 'curl'])

/** Every line of a page that somebody could type: those of code blocks without a language, and `railhead …` in sentences. */
export function commandsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const blocks = [...text.matchAll(/^( *)```(?:sh|bash|console)?\n([\s\S]*?)^\1```/gm)].flatMap(
    ([, , block]) => block.replace(/\\\n\s*/g, ' ').split('\n'),
  )
  const inline = [
    ...text.matchAll(/`((?:npx )?railhead [a-z][^`]*|npm run [^`]*|node (?:scripts|examples)\/[^`]*)`/g),
  ]
  return [...blocks, ...inline.map(([, code]) => code.replace(/\s+/g, ' '))]
    .map(line =>
      line
        .trim()
        .replace(/^\$ /, '')
        .replace(/\s+#.*$/, ''),
    )
    .filter(line => PROGRAMS.has(line.split(' ')[0]))
}

/** As a shell would take it apart, without its variables and pipes. */
export function wordsOf(line: string): string[] {
  const [command] = line.split(/ [|>] | && /)
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c)
}
