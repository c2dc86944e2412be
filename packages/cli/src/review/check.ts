import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerFor, type Mind, modelOf, nextQuestion, Thoughts } from '@railhead/bots'
import { type AnyGame, Match, type MatchRecord } from '@railhead/kernel'
import {
  courseOf,
  FINE,
  type MarkName,
  PATIENT,
  plansOf,
  playedLine,
  REVIEW_VERSION,
  remeasure,
  reviewTurn,
  SURE,
  USUAL_EFFORT,
} from '@railhead/review'
import { interval } from '../arena.js'
import type { BotSpec } from '../bots.js'
import { columns } from '../command.js'
import { processorClock } from '../measure.js'
import { TurnTime } from '../turnTime.js'
import type { World } from '../world.js'

/** What is marked is measured again with so many times as many play-outs, in other worlds. */
const TIMES = 10

/** A mark, and what measuring once more finds. */
export interface CheckedMark {
  readonly bot: string
  readonly turn: number
  readonly at: number
  readonly mark: MarkName
  readonly loss: number
  readonly error: number
  readonly again: number
  readonly againError: number
}

/** The turns with something to choose of each bot in a match, and what was marked of them. */
export interface CheckedMatch {
  readonly turns: Readonly<Record<string, number>>
  readonly marks: readonly CheckedMark[]
}

export interface CheckSettings {
  readonly config: unknown
  readonly bots: readonly BotSpec[]
  readonly seed: string
  readonly secondsPerTurn: number
}

/**
 * Checks so many matches between bots. The matches are kept, and what was found in each: the same check goes on where it
 * stopped, and a later version of the review looks at the same matches.
 */
export function checkMatches(
  game: AnyGame,
  settings: CheckSettings,
  minds: readonly Mind[],
  matches: number,
  world: World,
  bar: (done: number) => void,
): CheckedMatch[] {
  const names = settings.bots.map(({ name }) => name).join('+')
  const folder = join(
    world.folder,
    'reviews',
    `check-${game.id}-${names}-${settings.seed}`.replaceAll(/[/:]/g, '-'),
  )
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `found-v${REVIEW_VERSION}.jsonl`)
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []
  const rows = known.slice(0, matches).map(line => JSON.parse(line) as CheckedMatch)
  for (let i = rows.length; i < matches; i++) {
    bar(i)
    const row = checkMatch(game, keptMatch(game, settings, minds, i, folder), settings.bots, i)
    appendFileSync(file, `${JSON.stringify(row)}\n`)
    rows.push(row)
  }
  bar(matches)
  return rows
}

/** The match of that number as it was kept; played and kept if it was not. */
function keptMatch(
  game: AnyGame,
  settings: CheckSettings,
  minds: readonly Mind[],
  index: number,
  folder: string,
): unknown {
  const file = join(folder, `${index}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const record = playMatch(game, settings, minds, index)
  writeFileSync(file, JSON.stringify(record))
  return record
}

const botAt = (bots: readonly BotSpec[], seat: number, index: number): number => (seat + index) % bots.length

export function playMatch(
  game: AnyGame,
  { config, bots, seed, secondsPerTurn }: CheckSettings,
  minds: readonly Mind[],
  index: number,
): MatchRecord {
  const match = Match.start(game, config, `${seed}/${index}`)
  const turnOf = modelOf(game.id)?.turnOf
  const thoughts = bots.map(() => new Thoughts())
  const clock = processorClock()
  const times = bots.map(bot => new TurnTime(bot, secondsPerTurn, clock))
  let turn = -1
  for (let count = 0; ; count++) {
    const question = nextQuestion(game, match.state)
    if (question === undefined) return match.record()
    const { seat } = question
    const bot = botAt(bots, seat, index)
    const now = turnOf?.(match.state) ?? seat
    if (now !== turn) times[bot].begin()
    turn = now
    const answer = answerFor(
      game,
      game.view(match.state, seat),
      game.decisions(match.state).filter(open => open.seat === seat),
      bots[bot].level,
      `${seed}/${index}/${count}`,
      times[bot].ask(game),
      minds[bot],
      thoughts[bot],
    )
    times[bot].answered()
    if (answer === undefined) throw new Error('a bot that is asked does not answer')
    match.answer(seat, answer.option)
  }
}

/** Reviews a match and measures what it marked once more, in other worlds and ten times as many of them. */
function checkMatch(game: AnyGame, record: unknown, bots: readonly BotSpec[], index: number): CheckedMatch {
  const course = courseOf(game, record)
  const turns = Object.fromEntries(bots.map(({ name }) => [name, 0]))
  const marks: CheckedMark[] = []
  for (const plan of plansOf(course)) {
    const turn = reviewTurn(course, plan, USUAL_EFFORT, PATIENT)
    if (turn.forced) continue
    const bot = bots[botAt(bots, turn.seat, index)].name
    turns[bot]++
    const stretch = plan.find(({ from }) => from === turn.at)
    if (turn.mark === null || stretch === undefined) continue
    const played = playedLine(course, stretch)
    const { loss, error } = remeasure(course, stretch, played, turn.line, TIMES)
    marks.push({
      bot,
      turn: turn.turn,
      at: turn.at,
      mark: turn.mark,
      loss: turn.loss,
      error: turn.error,
      again: loss,
      againError: error,
    })
  }
  return { turns, marks }
}

const isConfirmed = ({ again, againError }: CheckedMark): boolean =>
  again >= FINE && again > SURE * againError

/** The table of a check, by bot and for all. */
export function checkTable(matches: readonly CheckedMatch[]): string {
  const bots = [...new Set(matches.flatMap(({ turns }) => Object.keys(turns)))]
  const lines = [...bots, 'all'].map((bot): [string, string] => {
    const counted = bot === 'all' ? bots : [bot]
    let turns = 0
    for (const match of matches) for (const name of counted) turns += match.turns[name] ?? 0
    const marks = matches.flatMap(match => match.marks.filter(mark => counted.includes(mark.bot)))
    const mistakes = marks.filter(({ mark }) => mark !== 'inaccuracy')
    return [
      bot,
      `${turns} turns, marked ${shareOf(marks.length, turns)}, confirmed ${shareOf(
        marks.filter(isConfirmed).length,
        marks.length,
      )}; mistakes and blunders ${shareOf(mistakes.length, turns)}, confirmed ${shareOf(
        mistakes.filter(isConfirmed).length,
        mistakes.length,
      )}`,
    ]
  })
  return `${columns(lines)}\n`
}

function shareOf(part: number, whole: number): string {
  const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
  if (whole === 0) return '0 of 0'
  const { low, high } = interval(part / whole, whole)
  return `${part} of ${whole} (${percent(part / whole)}; ${percent(low)} to ${percent(high)})`
}
