// Finds a Chromium for the browser tests, or installs Debian's where that is possible. By itself it says where it is.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

/** The same engine without windows of its own: pages are tested with three quarters of the work. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const NAMES = [SHELL, ...WHOLE]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

/** Playwright's own download, if somebody made one. */
function playwrights() {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function find(names) {
  const given = process.env.CHROMIUM_PATH
  if (given === undefined || given === '') return onPath(names) ?? playwrights()
  if (!isProgram(given)) throw new Error(`CHROMIUM_PATH names no program: ${given}`)
  return given
}

/** Somebody else may be installing it, too: so many seconds they are waited for. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=600']

/** Debian's packages, where this process may install them. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const run = args =>
    spawnSync('/usr/bin/apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const wanted = [...PATIENCE, 'install', '-y', '--no-install-recommends', 'chromium']
  if (run([...wanted, SHELL])) return
  run(['update'])
  // Where there is no shell, the whole browser does.
  if (!run([...wanted, SHELL])) run(wanted)
}

/** The path of a Chromium; says what to do if there is none. */
export function chromiumPath(names = NAMES) {
  const found = find(names)
  if (found) return found
  install()
  const installed = find(names)
  if (installed) return installed
  throw new Error(
    `The browser tests need Chromium. Install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH. Looked for ${names.join(', ')} on the PATH.`,
  )
}

/** A headless browser that talks to nobody but the tests, as people have it if it is to be `whole`. The caller closes it. */
export function launchChromium({ whole = false, ...options } = {}) {
  return chromium.launch({
    executablePath: chromiumPath(whole ? WHOLE : NAMES),
    headless: true,
    ...options,
    args: [...FLAGS, ...(options.args ?? [])],
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(chromiumPath())
