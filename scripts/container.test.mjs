import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContainerfile } from '../packages/server/test/testing/containerfile.ts'
import { ROOT } from './run.mjs'

/** Where the two stages of the container file are played through without containers. */
const stages = mkdtempSync(join(tmpdir(), 'railhead-container-'))
afterAll(() => rmSync(stages, { recursive: true, force: true }))

const instructions = readContainerfile(readFileSync(join(ROOT, 'deploy', 'Containerfile'), 'utf8'))
const last = instructions.findLastIndex(({ name }) => name === 'FROM')
const texts = (name, list) => list.filter(line => line.name === name).map(line => line.text)

/** What reaches the build, by .dockerignore. What was built before comes along, so that building again is quick. */
function copyContext(to) {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n')
  for (const name of lines.filter(line => line.startsWith('!')).map(line => line.slice(1)))
    cpSync(join(ROOT, name), join(to, name), {
      recursive: true,
      // What has not changed since is not built again.
      preserveTimestamps: true,
      filter: path => !/[\\/]node_modules$/.test(path),
    })
}

/** Installs as `npm ci` with these flags would: links to what npm says that it consists of. */
function install(to, flags) {
  const folders = ['', ...readdirSync(join(to, 'packages')).map(name => join('packages', name))]
  for (const folder of folders) rmSync(join(to, folder, 'node_modules'), { recursive: true, force: true })
  const listed = execFileSync('npm', ['ls', '--all', '--parseable', ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for (const path of new Set(listed.trim().split('\n'))) {
    const place = relative(ROOT, path)
    if (!place.includes('node_modules')) continue
    const nested = place.lastIndexOf('node_modules') !== place.indexOf('node_modules')
    if (nested && !place.startsWith('packages')) continue
    mkdirSync(dirname(join(to, place)), { recursive: true })
    symlinkSync(path, join(to, place))
  }
  rmSync(join(to, 'node_modules', '@railhead'), { recursive: true, force: true })
  cpSync(join(ROOT, 'node_modules', '@railhead'), join(to, 'node_modules', '@railhead'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

test('every step of the container file can be done, and what is left serves', {
  timeout: 600_000,
}, async () => {
  const build = join(stages, 'build')
  mkdirSync(build)
  copyContext(build)
  for (const command of texts('RUN', instructions.slice(0, last))) {
    const [, flags] = /^npm ci ?(.*)$/.exec(command) ?? []
    if (flags === undefined) execFileSync('sh', ['-c', command], { cwd: build, stdio: 'pipe' })
    else install(build, flags.split(' '))
  }
  expect(existsSync(join(build, 'node_modules', 'vite'))).toBe(false)

  const image = join(stages, 'image')
  mkdirSync(image)
  for (const text of texts('COPY', instructions.slice(last))) {
    const [, from, to] = /^--from=build \/app\/(\S+) (\S+)$/.exec(text) ?? []
    const place = to.endsWith('/') ? join(to, from) : to
    cpSync(join(build, from), join(image, place), { recursive: true, verbatimSymlinks: true })
  }
  const [program, ...args] = JSON.parse(texts('CMD', instructions)[0])
  expect(program).toBe('node')
  const env = { PATH: process.env.PATH, RAILHEAD_PORT: '0', RAILHEAD_DATA: join(stages, 'data') }
  const server = spawn(process.execPath, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  server.stdout.on('data', data => (said += data))
  const ended = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`ended with ${code}: ${said}`)),
  )
  while (!said.includes('"url":"')) await Promise.race([once(server.stdout, 'data'), ended])
  const url = new URL(/"url":"([^"]+)"/.exec(said)[1])
  const [, check] = /CMD (\[.*\])$/.exec(texts('HEALTHCHECK', instructions)[0])
  const [, ...healthArgs] = JSON.parse(check)
  execFileSync(
    process.execPath,
    healthArgs.map(word => word.replace('8080', url.port)),
  )
  for (const page of ['/', '/docs/operations.html', '/api/games'])
    expect((await fetch(new URL(page, url))).status, page).toBe(200)
  ended.catch(() => undefined)
  server.kill('SIGTERM')
  await once(server, 'exit')
})
