// `npm run release -- 0.2.0`: cuts a release. Sets the version of all packages, the release that programs say they are,
// the date in the changelog, gives the recorded matches of `corpus/next` their place for good, keeps the bots of the
// release as data, and plays at a server, a database and a device what they leave behind. Refuses what is half done
// before it changes anything; if a step fails, everything is as before. Commits nothing.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { releaseBotsFiles } from './releaseBots.mjs'
import { npm, ROOT, tool } from './run.mjs'

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

/** Rules that matches of this release begin with must name a release that was, or this one. */
export function checkRules(version, released, games) {
  for (const { id, rulesVersion, versions } of games) {
    const { release } = versions.at(-1)
    if (release !== version && !released.includes(release))
      throw new Error(
        `Rules version ${rulesVersion} of ${id} names release ${release}, which is not ${version}.`,
      )
  }
}

/** Games and bots as they are built. */
async function today() {
  const of = name => import(pathToFileURL(join(ROOT, 'packages', name, 'dist', 'index.js')).href)
  const [{ games }, { seedChance }, { SEARCH_LEVELS, evaluatorOf, loadNets, modelOf }] = await Promise.all(
    ['shelf', 'kernel', 'bots'].map(of),
  )
  const learnt = []
  for (const game of games) {
    const model = modelOf(game.id)
    if (model === undefined) continue
    await loadNets(game.id)
    const state = game.setup(game.config.parse({ players: 2 }), seedChance('release'))
    const expects = Math.round(evaluatorOf(game).value(state, 0) * 1000) / 1000
    learnt.push({ id: game.id, expects, chapters: model.chapters })
  }
  return { games, bots: { levels: SEARCH_LEVELS, games: learnt } }
}

/** Newer than what is; not released yet; from a tree in which everything is committed. */
export function checkStart(version, { now, released, uncommitted }) {
  const parts = text => text.split('.').map(Number)
  const [a, b] = [parts(version), parts(now)]
  const differing = a.findIndex((part, i) => part !== b[i])
  if (released.includes(version)) throw new Error(`There are recorded matches of ${version} already.`)
  if (differing < 0 || a[differing] < b[differing])
    throw new Error(`${version} does not come after ${now}, which this is.`)
  if (uncommitted !== '')
    throw new Error(`A release is cut from what is committed. There is also:\n${uncommitted}`)
}

/** A release that changes rules brings recorded matches of them; one that changes none may have none. */
export function checkCorpus(version, games, hasNext) {
  const brings = games.filter(({ versions }) => versions.at(-1).release === version)
  if (brings.length > 0 && !hasNext)
    throw new Error(`${brings[0].id} has new rules, but corpus/next has no matches: railhead corpus record.`)
}

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })

/** Runs a tool of the project; what it says is shown. */
function must(what, script, args, env = {}) {
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) throw new Error(`${what} failed.`)
}

const railhead = join(ROOT, 'packages/cli/bin/railhead.js')

async function prepare(version, changes, read) {
  const { games, bots } = await today()
  const hasNext = existsSync(join(ROOT, 'corpus', 'next'))
  checkRules(version, readdirSync(join(ROOT, 'corpus')), games)
  checkCorpus(version, games, hasNext)
  must('railhead corpus check', railhead, ['corpus', 'check'])
  const kept = releaseBotsFiles(version, bots, read)
  try {
    for (const [path, text] of Object.entries({ ...changes, ...kept })) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true })
      writeFileSync(join(ROOT, path), text)
    }
    must('biome', tool('@biomejs/biome/bin/biome'), ['check', '--write', ...Object.keys(kept)])
    if (hasNext) git('mv', 'corpus/next', `corpus/${version}`)
    if (!npm(['install', '--package-lock-only'])) throw new Error('npm install --package-lock-only failed.')
    if (!build()) throw new Error('What is released must build.')
    must(
      'Recording what a server and a device leave behind',
      tool('vitest/vitest.mjs'),
      ['run', '--config', 'vitest.record.config.ts'],
      { RAILHEAD_RECORD: join(ROOT, 'corpus', version) },
    )
    must('railhead corpus check', railhead, ['corpus', 'check'])
    git('add', '--all')
  } catch (error) {
    git('reset', '--quiet', '--hard')
    git('clean', '--quiet', '--force', '-d')
    throw new Error(`Nothing was released, and all files are as before: ${error.message}`, { cause: error })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [version = ''] = process.argv.slice(2)
  const date = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })
  const read = path => readFileSync(join(ROOT, path), 'utf8')
  try {
    const changes = releaseChanges(version, date, { packages: packageFiles(), text: read })
    checkStart(version, {
      now: JSON.parse(read('package.json')).version,
      released: readdirSync(join(ROOT, 'corpus')),
      uncommitted: git('status', '--porcelain').trim(),
    })
    if (!build()) throw new Error('What is released must build.')
    await prepare(version, changes, read)
    console.log(`Release ${version} is prepared and staged: npm test, then commit and tag it.`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
