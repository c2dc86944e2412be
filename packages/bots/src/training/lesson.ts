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
import type { Insight } from '../insight.js'
import { type Net, netFrom } from '../net.js'
import { best, draw, newNode, nextQuestion, search, treeAfter } from '../search.js'
import { insightFrom, type Lore, type Study } from '../study.js'
import type { Choice } from './policyTeacher.js'
import type { Sample } from './teacher.js'

/** How the matches of a generation are played. */
export interface Lesson {
  readonly configs: readonly unknown[]
  readonly matches: number
  /** Iterations of the search for each option, and at most. */
  readonly perOption: number
  readonly most: number
  /** How many times the turn comes back before a line is judged. */
  readonly horizon: number
  /** Answers out of 100 that are drawn by the priors instead of searched. */
  readonly noise: number
  /** Seats out of 100 that overrate or underrate two things for a while. */
  readonly styled: number
  /** How far the net moves with a step: large at first, small at the end. */
  readonly rate: number
  /** By how much categories of the score count more than they are worth: a way to play that is to be tried. */
  readonly overrated?: Readonly<Record<string, number>>
}

/** What a match brings to learn from. */
export interface Harvest {
  readonly samples: readonly Sample[]
  readonly choices: readonly Choice[]
  readonly scores: readonly SeatScore[]
  /** The score of each seat as the study counts it: what the net learns to expect. */
  readonly ends: readonly number[]
}

/** How much of what is expected at a position comes from its successors' ends instead of its successor itself. */
const TRUST_IN_END = 0.93
const STYLE_STRENGTH = 12
const OPENNESS = 0.15
/** Choices out of 100 that the policy learns from; there are many in a match, and they are alike. */
const KEPT_CHOICES = 20

/** Plays one match with what is known. */
export class Pupil {
  private readonly study: Study
  private readonly plain: Insight
  private readonly choices: Choice[] = []
  /** What the searches of this turn have found so far. */
  private tree = newNode()

  constructor(
    private readonly game: AnyGame,
    study: Study,
    private readonly lesson: Lesson,
    private readonly lore: Lore,
  ) {
    this.study = overrating(game, study, lesson.overrated ?? {})
    this.plain = this.insight(lore)
  }

  play(config: unknown, seed: string): Harvest {
    const { game, study, plain } = this
    this.choices.length = 0
    const state = game.setup(config, seedChance(seed))
    const luck = seedChance(`${seed}/luck`)
    const seats = game.config.seats(config)
    const styles = Array.from({ length: seats }, () => this.styleOf(luck))
    const seen: Seen[][] = Array.from({ length: seats }, () => [])
    let lastTurn = -1
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      const turn = study.turnOf?.(state) ?? decision.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        this.tree = newNode()
        // What odd players come to is no measure, but what the usual ones make of it afterwards is.
        for (let seat = 0; seat < seats; seat++)
          if (!isOdd(styles[seat], study.timeLeft(state))) seen[seat].push(this.lookAt(state, seat, plain))
      }
      const style = styles[decision.seat]
      const insight = isOdd(style, study.timeLeft(state)) ? style.insight : plain
      const option = this.answer(state, decision, insight, luck)
      this.tree = treeAfter(this.tree, study.key(option))
      game.apply(state, decision.seat, option)
    }
    const ends = seen.map((_, seat) => study.score(state, seat))
    const samples = seen.flatMap((positions, seat) => samplesOf(positions, ends[seat]))
    return { samples, choices: [...this.choices], scores: game.standing(state), ends }
  }

  private insight(lore: Lore): Insight {
    const { study } = this
    return insightFrom(
      study,
      study.chapters.map(() => lore),
    )
  }

  private lookAt(state: PlainState, seat: Seat, insight: Insight): Seen {
    const { study } = this
    const looks = new Float64Array(study.looks.length)
    study.look(state, seat, looks)
    return {
      looks,
      timeLeft: study.timeLeft(state),
      now: study.score(state, seat),
      expected: insight.value(state, seat),
    }
  }

  private answer(
    state: PlainState,
    decision: Decision<PlainOption>,
    insight: Insight,
    luck: Chance,
  ): PlainOption {
    const { game, study, lesson, plain } = this
    const { options } = decision
    if (options.length === 1) return options[0]
    if (below(luck, 100) < lesson.noise) return options[draw(luck, insight.priors(state, decision, []))]
    const iterations = Math.min(lesson.most, lesson.perOption * options.length)
    const effort = { iterations, horizon: lesson.horizon, curiosity: 0.7, rivalry: 0, openness: OPENNESS }
    const view = game.view(state, decision.seat)
    const assessments = search(game, insight, view, decision, effort, luck, () => false, this.tree)
    // Who overrates something is no example.
    if (insight === plain && below(luck, 100) < KEPT_CHOICES) {
      const visits = assessments.reduce((sum, assessment) => sum + assessment.visits, 0)
      const seen = new Float64Array(study.looks.length)
      study.look(view, decision.seat, seen)
      this.choices.push({
        seen,
        kinds: options.map(option => study.kindOf(view, decision, option)),
        shares: assessments.map(assessment => assessment.visits / visits),
      })
    }
    return best(assessments).option
  }

  /** Some seats overrate or underrate two things for a while, so that training sees other positions too. */
  private styleOf(luck: Chance): Style {
    if (below(luck, 100) >= this.lesson.styled) return { insight: this.plain, until: 1 }
    const { looks, styles } = this.study
    const net = copyOf(this.lore.net)
    for (let i = 0; i < 2; i++) {
      const look = looks.indexOf(styles[below(luck, styles.length)])
      const bonus = ((below(luck, 1000) / 1000) * 2 - 0.5) * STYLE_STRENGTH
      net.timed[look] += bonus
      net.plain[look] += bonus * 0.3
    }
    return { insight: this.insight({ ...this.lore, net }), until: below(luck, 1000) / 1000 }
  }
}

/** The study with a score for which some categories count more. */
function overrating(game: AnyGame, study: Study, by: Readonly<Record<string, number>>): Study {
  const names = Object.keys(by)
  if (names.length === 0) return study
  const bonus = (state: PlainState, seat: Seat): number => {
    const { categories } = game.standing(state)[seat]
    return names.reduce((sum, name) => sum + by[name] * (categories[name] ?? 0), 0)
  }
  return { ...study, score: (state, seat) => study.score(state, seat) + bonus(state, seat) }
}

/** How a seat sees things, until so little of the match is left. */
interface Style {
  readonly insight: Insight
  readonly until: number
}

const isOdd = ({ until }: Style, timeLeft: number): boolean => timeLeft > until

function copyOf({ looks, cells, plain, timed, squared, inner, outer }: Net): Net {
  return netFrom(looks, cells, Float64Array.from([...plain, ...timed, ...squared, ...inner, ...outer]))
}

/** A position as a seat met it: its score then, and the final score that was expected. */
interface Seen {
  readonly looks: Float64Array
  readonly timeLeft: number
  readonly now: number
  readonly expected: number
}

/**
 * The positions of a seat with what each should have been expected to bring: partly what was expected a little
 * later, when more was known, and the less luck lies between, the more the real end.
 */
function samplesOf(seen: readonly Seen[], end: number): Sample[] {
  const samples: Sample[] = []
  let target = end
  for (let i = seen.length - 1; i >= 0; i--) {
    const { looks, timeLeft, now, expected } = seen[i]
    samples.push({ seen: looks, timeLeft, points: target - now })
    target = TRUST_IN_END * target + (1 - TRUST_IN_END) * expected
  }
  return samples
}
