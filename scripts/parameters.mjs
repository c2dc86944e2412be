// `node scripts/parameters.mjs GAME CHAPTER=FILE …`: writes what `railhead train` found for these chapters into the
// bots' parameters of a game; chapters that are not named keep what they have.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './run.mjs'

const [game, ...chapters] = process.argv.slice(2)
if (game === undefined || chapters.length === 0 || chapters.some(chapter => !chapter.includes('='))) {
  console.error('Usage: node scripts/parameters.mjs GAME CHAPTER=FILE …')
  process.exit(2)
}
const file = join(ROOT, 'packages', 'bots', 'src', game, 'parameters.ts')
const built = join(ROOT, 'packages', 'bots', 'dist', game, 'parameters.js')
const { parameters } = await import(pathToFileURL(built))
const all = { ...parameters }
for (const chapter of chapters) {
  const [name, path] = chapter.split('=')
  all[name] = JSON.parse(readFileSync(path, 'utf8')).parameters
}
const priorsOf = priors =>
  Object.entries(priors)
    .filter(([, weight]) => weight !== 0)
    .map(([kind, weight]) => `${kind}: ${weight}`)
const quoted = lines => lines.map(line => `'${line}',\n`).join('')
const policyOf = ({ cells, inner, outer }) =>
  `policy: {\ncells: ${cells},\ninner: [\n${quoted(inner)}],\nouter: {\n${Object.entries(outer)
    .map(([kind, line]) => `${kind}: '${line}',\n`)
    .join('')}},\n},\n`
const entries = Object.entries(all).map(
  ([name, { cells, net, priors, policy }]) =>
    `${name}: {\ncells: ${cells},\nnet: [\n${quoted(net)}],\npriors: { ${priorsOf(priors).join(', ')} },\n` +
    `${policy === undefined ? '' : policyOf(policy)}},\n`,
)
const head = readFileSync(file, 'utf8').split('= {')[0]
writeFileSync(file, `${head}= {\n${entries.join('')}}\n`)
