import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Command, UsageError } from '../command.js'
import { Failure } from '../failure.js'

/** The sample game is the skeleton: it plays at once, and every file of it is there to be changed. */
const SAMPLE = 'nuggets'
const SHELF = join('packages', 'shelf')
/** Where the shelf takes its next game. */
const ROW_MARK = '// A new game is one row here.'

export const newGame: Command = {
  name: 'new-game',
  summary:
    'Begin a game: writes a small playable one into packages/NAME of a checkout, to be changed into yours.',
  operands: ['NAME'],
  flags: { root: { value: 'FOLDER', help: 'the checkout (this folder)' } },
  run(input, { output }) {
    const [name] = input.operands
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new UsageError(
        `'${name}' is no name for a game; expected small letters with dashes, like gold-rush.`,
      )
    const root = input.text('root') ?? '.'
    const written = writeGame(root, name)
    const shown = written.map(file => relative(root, file))
    if (input.has('json')) output.write(`${JSON.stringify({ game: name, files: shown })}\n`)
    else
      output.write(
        [
          ...shown.map(file => `  ${file}`),
          '',
          'Now: npm install && npm run build',
          `     npx railhead play --game ${name}`,
          `     npx vitest run packages/${name}`,
          'docs/adding-a-game.md tells what each file is for.',
          '',
        ].join('\n'),
      )
    return 0
  },
}

/** Writes the files of the game and its row on the shelf; returns what was written. */
function writeGame(root: string, name: string): string[] {
  const sample = join(root, 'examples', SAMPLE)
  const folder = join(root, 'packages', name)
  if (!existsSync(sample) || !existsSync(join(root, SHELF)))
    throw new UsageError(
      `${root} is no checkout of Railhead: it has no examples/${SAMPLE}. Give it with --root.`,
    )
  if (existsSync(folder)) throw new Failure(`${folder} exists already; nothing was written.`)
  const files = readdirSync(sample, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/(^|[\\/])(dist|node_modules)([\\/]|$)/.test(entry.parentPath))
    .map(entry => join(entry.parentPath, entry.name))
  const texts = [
    ...files.map((file): [string, string] => [
      join(folder, relative(sample, file).replaceAll(SAMPLE, name)),
      renamed(readFileSync(file, 'utf8'), name),
    ]),
    ...registered(root, name),
  ]
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return texts.map(([file]) => file)
}

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const title = (name: string): string =>
  name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

function renamed(text: string, name: string): string {
  return text
    .replaceAll(`'${SAMPLE}'`, `'${name}'`)
    .replaceAll(`@railhead/${SAMPLE}`, `@railhead/${name}`)
    .replaceAll(/\bnuggets(?=[:,(\] ])/g, (word, at: number) =>
      /[.'"]/.test(text.charAt(at - 1)) ? word : camel(name),
    )
    .replaceAll(/\b(?:name: )'(?:Nuggets|Самородки|Pépites|Samorodki)'/g, `name: '${title(name)}'`)
    .replaceAll('Nuggets:', `${title(name)}:`)
    .replaceAll('../../../packages/', '../../')
    .replaceAll('../../packages/', '../')
}

/** The one row that puts a game on the shelf, and what npm and the compiler need for it. */
function registered(root: string, name: string): [string, string][] {
  const shelf = join(root, SHELF)
  const edits: readonly [string, (text: string) => string][] = [
    [join(shelf, 'src', 'index.ts'), code => onShelf(code, name)],
    [join(shelf, 'package.json'), text => withDependency(text, name)],
    [join(shelf, 'tsconfig.json'), text => withReferences(text, [`../${name}`])],
    [
      join(root, 'tsconfig.json'),
      text => withReferences(text, [`packages/${name}`, `packages/${name}/test`]),
    ],
  ]
  return edits.map(([file, edit]) => [file, edit(readFileSync(file, 'utf8'))])
}

/** The import where the order of names has it, and the row before the mark. */
function onShelf(code: string, name: string): string {
  if (!code.includes(ROW_MARK))
    throw new Failure(`The shelf has no line '${ROW_MARK}' to put the game before.`)
  const own = `import { ${camel(name)} } from '@railhead/${name}'`
  const lines = code.replace(ROW_MARK, `anyGame(${camel(name)}),\n  ${ROW_MARK}`).split('\n')
  const from = (line: string): string => /from '([^']+)'/.exec(line)?.[1] ?? ''
  const after = lines.findIndex(line => !line.startsWith('import ') || from(line) > from(own))
  return [...lines.slice(0, after), own, ...lines.slice(after)].join('\n')
}

function withDependency(text: string, name: string): string {
  const json = JSON.parse(text) as { version: string; dependencies: Record<string, string> }
  const all = Object.entries({ ...json.dependencies, [`@railhead/${name}`]: json.version })
  json.dependencies = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(json, null, 2)}\n`
}

/** More rows at the end of the list that ends the file. */
function withReferences(text: string, paths: readonly string[]): string {
  const rows = paths.map(path => `,\n    { "path": "${path}" }`).join('')
  return text.replace(/\n {2}\]\n\}\s*$/, `${rows}\n  ]\n}\n`)
}
