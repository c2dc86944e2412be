// `npm run release -- 0.2.0`: cuts a release. Sets the version of all packages, the release that programs say they are,
// the date in the changelog, gives the recorded matches of `corpus/next` their place for good, and keeps the bots of the
// release as data. Commits nothing.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { releaseBotsFiles } from './releaseBots.mjs'
import { node, ROOT, tool } from './run.mjs'

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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [version = ''] = process.argv.slice(2)
  const date = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })
  const read = path => readFileSync(join(ROOT, path), 'utf8')
  const changes = releaseChanges(version, date, { packages: packageFiles(), text: read })
  if (!build()) throw new Error('What is released must build.')
  const { games, bots } = await today()
  checkRules(version, readdirSync(join(ROOT, 'corpus')), games)
  const kept = releaseBotsFiles(version, bots, read)
  for (const [path, text] of Object.entries({ ...changes, ...kept })) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  node(tool('@biomejs/biome/bin/biome'), ['check', '--write', ...Object.keys(kept)])
  if (existsSync(join(ROOT, 'corpus', 'next')))
    execFileSync('git', ['mv', 'corpus/next', `corpus/${version}`], { cwd: ROOT, stdio: 'inherit' })
  execFileSync('npm', ['install', '--package-lock-only'], { cwd: ROOT, stdio: 'inherit' })
  console.log(`Release ${version} is prepared: npm test, then commit and tag it.`)
}
