import type { AnyGame, PlainOption } from '@railhead/kernel'
import type { Choice, GameScreen, Question, Runs, Scene } from '../../games/screen.js'
import type { MatchNow } from '../../table/table.js'
import { MOST_RUNS, NO_RUNS, runsOf } from './runs.js'

const HOTKEYS = 9

/**
 * My open questions in words; those that hold the game up come first, and their options are on the keys. `oneByOne`: what
 * comes after another question is not answered with it.
 */
export function makeQuestions(
  game: AnyGame,
  screen: GameScreen,
  scene: Scene,
  decisions: MatchNow['decisions'],
  oneByOne = false,
): Question[] {
  let keys = 0
  const runsFor = (decision: MatchNow['decisions'][number]): Runs => {
    const runs = runsOf(game, screen, scene, decision)
    return oneByOne && !runs.areAll ? NO_RUNS : runs
  }
  const sorted = [...decisions].sort((a, b) => Number(!!a.optional) - Number(!!b.optional))
  return sorted.map(decision => {
    const choice = (option: PlainOption): Choice => {
      const hotkey = keys < HOTKEYS ? String(++keys) : null
      const label = scene.say(game.text.option(scene.view, decision.seat, option))
      return {
        decision: decision.id,
        option,
        label,
        chip: screen.chip?.(option, decision, scene) ?? { words: label },
        anyTime: decision.optional === 'anyTime',
        piece: screen.pieceOf?.(option, decision, scene) ?? null,
        hotkey,
      }
    }
    return {
      id: decision.id,
      ask: decision.ask,
      prompt: scene.say(game.text.prompt(scene.view, decision)),
      anyTime: decision.optional === 'anyTime',
      choices: toldApart(decision.options.map(choice)),
      runs: runsFor(decision),
    }
  })
}

/** Two chips do not say the same: those that would are told apart by their sentences. */
function toldApart(choices: readonly Choice[]): Choice[] {
  const said = ({ chip }: Choice): string => `${chip.words} ${chip.cost ?? 0}`
  const times = new Map<string, number>()
  for (const choice of choices) times.set(said(choice), (times.get(said(choice)) ?? 0) + 1)
  return choices.map(choice =>
    times.get(said(choice)) === 1 || choice.chip.words === ''
      ? choice
      : { ...choice, chip: { ...choice.chip, words: choice.label } },
  )
}

/** A name that no other choice of the same question has. */
export const nameOf = ({ option, followedBy }: Choice): string =>
  JSON.stringify(followedBy ? [option, ...followedBy] : option)

/** Whether a choice does the same as another one by the same piece, for more money. */
const isDearer = (choice: Choice, other: Choice): boolean =>
  choice.chip.alike !== undefined &&
  other.chip.alike === choice.chip.alike &&
  other.piece === choice.piece &&
  (other.chip.cost ?? 0) < (choice.chip.cost ?? 0)

/** Choices by the piece that stands for them: of those that do the same, for the cheapest. */
export function choicesByPiece(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    if (choice.piece === null || choices.some(other => isDearer(choice, other))) continue
    const same = found.get(choice.piece)
    if (same) same.push(choice)
    else found.set(choice.piece, [choice])
  }
  return found
}

/** What can be chosen by pieces. */
export interface ByPiece {
  /** What the questions themselves offer. */
  readonly now: ReadonlyMap<string, readonly Choice[]>
  /** That, and what lies some answers further on: worked out when it is first asked for, mostly after the picture. */
  readonly all: () => ReadonlyMap<string, readonly Choice[]>
}

export function byPieceOf(direct: readonly Choice[], further: () => readonly Choice[]): ByPiece {
  const now = choicesByPiece(direct)
  let all: ReadonlyMap<string, readonly Choice[]> | undefined
  return {
    now,
    all() {
      if (all) return all
      const more = further()
      all = more.length === 0 ? now : choicesByPiece([...direct, ...more])
      return all
    },
  }
}

/** How the choices of a question are laid out. */
export interface Shelves {
  readonly plain: readonly Choice[]
  /** The same for more money. */
  readonly dearer: readonly Choice[]
  /** End, pass, done. */
  readonly ends: readonly Choice[]
}

export function shelve(choices: readonly Choice[]): Shelves {
  const least = new Map<string, number>()
  for (const { chip } of choices)
    if (chip.alike !== undefined)
      least.set(chip.alike, Math.min(least.get(chip.alike) ?? Number.POSITIVE_INFINITY, chip.cost ?? 0))
  const isDearer = ({ chip }: Choice): boolean =>
    chip.alike !== undefined && (chip.cost ?? 0) > (least.get(chip.alike) ?? 0)
  return {
    plain: choices.filter(choice => !choice.chip.ends && !isDearer(choice)),
    dearer: choices.filter(choice => !choice.chip.ends && isDearer(choice)),
    ends: choices.filter(choice => choice.chip.ends),
  }
}

/** So many options are seen without scrolling; more of them fold when all lie on the board. */
const SEEN_AT_ONCE = 12
/** On small screens the board, where they lie, needs the room: what can be touched there folds if it needs a second row. */
const SEEN_AT_ONCE_SMALL = 8

/** Whether the chips of a question, and those of its runs, stand under a summary that opens. */
export interface Folds {
  readonly plain: boolean
  readonly runs: boolean
}

/** `touchable`: every option can be touched on the board as it is drawn. */
export function foldsOf({ choices, runs }: Question, small: boolean, touchable: boolean): Folds {
  const { plain } = shelve(choices)
  const most = small ? SEEN_AT_ONCE_SMALL : SEEN_AT_ONCE
  const haveAll = plain.length > 0 && plain.every(({ piece }) => piece !== null)
  const inOneGo = runs.choices.length
  // Where every answer is part of a run, runs come first: the single ones can be given on the pieces.
  const giveWay = runs.areAll && inOneGo > 0 && plain.length + inOneGo > most
  const folded = haveAll && (plain.length > most || touchable || giveWay)
  return {
    plain: folded,
    runs: inOneGo + (folded ? 0 : plain.length) > (small ? SEEN_AT_ONCE_SMALL : MOST_RUNS),
  }
}
