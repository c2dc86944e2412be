import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyGame, Match } from '@railhead/kernel'
import { highCard, playRandomly } from '@railhead/kernel/testing'
import { games as shelf } from '@railhead/shelf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandsOf, PAGES, ROOT, wordsOf } from './pages.js'
import { run } from './testing.js'

/** Every line of the pages that runs our command, once. */
const LINES = [...new Set(PAGES.flatMap(commandsOf).map(line => line.replace(/^npx /, '')))].filter(
  line => line.startsWith('railhead ') && !/^railhead (--help|COMMAND)/.test(line),
)

/** Lines that another test runs, by what they begin with: they need a checkout, a database, or minutes. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'railhead corpus check': 'packages/cli/test/corpusReplay.test.ts',
  'railhead corpus record': 'packages/cli/test/corpus.test.ts',
  'railhead migrate-store': 'packages/server/test/storage/move.test.ts',
  'railhead new-game': 'packages/cli/test/newGame.test.ts',
  'railhead play --game gold-rush': 'packages/cli/test/newGame.test.ts',
  'railhead review --check': 'packages/cli/test/review.test.ts',
  'railhead texts --language de': 'packages/cli/test/texts/newLanguage.test.ts',
  'railhead texts --register': 'packages/cli/test/texts/newLanguage.test.ts',
}
const HERE = LINES.filter(line => !Object.keys(ELSEWHERE).some(beginning => line.startsWith(beginning)))

/** What makes a command take long, or reach beyond this test: the same with less of it. */
const LESS: Readonly<Record<string, readonly (readonly [flag: string, value: string])[]>> = {
  arena: [
    ['--matches', '1'],
    ['--seconds', '0.01'],
    ['--workers', '1'],
  ],
  bench: [['--seconds', '0.01']],
  probe: [
    // Whoever thinks least.
    ['--bot', 'hand'],
    ['--matches', '1'],
    ['--hints', '1'],
    ['--siblings', '1'],
    ['--play-outs', '1'],
  ],
  review: [
    ['--seconds', '1'],
    ['--workers', '1'],
  ],
  serve: [
    ['--port', '0'],
    ['--host', '127.0.0.1'],
    ['--print', 'people'],
  ],
  texts: [['--root', ROOT]],
  train: [
    ['--generations', '1'],
    ['--matches', '2'],
    ['--per-option', '1'],
    ['--iterations', '2'],
    ['--siblings', '0'],
    ['--workers', '1'],
  ],
}

/** The match of the pages is one of the toy game, so that reviewing it takes no time. */
const games = [...shelf, anyGame(highCard)]
let folder: string
const inFolder = (name: string): string => join(folder, name)

/** What a command writes into, or keeps its things in. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  backup: ['--data'],
  restore: ['--data'],
  serve: ['--data'],
}

const WORDS: Readonly<Record<string, string>> = {
  'A,B': 'hand,greenhorn',
  BOT: 'hand',
  C: 'all',
  G: 'carson-city',
  N: '3',
  // Nets as training writes them, wherever they were then.
  'all.json': join(ROOT, 'packages', 'bots', 'src', 'carson-city', 'nets', 'all.json'),
  'two.json': join(ROOT, 'packages', 'bots', 'src', 'carson-city', 'nets', 'two.json'),
  'first.json,0.2.0': `${join(ROOT, 'packages', 'bots', 'src', 'great-western-trail', 'nets', 'first.json')},0.2.0`,
  'first-old.json,0.2.0': `${join(ROOT, 'packages', 'bots', 'src', 'great-western-trail', 'nets', 'first.json')},0.2.0`,
  'north-old.json,0.2.0': `${join(ROOT, 'packages', 'bots', 'src', 'great-western-trail', 'nets', 'north.json')},0.2.0`,
  'north.json,0.2.0': `${join(ROOT, 'packages', 'bots', 'src', 'great-western-trail', 'nets', 'north.json')},0.2.0`,
}

/** What the words of a page stand for. */
function meaning(command: string, word: string): string {
  if (word === 'FILE' && command === 'backup') return inFolder('written.db')
  if (word === 'FILE' && command === 'restore') return inFolder('backup.db')
  if (word === 'FILE' && command === 'serve') return inFolder('corrections.json')
  if (word === 'folder') return inFolder('matches')
  if (word === 'FILE' || word === 'match.json') return inFolder(join('matches', 'match.json'))
  return WORDS[word] ?? word.replace(/^\.\/examples/, join(ROOT, 'examples'))
}

/** The words of a line without those of some flags. */
const without = (words: readonly string[], flags: readonly string[]): string[] =>
  words.filter((word, i) => !flags.includes(word) && !(i > 0 && flags.includes(words[i - 1])))

function argsOf(line: string): string[] {
  // Two spaces or more part a command from what a page says of it.
  const [, command, ...words] = wordsOf(line.split(/ {2,}/)[0])
  const less = LESS[command] ?? []
  const places = PLACES[command] ?? []
  const dropped = [...less.map(([flag]) => flag), ...places, '--out']
  return [
    command,
    ...without(words, dropped).map(word => meaning(command, word)),
    ...less.flat(),
    ...places.flatMap(flag => [flag, inFolder(`${command}${flag}`)]),
    ...(command === 'train' ? ['--out', inFolder(`training-${LINES.indexOf(line)}.json`)] : []),
  ]
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-docs-'))
  mkdirSync(inFolder('matches'))
  const match = Match.start(highCard, {}, 'docs')
  playRandomly(match, 'docs')
  const seedHash = createHash('sha256').update('docs').digest('hex')
  writeFileSync(inFolder(join('matches', 'match.json')), JSON.stringify({ ...match.record(), seedHash }))
  writeFileSync(inFolder('corrections.json'), '{}')
  for (const command of ['backup', 'restore'])
    await run(
      [...argsOf('railhead serve').slice(0, -1), inFolder(`${command}--data`)],
      [],
      games,
      inFolder('kept'),
    )
  await run(
    ['backup', inFolder('backup.db'), '--data', inFolder('backup--data')],
    [],
    games,
    inFolder('kept'),
  )
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test.each(HERE)('%s', { timeout: 120_000 }, async line => {
  const args = argsOf(line)
  const beside = args[0] === 'corpus' ? ['--folder', join(ROOT, 'corpus')] : []
  const { code, output, errors } = await run([...args, ...beside], ['quit'], games, inFolder('kept'))
  expect({ args, code, errors: code === 0 ? '' : errors }).toEqual({ args, code: 0, errors: '' })
  expect(output).not.toBe('')
})

test('what another test runs is written in a page, and that test is there', () => {
  for (const [beginning, file] of Object.entries(ELSEWHERE)) {
    expect(existsSync(join(ROOT, file)), file).toBe(true)
    expect(LINES.filter(line => line.startsWith(beginning))).not.toEqual([])
  }
})
