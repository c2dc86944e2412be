import { expect, test } from 'vitest'
import { releaseChanges } from './release.mjs'

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
