import { chooseOption, loadNets, type Mind, mindOfRelease, usualMind } from '@railhead/bots'
import { Match, type OpenDecision, type PlainOption, sameData, seedChance } from '@railhead/kernel'
import type { Level } from '@railhead/protocol'
import { expect, test } from 'vitest'
import type { Choice, Scene } from '../../src/games/screen.js'
import { loadTexts, makeWriter } from '../../src/i18n/index.js'
import { gesturesOf } from '../../src/play/question/gestures.js'
import { foldsOf, makeQuestions } from '../../src/play/question/questions.js'
import { runsOf } from '../../src/play/question/runs.js'
import { bestRegion, OWN } from '../../src/play/stage/useStage.js'
import { game, say, screen } from '../games/great-western-trail/testing/answering.js'

const unhurried = { expired: () => false }
const MOST_CLICKS = 3.2
/** One match can be of another kind than most. */
const SEEDS = ['clicks', 'chips', 'chaps', 'corral']

/** Who plays, and how many of them. */
interface Players {
  readonly level: Level
  readonly mind: Mind
  readonly players: number
}

interface Step {
  readonly seat: number
  readonly scene: Scene
  readonly decision: OpenDecision<PlainOption>
  readonly option: PlainOption
}

/** A person does not pay more for the same place: the dearer ways there are folded. */
function cheapest({ decision, scene, option }: Step): PlainOption {
  const { alike, cost = 0 } = screen.chip?.(option, decision, scene) ?? {}
  const cheaper = decision.options.find(other => {
    const chipOfOther = screen.chip?.(other, decision, scene)
    return alike !== undefined && chipOfOther?.alike === alike && (chipOfOther.cost ?? 0) < cost
  })
  return cheaper ?? option
}

/** On a phone one region of the board is shown, the one with most of the question's pieces; the hand is always there. */
function isInSight({ decision, scene, option }: Step): boolean {
  const pieceFor = (of: PlainOption): string | null => screen.pieceOf?.(of, decision, scene) ?? null
  const pieces = decision.options.flatMap(of => pieceFor(of) ?? [])
  const piece = pieceFor(option)
  if (piece === null) return false
  const region = screen.regionOf?.(piece, scene)
  return region === null || (region ?? OWN) === bestRegion(screen, scene, pieces)
}

/** Answers in one go, where their chips are seen without opening anything. */
function runsInSight({ scene, decision }: Step): readonly Choice[] {
  const runs = runsOf(game, screen, scene, decision)
  if (runs.choices.length === 0) return []
  const [question] = makeQuestions(game, screen, scene, [decision])
  return foldsOf(question, false, false).runs ? [] : runs.choices
}

/** What a seat sees after some answers; undefined if one of them is not offered. */
function leadsTo({ seat, scene }: Step, options: readonly PlainOption[]): string | undefined {
  const world = game.imagine(scene.view, seedChance('clicks'))
  for (const option of options) {
    const decision = game.decisions(world).find(open => open.optional === undefined && open.seat === seat)
    if (!decision?.options.some(offered => sameData(offered, option))) return undefined
    game.apply(world, seat, option)
  }
  return JSON.stringify(game.view(world, seat))
}

/** How many answers one click gives: one, those of a gesture, or all of a run. */
function answersAt(steps: readonly Step[], i: number): number {
  const { seat, scene, decision } = steps[i]
  const given = (count: number): PlainOption[] => steps.slice(i, i + count).map(step => step.option)
  const isOfOneSeat = (count: number): boolean =>
    i + count <= steps.length && steps.slice(i, i + count).every(step => step.seat === seat)
  for (const { option, followedBy = [] } of runsInSight(steps[i])) {
    const whole = [option, ...followedBy]
    // Cards that are discarded or bought together are the same in any order.
    if (isOfOneSeat(whole.length) && leadsTo(steps[i], whole) === leadsTo(steps[i], given(whole.length)))
      return whole.length
  }
  const gestures = gesturesOf(game, screen, scene, [decision])
  // A piece with several meanings asks which is meant.
  const meant = gestures
    .filter(({ piece }) => gestures.filter(other => other.piece === piece).length === 1)
    .map(({ option, followedBy = [] }) => [option, ...followedBy])
    .filter(whole => sameData(whole, given(whole.length)))
    .filter(({ length }) => isOfOneSeat(length))
  return Math.max(1, ...meant.map(({ length }) => length))
}

/** A whole match, as such players play it. */
function played(seed: string, t: Scene['t'], { level, mind, players }: Players): Played {
  const match = Match.start(game, { edition: 'second', players }, seed)
  const steps: Step[] = []
  let turns = 0
  while (!game.outcome(match.state)) {
    const decision = match.decisions().find(open => open.optional === undefined)
    if (!decision) break
    const view = match.view(decision.seat)
    const botSeed = `${seed}/${match.answers.length}`
    const chosen = chooseOption(game, view, decision, level, botSeed, unhurried, mind)
    const scene: Scene = { view, seat: decision.seat, names: [], summary: [], happened: [], t, say }
    const option = cheapest({ seat: decision.seat, scene, decision, option: chosen })
    steps.push({ seat: decision.seat, scene, decision, option })
    turns += match.answer(decision.seat, option).filter(event => event.type === 'turn').length
  }
  return { steps, turns }
}

interface Played {
  readonly steps: readonly Step[]
  readonly turns: number
}

function clicksFor(steps: readonly Step[]): number {
  let clicks = 0
  for (let i = 0; i < steps.length; ) {
    const { scene, decision, option } = steps[i]
    // A question with one answer, and one that nobody would refuse, is answered by itself.
    const byItself =
      decision.options.length === 1 || sameData(screen.obvious?.(decision, scene) ?? null, option)
    clicks += byItself ? 0 : 1
    i += byItself ? 1 : answersAt(steps, i)
  }
  return clicks
}

function clicksOfATurn(matches: readonly Played[]): number {
  const turns = matches.reduce((sum, match) => sum + match.turns, 0)
  expect(turns).toBeGreaterThan(40 * matches.length)
  return matches.reduce((sum, { steps }) => sum + clicksFor(steps), 0) / turns
}

const writer = async (): Promise<Scene['t']> => makeWriter('en', await loadTexts('en'))

test('beginners: a turn takes at most 3.2 clicks; nine of ten answers can be given on a piece', async () => {
  // Of a release: the same matches whatever bots learn.
  const mind = await mindOfRelease(game, '0.2.0')
  const t = await writer()
  const matches = SEEDS.map(seed => played(seed, t, { level: 'greenhorn', mind, players: 4 }))
  const asked = matches.flatMap(({ steps }) => steps).filter(({ decision }) => decision.options.length > 1)
  const onPieces = asked.filter(
    ({ decision, option, scene }) => screen.pieceOf?.(option, decision, scene) !== null,
  )
  const inSight = onPieces.filter(step => isInSight(step))
  expect(inSight.length / asked.length).toBeGreaterThanOrEqual(0.9)
  expect(onPieces.length / asked.length).toBeGreaterThanOrEqual(0.9)
  expect(clicksOfATurn(matches)).toBeLessThanOrEqual(MOST_CLICKS)
})

test('those who do more in a turn take at most 3.2 clicks as well, two to four of them', async () => {
  const mind = await mindOfRelease(game, '0.2.0')
  const t = await writer()
  const matches = [2, 3, 4].map(players => played('clicks', t, { level: 'hand', mind, players }))
  expect(clicksOfATurn(matches)).toBeLessThanOrEqual(MOST_CLICKS)
})

test('the bots of today, who do more in a turn, take at most 3.2 as well', async () => {
  await loadNets(game.id)
  const mind = usualMind(game)
  const t = await writer()
  const matches = (['greenhorn', 'hand'] as const).flatMap(level =>
    [2, 3, 4].map(players => played('clicks', t, { level, mind, players })),
  )
  expect(clicksOfATurn(matches)).toBeLessThanOrEqual(MOST_CLICKS)
})
