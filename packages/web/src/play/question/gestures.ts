import {
  type AnyGame,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
  sameData,
  seedChance,
} from '@railhead/kernel'
import type { Chip, Choice, GameScreen, Scene } from '../../games/screen.js'
import type { MatchNow } from '../../table/table.js'

type Asked = Decision<PlainOption>

/** An answer, where it is given. */
interface Given {
  readonly option: PlainOption
  readonly at: Reached
  /** Absent if the game has none. */
  readonly chip: Chip | undefined
}

/** A question that stands surely after some answers. */
interface Reached {
  readonly after: readonly Given[]
  readonly world: PlainState
  readonly decision: Asked
  readonly scene: Scene
  /** Chips that were made, by the place of their option: each is made when it is first asked for. */
  readonly chips: (Chip | undefined)[]
}

/** A piece that could mean more than this says nothing. */
const MOST_MEANINGS = 3
/** Nor does one that so many ways lead to, before the dearer ones are left out. */
const MOST_WAYS = 8
/** Answers that one piece gives. */
const MOST_ANSWERS = 3

const asked = (game: AnyGame, world: PlainState, seat: Seat): Asked | undefined =>
  game.decisions(world).find(open => open.optional === undefined && open.seat === seat)

/**
 * The next question to the same seat after an answer, as far as it can be known now: found by giving the answer in an
 * imagined world. Undefined if chance has a hand in it or only others are asked.
 */
function ahead(game: AnyGame, { option, at, chip }: Given): Reached | undefined {
  const { seat } = at.decision
  const world = game.clone(at.world)
  const { drawn } = world.chance
  game.apply(world, seat, option)
  if (world.chance.drawn !== drawn) return undefined
  const decision = asked(game, world, seat)
  return (
    decision && {
      after: [...at.after, { option, at, chip }],
      world,
      decision,
      scene: { ...at.scene, view: world, happened: [] },
      chips: [],
    }
  )
}

/** The piece of every answer to a question. */
const piecesOf = (screen: GameScreen, { decision, scene }: Reached): readonly (string | null)[] =>
  decision.options.map(option => screen.pieceOf?.(option, decision, scene) ?? null)

function givenAt(screen: GameScreen, at: Reached, i: number): Given {
  const option = at.decision.options[i]
  at.chips[i] ??= screen.chip?.(option, at.decision, at.scene)
  return { option, at, chip: at.chips[i] }
}

/** Whether another answer does the same for less, or for as much and comes first: a gesture takes the cheapest. */
const isDearer = (given: readonly Given[], i: number): boolean =>
  given.some(({ chip: other }, j) => {
    const { chip } = given[i]
    if (chip?.alike === undefined || other?.alike !== chip.alike) return false
    const difference = (other.cost ?? 0) - (chip.cost ?? 0)
    return difference < 0 || (difference === 0 && j < i)
  })

/** Whether a question of the way here is asked again about the same: what it offers now can be chosen after it. */
const goesOn = (screen: GameScreen, { after, decision, scene }: Reached): boolean =>
  after.some(({ at }) => at.decision.ask === decision.ask && !screen.asksAnew?.(decision, at.scene, scene))

/** The questions behind the answers to one; further on only behind answers that are steps to the next. */
function waysOn(game: AnyGame, screen: GameScreen, from: Reached): Reached[] {
  const all = from.decision.options.map((_, i) => givenAt(screen, from, i))
  return all.flatMap((given, i) => {
    if (isDearer(all, i) || screen.leadsOn?.(given.option, from.decision) === false) return []
    const next = ahead(game, given)
    if (!next || goesOn(screen, next)) return []
    return next.after.length === 1 || isAllSteps(screen, next) ? [next] : []
  })
}

const isAllSteps = (screen: GameScreen, { after, decision }: Reached): boolean =>
  after.every(({ option }, i) => screen.isStep?.(option, after[i + 1]?.at.decision ?? decision))

/** The ways to each piece that is not taken yet. */
function waysTo(
  screen: GameScreen,
  edge: readonly Reached[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, readonly (() => Given)[]> {
  const found = new Map<string, (() => Given)[]>()
  for (const at of edge)
    piecesOf(screen, at).forEach((piece, i) => {
      if (piece === null || taken.has(piece)) return
      const way = (): Given => givenAt(screen, at, i)
      const same = found.get(piece)
      if (same) same.push(way)
      else found.set(piece, [way])
    })
  return found
}

const usesOf = ({ at }: Given): number | undefined =>
  at.after.find(({ chip }) => chip?.uses !== undefined)?.chip?.uses

/** Whether one way does the same as another for less. */
function isCheaper(one: Given, other: Given): boolean {
  const alike = one.chip?.alike
  const isSame =
    (alike !== undefined && alike === other.chip?.alike) ||
    (sameData(one.option, other.option) &&
      sameData(
        one.at.after.slice(1).map(({ option }) => option),
        other.at.after.slice(1).map(({ option }) => option),
      ))
  if (!isSame) return false
  const difference = (one.chip?.cost ?? 0) - (other.chip?.cost ?? 0)
  return difference < 0 || (difference === 0 && (usesOf(one) ?? 0) < (usesOf(other) ?? 0))
}

function choiceOf(game: AnyGame, id: string, piece: string, last: Given): Choice {
  const { after, decision, scene } = last.at
  const said = scene.say(game.text.option(scene.view, decision.seat, last.option))
  const [first, ...between] = after
  return {
    decision: id,
    option: first.option,
    followedBy: [...between.map(({ option }) => option), last.option],
    label: after
      .flatMap(({ chip }) => chip?.words || [])
      .reduceRight((value, what) => scene.t('pair', { what, value }), said),
    chip: last.chip ?? { words: said },
    piece,
    anyTime: false,
    hotkey: null,
  }
}

function gesturesFrom(game: AnyGame, screen: GameScreen, first: Reached, id: string): Choice[] {
  const taken = new Set(piecesOf(screen, first).filter(piece => piece !== null))
  const found: Choice[] = []
  let edge: readonly Reached[] = [first]
  for (let answers = 2; answers <= MOST_ANSWERS; answers++) {
    edge = edge.flatMap(reached => waysOn(game, screen, reached))
    for (const [piece, ways] of waysTo(screen, edge, taken)) {
      taken.add(piece)
      if (ways.length > MOST_WAYS) continue
      const meant = ways.map(way => way()).filter(({ chip }) => !chip?.ends)
      const cheapest = meant.filter(given => !meant.some(other => isCheaper(other, given)))
      if (cheapest.length > MOST_MEANINGS) continue
      found.push(...cheapest.map(given => choiceOf(game, id, piece, given)))
    }
  }
  return found
}

/**
 * Pieces that lie some answers further on can be chosen at once: 'hire this cowboy' instead of 'hire', and then 'this
 * cowboy'. Each gives its answers one after the other, and means what is nearest.
 */
export function gesturesOf(
  game: AnyGame,
  screen: GameScreen,
  scene: Scene,
  decisions: MatchNow['decisions'],
): Choice[] {
  if (!screen.pieceOf) return []
  return decisions
    .filter(({ optional }) => optional === undefined)
    .flatMap(decision => {
      const world = game.imagine(scene.view, seedChance('gesture'))
      return gesturesFrom(game, screen, { after: [], world, decision, scene, chips: [] }, decision.id)
    })
}
