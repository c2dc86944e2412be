// Starts other programs for the scripts beside this file.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a Node script; shows its output as it comes, or returns it when `quiet`. */
export function node(script, args = [], { quiet = false, toStderr = false, cwd = ROOT } = {}) {
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', toStderr ? process.stderr : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (result.error) throw result.error
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` }
}

/**
 * The same beside other work. Shows its output as it comes, or, when `quiet`, hands it over when it has ended.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function nodeBeside(script, args = [], { quiet = false, toStderr = false, env = {} } = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', toStderr ? process.stderr : 'inherit', 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ ok: code === 0, output }))
  })
}

/** The script behind a command of an installed package, e.g. `tool('typescript/bin/tsc')`. */
export function tool(path) {
  return join(ROOT, 'node_modules', path)
}

/** Runs npm, the same one that runs us if there is one. */
export function npm(args) {
  const self = process.env.npm_execpath
  const [command, first] = self?.endsWith('js') && existsSync(self) ? [process.execPath, [self]] : ['npm', []]
  const result = spawnSync(command, [...first, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (result.error) throw result.error
  return result.status === 0
}

export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
