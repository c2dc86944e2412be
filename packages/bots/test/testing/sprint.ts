import {
  type AnyGame,
  anyGame,
  type Chance,
  type Game,
  type PlainEvent,
  type PlainState,
  readFields,
  withEnglish,
} from '@railhead/kernel'
import type { Model } from '../../src/model.js'

interface Sprint {
  readonly chance: Chance
  left: number
  turn: number
  steps: number[]
}
type Stride = { readonly steps: number }

const TURNS = 10
const MOST_STEPS = 2

/** Two seats run in turn, some steps each time. Both get seven points for it; who has gone further has won. */
const rules: Game<Sprint, Stride, { readonly seats: number }, PlainEvent> = {
  id: 'sprint',
  rulesVersion: '1',
  config: {
    fields: [{ name: 'seats', kind: 'choice', choices: [1, 2], default: 2 }],
    parse: input => ({ seats: Number(readFields(rules.config.fields, input).seats) }),
    seats: ({ seats }) => seats,
  },
  setup: ({ seats }, chance) => ({ chance, left: TURNS, turn: 0, steps: new Array<number>(seats).fill(0) }),
  decisions: ({ left, turn }) =>
    left === 0
      ? []
      : [
          {
            seat: turn,
            ask: 'run',
            options: Array.from({ length: MOST_STEPS + 1 }, (_, steps) => ({ steps })),
          },
        ],
  apply(state, seat, { steps }) {
    state.steps[seat] += steps
    state.left--
    state.turn = (seat + 1) % state.steps.length
  },
  outcome: state => (state.left > 0 ? undefined : { scores: rules.standing(state), winners: winners(state) }),
  standing: state => state.steps.map(() => ({ total: state.left > 0 ? 0 : 7, categories: {} })),
  view: state => rules.clone(state),
  clone: state => ({ ...state, steps: [...state.steps] }),
  imagine: view => rules.clone(view),
  witness: event => event,
  refusals: () => [],
  text: {
    catalogues: withEnglish({ en: {} }),
    prompt: () => ({ key: 'prompt' }),
    option: () => ({ key: 'option' }),
    event: () => ({ key: 'event' }),
  },
}

/** Alone one has to go further than somebody who takes a step every turn. */
function winners({ steps }: Sprint): number[] {
  const most = steps.length === 1 ? TURNS + 0.5 : Math.max(...steps)
  return steps.flatMap((count, seat) => (count >= most ? [seat] : []))
}

export const sprint: AnyGame = anyGame(rules)

const sprintOf = (state: PlainState): Sprint => state as Sprint

/** Sees that somebody runs at all, and how far each seat is ahead of a step every turn. */
export const sprintModel: Model = {
  game: 'sprint',
  chapters: [],
  chapterOf: () => 0,
  features: [{ name: 'one' }, { name: 'ahead' }],
  readFeatures(state, seat, out) {
    const { steps, left } = sprintOf(state)
    out[0] = 1
    out[1] = steps[seat] - (TURNS - left) / steps.length
  },
  // Alone it is not the points that tell who has won either.
  score: (state, seat) => (sprintOf(state).steps.length === 1 ? 0 : sprint.standing(state)[seat].total),
  categories: [],
  isOver: state => sprintOf(state).left === 0,
  timeLeft: state => sprintOf(state).left / TURNS,
  turnOf: state => sprintOf(state).left,
  classes: { run: [0, MOST_STEPS + 1] },
  classOf: (_state, _decision, option) => (option as Stride).steps,
  key: option => (option as Stride).steps,
  scale: 5,
  styles: [],
  archetypes: [],
}
