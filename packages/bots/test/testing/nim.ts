import {
  type AnyGame,
  anyGame,
  type Chance,
  type Game,
  type PlainEvent,
  readFields,
  withEnglish,
} from '@railhead/kernel'

interface Nim {
  readonly chance: Chance
  sticks: number
  turn: number
  points: number[]
}
type Take = { readonly take: number }

/** Two seats take one to three sticks in turn; whoever takes the last gets ten points. All is open, nothing is luck. */
const rules: Game<Nim, Take, { readonly sticks: number }, PlainEvent> = {
  id: 'nim',
  rulesVersion: '1',
  config: {
    fields: [{ name: 'sticks', kind: 'choice', choices: [3, 5, 6, 7], default: 5 }],
    parse: input => ({ sticks: Number(readFields(rules.config.fields, input).sticks) }),
    seats: () => 2,
  },
  setup: ({ sticks }, chance) => ({ chance, sticks, turn: 0, points: [0, 0] }),
  decisions: state =>
    state.sticks === 0
      ? []
      : [
          {
            seat: state.turn,
            ask: 'take',
            options: [1, 2, 3].filter(take => take <= state.sticks).map(take => ({ take })),
          },
        ],
  apply(state, seat, { take }) {
    state.sticks -= take
    if (state.sticks === 0) state.points[seat] = 10
    state.turn = 1 - seat
  },
  outcome: state =>
    state.sticks > 0 ? undefined : { scores: rules.standing(state), winners: [state.points[0] > 0 ? 0 : 1] },
  standing: state => state.points.map(total => ({ total, categories: {} })),
  view: state => rules.clone(state),
  clone: state => ({ ...state, points: [...state.points] }),
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

export const nim: AnyGame = anyGame(rules)
