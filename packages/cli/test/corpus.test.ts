import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyGame,
  anyGame,
  RailheadError,
  type RulesVersion,
  readRulings,
  ruling,
  splitConfig,
} from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { type Run, run as runWith, scratch } from './testing.js'

interface Law {
  /** The version from which on the lowest card wins; never, if absent. */
  readonly lowSince?: string
  /** What the ruling says, in which the second highest or the highest card wins. */
  readonly usual?: 'highest' | 'second'
  readonly versions?: readonly string[]
  /** What the ruling says in matches of the first version, where it cannot be chosen. */
  readonly first?: 'highest' | 'second'
  /** Changes the winner behind everybody's back. */
  readonly unnamed?: boolean
}

/** The toy game with turns, a ruling and versions. */
function lawful({
  lowSince,
  usual = 'highest',
  first,
  versions = ['1'],
  unnamed = false,
}: Law = {}): AnyGame {
  const inner = anyGame(highCard)
  const book = {
    rulesVersion: versions[versions.length - 1],
    versions: versions.map((version): RulesVersion => ({ version, release: `0.${version}.0` })),
    rulings: [
      ruling({
        id: 'winner',
        values: { kind: 'choice', choices: ['highest', 'second'] },
        default: usual,
        ...(first && { before: [{ until: '1', value: first }] }),
        ledger: [],
        certainty: 'open',
        source: 'a test',
      }),
    ],
    changes:
      lowSince === undefined ? [] : [{ id: 'lowest', since: lowSince, what: 'The lowest wins.', ledger: [] }],
  }
  return {
    ...inner,
    ...book,
    config: {
      ...inner.config,
      parse(input, rules) {
        const { version, rulings, settings } = splitConfig(book, input, rules)
        if (first && version === '1' && rulings !== undefined)
          throw new RailheadError('config', 'Version 1 has no rulings.', undefined, 'rulings')
        const rest = version === '1' && rulings === undefined ? {} : { rules: version }
        const resolved =
          rulings === undefined && version === '1' ? {} : { rulings: readRulings(book, rulings, version) }
        return { ...Object(inner.config.parse(settings)), ...rest, ...resolved }
      },
    },
    setup: (config, chance, tell) => ({ ...inner.setup(config, chance, tell), ...law(config) }),
    clone: state => ({ ...inner.clone(state) }),
    apply(state, seat, option, tell) {
      const laid = [...(Reflect.get(state, 'laid') as number[])]
      laid[seat] = Number(option['card'])
      inner.apply(state, seat, option, event => {
        tell?.(event)
        if (event.type !== 'shown') return
        const order = laid.map((_, i) => i).sort((a, b) => laid[b] - laid[a])
        const place = unnamed || Reflect.get(state, 'winner') === 'second' ? 1 : 0
        const winner = Reflect.get(state, 'low') ? order[order.length - 1] : order[place]
        const points = Reflect.get(state, 'points') as number[]
        points[order[0]]--
        points[winner]++
        tell?.({ type: 'turn' })
      })
    },
  }

  function law(config: unknown): object {
    const version = String(Reflect.get(Object(config), 'rules') ?? versions[0])
    const low = lowSince !== undefined && versions.indexOf(version) >= versions.indexOf(lowSince)
    const rulings = readRulings(book, Reflect.get(Object(config), 'rulings'), version)
    return { low, winner: rulings['winner'] }
  }
}

const run = (args: readonly string[], game: AnyGame): Promise<Run> => runWith(['corpus', ...args], [], [game])

/** A corpus of the toy game: as it was released, and what records it. */
async function recordedCorpus(game = lawful()): Promise<string[]> {
  const folder = scratch()
  const { code, errors } = await run(['record', '--folder', folder, '--seed', 'toy'], game)
  expect([code, errors]).toEqual([0, ''])
  return ['--folder', folder]
}

function release(folder: readonly string[], name: string): void {
  renameSync(join(folder[1], 'next'), join(folder[1], name))
}

test('what was recorded shows all settings, rulings and ends, and goes as recorded', async () => {
  const folder = await recordedCorpus()
  const { code, output } = await run(['check', ...folder], lawful())
  expect(output).toContain('all as recorded')
  expect(code).toBe(0)
  const { matches, differences, coverage } = (await run(['check', ...folder, '--json'], lawful())).json()
  expect(matches).toBeGreaterThan(2)
  expect(differences).toEqual([])
  expect(coverage).toMatchObject({ 'high-card': { rules: '1', missing: [] } })
  const things = readFileSync(join(folder[1], 'next', 'high-card', 'things.txt'), 'utf8').split('\n')
  expect(things).toEqual(
    expect.arrayContaining(['option/swap', 'event/shown', 'ruling/winner=second', 'end/left unfinished']),
  )
})

test('matches are listed, and one of them is a match file that replays', async () => {
  const folder = await recordedCorpus()
  const listed = (await run(['list', ...folder, '--json'], lawful())).json()['matches'] as { id: string }[]
  expect(listed[0]).toMatchObject({ release: 'next', game: 'high-card', id: '001', rules: '1' })
  const { output } = await run(['list', ...folder, '--match', '001'], lawful())
  const file = join(folder[1], 'match.json')
  writeFileSync(file, output)
  const replayed = await runWith(['replay', file, '--json'], [], [lawful()])
  expect(replayed.json()).toMatchObject({ verified: true })
  const none = await run(['list', ...folder, '--match', '999'], lawful())
  expect([none.code, none.errors]).toEqual([
    1,
    "There is no match '999' here; 'railhead corpus list' names them.\n",
  ])
})

test('a rule that changed without a name is told with release, match and turn', async () => {
  const folder = await recordedCorpus()
  release(folder, '0.1.0')
  const { code, output } = await run(['check', ...folder], lawful({ unnamed: true }))
  expect(code).toBe(1)
  expect(output).toContain('recorded with 0.1.0 by rules version 1')
  expect(output).toMatch(/e\.g\. 00\d, turn 1, after \d+ answers/)
  expect(output).toContain('No ruling and no version explains it')
  expect(output).toContain("people's running matches would break")
})

test('a difference that comes from a ruling names it', async () => {
  const folder = await recordedCorpus(lawful())
  release(folder, '0.1.0')
  const report = (await run(['check', ...folder, '--json'], lawful({ usual: 'second' }))).json()
  const differences = report['differences'] as Record<string, unknown>[]
  expect(differences.length).toBeGreaterThan(0)
  for (const one of differences) expect(one['ruling']).toEqual({ id: 'winner', value: 'highest' })
  const groups = report['groups'] as { matches: unknown[] }[]
  expect(groups[0]).toMatchObject({ release: '0.1.0', rules: '1', ruling: { id: 'winner' } })
  expect(groups.flatMap(({ matches }) => matches)).toHaveLength(differences.length)
  const { output } = await run(['check', ...folder], lawful({ usual: 'second' }))
  expect(output).toContain('Comes from the ruling \'winner\': with "highest" it goes as recorded')
})

test('so does one in a match of a version that knew no rulings', async () => {
  const folder = await recordedCorpus()
  release(folder, '0.1.0')
  // The default is another since version 2, but what held before was written down wrongly.
  const law = lawful({ versions: ['1', '2'], first: 'second', usual: 'second' })
  const report = (await run(['check', ...folder, '--json'], law)).json()
  const plain = (report['differences'] as Record<string, unknown>[]).filter(({ kind }) => kind !== 'start')
  expect(plain.length).toBeGreaterThan(0)
  for (const one of plain)
    expect(one).toMatchObject({ rules: '1', ruling: { id: 'winner', value: 'highest' } })
})

test('a difference between versions names the version and the changes since', async () => {
  const folder = await recordedCorpus(lawful({ versions: ['1', '2'], lowSince: '2' }))
  release(folder, '0.2.0')
  // The change was moved to a later version, though 0.2.0 was released with it.
  const law = { versions: ['1', '2', '3'], lowSince: '3' }
  const report = (await run(['check', ...folder, '--json'], lawful(law))).json()
  const [first] = report['differences'] as Record<string, unknown>[]
  expect(first).toMatchObject({ release: '0.2.0', rules: '2', version: '3', changes: ['lowest'] })
})

test('released matches go on by their version; new rules want matches of their own', async () => {
  const folder = await recordedCorpus()
  release(folder, '0.1.0')
  const before = readdirSync(join(folder[1], '0.1.0', 'high-card')).map(name =>
    readFileSync(join(folder[1], '0.1.0', 'high-card', name)),
  )
  const law = lawful({ versions: ['1', '2'], lowSince: '2' })
  const incomplete = await run(['check', ...folder], law)
  expect(incomplete.code).toBe(1)
  expect(incomplete.output).toContain('all as recorded')
  expect(incomplete.output).toContain('rules version 2: 0 of')
  expect(incomplete.output).toContain("'railhead corpus record' plays matches that show them")
  expect((await run(['record', ...folder], law)).code).toBe(0)
  expect((await run(['check', ...folder], law)).code).toBe(0)
  expect((await run(['check', ...folder, '--release', '0.1.0'], law)).code).toBe(0)
  const after = readdirSync(join(folder[1], '0.1.0', 'high-card')).map(name =>
    readFileSync(join(folder[1], '0.1.0', 'high-card', name)),
  )
  expect(after).toEqual(before)
  const refused = await run(['record', ...folder, '--release', '0.1.0'], law)
  expect(refused.code).toBe(2)
  expect(refused.errors).toContain("Only 'next' is recorded")
})

test('what still replays is recorded again, with the hashes of today', async () => {
  const folder = await recordedCorpus()
  const changed = lawful({ unnamed: true })
  expect((await run(['check', ...folder], changed)).output).toContain('matches of the next release differ')
  const again = (await run(['record', ...folder, '--json'], changed)).json()
  expect(again).toMatchObject({ games: { 'high-card': { replaced: 0, added: 0, missing: [] } } })
  expect((await run(['check', ...folder], changed)).code).toBe(0)
})

test('matches that do not replay any more are replaced, and nothing is written that shows less than before', async () => {
  const folder = await recordedCorpus()
  const file = join(folder[1], 'next', 'high-card', 'matches.jsonl.br')
  const before = readFileSync(file)
  const game = lawful()
  const noSwaps: AnyGame = {
    ...game,
    decisions: state => game.decisions(state).filter(({ optional }) => optional === undefined),
  }
  const { code, errors } = await run(['record', ...folder, '--seconds', '0'], noSwaps)
  expect(code).toBe(1)
  expect(errors).toContain('nothing was written')
  expect(errors).toContain('option/swap')
  expect(readFileSync(file)).toEqual(before)
})

test('wrong use is answered with what there is', async () => {
  const folder = await recordedCorpus()
  expect(await run(['forget', ...folder], lawful())).toMatchObject({
    code: 2,
    errors: "'railhead corpus' can check, record, list; not 'forget'.\n",
  })
  const nowhere = await run(['check', '--folder', join(folder[1], 'nowhere')], lawful())
  expect([nowhere.code, nowhere.errors.startsWith('There is no folder')]).toEqual([1, true])
  const unknown = await run(['check', ...folder, '--release', '9.9'], lawful())
  expect(unknown.errors).toContain("There is no release '9.9'")
  mkdirSync(join(folder[1], '0.1.0', 'high-card'), { recursive: true })
  writeFileSync(join(folder[1], '0.1.0', 'high-card', 'bad.jsonl.br'), 'not compressed')
  const bad = await run(['check', ...folder], lawful())
  expect([bad.code, existsSync(join(folder[1], 'next'))]).toEqual([1, true])
  expect(bad.errors).toContain('bad.jsonl.br cannot be read')
})
