import { expect, test } from 'vitest'
import {
  type AnyGame,
  answersOf,
  anyGame,
  compareRecorded,
  Match,
  type PlainOption,
  type RecordedMatch,
  recordMatch,
} from '../src/index.js'
import { highCard, playRandomly } from '../src/testing/index.js'

/** The toy game with a turn at every round. */
const game: AnyGame = turning(anyGame(highCard))

function turning(inner: AnyGame): AnyGame {
  return {
    ...inner,
    apply: (state, seat, option, tell) =>
      inner.apply(state, seat, option, event => {
        tell?.(event)
        if (event.type === 'shown') tell?.({ type: 'turn' })
      }),
  }
}

function recordedMatch(answers = 10_000): RecordedMatch {
  const match = Match.start(game, { players: 3 }, 'recorded')
  playRandomly(match, 'answers', answers)
  return recordMatch(game, { config: match.config, seed: match.seed, answers: match.answers }, NAMED)
}

const NAMED = { id: '001', players: ['random'] }

const changed = (change: Partial<AnyGame>): AnyGame => ({ ...game, ...change })

test('a recorded match holds its answers, a mark for each turn, the last hash and the outcome', () => {
  const match = Match.start(game, { players: 3 }, 'recorded')
  playRandomly(match, 'answers', 10_000)
  const recorded = recordedMatch()
  expect(answersOf(recorded)).toEqual(match.answers)
  expect(recorded).toMatchObject({ id: '001', rules: '1', seed: 'recorded', hash: match.hash() })
  expect(recorded.outcome).toEqual(game.outcome(match.state))
  // The set-up and five rounds.
  expect(recorded.turns.map(([answers]) => answers)).toHaveLength(6)
  expect(new Set(recorded.options.map(option => JSON.stringify(option))).size).toBe(recorded.options.length)
  expect(compareRecorded(game, recorded)).toBeUndefined()
})

test('a match that was left unfinished has no outcome, and a mark where it stopped', () => {
  const recorded = recordedMatch(5)
  expect(recorded.outcome).toBeNull()
  expect(recorded.turns.at(-1)?.[0]).toBe(5)
  expect(compareRecorded(game, recorded)).toBeUndefined()
})

test('the order in which options are offered makes no difference', () => {
  const reversed = changed({
    decisions: state =>
      game.decisions(state).map(decision => ({ ...decision, options: [...decision.options].reverse() })),
  })
  expect(compareRecorded(reversed, recordedMatch())).toBeUndefined()
})

test('the first difference is found, with the turn in which it begins', () => {
  const recorded = recordedMatch()
  const third = recorded.turns[3][0]
  const lateApply: AnyGame['apply'] = (state, seat, option, tell) => {
    game.apply(state, seat, option, tell)
    if (Reflect.get(state, 'roundsLeft') === 2) Reflect.set(state, 'points', [0, 0, 0])
  }
  expect(compareRecorded(changed({ apply: lateApply }), recorded)).toMatchObject({
    kind: 'play',
    turn: 3,
    answers: third,
  })
})

test('an answer that is not offered any more, rules that break and turns that begin elsewhere are told apart', () => {
  const recorded = recordedMatch()
  const [first] = answersOf(recorded)
  const without = changed({
    decisions: state =>
      game.decisions(state).map(decision => ({
        ...decision,
        options:
          decision.seat === first.seat
            ? decision.options.filter(option => JSON.stringify(option) !== JSON.stringify(first.option))
            : decision.options,
      })),
  })
  expect(compareRecorded(without, recorded)).toMatchObject({ kind: 'play', turn: 0 })
  expect(compareRecorded(without, unmarked(without, recorded))).toMatchObject({ kind: 'illegal', answers: 0 })

  const broken = changed({
    apply: () => {
      throw new Error('out of cards')
    },
  })
  expect(compareRecorded(broken, recorded)).toMatchObject({ kind: 'failed', turn: 1, answers: 0 })
  expect(compareRecorded(broken, recorded)?.what).toContain('out of cards')
  expect(compareRecorded(anyGame(highCard), recorded)).toMatchObject({ kind: 'turns', turn: 1 })
})

/** The same match with the mark of the set-up as that game makes it. */
function unmarked(by: AnyGame, recorded: RecordedMatch): RecordedMatch {
  const { turns } = recordMatch(by, { config: recorded.config, seed: recorded.seed, answers: [] }, NAMED)
  return { ...recorded, turns: [turns[0], ...recorded.turns.slice(1)] }
}

test('a state that is only stored differently is told from a changed rule', () => {
  const stored = changed({
    setup: (config, chance, tell) => ({ ...game.setup(config, chance, tell), newField: 1 }),
  })
  const recorded = recordedMatch()
  expect(compareRecorded(stored, recorded)).toMatchObject({ kind: 'state', turn: 0, answers: 0 })
  expect(compareRecorded(stored, recorded, { playOnly: true })).toBeUndefined()
})

test('another outcome and an unknown version are differences', () => {
  const recorded = recordedMatch()
  const nobody = changed({
    outcome: state => {
      const outcome = game.outcome(state)
      return outcome && { ...outcome, winners: [] }
    },
  })
  expect(compareRecorded(nobody, recorded)).toMatchObject({ kind: 'outcome', turn: 5 })
  expect(compareRecorded(game, { ...recorded, rules: '7' })).toMatchObject({ kind: 'start', turn: 0 })
})

test('of answers that are not legal to the end, the legal beginning is recorded', () => {
  const whole = recordedMatch()
  const answers = answersOf(whole).slice(0, 4)
  const wrong: PlainOption = { kind: 'lay', card: 999 }
  const { config, seed } = whole
  const recorded = recordMatch(
    game,
    { config, seed, answers: [...answers, { seat: 0, option: wrong }] },
    NAMED,
  )
  expect(answersOf(recorded)).toEqual(answers)
  expect(compareRecorded(game, recorded)).toBeUndefined()
})
