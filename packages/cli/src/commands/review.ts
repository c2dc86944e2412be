import { existsSync, readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { gameOfRecord, LANGS, Match } from '@railhead/kernel'
import type { Review } from '@railhead/review'
import { botSpec, mindOf } from '../bots.js'
import { type Command, type Input, UsageError } from '../command.js'
import { readMatchFile, reasonOf } from '../files.js'
import { chosenConfig, chosenGame, findGame } from '../games.js'
import { progressBar } from '../progress.js'
import { keepReview, keptReview, reviewPath } from '../review/cache.js'
import { checkMatches, checkTable } from '../review/check.js'
import { reviewMatch, USUAL_SECONDS, usualWish, type Wish } from '../review/one.js'
import { printed, spoken } from '../review/print.js'
import { visible } from '../visible.js'
import type { World } from '../world.js'

const CHECKED = 'cattle-baron:4000lines,drover'
/** Seconds of the processor a turn for bots whose matches are checked. */
const CHECK_SECONDS = 1

export const review: Command = {
  name: 'review',
  summary: 'Tell what decided a finished match: every turn judged, luck counted, better lines.',
  operands: [],
  rest: 'FILES',
  flags: {
    seat: { value: 'K', help: 'only the turns of that seat, counted from 0 (all)' },
    seconds: {
      value: 'S',
      help: `how long the turns of a match may take; its luck takes a few more (${USUAL_SECONDS})`,
    },
    lang: { value: 'LANG', help: `language of the words: ${LANGS.join(', ')} (en)` },
    workers: { value: 'N', help: 'how many threads work on a match (one for each core)' },
    jobs: {
      value: 'N',
      help: 'review many matches, so many at a time, one thread each; FILES may be folders',
    },
    check: {
      value: 'N',
      help: 'instead of FILES: play N matches between bots and tell how many marks ten times as many play-outs confirm',
    },
    game: { value: 'GAME', help: 'with --check: which game (the first one)' },
    seats: { value: 'LIST', help: `with --check: the bots (${CHECKED})` },
    seed: {
      value: 'TEXT',
      help: 'with --check: the seed; a check of the same seed goes on where it stopped',
    },
    fresh: { help: 'review again what was reviewed before' },
  },
  async run(input, world) {
    const checks = input.wholeNumber('check', 1)
    if (checks !== undefined) return check(checks, input, world)
    const files = input.operands.flatMap(filesAt)
    if (files.length === 0)
      throw new UsageError("'railhead review' needs FILES: exported matches, or folders of them.")
    const lang = input.oneOf('lang', LANGS) ?? 'en'
    const jobs = input.wholeNumber('jobs', 1, 64)
    const wish = wishOf(input)
    if (jobs !== undefined) return reviewMany(files, wish, jobs, input, world)
    if (files.length > 1) throw new UsageError('These are several matches; --jobs N reviews many.')
    const [file] = files
    const { game, review: found } = await reviewFile(file, wish, input, world)
    world.output.write(
      input.has('json') ? `${JSON.stringify(spoken(game, found, lang))}\n` : printed(game, found, lang),
    )
    return 0
  },
}

/** Plays matches between bots and judges what reviews mark in them once more. */
async function check(matches: number, input: Input, world: World): Promise<number> {
  const game = chosenGame(input, world)
  const bots = (input.text('seats') ?? CHECKED).split(',').map(name => botSpec(name.trim()))
  const config = chosenConfig(game, input, bots.length)
  const settings = {
    config,
    bots,
    seed: input.text('seed') ?? 'check',
    secondsPerTurn: input.decimal('seconds', 0.01, 600) ?? CHECK_SECONDS,
  }
  const minds = await Promise.all(bots.map(bot => mindOf(game, bot)))
  const rows = checkMatches(game, settings, minds, matches, world, progressBar(world, matches))
  world.output.write(input.has('json') ? `${JSON.stringify({ matches, rows })}\n` : checkTable(rows))
  return 0
}

/** The file, or the match files of a folder. */
function filesAt(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(path, name))
}

function wishOf(input: Input): Wish {
  const seat = input.wholeNumber('seat', 0)
  const usual = usualWish()
  return {
    ...usual,
    seconds: input.decimal('seconds', 0.1, 86_400) ?? usual.seconds,
    workers: threadsOf(input),
    ...(seat !== undefined && { seat }),
  }
}

/** With one worker everything is done here; of many matches each has a thread. */
function threadsOf(input: Input): number | undefined {
  const workers = input.wholeNumber('workers', 1, 64)
  if (input.text('jobs') !== undefined) return 1
  return workers === 1 ? undefined : (workers ?? availableParallelism())
}

/** The review of one file, from the cache if it was made before with the same wish. */
async function reviewFile(
  file: string,
  wish: Wish,
  input: Input,
  world: World,
  isQuiet = false,
): Promise<{ readonly game: ReturnType<typeof findGame>; readonly review: Review; readonly kept: boolean }> {
  const record = readMatchFile(file)
  const game = findGame(world, gameOfRecord(record))
  const { answers, seats } = Match.replay(game, record)
  if (wish.seat !== undefined && wish.seat >= seats)
    throw new UsageError(`--seat is ${wish.seat}; expected a whole number from 0 to ${seats - 1}.`)
  const hash = String(Reflect.get(Object(record), 'hash'))
  const how = `${wish.seat === undefined ? '' : `-seat${wish.seat}`}${
    wish.seconds === USUAL_SECONDS ? '' : `-${wish.seconds}s`
  }`
  const path = reviewPath(world, game, hash, answers.length, how)
  const kept = input.has('fresh') ? undefined : keptReview(path)
  if (kept !== undefined) return { game, review: kept, kept: true }
  let bar: ((done: number) => void) | undefined
  const made = await reviewMatch(game, record, wish, (done, all) => {
    bar ??= isQuiet ? () => {} : progressBar(world, all)
    bar(done)
  })
  keepReview(path, made)
  return { game, review: made, kept: false }
}

/** Many matches, so many at a time; one that cannot be reviewed does not stop the others. */
async function reviewMany(
  files: readonly string[],
  wish: Wish,
  jobs: number,
  input: Input,
  world: World,
): Promise<number> {
  const bar = progressBar(world, files.length)
  const rows: Record<string, unknown>[] = []
  let next = 0
  let done = 0
  let failures = 0
  const one = async (): Promise<void> => {
    while (next < files.length) {
      const place = next++
      const file = files[place]
      try {
        const { review: found, kept } = await reviewFile(file, wish, input, world, true)
        rows[place] = { file, kept, match: found.match, seats: found.seats, key: found.key.length }
      } catch (error) {
        failures++
        rows[place] = { file, error: reasonOf(error) }
      }
      bar(++done)
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, files.length) }, one))
  const result = { matches: files.length, failures, reviews: rows }
  world.output.write(input.has('json') ? `${JSON.stringify(result)}\n` : rows.map(lineOf).join(''))
  return failures === 0 ? 0 : 1
}

function lineOf({ file, error, seats }: Record<string, unknown>): string {
  if (error !== undefined) return `${file}: ${visible(String(error))}\n`
  const each = (seats as Review['seats']).map(
    ({ accuracy, luck }) => `${accuracy ?? '–'} % (luck ${Math.round(100 * luck)})`,
  )
  return `${file}: ${each.join(', ')}\n`
}
