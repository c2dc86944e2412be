import { expect, test } from 'vitest'
import { checkCorpus, checkRules, checkStart, releaseChanges } from './release.mjs'
import { releaseBotsFiles } from './releaseBots.mjs'

const FILES = {
  'packages/a/package.json':
    '{ "version": "0.1.0", "dependencies": { "@railhead/kernel": "0.1.0", "zod": "4.6.7" } }',
  'packages/protocol/src/version.ts': "export const RELEASE = '0.1.0'",
  'CHANGELOG.md': '## 0.2.0 (unreleased)\n\n## 0.1.0 (November 2026)',
}
const read = { packages: ['packages/a/package.json'], text: path => FILES[path] }

test('a release sets all versions, and the date', () => {
  expect(releaseChanges('0.2.0', 'December 2026', read)).toEqual({
    'packages/a/package.json':
      '{ "version": "0.2.0", "dependencies": { "@railhead/kernel": "0.2.0", "zod": "4.6.7" } }',
    'packages/protocol/src/version.ts': "export const RELEASE = '0.2.0'",
    'CHANGELOG.md': '## 0.2.0 (December 2026)\n\n## 0.1.0 (November 2026)',
  })
})

test('what is no version, or has no place in the changelog, is refused', () => {
  expect(() => releaseChanges('next', 'x', read)).toThrow('no version')
  expect(() => releaseChanges('0.3.0', 'x', read)).toThrow('CHANGELOG.md')
})

test('rules that no release brought are refused', () => {
  const games = [
    { id: 'high-card', rulesVersion: '2', versions: [{ release: '0.1.0' }, { release: '0.2.0' }] },
  ]
  checkRules('0.2.0', ['0.1.0'], games)
  checkRules('0.3.0', ['0.1.0', '0.2.0'], games)
  expect(() => checkRules('0.3.0', ['0.1.0'], games)).toThrow(
    'Rules version 2 of high-card names release 0.2.0',
  )
})

test('what is half done is refused before anything changes', () => {
  const tree = { now: '0.1.0', released: ['0.1.0', 'next'], uncommitted: '' }
  checkStart('0.2.0', tree)
  checkStart('0.1.10', { ...tree, now: '0.1.9' })
  expect(() => checkStart('0.2.0', { ...tree, released: ['0.2.0'] })).toThrow('already')
  expect(() => checkStart('0.1.0', { ...tree, released: [] })).toThrow('does not come after 0.1.0')
  expect(() => checkStart('0.0.9', tree)).toThrow('does not come after')
  expect(() => checkStart('0.2.0', { ...tree, uncommitted: ' M CHANGELOG.md' })).toThrow('CHANGELOG.md')
  const games = [{ id: 'high-card', versions: [{ release: '0.2.0' }] }]
  checkCorpus('0.2.0', games, true)
  checkCorpus('0.3.0', games, false)
  expect(() => checkCorpus('0.2.0', games, false)).toThrow('railhead corpus record')
})

test('a release keeps its bots: nets, levels and what they expect', () => {
  const list = "const LOADERS = {\n  '0.1.0': one,\n}\n\nexport const RELEASES = 1\n"
  const text = path => (path.endsWith('releases.ts') ? list : `nets of ${path}`)
  const bots = {
    levels: { hand: { most: 8 } },
    games: [
      {
        id: 'high-card',
        expects: 3.5,
        chapters: [{ name: 'all', efforts: { hand: { most: 9 } } }, { name: 'few' }],
      },
    ],
  }
  const files = releaseBotsFiles('0.2.0', bots, text)
  const folder = 'packages/bots/src/releases/0.2.0'
  expect(Object.keys(files)).toEqual([
    'packages/bots/src/releases.ts',
    `${folder}/high-card/all.json`,
    `${folder}/high-card/few.json`,
    `${folder}/levels.json`,
    `${folder}/index.ts`,
  ])
  expect(files['packages/bots/src/releases.ts']).toContain(
    "'0.2.0': async () => (await import('./releases/0.2.0/",
  )
  expect(files[`${folder}/high-card/few.json`]).toBe('nets of packages/bots/src/high-card/nets/few.json')
  expect(JSON.parse(files[`${folder}/levels.json`])).toEqual({
    levels: bots.levels,
    efforts: { 'high-card': { all: { hand: { most: 9 } } } },
    expects: { 'high-card': 3.5 },
  })
  expect(files[`${folder}/index.ts`]).toContain("'high-card': [highCardAll, highCardFew]")
  expect(() => releaseBotsFiles('0.1.0', bots, text)).toThrow('already')
})
