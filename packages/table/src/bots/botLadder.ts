import {
  type AnyGame,
  below,
  keepsPace,
  type OpenDecision,
  type PlainOption,
  type Seat,
  sameData,
  seedChance,
} from '@railhead/kernel'
import { LEVELS, type Level, type NoticeMessage, type SeatInfo } from '@railhead/protocol'
import { BOT_KEY, HELD_KEY } from '../entry.js'
import type { LiveMatch } from '../liveMatch.js'
import { LoopWatch } from './loops.js'
import { type BotAnswer, type BotQuestion, chooseAnswer, QUICK, TooLate } from './question.js'
import { thoughtSeed, threadOf } from './thinking.js'

/** How well a bot plays that holds the seat of a person. */
export const HOLDER: Level = 'hand'
/** A level that failed so often in a row has a rest: a simpler one gives so many answers, then it is tried again. */
const MISSES = 3
const REST = 10

/** What a bot of a table is to answer now. */
export interface BotTask {
  readonly seat: Seat
  readonly question: BotQuestion
  /** The same decisions with their ids. */
  readonly decisions: readonly OpenDecision<PlainOption>[]
  /** The level that has the seat; the question may go to a simpler one. */
  readonly level: Level
  /** What everybody is to be told before the answer. */
  readonly notice: Notice | undefined
}

export type Notice = NoticeMessage['notice']

/** What a bot answers in the end, and which ones failed before it. */
export interface BotMove {
  readonly decision: OpenDecision<PlainOption>
  readonly option: PlainOption
  readonly level: Level
  readonly failed: readonly { readonly level: Level; readonly error: unknown }[]
  readonly notice: Notice | undefined
}

export type Think = (question: BotQuestion) => BotAnswer | Promise<BotAnswer>

/** Of a seat whose bot failed. */
interface Trouble {
  misses: number
  /** Answers that the stand-in gives before the level of the seat is tried again. */
  rest: number
  standIn: Level
}

/**
 * The bots of one table: which of them answers what, by which level, and what happens when one fails or goes round in
 * circles. Where and how long they think is for the host.
 */
export class BotLadder {
  private readonly troubles = new Map<Seat, Trouble>()
  private readonly loops = new LoopWatch()
  /** The seat that was last said to go round in circles. */
  private circling: Seat | undefined

  /** The next question for a bot; undefined if the match waits for people. */
  next(live: LiveMatch, seats: readonly SeatInfo[]): BotTask | undefined {
    const questions = live.questions()
    const isPerson = (other: Seat): boolean => botOf(seats[other]) === undefined
    const asked = questions.find(({ seat }) => !isPerson(seat) && keepsPace(live.match, seat, isPerson))
    const level = asked && botOf(seats[asked.seat])
    if (!asked || level === undefined) return undefined
    const { seat } = asked
    const circling = this.loops.isCircling(live, other => !isPerson(other))
    const own = live.match.decisions().filter(open => open.seat === seat)
    const decisions = circling ? [this.loops.wayOut(live, asked)] : own
    const answering = circling ? (simpler(level) ?? level) : this.levelOf(seat, level)
    const said = circling && this.circling !== seat
    this.circling = circling ? seat : undefined
    return {
      seat,
      level,
      decisions,
      question: {
        game: live.game.id,
        seat,
        view: live.match.view(seat),
        decisions: decisions.map(({ id: _id, ...decision }) => decision),
        level: answering,
        seed: thoughtSeed(live, 'bot', seat),
        thread: threadOf(live, seat),
      },
      notice: said ? { code: 'botLooped', seat, from: level, to: answering } : undefined,
    }
  }

  private levelOf(seat: Seat, level: Level): Level {
    const trouble = this.troubles.get(seat)
    return trouble && trouble.rest > 0 ? trouble.standIn : level
  }

  /** Asks the bot; one that fails is replaced by a simpler one, one that is late by the quick one. */
  async answer(game: AnyGame, task: BotTask, think: Think): Promise<BotMove> {
    const failed: { level: Level; error: unknown }[] = []
    let level: Level | undefined = task.question.level
    while (level !== undefined) {
      const question: BotQuestion = { ...task.question, level }
      try {
        // What needs no thought needs no thinker.
        const answer = await (level === 'random' ? chooseAnswer(game, question, HURRY) : think(question))
        return this.moved(task, level, answer, failed)
      } catch (error) {
        failed.push({ level, error })
        level = this.after(level, error)
      }
    }
    return this.withoutThinker(game, task, failed)
  }

  private after(level: Level, error: unknown): Level | undefined {
    const late = error instanceof TooLate
    if (late && LEVELS.indexOf(level) > LEVELS.indexOf(QUICK)) return QUICK
    const next = simpler(level)
    return late || next === 'random' ? undefined : next
  }

  /** The host's bots have no answer: the quick one thinks here if they were only late. */
  private async withoutThinker(game: AnyGame, task: BotTask, failed: BotMove['failed']): Promise<BotMove> {
    if (failed.some(({ error }) => error instanceof TooLate))
      try {
        const quick = await chooseAnswer(game, { ...task.question, level: QUICK }, HURRY)
        return this.moved(task, QUICK, quick, failed)
      } catch (error) {
        return this.guess(task, [...failed, { level: QUICK, error }])
      }
    return this.guess(task, failed)
  }

  private guess(task: BotTask, failed: BotMove['failed']): BotMove {
    const decision = task.decisions.find(({ optional }) => optional === undefined) ?? task.decisions[0]
    const option = decision.options[below(seedChance(task.question.seed), decision.options.length)]
    return this.moved(task, 'random', { ask: decision.ask, option }, failed)
  }

  private moved(task: BotTask, level: Level, answer: BotAnswer, failed: BotMove['failed']): BotMove {
    const { seat } = task
    const decision = task.decisions.find(({ ask }) => ask === answer.ask)
    const option = decision?.options.find(offered => sameData(offered, answer.option))
    if (!decision || !option) throw new Error('The bot chose what was not offered.')
    const first = failed.length > 0 && this.remember(seat, task, level)
    if (failed.length === 0) this.forget(seat, task)
    const notice: Notice = { code: 'botReplaced', seat, from: task.level, to: level }
    return { decision, option, level, failed, notice: first ? notice : undefined }
  }

  /** True if the bot of the seat was well before. */
  private remember(seat: Seat, task: BotTask, standIn: Level): boolean {
    const before = this.troubles.get(seat)
    const misses = (before?.misses ?? 0) + 1
    // A stand-in that fails is no reason to let the others wait longer.
    const rest =
      task.question.level === task.level && misses >= MISSES ? REST : Math.max(0, (before?.rest ?? 0) - 1)
    this.troubles.set(seat, { misses, rest, standIn })
    return before === undefined
  }

  /** A level that answers is well again; while it rests, its time passes. */
  private forget(seat: Seat, task: BotTask): void {
    const trouble = this.troubles.get(seat)
    if (!trouble) return
    if (task.question.level === task.level) this.troubles.delete(seat)
    else if (trouble.rest > 0) trouble.rest--
  }
}

/** No more time than the bot cannot do without. */
const HURRY = { expired: () => true }

/** The next level below, from best to worst. */
function simpler(level: Level): Level | undefined {
  return LEVELS[LEVELS.indexOf(level) - 1]
}

/** The bot that answers for a seat; undefined if a person does. */
export function botOf(info: SeatInfo | undefined): Level | undefined {
  if (info?.kind === 'bot') return info.level
  return info?.kind === 'person' && info.held ? HOLDER : undefined
}

/** The key of a bot's answer: the same question is answered once, whoever answers it. */
export function botKey(info: SeatInfo, decision: string): string {
  return `${info.kind === 'bot' ? BOT_KEY : HELD_KEY}${decision}`
}
