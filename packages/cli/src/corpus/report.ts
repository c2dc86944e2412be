import { columns } from '../command.js'
import type { CheckReport, Differing } from './check.js'

const MATCHES_NAMED = 6
const THINGS_NAMED = 12

/** What a check found, for people. */
export function reportText({ matches, answers, turns, differences, coverage }: CheckReport): string {
  const lines = [
    `${matches} matches with ${answers} answers in ${turns} turns: ${differences.length === 0 ? 'all as recorded' : `${differences.length} differ`}.`,
  ]
  for (const group of groupsOf(differences)) lines.push('', ...groupText(group))
  for (const [game, { rules, wanted, shown, missing }] of Object.entries(coverage)) {
    lines.push('', `${game}, rules version ${rules}: ${shown} of ${wanted} things shown.`)
    if (missing.length > 0) lines.push(`  Missing: ${few(missing, THINGS_NAMED)}`)
  }
  const advice = adviceFor(
    differences,
    Object.values(coverage).some(({ missing }) => missing.length > 0),
  )
  return `${[...lines, ...advice].join('\n')}\n`
}

/** Differences that share where they come from: release, version and rulings of the match, kind, and what explains them. */
export function groupsOf(differences: readonly Differing[]): Differing[][] {
  const groups = new Map<string, Differing[]>()
  for (const one of differences) {
    const { release, game, rules, rulings, kind, ruling, version } = one
    const key = JSON.stringify([release, game, rules, rulings, kind, ruling?.id, version])
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** A group for programs: what its differences share, and the matches. */
export function groupData(group: readonly Differing[]): object {
  const [{ release, game, rules, rulings, kind, ruling, version, changes }] = group
  const matches = group.map(({ match, turn }) => ({ match, turn }))
  return { release, game, rules, rulings, kind, ruling, version, changes, matches }
}

function groupText(group: readonly Differing[]): string[] {
  const [first] = group
  const names = group.map(({ match }) => match)
  const rulings = Object.entries(first.rulings).map(([id, value]) => `${id}=${JSON.stringify(value)}`)
  return [
    `${first.game}, recorded with ${first.release} by rules version ${first.rules}${rulings.length > 0 ? `, ${rulings.join(', ')}` : ''}: ${group.length} differ (${first.kind})`,
    `  matches ${few(names, MATCHES_NAMED)}`,
    `  e.g. ${first.match}, turn ${first.turn}, after ${first.answers} answers: ${first.what}`,
    `  ${sourceOf(first)}`,
  ]
}

function sourceOf({ ruling, version, changes = [], rules, kind }: Differing): string {
  if (kind === 'state')
    return 'The play is the same: only the form of the state changed, for matches of this version too.'
  if (ruling)
    return `Comes from the ruling '${ruling.id}': with ${JSON.stringify(ruling.value)} it goes as recorded. Give that value to version ${rules} ('before').`
  if (version !== undefined)
    return `Goes as recorded by rules version ${version}, though it records ${rules}. Changes between them: ${changes.join(', ') || 'none is named'}.`
  return `No ruling and no version explains it: a rule changed in code without a name, and so for matches of version ${rules} too.`
}

function adviceFor(differences: readonly Differing[], incomplete: boolean): string[] {
  const rows: [string, string][] = []
  if (differences.some(({ release }) => release !== 'next'))
    rows.push([
      'released matches differ',
      "people's running matches would break: make the old behaviour hold for the version that the match records (a ruling's 'before', or a named change with 'since')",
    ])
  if (differences.some(({ release }) => release === 'next'))
    rows.push([
      'matches of the next release differ',
      "if that was meant, 'railhead corpus record' and commit; else repair the rules",
    ])
  if (incomplete)
    rows.push([
      'things are missing',
      "'railhead corpus record' plays matches that show them, and commit corpus/next",
    ])
  return rows.length === 0 ? [] : ['', 'What to do (docs/changing-a-rule.md):', columns(rows)]
}

export const few = (names: readonly string[], most: number): string =>
  names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`
