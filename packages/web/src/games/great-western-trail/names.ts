import {
  cardText,
  certificateLimit,
  cityWords,
  handLimit,
  message,
  money,
  type Player,
  permanentCertificates,
  type State,
  spaceWords,
  stationWords,
  stepLimit,
  tablesOf,
  townWords,
} from '@railhead/great-western-trail'
import { type Message, sameData, type Translate } from '@railhead/kernel'
import type { Scene } from '../screen.js'
import { helpOf } from './help.js'
import { ownersOf } from './owners.js'

/** What is said of a piece, and all that this depends on besides names and language. */
interface Naming {
  readonly by: unknown
  readonly name: () => string
}

type Name = (numbers: readonly number[], scene: Scene<State>, piece: string) => Naming

/** What was said before, by language and names: most pieces stay as they are from answer to answer. */
const said = new WeakMap<Translate, Map<string, { readonly by: unknown; readonly name: string }>>()

/** Every piece is named anew with every change of the table: what its id says is found once. */
const parsed = new Map<string, { readonly find: Name | undefined; readonly numbers: readonly number[] }>()

function parse(piece: string): { readonly find: Name | undefined; readonly numbers: readonly number[] } {
  const [kind, ...rest] = piece.split(':')
  const found = { find: Object.hasOwn(NAMES, kind) ? NAMES[kind] : undefined, numbers: rest.map(Number) }
  parsed.set(piece, found)
  return found
}

/** Everything that can be seen of a piece, in one sentence. */
export function nameOf(piece: string, scene: Scene<State>): string | undefined {
  const { find, numbers } = parsed.get(piece) ?? parse(piece)
  if (!find) return undefined
  let known = said.get(scene.say)
  if (!known) {
    known = new Map()
    said.set(scene.say, known)
  }
  const { by, name } = find(numbers, scene, piece)
  const before = known.get(piece)
  if (before && sameData(before.by, by)) return before.name
  const written = sentence(name())
  known.set(piece, { by, name: written })
  return written
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const viewerOf = ({ seat }: Scene<State>): number => seat ?? -1
const title = (piece: string, scene: Scene<State>): string => helpOf(piece, scene)?.title ?? ''

/** Who stands on a space, as bits: every space is asked with every change. */
function standingOn({ players, sam }: State, space: number): number {
  let bits = sam?.space === space ? 1 << players.length : 0
  for (let seat = 0; seat < players.length; seat++) if (players[seat].space === space) bits |= 1 << seat
  return bits
}

/** Whose piece it is: those of others carry their seat (`money:s1`). */
const ownerOf = (piece: string, { seat }: Scene<State>): number => {
  const other = /:s(\d)$/.exec(piece)
  return other ? Number(other[1]) : (seat ?? 0)
}

/** A figure of a player with its name: 'Dollars: 7'. */
const figure =
  (value: (player: Player, numbers: readonly number[], state: State) => Message | number): Name =>
  (numbers, scene, piece) => {
    const owner = ownerOf(piece, scene)
    const found = value(scene.view.players[owner], numbers, scene.view)
    const whose = owner === scene.seat ? '' : `${scene.names[owner] ?? ''}, `
    const shown = (): string => (typeof found === 'number' ? String(found) : scene.say(found))
    return {
      by: [found, whose],
      name: () => `${whose}${scene.t('pair', { what: title(piece, scene), value: shown() })}`,
    }
  }

/** Cards that lie in several copies. */
const copies =
  (list: (state: State) => readonly number[]): Name =>
  ([card], scene) => {
    const count = list(scene.view).filter(other => other === card).length
    return {
      by: count,
      name: () => {
        const what = cardText(card, tablesOf(scene.view))
        return scene.say(count > 1 ? message('times', { count, what }) : what)
      },
    }
  }

const NAMES: Readonly<Record<string, Name>> = {
  space: ([space], scene) => ({
    by: [scene.view.trail[space], standingOn(scene.view, space), scene.seat, scene.view.players.length],
    name: () => scene.say(spaceWords(scene.view, space, viewerOf(scene))),
  }),
  act: ([space], scene, piece) => ({ by: scene.view.trail[space], name: () => title(piece, scene) }),
  city: ([city], scene) => ({
    by: ownersOf(scene.view).map(({ cities }) => cities[city]),
    name: () => scene.say(cityWords(scene.view, city)),
  }),
  station: ([station], { view, say }) => ({
    by: [
      ownersOf(view).map(({ stations }) => stations & (1 << station)),
      view.masters[station],
      view.stationWorkers[station],
    ],
    name: () => say(stationWords(view, station)),
  }),
  town: ([town], { view, say }) => ({
    by: view.shops.slice(town * 4, town * 4 + 4),
    name: () => say(townWords(view, town)),
  }),
  rail: ([position], scene, piece) => {
    const here = ownersOf(scene.view).filter(({ engine }) => engine === position)
    return {
      by: here.map(({ seat }) => seat),
      name: () => {
        const names = here.map(({ seat }) => scene.names[seat] ?? scene.say(message('sam')))
        const place = title(piece, scene)
        return names.length === 0
          ? place
          : `${place}; ${scene.say(message('summary.standing', { players: names.join(', ') }))}`
      },
    }
  },
  job: ([row], scene, piece) => inRow(row, scene, piece),
  jobToken: (_numbers, scene, piece) => inRow(scene.view.jobRow, scene, piece),
  foresight: ([step], scene, piece) => ({
    by: step,
    name: () => scene.say(message('summary.foresight', { step: step + 1, tiles: title(piece, scene) })),
  }),
  bag: ([bag], scene, piece) => counted(scene.view.bags[bag].length, scene, piece),
  price: ([index], { view, say }) => {
    const { cowboys, count, price } = tablesOf(view).purchases[index]
    return { by: index, name: () => say(message('summary.price', { cowboys, count, money: money(price) })) }
  },
  hand: copies(state => state.players.flatMap(({ hand }) => hand)),
  market: copies(state => state.market),
  objective: copies(state => state.objectiveDisplay),
  marketDeck: (_numbers, scene, piece) => counted(scene.view.marketDeck.length, scene, piece),
  objectiveDeck: (_numbers, scene, piece) => counted(scene.view.objectiveDeck.length, scene, piece),
  money: figure(player => money(player.money)),
  certificates: figure((player, _numbers, state) => {
    const lasting = permanentCertificates(state, player)
    return message('board.certificatesOf', {
      count: player.certificates,
      limit: certificateLimit(player),
      lasting,
    })
  }),
  steps: figure((player, _numbers, state) => stepLimit(state, player)),
  handLimit: figure(handLimit),
  exchangeTokens: figure(player => player.exchangeTokens),
  drawPile: figure(player => player.draw.length),
  discardPile: figure(player => player.discard.length),
  worker: figure((player, [worker]) => player.workers[worker]),
  disc: figure((player, [disc]) => message('board.discsLeft', { count: player.discs[disc] })),
  outlaws: figure(player =>
    message('board.outlawsOf', { green: player.greenOutlaws, orange: player.orangeOutlaws }),
  ),
}

/** In a row of the job market; the token leaves the last one. */
function inRow(row: number, scene: Scene<State>, piece: string): Naming {
  const cost = tablesOf(scene.view).jobMarket.costs.at(row)
  return {
    by: row,
    name: () =>
      cost === undefined
        ? title(piece, scene)
        : scene.say(
            message('board.jobRow', { worker: title(piece, scene), row: row + 1, cost: money(cost) }),
          ),
  }
}

function counted(count: number, scene: Scene<State>, piece: string): Naming {
  return { by: count, name: () => scene.t('pair', { what: title(piece, scene), value: count }) }
}
