import { seedChance } from '../../chance.js'
import type { Decision, PlainEvent, PlainState } from '../../game.js'
import { canonicalJson, stateHash } from '../../hash.js'
import { Match } from '../../match.js'
import { playRandomly } from '../play.js'
import { ensure, ensureSame, shown } from './failed.js'
import type { Subject } from './subject.js'

type Any = Subject<PlainState, object, unknown, PlainEvent>

const MOST_OPTIONS = 200

/** Everybody who is asked has an answer, options are flat and different, all matches end with scores that add up. */
export function checkCourse(subject: Any): void {
  const { game } = subject
  subject.forMatches((config, seed) => {
    const seats = game.config.seats(config)
    const end = subject.play(config, seed, state => {
      ensure(game.outcome(state) === undefined, () => 'the match is over, but somebody is asked')
      const decisions = game.decisions(state)
      for (const decision of decisions) checkDecision(decision, seats)
      const asked = decisions.map(({ seat, ask }) => `${seat} ${ask}`)
      ensure(
        new Set(asked).size === asked.length,
        () => `a seat is asked the same twice: ${asked.join(', ')}`,
      )
      ensure(
        decisions.some(({ optional }) => optional === undefined),
        () => 'nobody must answer, and the match is not over',
      )
    })
    checkOutcome(subject, end, seats)
  })
}

function checkDecision({ seat, ask, options }: Decision<object>, seats: number): void {
  ensure(Number.isInteger(seat) && seat >= 0 && seat < seats, () => `'${ask}' asks seat ${seat} of ${seats}`)
  ensure(options.length > 0, () => `'${ask}' has no options`)
  ensure(
    options.length <= MOST_OPTIONS,
    () => `'${ask}' has ${options.length} options; make it several questions`,
  )
  for (const option of options)
    for (const value of Object.values(option))
      ensure(
        ['string', 'number', 'boolean'].includes(typeof value) && !Number.isNaN(value),
        () => `an option of '${ask}' is not flat: ${shown(option)}`,
      )
  const written = options.map(option => canonicalJson(option))
  ensure(
    new Set(written).size === written.length,
    () => `'${ask}' offers the same twice: ${written.join(', ')}`,
  )
}

function checkOutcome({ game }: Any, end: PlainState, seats: number): void {
  const outcome = game.outcome(end)
  ensure(outcome !== undefined, () => 'nobody is asked, but the match has no outcome')
  if (outcome === undefined) return
  ensure(outcome.scores.length === seats, () => `${outcome.scores.length} scores for ${seats} seats`)
  for (const { total, categories } of [...outcome.scores, ...(outcome.opponent ? [outcome.opponent] : [])]) {
    const sum = Object.values(categories).reduce((all, one) => all + one, 0)
    ensure(sum === total, () => `the categories ${shown(categories)} make ${sum}, not ${total}`)
  }
  for (const winner of outcome.winners)
    ensure(winner >= 0 && winner < seats, () => `seat ${winner} of ${seats} won`)
  ensureSame(game.standing(end), outcome.scores, () => 'standing at the end is not the outcome')
}

/** The same seed and answers lead to the same state, with or without listeners, from a file, and on a copy. */
export function checkReplay(subject: Any): void {
  const { game } = subject
  subject.forMatches((config, seed) => {
    const match = Match.start(game, config, seed)
    const copies: { readonly copy: PlainState; readonly hash: string; readonly at: number }[] = []
    playRandomly(match, `${seed} answers`, subject.longest, () => {
      if (match.answers.length % 7 === 0)
        copies.push({ copy: game.clone(match.state), hash: match.hash(), at: match.answers.length })
    })
    const state: unknown = JSON.parse(JSON.stringify(match.state))
    ensureSame(state, match.state, () => 'the state is not plain JSON')
    const file: unknown = JSON.parse(JSON.stringify(match.record()))
    ensureSame(
      Match.replay(game, file).state,
      match.state,
      () => 'a replay of the stored match leads elsewhere',
    )
    const silent = game.setup(match.config, seedChance(seed))
    for (const { seat, option } of match.answers) game.apply(silent, seat, option)
    ensureSame(silent, match.state, () => 'without anybody listening the answers lead elsewhere')
    for (const { copy, hash, at } of copies)
      ensure(
        stateHash(copy) === hash,
        () => `the copy made after ${at} answers changed with the original: clone shares data`,
      )
    for (const { copy, at } of copies.slice(0, 3)) {
      for (const { seat, option } of match.answers.slice(at)) game.apply(copy, seat, option)
      ensureSame(copy, match.state, () => `the copy made after ${at} answers goes elsewhere`)
    }
  })
}

const UNDONE_EVERY = 5

/** Taking back leads to the state before; free is never more than one's own last answers, nor past a draw. */
export function checkUndo(subject: Any): void {
  const { game } = subject
  subject.forMatches((config, seed) => {
    const match = Match.start(game, config, seed)
    const before: { readonly hash: string; readonly drawn: number }[] = []
    playRandomly(match, `${seed} answers`, 150, () => {
      const last = match.answers.at(-1)
      if (last && before.length % UNDONE_EVERY === 0) {
        const free = match.freeUndo(last.seat)
        const reach = match.answers.length - free
        for (const { seat } of match.answers.slice(reach))
          ensure(seat === last.seat, () => `free undo of seat ${last.seat} reaches an answer of seat ${seat}`)
        ensure(
          free === 0 || before[reach].drawn === match.state.chance.drawn,
          () => 'free undo reaches past a draw',
        )
        match.undo(1)
        ensure(
          match.hash() === before[before.length - 1].hash,
          () => 'undo does not lead to the state before',
        )
        match.answer(last.seat, last.option)
      }
      before.push({ hash: match.hash(), drawn: match.state.chance.drawn })
    })
  })
}
