import { expect, test } from 'vitest'
import { shuffle } from '../src/chance.js'
import type { Game } from '../src/game.js'
import { SPECTATOR } from '../src/seat.js'
import {
  CheckFailed,
  checkGame,
  type GameUnderTest,
  type HighCardConfig,
  type HighCardEvent,
  type HighCardOption,
  type HighCardState,
  highCard,
} from '../src/testing/index.js'

type HighCard = Game<HighCardState, HighCardOption, HighCardConfig, HighCardEvent>

const given: GameUnderTest<HighCardState, HighCardEvent> = {
  reshuffle(state, viewer, chance) {
    const hidden = state.hands.flatMap((hand, seat) =>
      seat === viewer ? [] : [...hand, ...(state.laid[seat] === 0 ? [] : [state.laid[seat]])],
    )
    const cards = shuffle(chance, [...hidden, ...state.deck])
    state.hands = state.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length)))
    state.laid = state.laid.map((card, seat) =>
      seat === viewer || card === 0 ? card : (cards.shift() ?? card),
    )
    state.deck = cards
  },
  reveals: ['shown'],
  secret: ['lay'],
  matches: 8,
}

/** What the kit says about the game with something changed. */
function findings(
  change: Partial<HighCard>,
  how: GameUnderTest<HighCardState, HighCardEvent> = given,
): string {
  try {
    checkGame<HighCardState, HighCardOption, HighCardConfig, HighCardEvent>({ ...highCard, ...change }, how)
  } catch (error) {
    if (error instanceof CheckFailed) return error.message
    throw error
  }
  return ''
}

test('a sound game passes all checks', () => {
  expect(findings({})).toBe('')
})

test('a view that shows the hands of others is found', () => {
  const leak: Partial<HighCard> = {
    view: (state, viewer) => ({ ...highCard.view(state, viewer), hands: state.hands.map(hand => [...hand]) }),
  }
  expect(findings(leak)).toContain('shows what')
})

test('a view that shows the stock is found, though what is imagined from it agrees', () => {
  const leak: Partial<HighCard> = {
    view: (state, viewer) => ({ ...highCard.view(state, viewer), deck: [...state.deck] }),
    imagine: (view, chance) => ({ ...highCard.imagine(view, chance), deck: [...view.deck] }),
  }
  expect(findings(leak)).toMatch(/nobody learns[^\n]*\n {2}the view of .* shows what/)
})

test('an event that tells others what was laid face down is found', () => {
  const leak: Partial<HighCard> = {
    apply(state, seat, option, tell) {
      highCard.apply(state, seat, option, event =>
        tell?.(event.type === 'laid' ? { ...event, card: option.card } : event),
      )
    },
    witness: event => event,
  }
  expect(findings(leak)).toContain('something hidden')
})

test('an event that tells others a card in hand is found', () => {
  expect(findings({ witness: event => event, apply: leakingHand })).toContain('something hidden')
})

/** Tells with every card that is laid what is left in the hand. */
function leakingHand(
  state: HighCardState,
  seat: number,
  option: HighCardOption,
  tell?: (event: HighCardEvent) => void,
): void {
  highCard.apply(state, seat, option, tell)
  tell?.({ type: 'left', seat, card: state.hands[seat][0] ?? 0 })
}

test('a question that depends on the hands of others is found', () => {
  const leak: Partial<HighCard> = {
    decisions: state =>
      highCard.decisions(state).filter(open => open.ask === 'lay' || state.hands[0][0] % 2 === 0),
  }
  expect(findings(leak)).toContain('who is asked what tells')
})

test('a shallow copy is found', () => {
  expect(findings({ clone: state => ({ ...state }) })).toContain('shares data')
})

test('scores that do not add up are found', () => {
  const wrong: Partial<HighCard> = {
    standing: state => highCard.standing(state).map(score => ({ ...score, total: score.total + 1 })),
    outcome: state => {
      const outcome = highCard.outcome(state)
      return (
        outcome && { ...outcome, scores: outcome.scores.map(score => ({ ...score, total: score.total + 1 })) }
      )
    },
  }
  expect(findings(wrong)).toContain('make')
})

test('a configuration that cannot be read again is found', () => {
  const { config } = highCard
  const renamed: Partial<HighCard> = {
    config: {
      ...config,
      parse: input => {
        const { players } = config.parse(input)
        return { players, playerCount: players }
      },
    },
  }
  expect(findings(renamed)).toContain("Unknown setting 'playerCount'")
})

test('texts that one language lacks, and settings without words, are found', () => {
  const { catalogues } = highCard.text
  const { lay: _, ...without } = catalogues.pl
  expect(findings({ text: { ...highCard.text, catalogues: { ...catalogues, pl: without } } })).toContain(
    'pl lacks lay',
  )
})

test('a match that does not end is found', () => {
  const endless: Partial<HighCard> = {
    apply(state, seat, option) {
      const hand = [...state.hands[seat]]
      if (option.kind === 'swap') highCard.apply(state, seat, option)
      else state.hands[seat] = hand
    },
  }
  expect(findings(endless, { ...given, longest: 300 })).toContain('not over after 300 answers')
})

test('a reshuffle that does nothing proves nothing, and is told so', () => {
  expect(findings({}, { ...given, reshuffle: () => undefined })).toContain('reshuffle never changes anything')
})

test('a spectator is a viewer too', () => {
  const leak: Partial<HighCard> = {
    view: (state, viewer) =>
      viewer === SPECTATOR ? { ...highCard.view(state, 0), deck: [] } : highCard.view(state, viewer),
  }
  expect(findings(leak)).toContain('a spectator')
})
