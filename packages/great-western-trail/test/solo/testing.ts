import { NOTHING } from '../../src/components/tiles.js'
import { configSpec } from '../../src/config.js'
import { removeOne } from '../../src/herd.js'
import type { SamReason } from '../../src/solo/event.js'
import type { Sam } from '../../src/solo/sam.js'
import { scoreSam } from '../../src/solo/scoring.js'
import { playCard } from '../../src/solo/turn.js'
import { tablesOf } from '../../src/state.js'
import { type Settings, TestGame } from '../testing/testGame.js'

/** A match against Sam on medium, before the human's first turn, unless the settings say otherwise. */
export function soloGame(settings: Settings = {}, seed = 'test'): SoloGame {
  return new SoloGame(configSpec.parse({ edition: 'second', solo: 'medium', ...settings }), seed)
}

/** The same with Rails to the North. */
export const northGame = (settings: Settings = {}): SoloGame =>
  soloGame({ addons: ['railsToTheNorth'], ...settings })

export class SoloGame extends TestGame {
  get sam(): Sam {
    const { sam } = this.state
    if (sam === undefined) throw new Error('Sam does not play.')
    return sam
  }

  /** How many cowboys, builders and engineers Sam has, and which is his specialty. */
  workers(cowboys: number, builders: number, engineers: number, specialty = this.sam.specialty): this {
    this.sam.workers = [0, cowboys, builders, engineers]
    this.sam.specialty = specialty
    return this
  }

  /** Sam's herder stands on a space. */
  herder(name: string): this {
    this.sam.space = this.space(name)
    return this
  }

  /** The human's cattleman stands on a space. */
  human(name: string): this {
    this.player(0).space = this.space(name)
    return this
  }

  /** Sam draws this card now and plays it completely. */
  plays(card: number): this {
    removeOne(this.sam.deck, card)
    playCard(this.state, this.sam, card, event => this.events.push(event))
    return this
  }

  /** The human has nothing more to do; Sam draws this card in his turn. */
  endTurn(card: number): this {
    const all = [...this.sam.deck, ...this.sam.discard]
    this.sam.deck = [card]
    this.sam.discard = all.filter(other => other !== card)
    this.state.turn = 0
    return this.start()
  }

  /** Replaces the cattle market. */
  market(...cards: number[]): this {
    this.state.marketDeck.push(...this.state.market)
    this.state.market = cards
    return this
  }

  /** Clears the trail of everything but the neutral buildings. */
  bareTrail(): this {
    for (const site of tablesOf(this.state).trail.sites) this.state.trail[site] = NOTHING
    return this.clearTrail()
  }

  /** Reasons of the last choice that was told. */
  reasons(): readonly SamReason[] {
    return this.told('samChose').at(-1)?.reasons ?? []
  }

  samScore(): Readonly<Record<string, number>> {
    return scoreSam(this.state, this.sam).categories
  }
}
