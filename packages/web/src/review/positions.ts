import { type AnyGame, Match, type PlainOption, type PlainState, type Translate } from '@railhead/kernel'
import { offered, type ReviewTurn } from '@railhead/review'

/** What a line leads to, step by step. */
export interface LineStep {
  readonly state: PlainState
  /** The answer that led there, in words; undefined before the first. */
  readonly words: string | undefined
}

/** The positions of the better line of a turn, from the one before it on. */
export function stepsOf(game: AnyGame, file: object, turn: ReviewTurn, say: Translate): LineStep[] {
  const state = Match.replay(game, file, turn.at).state
  const steps: LineStep[] = [{ state: game.clone(state), words: undefined }]
  for (const wanted of turn.line) {
    const option = offered(game, state, turn.seat, wanted)
    if (option === undefined) break
    const words = say(game.text.option(state, turn.seat, option))
    game.apply(state, turn.seat, option)
    steps.push({ state: game.clone(state), words })
  }
  return steps
}

/** Where the line chosen so far leads: the position, and what can be chosen there. */
export interface Standing {
  readonly state: PlainState
  /** What was chosen, in words. */
  readonly chosen: readonly string[]
  /** Empty when chance or somebody else has a say: the line ends there. */
  readonly options: readonly PlainOption[]
}

export function standingAfter(
  game: AnyGame,
  file: object,
  { at, seat }: Pick<ReviewTurn, 'at' | 'seat'>,
  line: readonly PlainOption[],
  say: Translate,
): Standing {
  const match = Match.replay(game, file, at)
  const chosen: string[] = []
  let isOpen = true
  for (const option of line) {
    chosen.push(say(game.text.option(match.state, seat, option)))
    const { drawn } = match.state.chance
    const told = match.answer(seat, option)
    isOpen = match.state.chance.drawn === drawn && told.every(({ type }) => type !== 'turn')
  }
  const asked = isOpen
    ? match.decisions().find(open => open.seat === seat && open.optional === undefined)
    : undefined
  return { state: match.state, chosen, options: asked?.options ?? [] }
}
