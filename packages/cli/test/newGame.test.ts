import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run, scratch } from './testing.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SAMPLE = join(ROOT, 'examples', 'nuggets', 'dist', 'index.js')

/** A checkout with the parts that a new game touches. */
function checkout(): string {
  const root = scratch()
  cpSync(join(ROOT, 'examples', 'nuggets'), join(root, 'examples', 'nuggets'), {
    recursive: true,
    filter: path => !/[\\/]dist$/.test(path),
  })
  cpSync(join(ROOT, 'packages', 'shelf'), join(root, 'packages', 'shelf'), {
    recursive: true,
    filter: path => !/[\\/]dist$/.test(path),
  })
  for (const file of ['tsconfig.json', 'tsconfig.base.json', 'biome.json', '.gitignore'])
    cpSync(join(ROOT, file), join(root, file))
  return root
}

/** The packages that the shelf takes its games from. */
function gamesOfShelf(): string[] {
  const { dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'packages', 'shelf', 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  return Object.keys(dependencies)
    .map(name => name.replace('@railhead/', ''))
    .filter(name => name !== 'kernel')
}

function inNode(cwd: string, program: string, ...args: string[]): string {
  const file = join(ROOT, 'node_modules', program)
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8' })
  return stdout + stderr
}

test('new-game writes a game that is well formed, compiles, passes its own tests and stands on the shelf', {
  timeout: 300_000,
}, async () => {
  const root = checkout()
  const { code, json } = await run(['new-game', 'copper-creek', '--root', root, '--json'])
  expect(code).toBe(0)
  const { files } = json() as { files: string[] }
  expect(files).toContain(join('packages', 'copper-creek', 'src', 'index.ts'))
  expect(files).toContain(join('packages', 'shelf', 'src', 'index.ts'))
  const game = readFileSync(join(root, 'packages', 'copper-creek', 'src', 'index.ts'), 'utf8')
  expect(game).toContain("id: 'copper-creek'")
  expect(game).toContain('export const copperCreek')
  const shelf = readFileSync(join(root, 'packages', 'shelf', 'src', 'index.ts'), 'utf8')
  expect(shelf).toContain('anyGame(copperCreek)')
  expect(shelf).toContain('anyGame(carsonCity)')
  for (const file of files)
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/'nuggets'|railhead\/nuggets/)

  expect(inNode(root, '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')).not.toMatch(
    / × |Fixed/,
  )

  // Its packages are where npm would link them; the compiler and its own test have the last word.
  const linked = join(root, 'node_modules', '@railhead')
  mkdirSync(linked, { recursive: true })
  for (const name of ['kernel', ...gamesOfShelf()]) {
    symlinkSync(join(ROOT, 'packages', name), join(linked, name))
    symlinkSync(join(ROOT, 'packages', name), join(root, 'packages', name))
  }
  const folder = join(root, 'packages', 'copper-creek')
  symlinkSync(folder, join(linked, 'copper-creek'))
  for (const name of ['vitest', 'typescript', '@types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  for (const project of [folder, join(root, 'packages', 'shelf')])
    expect(inNode(project, 'typescript/bin/tsc')).toBe('')
  expect(existsSync(join(folder, 'dist', 'index.js'))).toBe(true)
  expect(inNode(folder, 'vitest/vitest.mjs', 'run')).toMatch(/Tests .*2 passed/)
})

test('a name that is none, a game that exists and a folder that is no checkout are refused, and nothing is written', async () => {
  const root = checkout()
  expect(await run(['new-game', 'Gold Rush', '--root', root])).toMatchObject({ code: 2 })
  const lost = scratch()
  const nowhere = await run(['new-game', 'gold', '--root', lost])
  expect(nowhere.code).toBe(2)
  expect(nowhere.errors).toContain('is no checkout')
  expect(existsSync(join(lost, 'packages'))).toBe(false)
  expect((await run(['new-game', 'shelf', '--root', root])).errors).toContain('exists already')
})

test('--games plays a game that is not on the shelf', async () => {
  const flags = ['--games', SAMPLE, '--game', 'nuggets', '--seed', 's', '--json']
  const simulated = await run(['simulate', '--matches', '5', '--seats', 'hand,random,greenhorn', ...flags])
  expect(simulated.json()).toMatchObject({ matches: 5, finished: 5, failures: 0 })
  expect((await run(['simulate', '--games', './nowhere.js'])).errors).toContain('cannot be loaded')
  expect((await run(['simulate', '--games', 'node:fs'])).errors).toContain(
    "exports a list of games as 'games'",
  )
})
