import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))

/** The games: what the shelf holds. */
const GAMES = dependenciesOf('shelf').filter(name => name !== 'kernel')
const OF_GAMES = Object.fromEntries(GAMES.map(game => [game, ['kernel']]))

/** Packages that run anywhere and compute the same everywhere. */
const PURE = ['kernel', 'protocol', ...GAMES, 'shelf', 'bots', 'table', 'review']

/** Which packages each package may use: kernel ← games ← shelf ← bots ← table, review ← server, web, cli. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  protocol: ['kernel'],
  ...OF_GAMES,
  shelf: ['kernel', ...GAMES],
  bots: ['kernel', 'protocol', ...GAMES, 'shelf'],
  table: ['kernel', 'protocol', 'bots'],
  review: ['kernel', 'protocol', 'bots'],
  server: PURE,
  web: PURE,
  cli: [...PURE, 'server', 'web'],
}

/** What differs from machine to machine or from run to run, or is not there on every machine. */
const IMPURE: readonly (readonly [string, RegExp])[] = [
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['a clock', /\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bperformance\s*\.\s*now\b/],
  ['the DOM', /\b(window|document|navigator|localStorage|sessionStorage|indexedDB)\s*[.[]/],
  ['Node', /\b(process|Buffer)\s*\.|\brequire\s*\(|\b__dirname\b/],
  ['a timer', /\b(setTimeout|setInterval|setImmediate|requestAnimationFrame)\s*\(/],
  ['the network', /\b(fetch|XMLHttpRequest|WebSocket)\s*\(/],
]

/** What a package declares to use of the others. */
function dependenciesOf(name: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return Object.keys(dependencies).flatMap(other => /^@railhead\/(.*)/.exec(other)?.[1] ?? [])
}

interface Source {
  readonly path: string
  /** Without comments. */
  readonly code: string
}

function sourcesOf(name: string): Source[] {
  if (!existsSync(join(PACKAGES, name, 'src'))) return []
  return readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map(path => ({
      path: `${name}/src/${path}`,
      code: withoutComments(readFileSync(join(PACKAGES, name, 'src', path), 'utf8')),
    }))
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

function importsOf(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"$]+)['"]/g)].map(match => match[1])
}

test('every package has its place', () => {
  const found = readdirSync(PACKAGES, { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(found.map(entry => entry.name).sort()).toEqual(Object.keys(MAY_USE).sort())
})

test.each(Object.keys(MAY_USE))('%s uses only the packages before it, by their names', name => {
  const allowed = MAY_USE[name].map(used => `@railhead/${used}`)
  for (const { path, code } of sourcesOf(name))
    for (const specifier of importsOf(code)) {
      if (specifier.startsWith('@railhead/'))
        expect(allowed, `${path} imports ${specifier}`).toContain(specifier.split('/').slice(0, 2).join('/'))
      if (specifier.startsWith('.')) {
        const up = specifier.split('/').filter(part => part === '..').length
        expect(path.split('/').length - 3, `${path} imports ${specifier}`).toBeGreaterThanOrEqual(up)
      }
    }
})

test.each(Object.keys(MAY_USE))('%s declares only the packages that it may use', name => {
  for (const dependency of dependenciesOf(name)) expect(MAY_USE[name]).toContain(dependency)
})

test.each(PURE)('%s needs neither Node nor a browser, no clock and no other chance than its own', name => {
  for (const { path, code } of sourcesOf(name)) {
    for (const specifier of importsOf(code)) expect(specifier, path).not.toMatch(/^node:/)
    for (const [what, pattern] of IMPURE)
      expect(pattern.exec(code)?.[0], `${path} uses ${what}`).toBeUndefined()
  }
})

test('the search for impure code finds it, and not in comments', () => {
  const found = (code: string): string[] =>
    IMPURE.filter(([, pattern]) => pattern.test(withoutComments(code))).map(([what]) => what)
  expect(found('const x = Math.random()')).toEqual(['Math.random'])
  expect(found('const x = new Date()')).toEqual(['a clock'])
  expect(found('window.alert(1)')).toEqual(['the DOM'])
  expect(found('// Math.random() is not used\n/* nor window.x */')).toEqual([])
  expect(importsOf("import { a } from 'node:fs'\nawait import('./x.js')\nimport './y.js'")).toEqual([
    'node:fs',
    './x.js',
    './y.js',
  ])
})
