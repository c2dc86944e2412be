// `npm run release -- 0.2.0`: cuts a release. Sets the version of all packages, the release that programs say they are,
// the date in the changelog, and gives the recorded matches of `corpus/next` their place for good. Commits nothing.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './run.mjs'

/** The texts that change, by path; throws if something is not as a release needs it. */
export function releaseChanges(version, date, read) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`'${version}' is no version: expected e.g. 0.2.0.`)
  const changes = {}
  for (const path of read.packages) {
    const text = read.text(path)
    const own = /"version": "([^"]+)"/.exec(text)?.[1]
    if (own === undefined) throw new Error(`${path} has no version.`)
    changes[path] = text
      .replace(`"version": "${own}"`, `"version": "${version}"`)
      .replaceAll(/("@railhead\/[\w-]+": )"\d[^"]*"/g, `$1"${version}"`)
  }
  const protocol = 'packages/protocol/src/version.ts'
  changes[protocol] = read.text(protocol).replace(/RELEASE = '[^']*'/, `RELEASE = '${version}'`)
  const log = read.text('CHANGELOG.md')
  const heading = `## ${version} (unreleased)`
  if (!log.includes(heading)) throw new Error(`CHANGELOG.md has no '${heading}'.`)
  changes['CHANGELOG.md'] = log.replace(heading, `## ${version} (${date})`)
  return changes
}

function packageFiles() {
  const own = readdirSync(join(ROOT, 'packages')).map(name => `packages/${name}/package.json`)
  return ['package.json', 'examples/nuggets/package.json', ...own].filter(path =>
    existsSync(join(ROOT, path)),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [version = ''] = process.argv.slice(2)
  const date = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })
  const changes = releaseChanges(version, date, {
    packages: packageFiles(),
    text: path => readFileSync(join(ROOT, path), 'utf8'),
  })
  for (const [path, text] of Object.entries(changes)) writeFileSync(join(ROOT, path), text)
  if (existsSync(join(ROOT, 'corpus', 'next')))
    execFileSync('git', ['mv', 'corpus/next', `corpus/${version}`], { cwd: ROOT, stdio: 'inherit' })
  execFileSync('npm', ['install', '--package-lock-only'], { cwd: ROOT, stdio: 'inherit' })
  console.log(`Release ${version} is prepared: npm test, then commit and tag it.`)
}
