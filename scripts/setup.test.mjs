import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isInstalled, npmAgrees } from './setup.mjs'
import { changedFiles, fileHashes, sourceFiles, treeHash } from './tree.mjs'

const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folder(files) {
  const root = mkdtempSync(join(tmpdir(), 'railhead-setup-'))
  folders.push(root)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return root
}

const lock = packages => ({ packages: { '': { name: 'toy' }, ...packages } })

test('a folder without installed packages is not installed', () => {
  const root = folder({ 'package-lock.json': lock({}) })
  expect(isInstalled(root)).toBe(false)
  expect(npmAgrees(root)).toBe(false)
})

test('what npm installed agrees with the lock file only in every version', () => {
  const locked = lock({
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0', integrity: 'y', optional: true },
  })
  const installed = version => ({ packages: { 'node_modules/a': { version, integrity: 'x' } } })
  const root = folder({
    'package-lock.json': locked,
    'node_modules/.package-lock.json': installed('1.0.0'),
  })
  expect(npmAgrees(root)).toBe(true)
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed('1.0.1')))
  expect(npmAgrees(root)).toBe(false)
})

test('a stamp of another lock file is stale', () => {
  const root = folder({ 'package-lock.json': lock({}), 'node_modules/.railhead-installed': 'other' })
  expect(isInstalled(root)).toBe(false)
})

test('the tree is its sources, without what is installed, built or reported', () => {
  const root = folder({ 'a.txt': '1', 'b/c.txt': '2', 'b/dist/d.js': '3', 'node_modules/e.js': '4' })
  expect(sourceFiles(root)).toEqual(['a.txt', 'b/c.txt'])
  const before = fileHashes(root)
  const hash = treeHash(root)
  writeFileSync(join(root, 'b/dist/d.js'), 'other')
  expect(treeHash(root)).toBe(hash)
  writeFileSync(join(root, 'b/c.txt'), 'other')
  expect(treeHash(root)).not.toBe(hash)
  expect(changedFiles(before, fileHashes(root))).toEqual(['b/c.txt'])
})
