import {
  type Chance,
  cloneChance,
  type Game,
  NO_CHANCE,
  type PlainEvent,
  readFields,
  withEnglish,
} from '@railhead/kernel'

/**
 * A toy game in which a seat can answer for ever: everybody puts a stone down or takes it back until they say that
 * they are done. Whoever has a stone down then has a point.
 */
export interface DitherState {
  chance: Chance
  stones: boolean[]
  done: boolean[]
}

export type DitherOption = { readonly kind: 'put' | 'back' | 'done' }

const SEATS = { name: 'players', kind: 'choice', choices: [2, 3], default: 2 } as const

const scores = ({ stones }: DitherState) =>
  stones.map(stone => ({ total: stone ? 1 : 0, categories: { stones: stone ? 1 : 0 } }))

export const dither: Game<DitherState, DitherOption, { readonly players: number }, PlainEvent> = {
  id: 'dither',
  rulesVersion: '1',
  config: {
    fields: [SEATS],
    parse: input => ({ players: Number(readFields([SEATS], input).players) }),
    seats: ({ players }) => players,
  },
  setup: ({ players }, chance) => ({
    chance,
    stones: new Array(players).fill(false),
    done: new Array(players).fill(false),
  }),
  decisions: ({ stones, done }) =>
    done.flatMap((isDone, seat) =>
      isDone
        ? []
        : [{ seat, ask: 'place', options: [{ kind: stones[seat] ? 'back' : 'put' }, { kind: 'done' }] }],
    ),
  apply(state, seat, { kind }) {
    if (kind === 'done') state.done[seat] = true
    else state.stones[seat] = kind === 'put'
  },
  outcome: state => (state.done.includes(false) ? undefined : { scores: scores(state), winners: [0] }),
  standing: scores,
  view: state => ({ ...dither.clone(state), chance: NO_CHANCE }),
  clone: ({ chance, stones, done }) => ({
    chance: cloneChance(chance),
    stones: [...stones],
    done: [...done],
  }),
  imagine: (view, chance) => ({ ...dither.clone(view), chance }),
  witness: event => event,
  refusals: () => [],
  text: {
    catalogues: withEnglish({ en: { what: '{what}' } }),
    prompt: (_state, { ask }) => ({ key: 'what', params: { what: ask } }),
    option: (_state, _seat, { kind }) => ({ key: 'what', params: { what: kind } }),
    event: ({ type }) => ({ key: 'what', params: { what: type } }),
  },
}
