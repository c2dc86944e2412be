import {
  type AnyGame,
  below,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
  type SeatScore,
  seedChance,
} from '@railhead/kernel'
import { type Evaluator, leadOf } from '../evaluator.js'
import { countsOf, headsOf } from '../heads.js'
import { type ChapterNets, evaluatorFrom, type Model, readOwn } from '../model.js'
import { evaluateHeads } from '../net.js'
import type { NetFile } from '../netFile.js'
import { type Assessment, best, draw, type Effort, nextQuestion, search } from '../search.js'
import { newTraits } from '../traits.js'
import { newNode, treeAfter } from '../tree.js'
import type { Forecast } from './calibration.js'
import type { Pair, Position, Sample } from './netTrainer.js'
import { OptionWriter } from './policySlopes.js'
import type { Choice } from './policyTrainer.js'
import { insistedOn, isOdd, type Style, Styles } from './styles.js'

/** How the matches of a generation are played. */
export interface SelfPlaySettings {
  readonly configs: readonly unknown[]
  readonly matches: number
  /** Iterations of the search for each option, and at most. */
  readonly perOption: number
  readonly most: number
  /** How many times the turn comes back before a line is judged: of one match after the other with each configuration. */
  readonly horizons: readonly number[]
  /** How much the leader among the others counts against the own score. */
  readonly rivalry: number
  /** Answers out of 100 that are drawn by the priors instead of searched. */
  readonly noise: number
  /** Answers out of 100 that are drawn at random, so that what looks bad is tried too. */
  readonly random: number
  /** Seats out of 100 that play in a style of their own for a while. */
  readonly styled: number
  /** Seats out of 100 that rate everything somewhat differently for the whole match, and are learnt from; 0 if absent. */
  readonly strayed?: number
  /** Searched answers out of 100 that the policy learns from; a part of them if absent, as they are many and alike. */
  readonly choices?: number
  /** Turns out of 100 at which several options are played on with, to learn how they compare. */
  readonly siblings: number
  /** How much of what is learnt to expect comes from the end instead of what was expected an own turn later. */
  readonly trust?: number
  /** Earlier selves, one of which has a seat in some matches. */
  readonly league?: readonly NetFile[]
  /** Matches out of 100 in which that is so, if there are any; nobody plays alone against an earlier self. */
  readonly leagued?: number
}

/** What a match brings to learn from. */
export interface MatchSamples {
  readonly samples: readonly Sample[]
  readonly pairs: readonly Pair[]
  readonly choices: readonly Choice[]
  readonly forecasts: readonly Forecast[]
  readonly scores: readonly SeatScore[]
  /** How far each seat led, and how many turns it had. */
  readonly leads: readonly number[]
  readonly turns: readonly number[]
  /** Whether somebody else won where an earlier self had a seat, or the part of the win that was not its own. */
  readonly againstLeague?: number
}

/** What `trust` is if nothing is said. */
export const USUAL_TRUST = 0.97
/** What `choices` is if nothing is said. */
export const USUAL_CHOICES = 30
const OPENNESS = 0.15
/** Positions out of 100 that the net learns from: they are many, and alike. */
const KEPT_POSITIONS = 60
/** A line from a sibling is played on for so many own turns, quickly. */
const SIBLING_TURNS = 6
const SIBLINGS = 3
const QUICK = { perOption: 2, most: 12 } as const

/** Plays matches with what is known. */
export class SelfPlay {
  private readonly plain: Evaluator
  private readonly styles: Styles
  private readonly choices: Choice[] = []
  private readonly pairs: Pair[] = []
  private readonly cells: Float32Array
  private readonly traits = newTraits()
  /** What the searches of this turn have found so far. */
  private tree = newNode()

  constructor(
    private readonly game: AnyGame,
    private readonly model: Model,
    private readonly settings: SelfPlaySettings,
    private readonly horizon: number,
    private readonly nets: ChapterNets,
  ) {
    this.plain = evaluatorFrom(model, () => nets)
    this.styles = new Styles(model, nets, this.plain, settings.league ?? [])
    this.cells = new Float32Array(nets.net.cells)
  }

  play(config: unknown, seed: string): MatchSamples {
    const { game, model, plain, settings } = this
    this.choices.length = 0
    this.pairs.length = 0
    const state = game.setup(config, seedChance(seed))
    const luck = seedChance(`${seed}/luck`)
    const seats = game.config.seats(config)
    const styles = Array.from({ length: seats }, () => this.styles.draw(settings, luck))
    const guest = this.guestOf(seats, luck)
    if (guest !== undefined) styles[guest] = this.styles.earlierSelf(luck)
    const seen: Seen[][] = styles.map(() => [])
    const turns = new Array<number>(seats).fill(0)
    const expectations: Omit<Forecast, 'won'>[] = []
    let lastTurn = -1
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      const timeLeft = model.timeLeft(state)
      const turn = model.turnOf?.(state) ?? decision.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        turns[decision.seat]++
        this.tree = newNode()
        // What odd players come to is no measure, but what the usual ones make of it afterwards is.
        for (let seat = 0; seat < seats; seat++)
          if (!isOdd(styles[seat], timeLeft)) seen[seat].push(this.observe(state, seat, turns[seat]))
        if (styles.every(style => !isOdd(style, timeLeft) && style.usual === plain))
          expectations.push(this.expect(state, seen, timeLeft))
        if (!isOdd(styles[decision.seat], timeLeft) && below(luck, 100) < settings.siblings)
          this.comparePlays(state, decision, luck)
      }
      const option = this.answer(state, decision, styles[decision.seat], timeLeft, luck)
      this.tree = treeAfter(this.tree, model.key(option))
      game.apply(state, decision.seat, option)
    }
    const scores = game.standing(state)
    const ends = scores.map((_, seat) => model.score(state, seat))
    const outcome = game.outcome(state)
    const share = 1 / Math.max(1, outcome?.winners.length ?? 1)
    const won = styles.map((_, seat) => (outcome?.winners.includes(seat) ? share : 0))
    const trust = (settings.trust ?? USUAL_TRUST) ** (1 / seats)
    const samples = seen.flatMap((positions, seat) => {
      const end = countsOf(game, model, state, seat, turns[seat])
      return samplesOf(positions, end, trust).filter(() => below(luck, 100) < KEPT_POSITIONS)
    })
    return {
      samples,
      pairs: [...this.pairs],
      choices: [...this.choices],
      forecasts: expectations.map(expectation => ({ ...expectation, won })),
      scores,
      leads: scores.map((_, seat) => leadOf(ends, seat)),
      turns,
      ...(guest === undefined ? {} : { againstLeague: 1 - won[guest] }),
    }
  }

  /** The seat that an earlier self has in a match, if one has. */
  private guestOf(seats: number, luck: Chance): Seat | undefined {
    const { league = [], leagued = 0 } = this.settings
    return seats > 1 && league.length > 0 && below(luck, 100) < leagued ? below(luck, seats) : undefined
  }

  /** A position as a seat meets it. */
  private observe(state: PlainState, seat: Seat, ownTurns: number): Seen {
    const { game, model, nets } = this
    const seen = new Float32Array(model.features.length)
    model.readFeatures(state, seat, seen)
    const timeLeft = model.timeLeft(state)
    const now = countsOf(game, model, state, seat, ownTurns)
    const expected = new Float32Array(headsOf(model).length)
    if (nets.heads.length >= expected.length) evaluateHeads(nets.net, seen, timeLeft, this.cells, expected)
    for (let head = 0; head < expected.length; head++) expected[head] += now[head]
    return { seen, timeLeft, now, expected }
  }

  /** What is expected of all seats, who have just met the position. */
  private expect(
    state: PlainState,
    met: readonly (readonly Seen[])[],
    timeLeft: number,
  ): Omit<Forecast, 'won'> {
    const { model, plain } = this
    const strengths: number[] = []
    plain.judge(state, met.length, [], strengths)
    return {
      seen: met.map(positions => positions[positions.length - 1].seen),
      scores: met.map((_, seat) => model.score(state, seat)),
      timeLeft,
      strengths,
    }
  }

  private answer(
    state: PlainState,
    decision: Decision<PlainOption>,
    style: Style,
    timeLeft: number,
    luck: Chance,
  ): PlainOption {
    const { settings, plain } = this
    const odd = isOdd(style, timeLeft)
    const evaluator = odd ? style.odd : style.usual
    const asked = odd ? insistedOn(state, decision, style.archetype) : decision
    const { options } = asked
    if (options.length === 1) return options[0]
    const dice = below(luck, 100)
    const priors = (): number[] => evaluator.priors(state, asked, [])
    if (dice < settings.random) {
      const open = priors().map(weight => (weight > 0 ? 1 : 0))
      return options[draw(luck, open)]
    }
    if (dice < settings.random + settings.noise) return options[draw(luck, priors())]
    // A tree may hold what the archetype does not want, or what another evaluator thought of it.
    if (odd) this.tree = newNode()
    const view = this.game.view(state, asked.seat)
    const assessments = this.search(view, asked, evaluator, settings, luck, this.tree)
    // Who overrates something is no example.
    if (!odd && evaluator === plain && below(luck, 100) < (settings.choices ?? USUAL_CHOICES)) {
      this.choices.push(this.choiceOf(view, asked, assessments))
    }
    return best(assessments).option
  }

  /** A question with how likely each answer should have been after what was found. Avoided answers are left out. */
  private choiceOf(
    view: PlainState,
    asked: Decision<PlainOption>,
    assessments: readonly Assessment[],
  ): Choice {
    const { model, plain, traits } = this
    const priors = plain.priors(view, asked, [])
    const open = asked.options.map((_, i) => i).filter(i => priors[i] > 0)
    const seen = new Float32Array(model.features.length)
    readOwn(model, view, asked.seat, seen)
    const writer = new OptionWriter()
    for (const i of open) {
      const option = asked.options[i]
      traits.count = 0
      model.readTraits?.(view, asked, option, traits)
      writer.add(model.classOf(view, asked, option), traits)
    }
    return { seen, shares: wantedShares(open.map(i => assessments[i])), ...writer.rows }
  }

  private search(
    view: PlainState,
    decision: Decision<PlainOption>,
    evaluator: Evaluator,
    { perOption, most }: { readonly perOption: number; readonly most: number },
    luck: Chance,
    tree = newNode(),
  ) {
    const { rivalry } = this.settings
    const iterations = Math.min(most, perOption * decision.options.length)
    const { horizon } = this
    const effort: Effort = { iterations, horizon, curiosity: 0.7, rivalry, openness: OPENNESS }
    return search(this.game, evaluator, view, decision, effort, luck, () => false, tree)
  }

  /** Plays on from the best options of a question and one at random, with the same luck, and compares the ends. */
  private comparePlays(state: PlainState, decision: Decision<PlainOption>, luck: Chance): void {
    const { game, plain, settings } = this
    const { options } = decision
    if (options.length < 2) return
    const found = this.search(game.view(state, decision.seat), decision, plain, settings, luck)
      .filter(({ visits }) => visits > 0)
      .sort((a, b) => b.visits - a.visits)
      .map(({ option }) => option)
      .slice(0, SIBLINGS - 1)
    const other = options[below(luck, options.length)]
    if (!found.includes(other)) found.push(other)
    const plays = found.map(option => this.playOn(state, decision.seat, option, luck))
    for (let i = 0; i < plays.length; i++)
      for (let j = i + 1; j < plays.length; j++) {
        const [first, second] = [plays[i], plays[j]]
        if (first && second)
          this.pairs.push({ better: first, worse: second, points: first.points - second.points })
      }
  }

  /** Where an option leads to at the end of the turn, and how many points that brings from there on. */
  private playOn(
    from: PlainState,
    seat: Seat,
    option: PlainOption,
    luck: Chance,
  ): (Position & { readonly points: number }) | undefined {
    const { game, model, plain } = this
    const state = game.clone(from)
    const seats = game.standing(state).length
    game.apply(state, seat, option)
    let position: Position | undefined
    let now = 0
    let lastTurn = model.turnOf?.(from) ?? seat
    let passes = 0
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      const turn = model.turnOf?.(state) ?? decision.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        passes++
        if (position === undefined) {
          const seen = new Float32Array(model.features.length)
          model.readFeatures(state, seat, seen)
          position = { seen, timeLeft: model.timeLeft(state) }
          now = model.score(state, seat)
        }
        if (passes > SIBLING_TURNS * seats) break
      }
      const view = game.view(state, decision.seat)
      const answer =
        decision.options.length === 1
          ? decision.options[0]
          : best(this.search(view, decision, plain, QUICK, luck)).option
      game.apply(state, decision.seat, answer)
    }
    return position && { ...position, points: plain.value(state, seat) - now }
  }
}

/** However seldom an answer was looked into, it keeps a little. */
const KEPT_OPEN = 0.01

/**
 * How likely each answer should have been: by the square of how often the search looked into it, so that what it liked
 * becomes likelier than the search needed it to be. (What was found better than expected, by points, only made a policy
 * less and less sure: few looks find much by luck.)
 */
export function wantedShares(assessments: readonly Pick<Assessment, 'visits'>[]): Float32Array {
  const squares = assessments.reduce((sum, { visits }) => sum + visits * visits, 0)
  const little = KEPT_OPEN / assessments.length
  return Float32Array.from(assessments, ({ visits }) =>
    squares === 0 ? 1 / assessments.length : (1 - KEPT_OPEN) * ((visits * visits) / squares) + little,
  )
}

/** A position as a seat met it: what it had then, and what was expected at the end. */
interface Seen extends Position {
  readonly now: Float32Array
  readonly expected: Float32Array
}

/**
 * The positions of a seat with what each should have been expected to bring: partly what was expected a little
 * later, when more was known, and the less luck lies between, the more the real end.
 */
function samplesOf(seen: readonly Seen[], end: Float32Array, trust: number): Sample[] {
  const samples: Sample[] = []
  const target = Float32Array.from(end)
  for (let i = seen.length - 1; i >= 0; i--) {
    const { seen: features, timeLeft, now, expected } = seen[i]
    samples.push({ seen: features, timeLeft, targets: target.map((points, head) => points - now[head]) })
    for (let head = 0; head < target.length; head++)
      target[head] = trust * target[head] + (1 - trust) * expected[head]
  }
  return samples
}
