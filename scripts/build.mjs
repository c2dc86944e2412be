// Builds everything: the types and code of all packages, then the pages of the browser and those of docs/.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildDocs, SITE } from './docs.mjs'
import { node, ROOT, tool } from './run.mjs'
import { fileHashes, hashOf } from './tree.mjs'

const builtStamp = root => join(root, 'packages', 'cli', 'dist', '.built')

/** What the built files are made from. */
function sourcesHash(root) {
  return hashOf(
    fileHashes(root, path => (path.startsWith('packages/') || !path.includes('/')) && !path.endsWith('.md')),
  )
}

/** What a build must have left, one path for each package. */
function products(root) {
  return readdirSync(join(root, 'packages')).flatMap(name => {
    const folder = join(root, 'packages', name)
    if (existsSync(join(folder, 'index.html'))) return [join(folder, 'dist')]
    return existsSync(join(folder, 'src', 'index.ts')) ? [join(folder, 'dist', 'index.js')] : []
  })
}

export function isBuilt(root) {
  const stamp = builtStamp(root)
  if (!existsSync(stamp) || ![...products(root), join(root, relative(ROOT, SITE))].every(existsSync))
    return false
  return readFileSync(stamp, 'utf8') === sourcesHash(root)
}

/** Builds; with `log`, the output goes there, and only if the build fails. */
export function build({ log } = {}) {
  const hash = sourcesHash(ROOT)
  const step = (script, args, cwd) => {
    const { ok, output } = node(script, args, { quiet: log !== undefined, cwd })
    if (!ok) log?.(output)
    return ok
  }
  const web = join(ROOT, 'packages', 'web')
  const ok =
    step(tool('typescript/bin/tsc'), ['-b', '--pretty', 'false'], ROOT) &&
    (!existsSync(join(web, 'index.html')) ||
      step(tool('vite/bin/vite.js'), ['build', '--logLevel', 'warn'], web))
  if (ok) {
    buildDocs()
    mkdirSync(join(ROOT, 'packages', 'cli', 'dist'), { recursive: true })
    writeFileSync(builtStamp(ROOT), hash)
  }
  return ok
}

if (import.meta.url === pathToFileURL(process.argv[1]).href && !build()) process.exitCode = 1
