import {
  type AnyGame,
  type Decision,
  type PlainOption,
  type Seat,
  sameData,
  seedChance,
} from '@railhead/kernel'
import type { Chip, Choice, GameScreen, Scene } from '../../games/screen.js'
import type { MatchNow } from '../../table/table.js'

/** What an answer surely leads to for the seat that gives it. */
interface Ahead {
  readonly decision: Decision<PlainOption>
  readonly scene: Scene
}

/**
 * The next question to the same seat after an answer, as far as it can be known now: found by giving the answer in an
 * imagined world. Undefined if chance has a hand in it or only others are asked.
 */
function ahead(game: AnyGame, scene: Scene, seat: Seat, option: PlainOption): Ahead | undefined {
  const world = game.imagine(scene.view, seedChance('gesture'))
  const { drawn } = world.chance
  game.apply(world, seat, option)
  if (world.chance.drawn !== drawn) return undefined
  const decision = game.decisions(world).find(open => open.optional === undefined && open.seat === seat)
  return decision && { decision, scene: { ...scene, view: game.view(world, seat), happened: [] } }
}

/** Options that do the same as a cheaper one: a gesture takes the cheapest. */
function dearerOptions(
  screen: GameScreen,
  scene: Scene,
  decision: Decision<PlainOption>,
): ReadonlySet<PlainOption> {
  const chips = decision.options.map(option => ({ option, chip: screen.chip?.(option, decision, scene) }))
  return new Set(
    chips.flatMap(({ option, chip }, i) => {
      const cheaper = chips.some(
        (other, j) =>
          chip?.alike !== undefined &&
          other.chip?.alike === chip.alike &&
          ((other.chip.cost ?? 0) < (chip.cost ?? 0) ||
            ((other.chip.cost ?? 0) === (chip.cost ?? 0) && j < i)),
      )
      return cheaper ? [option] : []
    }),
  )
}

function isCheaper(one: Chip, other: Chip): boolean {
  const difference = (one.cost ?? 0) - (other.cost ?? 0)
  return difference < 0 || (difference === 0 && (one.uses ?? 0) < (other.uses ?? 0))
}

/** A piece that could mean more than this says nothing. */
const MOST_MEANINGS = 3

/**
 * Pieces that lie one answer further on can be chosen at once: 'hire this cowboy' instead of 'hire', and then 'this
 * cowboy'. Each gives two answers, one after the other.
 */
export function gesturesOf(
  game: AnyGame,
  screen: GameScreen,
  scene: Scene,
  decisions: MatchNow['decisions'],
): Choice[] {
  const { pieceOf } = screen
  if (!pieceOf) return []
  const found = decisions
    .filter(({ optional }) => optional === undefined)
    .flatMap(decision => {
      const direct = new Set(decision.options.map(option => pieceOf(option, decision, scene)))
      const dearer = dearerOptions(screen, scene, decision)
      return decision.options.flatMap((option): Choice[] => {
        if (screen.leadsOn?.(option, decision) === false) return []
        if (dearer.has(option)) return []
        const next = ahead(game, scene, decision.seat, option)
        if (!next || next.decision.ask === decision.ask) return []
        const first = screen.chip?.(option, decision, scene)
        const say = (later: PlainOption): string =>
          next.scene.say(game.text.option(next.scene.view, decision.seat, later))
        return next.decision.options.flatMap((later): Choice[] => {
          const piece = pieceOf(later, next.decision, next.scene)
          const chip = screen.chip?.(later, next.decision, next.scene) ?? { words: say(later) }
          if (piece === null || chip.ends || direct.has(piece)) return []
          return [
            {
              decision: decision.id,
              option,
              followedBy: [later],
              label: first ? scene.t('pair', { what: first.words, value: say(later) }) : say(later),
              chip: first?.uses === undefined ? chip : { ...chip, uses: first.uses },
              piece,
              anyTime: false,
              hotkey: null,
            },
          ]
        })
      })
    })
  // The same thing in two ways: the cheaper one is meant.
  const cheapest = found.filter(
    choice =>
      !found.some(
        other =>
          other.piece === choice.piece &&
          ((other.chip.alike !== undefined && other.chip.alike === choice.chip.alike) ||
            sameData(other.followedBy, choice.followedBy)) &&
          isCheaper(other.chip, choice.chip),
      ),
  )
  const meanings = new Map<string | null, number>()
  for (const { piece } of cheapest) meanings.set(piece, (meanings.get(piece) ?? 0) + 1)
  return cheapest.filter(({ piece }) => (meanings.get(piece) ?? 0) <= MOST_MEANINGS)
}
