import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { answerFor, budgetOf, type Mind, modelOf, nextQuestion, questionTime, Thoughts } from '@railhead/bots'
import { type AnyGame, Match, type MatchRecord } from '@railhead/kernel'
import {
  courseOf,
  FINE,
  PATIENT,
  plansOf,
  playedLine,
  remeasure,
  reviewTurn,
  SURE,
  USUAL_EFFORT,
} from '@railhead/review'
import { interval } from '../arena.js'
import type { BotSpec } from '../bots.js'
import { columns } from '../command.js'
import { processorClock } from '../measure.js'
import type { World } from '../world.js'

/** What is marked is measured again with so many times as many play-outs, in other worlds. */
const TIMES = 10

/** What became of the turns of one bot in one match. */
export interface Checked {
  readonly bot: string
  /** Turns with something to choose, those that were marked, and those of them that the check confirms. */
  readonly turns: number
  readonly marked: number
  readonly confirmed: number
  /** The same for mistakes and blunders alone. */
  readonly mistakes: number
  readonly mistakesConfirmed: number
}

export interface CheckSettings {
  readonly config: unknown
  readonly bots: readonly BotSpec[]
  readonly seed: string
  readonly secondsPerTurn: number
}

/** Checks so many matches between bots, going on where an earlier run of the same check stopped. */
export function checkMatches(
  game: AnyGame,
  settings: CheckSettings,
  minds: readonly Mind[],
  matches: number,
  world: World,
  bar: (done: number) => void,
): Checked[] {
  const names = settings.bots.map(({ name }) => name).join('+')
  const file = join(
    world.folder,
    'reviews',
    `check-${game.id}-${names}-${settings.seed}.jsonl`.replaceAll('/', '-'),
  )
  mkdirSync(dirname(file), { recursive: true })
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []
  const rows = known.slice(0, matches).map(line => JSON.parse(line) as Checked[])
  for (let i = rows.length; i < matches; i++) {
    bar(i)
    const row = checkMatch(game, playMatch(game, settings, minds, i, processorClock()), settings.bots, i)
    appendFileSync(file, `${JSON.stringify(row)}\n`)
    rows.push(row)
  }
  bar(matches)
  return rows.flat()
}

const botAt = (bots: readonly BotSpec[], seat: number, index: number): number => (seat + index) % bots.length

function playMatch(
  game: AnyGame,
  { config, bots, seed, secondsPerTurn }: CheckSettings,
  minds: readonly Mind[],
  index: number,
  clock: () => number,
): MatchRecord {
  const match = Match.start(game, config, `${seed}/${index}`)
  const turnOf = modelOf(game.id)?.turnOf
  const thoughts = bots.map(() => new Thoughts())
  let turn = -1
  let began = 0
  for (let count = 0; ; count++) {
    const question = nextQuestion(game, match.state)
    if (question === undefined) return match.record()
    const { seat } = question
    const now = turnOf?.(match.state) ?? seat
    if (now !== turn) began = clock()
    turn = now
    const bot = botAt(bots, seat, index)
    const perTurn = bots[bot].seconds ?? secondsPerTurn
    const left = perTurn - (clock() - began)
    const answer = answerFor(
      game,
      game.view(match.state, seat),
      game.decisions(match.state).filter(open => open.seat === seat),
      bots[bot].level,
      `${seed}/${index}/${count}`,
      budgetOf(clock, questionTime(game, left, perTurn)),
      minds[bot],
      thoughts[bot],
    )
    if (answer === undefined) throw new Error('a bot that is asked does not answer')
    match.answer(seat, answer.option)
  }
}

/** Reviews a match and measures what it marked once more, in other worlds and ten times as many of them. */
function checkMatch(game: AnyGame, record: MatchRecord, bots: readonly BotSpec[], index: number): Checked[] {
  const course = courseOf(game, record)
  const rows = bots.map(({ name }) => ({
    bot: name,
    turns: 0,
    marked: 0,
    confirmed: 0,
    mistakes: 0,
    mistakesConfirmed: 0,
  }))
  for (const plan of plansOf(course)) {
    const turn = reviewTurn(course, plan, USUAL_EFFORT, PATIENT)
    if (turn.forced) continue
    const row = rows[botAt(bots, turn.seat, index)]
    row.turns++
    if (turn.mark === null) continue
    const stretch = plan.find(({ from }) => from === turn.at)
    if (stretch === undefined) continue
    const worlds = TIMES * USUAL_EFFORT.measuring
    const { loss, error } = remeasure(
      course,
      stretch,
      playedLine(course, stretch),
      turn.line,
      worlds,
      'check',
    )
    const isConfirmed = loss >= FINE && loss > SURE * error
    const isMistake = turn.mark !== 'inaccuracy'
    row.marked++
    if (isConfirmed) row.confirmed++
    if (isMistake) row.mistakes++
    if (isMistake && isConfirmed) row.mistakesConfirmed++
  }
  return rows
}

/** The table of a check, by bot and for all. */
export function checkTable(rows: readonly Checked[]): string {
  const bots = [...new Set(rows.map(({ bot }) => bot))]
  const lines = [...bots, 'all'].map((bot): [string, string] => {
    const own = rows.filter(row => bot === 'all' || row.bot === bot)
    const sum = (of: (row: Checked) => number): number => own.reduce((whole, row) => whole + of(row), 0)
    const turns = sum(row => row.turns)
    const marked = sum(row => row.marked)
    const mistakes = sum(row => row.mistakes)
    return [
      bot,
      `${turns} turns, marked ${shareOf(marked, turns)}, confirmed ${shareOf(
        sum(row => row.confirmed),
        marked,
      )}; mistakes and blunders ${shareOf(mistakes, turns)}, confirmed ${shareOf(
        sum(row => row.mistakesConfirmed),
        mistakes,
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
