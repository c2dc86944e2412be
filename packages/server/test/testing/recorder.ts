import { setImmediate } from 'node:timers/promises'
import {
  type AnyGame,
  canonicalJson,
  type Decision,
  Match,
  type PlainOption,
  type PlainState,
  SPECTATOR,
  sameData,
  seedChance,
  type Viewer,
} from '@railhead/kernel'
import { applyChanges, type MatchFile, type Position, type ServerMessage } from '@railhead/protocol'
import type { PlainMatch } from '@railhead/table'

/** How many other worlds are imagined for each frame. */
const WORLDS = 2

const AT_ONCE = 20

/** Keeps every frame that a viewer got, and finds in them what that viewer must not know. */
export class Recorder {
  readonly frames: string[] = []

  constructor(readonly viewer: Viewer) {}

  /** Checks all frames against the finished match. Returns what is wrong, in words; and how many were checked. */
  async check(truth: Truth): Promise<{ faults: string[]; positions: number }> {
    const faults: string[] = []
    const { seed } = truth.file
    let view: PlainState | undefined
    let positions = 0
    for (const [i, frame] of this.frames.entries()) {
      // Servers of the same process go on meanwhile.
      if (i % AT_ONCE === 0) await setImmediate()
      const fault = (what: string): void => void faults.push(`viewer ${this.viewer}, frame ${i}: ${what}`)
      const message = JSON.parse(frame) as ServerMessage
      const revealed = message.type === 'table' && message.table.status === 'finished'
      if (!revealed && frame.includes(seed)) fault('the seed')
      const position = positionOf(message)
      if (!position) continue
      positions++
      view = 'changes' in position ? applyChanges(view, position.changes) : position.view
      if (view) for (const what of truth.compare(position, view, this.viewer)) fault(what)
    }
    return { faults, positions }
  }
}

type Whole = Position & ({ readonly view: PlainState } | Extract<ServerMessage, { type: 'update' }>)

function positionOf(message: ServerMessage): Whole | undefined {
  if (message.type === 'sync' || message.type === 'update') return message
  if (message.type === 'stale') return message.sync
  if (message.type === 'welcome' && message.sync) return message.sync
  return undefined
}

/** A moment as it really was: the position, and what everybody was told when the match came there. */
interface Step {
  readonly state: PlainState
  readonly told: (viewer: Viewer) => unknown
}

/** An entry of the log of a match. */
interface Logged {
  readonly seat: number
  readonly option: string | null
  readonly back_to: number | null
}

/** The match as it really was: at each number of its log the moments that stand then. */
export class Truth {
  private readonly standing: (readonly Step[])[] = []

  /** Of a match in which nothing was taken back the file tells all; otherwise the log does. */
  constructor(
    private readonly game: AnyGame,
    readonly file: Pick<MatchFile, 'config' | 'seed' | 'answers'>,
    log: readonly Logged[] = file.answers.map(({ seat, option }) => ({
      seat,
      option: JSON.stringify(option),
      back_to: null,
    })),
  ) {
    const match = Match.start(game, file.config, file.seed)
    this.standing.push([{ state: game.clone(match.state), told: viewer => match.log(viewer)[0] }])
    for (const { seat, option, back_to: back } of log) {
      const before = this.standing[this.standing.length - 1]
      if (back !== null) match.undo(match.answers.length - back)
      else match.answer(seat, JSON.parse(option ?? ''))
      this.standing.push(
        back !== null ? before.slice(0, back + 1) : [...before, this.stepOf(match, match.answers.length - 1)],
      )
    }
  }

  private stepOf(match: PlainMatch, index: number): Step {
    const { seats } = match
    const heard = Array.from({ length: seats + 1 }, (_, i) => match.told(index, i + SPECTATOR))
    return { state: this.game.clone(match.state), told: viewer => heard[viewer - SPECTATOR] }
  }

  /** What the viewer saw at a moment when the log had that length. */
  viewAt(number: number, moment: number, viewer: Viewer): PlainState {
    return this.game.view(this.standing[number][moment].state, viewer)
  }

  /** What in a frame is not what the viewer may know at that moment, or tells two like worlds apart. */
  *compare(position: Position, view: PlainState, viewer: Viewer): Generator<string> {
    const { game } = this
    const steps = this.standing[position.number]
    if (steps.length - 1 !== position.moment) yield `moment ${position.moment} at number ${position.number}`
    const { state } = steps[position.moment]
    const allowed = game.view(state, viewer)
    if (!isJsonOf(view, allowed)) yield `the view at ${position.moment}`
    const decisions = position.decisions.map(({ id: _id, ...decision }) => decision)
    if (decisions.some(decision => decision.seat !== viewer))
      yield `the question to another at ${position.moment}`
    for (let world = 0; world < WORLDS; world++) {
      const imagined = game.imagine(game.clone(allowed), seedChance(`${position.moment} ${world}`))
      if (!sameData(allowed, game.view(imagined, viewer))) yield `an imagined view at ${position.moment}`
      const open = game.decisions(imagined)
      if (!sameChoices(decisions, own(open, viewer))) yield `options by hidden things at ${position.moment}`
      const waiting = new Set(open.filter(decision => !decision.optional).map(decision => decision.seat))
      if (!sameData([...waiting], position.waiting))
        yield `who is asked by hidden things at ${position.moment}`
    }
    if ('log' in position)
      for (const entry of position.log as readonly { moment: number; events: unknown }[])
        if (!isJsonOf(entry.events, steps[entry.moment].told(viewer))) yield `the log at ${entry.moment}`
  }
}

function own(open: readonly Decision<PlainOption>[], viewer: Viewer): Decision<PlainOption>[] {
  return viewer === SPECTATOR ? [] : open.filter(decision => decision.seat === viewer)
}

function sameChoices(
  read: readonly Decision<PlainOption>[],
  decisions: readonly Decision<PlainOption>[],
): boolean {
  return isJsonOf(read, decisions) || sameData(asSets(read), asSets(decisions))
}

/** In which order options come may follow the order in which one drew one's own cards, which one knows. */
function asSets(decisions: readonly Decision<PlainOption>[]): unknown {
  return plain(
    decisions.map(({ options, ...rest }) => ({ ...rest, options: options.map(canonicalJson).sort() })),
  )
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

type Fields = Readonly<Record<string, unknown>>

/** Whether data that was read from JSON is what writing a value would give; fields without a value are not written. */
function isJsonOf(read: unknown, value: unknown): boolean {
  if (read === value) return true
  if (typeof read !== 'object' || typeof value !== 'object' || !read || !value) return false
  return Array.isArray(value)
    ? Array.isArray(read) && isArrayOf(read, value)
    : !Array.isArray(read) && isObjectOf(read as Fields, value as Fields)
}

function isArrayOf(read: readonly unknown[], value: readonly unknown[]): boolean {
  if (read.length !== value.length) return false
  for (let i = 0; i < value.length; i++) if (!isJsonOf(read[i], value[i])) return false
  return true
}

function isObjectOf(read: Fields, value: Fields): boolean {
  let more = 0
  for (const name in value) {
    const field = value[name]
    if (field === undefined) continue
    if (!Object.hasOwn(read, name) || !isJsonOf(read[name], field)) return false
    more++
  }
  for (const _name in read) more--
  return more === 0
}
