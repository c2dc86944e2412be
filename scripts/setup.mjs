// Installs and builds what is missing or stale; says nothing when there is nothing to do.
// `node scripts/setup.mjs install` leaves the building to whoever asked.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, isBuilt } from './build.mjs'
import { npm, ROOT } from './run.mjs'
import { sha256 } from './tree.mjs'

const OLDEST_NODE = 20

/** What the installed packages depend on: the lock file, and the machine for packages with native parts. */
function wantedStamp(root) {
  return `${sha256(readFileSync(join(root, 'package-lock.json')))} ${process.platform} ${process.arch}\n`
}

const stampFile = root => join(root, 'node_modules', '.railhead-installed')

export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) return false
  if (!existsSync(stampFile(root))) return false
  return readFileSync(stampFile(root), 'utf8') === wantedStamp(root)
}

/** Whether npm's own note of what it installed agrees with the lock file (someone ran `npm install`). */
export function npmAgrees(root) {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  for (const [path, wanted] of Object.entries(locked)) {
    if (!path.includes('node_modules/')) continue
    const found = installed[path]
    if (found === undefined && (wanted.optional || wanted.devOptional || wanted.peer)) continue
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity) return false
  }
  return true
}

function install() {
  if (isInstalled(ROOT)) return true
  if (!npmAgrees(ROOT)) {
    console.log('Installing the packages of package-lock.json (npm ci) …')
    if (!npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) return false
  }
  writeFileSync(stampFile(ROOT), wantedStamp(ROOT))
  return true
}

function setup(onlyInstall) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    console.error(`Railhead needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`)
    return false
  }
  if (!install()) return false
  if (onlyInstall || isBuilt(ROOT)) return true
  console.log('Building all packages (npm run build) …')
  return build()
}

if (import.meta.url === pathToFileURL(process.argv[1]).href && !setup(process.argv[2] === 'install'))
  process.exitCode = 1
