import { type Chance, cloneChance, NO_CHANCE, takeRandom } from '../chance.js'
import { type ConfigSpec, readFields } from '../config.js'
import type { Decision, Game, PlainEvent, SeatScore } from '../game.js'
import { type Seat, SPECTATOR, UNKNOWN } from '../seat.js'
import { withEnglish } from '../text.js'

/**
 * The smallest game that has everything the kernel knows of: hidden hands, a deck, a secret choice of all
 * seats at once, and a token usable at any time. Each round all seats lay a card face down; the single
 * highest card scores. Used by the tests of kernel and server.
 */
export interface HighCardState {
  readonly seats: number
  chance: Chance
  deck: number[]
  hands: number[][]
  /** The card laid face down by each seat this round; 0 for none. */
  laid: number[]
  tokens: number[]
  points: number[]
  roundsLeft: number
}

export type HighCardOption =
  | { readonly kind: 'lay'; readonly card: number }
  | { readonly kind: 'swap'; readonly card: number }

export interface HighCardConfig {
  readonly players: number
}

export type HighCardEvent = PlainEvent & { readonly card?: number; readonly winner?: number }

const HAND = 3
const ROUNDS = 5

const config: ConfigSpec<HighCardConfig> = {
  fields: [{ name: 'players', kind: 'choice', choices: [2, 3, 4], default: 2 }],
  parse: input => ({ players: Number(readFields(config.fields, input).players) }),
  seats: ({ players }) => players,
}

function standing(state: HighCardState): SeatScore[] {
  return state.points.map(points => ({ total: points, categories: { rounds: points } }))
}

export const highCard: Game<HighCardState, HighCardOption, HighCardConfig, HighCardEvent> = {
  id: 'high-card',
  rulesVersion: '1',
  config,
  standing,

  setup({ players }, chance) {
    const deck = Array.from({ length: 12 * players }, (_, i) => i + 1)
    const hands = Array.from({ length: players }, () =>
      Array.from({ length: HAND }, () => takeRandom(chance, deck)),
    )
    const zeros = (): number[] => new Array<number>(players).fill(0)
    const tokens = zeros().fill(1)
    return { seats: players, chance, deck, hands, laid: zeros(), tokens, points: zeros(), roundsLeft: ROUNDS }
  },

  decisions(state) {
    const open: Decision<HighCardOption>[] = []
    if (state.roundsLeft === 0) return open
    for (let seat = 0; seat < state.seats; seat++) {
      const hand = state.hands[seat]
      if (state.laid[seat] === 0)
        open.push({ seat, ask: 'lay', options: hand.map(card => ({ kind: 'lay', card })) })
      if (state.tokens[seat] > 0)
        open.push({
          seat,
          ask: 'swap',
          options: hand.map(card => ({ kind: 'swap', card })),
          optional: 'anyTime',
        })
    }
    return open
  },

  apply(state, seat, option, tell) {
    const hand = state.hands[seat]
    hand.splice(hand.indexOf(option.card), 1)
    if (option.kind === 'swap') {
      state.tokens[seat]--
      hand.push(takeRandom(state.chance, state.deck))
      tell?.({ type: 'swapped', seat, card: option.card })
      return
    }
    state.laid[seat] = option.card
    tell?.({ type: 'laid', seat })
    if (state.laid.includes(0)) return
    const winner = state.laid.indexOf(Math.max(...state.laid))
    state.points[winner]++
    state.laid.fill(0)
    state.roundsLeft--
    tell?.({ type: 'shown', winner })
    if (state.roundsLeft > 0)
      for (const other of state.hands) other.push(takeRandom(state.chance, state.deck))
  },

  outcome(state) {
    if (state.roundsLeft > 0) return undefined
    const best = Math.max(...state.points)
    const winners = state.points.flatMap((points, seat) => (points === best ? [seat] : []))
    return { scores: standing(state), winners }
  },

  view(state, viewer) {
    const known = (seat: Seat): boolean => seat === viewer && viewer !== SPECTATOR
    return {
      ...state,
      chance: NO_CHANCE,
      deck: state.deck.map(() => UNKNOWN),
      hands: state.hands.map((hand, seat) => (known(seat) ? [...hand] : hand.map(() => UNKNOWN))),
      laid: state.laid.map((card, seat) => (card === 0 || known(seat) ? card : UNKNOWN)),
      tokens: [...state.tokens],
      points: [...state.points],
    }
  },

  clone: state => ({
    ...state,
    chance: cloneChance(state.chance),
    deck: [...state.deck],
    hands: state.hands.map(hand => [...hand]),
    laid: [...state.laid],
    tokens: [...state.tokens],
    points: [...state.points],
  }),

  imagine(view, chance) {
    const seen = new Set([...view.hands.flat(), ...view.laid])
    const pool: number[] = []
    for (let card = 1; card <= 12 * view.seats; card++) if (!seen.has(card)) pool.push(card)
    const fill = (card: number): number => (card === UNKNOWN ? takeRandom(chance, pool) : card)
    const state = highCard.clone(view)
    state.hands = view.hands.map(hand => hand.map(fill))
    state.laid = view.laid.map(fill)
    state.deck = view.deck.map(fill)
    state.chance = chance
    return state
  },

  witness(event, viewer) {
    if (event.type !== 'swapped' || event.seat === viewer) return event
    return { type: 'swapped', seat: event.seat ?? SPECTATOR }
  },

  refusals: () => [],

  text: {
    catalogues: withEnglish({
      en: {
        lay: 'Lay a card.',
        swap: 'Swap a card.',
        card: 'Card {card}',
        event: '{type}',
        'config.players': 'Players',
        'score.rounds': 'Rounds won',
      },
      ru: {
        lay: 'Положите карту.',
        swap: 'Обменяйте карту.',
        card: 'Карта {card}',
        event: '{type}',
        'config.players': 'Игроки',
        'score.rounds': 'Выигранные раунды',
      },
      fr: {
        lay: 'Posez une carte.',
        swap: 'Échangez une carte.',
        card: 'Carte {card}',
        event: '{type}',
        'config.players': 'Joueurs',
        'score.rounds': 'Manches gagnées',
      },
      pl: {
        lay: 'Połóż kartę.',
        swap: 'Wymień kartę.',
        card: 'Karta {card}',
        event: '{type}',
        'config.players': 'Gracze',
        'score.rounds': 'Wygrane rundy',
      },
    }),
    prompt: (_state, decision) => ({ key: decision.ask }),
    option: (_state, _seat, option) => ({ key: 'card', params: { card: option.card } }),
    event: event => ({ key: 'event', params: { type: event.type } }),
  },
}
