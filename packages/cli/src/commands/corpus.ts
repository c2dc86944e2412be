import { loadNets } from '@railhead/bots'
import { answersOf, type RecordedMatch } from '@railhead/kernel'
import { inventories } from '@railhead/shelf/inventories'
import { type Command, columns, type Input, UsageError } from '../command.js'
import { type Checked, checkMatches } from '../corpus/check.js'
import { type Filed, NEXT, readCorpus, readThings, writeNext } from '../corpus/files.js'
import { record } from '../corpus/record.js'
import { few, groupData, groupsOf, reportText } from '../corpus/report.js'
import { Failure } from '../failure.js'
import { findGame } from '../games.js'
import { progressBar } from '../progress.js'
import type { World } from '../world.js'

const ACTIONS: Readonly<Record<string, (input: Input, world: World) => number | Promise<number>>> = {
  check,
  record: recordNext,
  list,
}

export const corpus: Command = {
  name: 'corpus',
  summary:
    'Recorded matches of all releases: check that they still go as recorded, record more, or list them.',
  operands: ['check|record|list'],
  flags: {
    folder: { value: 'FOLDER', help: 'where the corpus is (corpus)' },
    release: {
      value: 'R',
      help: 'only matches recorded with that release; next: the one in the making (all)',
    },
    game: { value: 'GAME', help: 'only matches of that game (all)' },
    seconds: {
      value: 'N',
      help: 'record: how long to look for what no match shows yet, for each game (120)',
    },
    seed: { value: 'TEXT', help: 'record: the same seed plays the same matches (random)' },
    match: { value: 'ID', help: "list: print that match as a match file, for 'railhead replay'" },
  },
  run(input, world) {
    const [name] = input.operands
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
    if (!action)
      throw new UsageError(`'railhead corpus' can ${Object.keys(ACTIONS).join(', ')}; not '${name}'.`)
    return action(input, world)
  },
}

const folderOf = (input: Input): string => input.text('folder') ?? 'corpus'

/** The games meant, with their matches. */
function chosenMatches(input: Input, world: World, release = input.text('release')): Checked[] {
  const id = input.text('game')
  const games = id === undefined ? world.games : [findGame(world, id)]
  const filed = readCorpus(folderOf(input), { release, game: id })
  const strange = filed.find(({ match }) => !games.some(game => game.id === match.game))
  if (strange)
    throw new Failure(
      `${nameOf(strange)} is of a game that is not here; games: ${games.map(game => game.id).join(', ')}.`,
    )
  return games.map(game => ({
    game,
    inventory: inventories[game.id],
    matches: filed.filter(({ match }) => match.game === game.id),
  }))
}

const nameOf = ({ release, match }: Filed): string => `${release}/${match.game}/${match.id}`

function check(input: Input, world: World): number {
  const chosen = chosenMatches(input, world)
  const all = chosen.reduce((sum, { matches }) => sum + matches.length, 0)
  if (all === 0) throw new Failure('There are no such matches in the corpus.')
  const report = checkMatches(chosen, progressBar(world, all))
  // A part of the corpus need not show everything.
  const whole = input.text('release') === undefined
  const seen = whole ? report : { ...report, coverage: {} }
  world.output.write(
    input.has('json')
      ? `${JSON.stringify({ ...seen, groups: groupsOf(report.differences).map(groupData) })}\n`
      : reportText(seen),
  )
  const incomplete = Object.values(seen.coverage).some(({ missing }) => missing.length > 0)
  return report.differences.length > 0 || incomplete ? 1 : 0
}

/** Records the matches of the release in the making; those of releases are never touched. */
async function recordNext(input: Input, world: World): Promise<number> {
  const release = input.text('release')
  if (release !== undefined && release !== NEXT)
    throw new UsageError(
      `Matches of release '${release}' stay as they are: people have such matches. Only 'next' is recorded.`,
    )
  const folder = folderOf(input)
  const seconds = input.wholeNumber('seconds', 0) ?? 120
  const seed = input.text('seed') ?? world.freshSeed()
  const told: Record<string, object> = {}
  let complete = true
  for (const { game, inventory, matches: filed } of chosenMatches(input, world, undefined)) {
    await loadNets(game.id)
    const until = world.clock() + seconds
    const before = readThings(folder, game.id)
    const { matches, things, ...counts } = record({
      game,
      inventory,
      filed,
      before,
      seed,
      goOn: () => world.clock() < until,
    })
    const { kept, replaced, added, lost, gone, missing } = counts
    if (lost.length > 0)
      throw new Failure(
        `${game.id}: nothing was written, because ${lost.length} things would not be shown any more: ${few(lost, 12)}. ` +
          "Give more --seconds; or, if they cannot occur any more, take them out of the game's inventory.",
      )
    writeNext(folder, game.id, matches, things)
    complete &&= missing.length === 0
    told[game.id] = { matches: matches.length, ...counts }
    if (!input.has('json'))
      world.output.write(
        `${game.id}: ${matches.length} matches (${kept} recorded again, ${replaced} did not replay any more, ${added} new)\n` +
          (gone.length > 0 ? `  On no list any more: ${few(gone, 12)}\n` : '') +
          (missing.length > 0
            ? `  Not shown by any match yet; give more --seconds: ${few(missing, 12)}\n`
            : ''),
      )
  }
  if (input.has('json')) world.output.write(`${JSON.stringify({ seed, games: told })}\n`)
  return complete ? 0 : 1
}

function list(input: Input, world: World): number {
  const chosen = chosenMatches(input, world)
  const wanted = input.text('match')
  const filed = chosen.flatMap(({ matches }) => matches)
  if (wanted !== undefined) {
    const found = filed.filter(({ match }) => match.id === wanted)
    if (found.length !== 1)
      throw new Failure(
        found.length === 0
          ? `There is no match '${wanted}' here; 'railhead corpus list' names them.`
          : `There are ${found.length} matches '${wanted}': ${found.map(nameOf).join(', ')}. Name --release and --game.`,
      )
    world.output.write(`${JSON.stringify(matchFile(found[0].match))}\n`)
    return 0
  }
  if (input.has('json')) {
    const rows = filed.map(({ release, match }) => ({ release, ...about(match) }))
    world.output.write(`${JSON.stringify({ matches: rows })}\n`)
  } else world.output.write(`${columns(filed.map(one => [nameOf(one), lineOf(one.match)]))}\n`)
  return 0
}

const matchFile = (match: RecordedMatch): object => {
  const { game, rules, config, seed, hash } = match
  return { format: 'railhead-match', game, rules, config, seed, answers: answersOf(match), hash }
}

const about = ({ id, game, rules, players, config, answers, turns, outcome }: RecordedMatch): object => ({
  id,
  game,
  rules,
  players,
  config,
  answers: answers.length,
  turns: turns.length - 1,
  finished: outcome !== null,
})

function lineOf({ answers, turns, outcome, players, config }: RecordedMatch): string {
  const end = outcome === null ? 'unfinished' : 'finished'
  return `${answers.length} answers, ${turns.length - 1} turns, ${end}, by ${players.join(', ')}: ${JSON.stringify(config)}`
}
