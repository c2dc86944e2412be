import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './run.mjs'

/** All packages, packed and unpacked elsewhere as npm would install them, beside other people's packages. */
let elsewhere
const PACKAGES = readdirSync(join(ROOT, 'packages'))
/** Those that need neither Node nor a browser. */
const PURE = PACKAGES.filter(name => !['server', 'cli', 'web'].includes(name))
const installed = name => join(elsewhere, 'node_modules', '@railhead', name)

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'railhead-packed-'))
  const tarballs = join(elsewhere, 'tarballs')
  mkdirSync(tarballs)
  const flags = ['pack', '--silent', '--pack-destination', tarballs]
  execFileSync('npm', [...flags, ...PACKAGES.flatMap(name => ['--workspace', `packages/${name}`])], {
    cwd: ROOT,
    stdio: 'pipe',
  })
  mkdirSync(join(elsewhere, 'node_modules', '@railhead'), { recursive: true })
  for (const name of PACKAGES) {
    const tarball = readdirSync(tarballs).find(file => file.startsWith(`railhead-${name}-`))
    mkdirSync(installed(name))
    execFileSync('tar', ['xzf', join(tarballs, tarball), '-C', installed(name), '--strip-components=1'])
    const own = join(ROOT, 'packages', name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(installed(name), 'node_modules'))
  }
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!['@railhead', '.bin', '.package-lock.json'].includes(name) && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(elsewhere, 'node_modules', name))
  writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }')
}, 120_000)
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

/** The example of a README, as somebody would paste it into a file. */
function example(name) {
  const readme = readFileSync(join(installed(name), 'README.md'), 'utf8')
  return /```js\n([\s\S]*?)```/.exec(readme)?.[1]
}

const files = name =>
  readdirSync(installed(name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(installed(name).length + 1))

test.each(PACKAGES)('%s is packed with what it needs and nothing of its tests', name => {
  const found = files(name)
  expect(found).toContain('README.md')
  expect(found).toContain('LICENSE')
  expect(found.filter(file => /\.test\.|golden|(^|\/)src\/|tsbuildinfo|e2e/.test(file))).toEqual([])
  const { exports, bin, license } = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'))
  expect(license).toBe('MIT')
  for (const target of Object.values(exports ?? {}))
    for (const condition of ['types', 'default'])
      expect(found).toContain(target[condition].replace(/^\.\//, ''))
  for (const program of Object.values(bin ?? {})) expect(found).toContain(program.replace(/^\.\//, ''))
})

test.each([...PURE, 'server'])('the example of %s runs from the packed package', name => {
  const file = join(elsewhere, `${name}.js`)
  writeFileSync(file, example(name))
  const env = { ...process.env, DATA: join(elsewhere, 'data') }
  expect(execFileSync(process.execPath, [file], { encoding: 'utf8', env })).not.toBe('')
})

test('the types of the packages hold elsewhere, for a strict compiler without our sources', () => {
  const file = join(elsewhere, 'typed.ts')
  writeFileSync(
    file,
    [
      ...PURE.map((name, i) => `export * as p${i} from '@railhead/${name}'`),
      "import { type Decision, Match, type PlainOption } from '@railhead/kernel'",
      "import { gameById } from '@railhead/shelf'",
      "const match = Match.start(gameById('carson-city'), { players: 2 }, 'a seed')",
      'const [question]: Decision<PlainOption>[] = match.decisions()',
      'export const seat: number = question.seat',
      '// @ts-expect-error: the types are looked at',
      'export const wrong: string = question.seat',
    ].join('\n'),
  )
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const flags = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', '']
  expect(
    spawnSync(process.execPath, [compiler, ...flags, file], { cwd: elsewhere, encoding: 'utf8' }).stdout,
  ).toBe('')
})

test('the pure packages can be bundled for a browser', { timeout: 120_000 }, async () => {
  const { build } = await import('vite')
  const entry = join(elsewhere, 'browser.js')
  writeFileSync(entry, PURE.map((name, i) => `export * as p${i} from '@railhead/${name}'`).join('\n'))
  const [{ output }] = await build({
    root: elsewhere,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  for (const { code = '' } of output) expect(code).not.toMatch(/from ['"]node:|require\(['"]/)
})

test('the packed command plays in the terminal and serves the pages, without the checkout', async () => {
  const program = join(installed('cli'), 'bin', 'railhead.js')
  const played = execFileSync(
    process.execPath,
    [program, 'simulate', '--game', 'carson-city', '--matches', '2', '--json'],
    { cwd: elsewhere, encoding: 'utf8' },
  )
  expect(JSON.parse(played)).toMatchObject({ finished: 2 })
  const table = execFileSync(
    process.execPath,
    [program, 'play', '--game', 'carson-city', '--seats', 'human,hand', '--lang', 'fr', '--seed', 'packed'],
    { cwd: elsewhere, encoding: 'utf8', input: '?\nquit\n' },
  )
  expect(table).toContain('Ordre du tour')
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--host', '127.0.0.1', '--json'], {
    cwd: elsewhere,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
  ])
  const { url } = JSON.parse(String(line))
  const page = await (await fetch(url)).text()
  expect(page).toContain('<div id="root"')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1]
  expect((await fetch(new URL(script, url))).status).toBe(200)
  expect((await fetch(new URL('/sw.js', url))).status).toBe(200)
  expect(await (await fetch(new URL('/docs/adding-a-game.html', url))).text()).toContain('new-game')
  server.kill('SIGTERM')
  await once(server, 'exit')
})
