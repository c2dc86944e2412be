import { type GameText, withEnglish } from '@railhead/kernel'
import type { Event, Option, State } from '../state.js'
import type { Key } from './en.js'
import { languages } from './languages.js'

const message = (key: Key, params: Record<string, number | { readonly seatName: number }> = {}) => ({
  key,
  params,
})

const sum = (claims: readonly number[]): number => claims.reduce((all, claim) => all + claim, 0)

export const text: GameText<State, Option, Event> = {
  catalogues: withEnglish<Key>(languages),
  prompt: state => message('prompt.bid', { claim: state.claim }),
  option: (_state, _seat, { card }) => message('option.bid', { card }),
  event(event) {
    const who = { seatName: event.seat }
    switch (event.type) {
      case 'turn':
        return message('event.turn', { claim: event.claim })
      case 'bid':
        return message('event.bid', { who })
      case 'shown':
        return message('event.shown', { who, card: event.card })
      case 'won':
        return message('event.won', { who, claim: event.claim })
    }
  },
  turnLine: (events, seat) =>
    events.flatMap(event =>
      event.type === 'won' && event.seat === seat ? [message('line.won', { claim: event.claim })] : [],
    ),
  summary: seen => [
    message('summary.claim', { claim: seen.claim, left: seen.claims.length }),
    ...seen.hands.map((hand, seat) =>
      message('summary.seat', { who: { seatName: seat }, cards: hand.length, points: sum(seen.won[seat]) }),
    ),
  ],
}
