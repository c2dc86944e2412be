// Which files this tree is made of, and one hash over all of them. Needs no git: a tree is what lies in
// the folder, without what is installed, built or reported there.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NOT_SOURCES = new Set(['node_modules', 'dist', 'reports', 'coverage', '.git', '.railhead'])
const NOT_SOURCE_ENDINGS = ['.tsbuildinfo', '.log']
/** What packing leaves in a package. */
const PACKED = /^packages\/[^/]+\/LICENSE$/

/** Paths of all source files below `root`, with forward slashes, sorted. */
export function sourceFiles(root, folder = '') {
  const files = []
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name) || NOT_SOURCE_ENDINGS.some(ending => entry.name.endsWith(ending)))
      continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) files.push(...sourceFiles(root, path))
    else if (entry.isFile() && !PACKED.test(path)) files.push(path)
  }
  return folder === '' ? files.sort() : files
}

/** The hash of every source file, by path. */
export function fileHashes(root, wanted = () => true) {
  const hashes = new Map()
  for (const path of sourceFiles(root))
    if (wanted(path)) hashes.set(path, sha256(readFileSync(join(root, path))))
  return hashes
}

/** One hash for the names and contents of all the files. */
export function hashOf(hashes) {
  return sha256([...hashes].map(([path, hash]) => `${hash} ${path}\n`).join(''))
}

export function treeHash(root) {
  return hashOf(fileHashes(root))
}

/** The paths that differ between two maps of `fileHashes`. */
export function changedFiles(before, after) {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter(path => before.get(path) !== after.get(path)).sort()
}

/** The commit that is checked out; null without git. */
export function gitCommit(root) {
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.toString().trim()
  } catch {
    return null
  }
}

export function sha256(data) {
  return createHash('sha256').update(data).digest('hex')
}
