import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('../../src/', import.meta.url))

/** Sheets that stay loaded when somebody goes on to another page: what is named there is named for all pages. */
const ROOMS: Readonly<Record<string, RegExp>> = {
  trail: /^games\/great-western-trail\//,
  town: /^games\/carson-city\//,
  table: /^styles\/(table|tip|question|panels|seats|score|room|together|lesson|hint|words)\.css$/,
  people: /^styles\/people\.css$|^admin\//,
  review: /^styles\/(review|marks)\.css$/,
  study: /^styles\/study\.css$/,
  rules: /^styles\/rules\.css$/,
  learn: /^styles\/learn\.css$/,
}

/** Classes that a sheet gives a look to by their name alone. */
function classesOf(sheet: string): string[] {
  const rules = readFileSync(join(SRC, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => list.split(','))
  return selectors.flatMap(selector => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? [])
}

test('no class has a look of its own in two rooms: pages look the same, whatever was opened before', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.css'))
  const rooms = Object.entries(ROOMS).map(([name, where]) => {
    const classes = sheets.filter(sheet => where.test(sheet)).flatMap(classesOf)
    expect(classes.length, name).toBeGreaterThan(0)
    return new Set(classes)
  })
  const all = rooms.flatMap(classes => [...classes])
  // The drawing of a game is a board of the table.
  expect(all.filter((name, i) => all.indexOf(name) !== i && name !== 'board')).toEqual([])
})
