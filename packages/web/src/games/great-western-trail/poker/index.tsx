import { type Event, NO_TOKEN, SHOWDOWN_BONUS, type State, tablesOf } from '@railhead/great-western-trail'
import type { Help, Overlay, Region, Scene, Sheet } from '../../screen.js'
import { withTables } from '../tables.js'
import { dollars } from './money.js'
import { POKER } from './PokerTable.js'
import { ShowdownScene } from './ShowdownScene.js'
import { showdownIn } from './showdown.js'
import { pokerWriter } from './text/index.js'
import './poker.css'

export { PokerTable } from './PokerTable.js'

/** The poker table is a sheet of its own beside the board. */
export const POKER_SHEET = 'poker'

const isPlayed = ({ view }: Scene<State>): boolean => view.config.addons.includes('pokerTable')

const title = (scene: Scene<State>): string => scene.say({ key: 'score.pokerTable' })

export const pokerSheets = (scene: Scene<State>): Sheet[] =>
  isPlayed(scene) ? [{ id: POKER_SHEET, title: title(scene), frame: POKER }] : []

export const pokerRegions = (scene: Scene<State>): Region[] =>
  pokerSheets(scene).map(sheet => ({ ...sheet, sheet: sheet.id }))

/** Questions that are asked at the table: workers sit down, cards of the hand are laid. */
export const POKER_ASKS: readonly string[] = ['pokerSeat', 'layCard']

/** Kinds of pieces that lie on the poker table. */
export const POKER_PIECES = ['pokerSeat', 'pot', 'bonusTokens'] as const

type Explain = (seat: number, scene: Scene<State>) => Help

export const POKER_HELP: Readonly<Record<(typeof POKER_PIECES)[number], Explain>> = {
  pokerSeat(seat, scene) {
    const w = pokerWriter(scene.t.lang)
    const { bonusToken, laid } = scene.view.players[seat]
    const player = scene.names[seat] ?? ''
    return {
      title:
        bonusToken === NO_TOKEN
          ? w('chair', { player })
          : w('seated', {
              player,
              points: tablesOf(scene.view).rulings.pokerTokens[bonusToken].points,
              count: laid.length,
            }),
      text: () => w('seat.help'),
    }
  },
  pot(_seat, scene) {
    const w = pokerWriter(scene.t.lang)
    return {
      title: w('pot', { money: dollars(scene, scene.view.pot) }),
      text: () => w('pot.help', { bonus: dollars(scene, SHOWDOWN_BONUS) }),
    }
  },
  bonusTokens(_seat, scene) {
    const w = pokerWriter(scene.t.lang)
    return {
      title: w('tokens', { count: scene.view.players.length - scene.view.tokensTaken }),
      text: () => w('tokens.help'),
    }
  },
}

/** A show-down takes the stage for a moment. */
export function pokerOverlay(scene: Scene<State, Event>): Overlay | undefined {
  const showdown = showdownIn(scene.happened, tablesOf(scene.view).cattleValues)
  if (!showdown) return undefined
  return {
    key: `showdown ${JSON.stringify(showdown)}`,
    title: pokerWriter(scene.t.lang)('showdown'),
    content: withTables(scene.view, <ShowdownScene scene={scene} showdown={showdown} />),
    stays: showdown.hands.some(({ seat }) => seat === scene.seat),
  }
}
