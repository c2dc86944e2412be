/**
 * Sam is part of the rules: no seat, nobody who is asked. Where pieces name their owner (buildings on the trail,
 * shops, events, who ended the game) this number stands for him; no seat ever has it.
 */
export const SAM = 4

/** The seat of the one human. */
export const HUMAN = 0

/** Sam's engine after it has left the game at the end of the track (SAM-ENGINE-15). */
export const NO_ENGINE = -1

/** Everything that Sam owns. He has no money, exchange tokens, certificates or hand (SAM-TURN-11 to -13, -17). */
export interface Sam {
  /** Numbers of the cards still to be drawn: without order, drawn from at random. */
  deck: number[]
  /** Numbers of the cards played, face up. */
  discard: number[]
  /** His starting objective, then every cattle and objective card gained, face down (SAM-TURN-14). */
  pile: number[]
  /** In a view: the gained cards of the pile, sorted; everybody saw him take them. Empty in a state. */
  unseen: number[]
  /** Space of his herder. */
  space: number
  /** Position of his engine on the railroad, or NO_ENGINE. */
  engine: number
  /** Number of cowboys, builders, engineers, the printed ones included; index 0 is unused. */
  workers: number[]
  /** The type of worker that his specialty tile lies at. */
  specialty: number
  /** Discs left in his supply. */
  discs: number
  /** Number of his discs by city. */
  cities: number[]
  /** Bits of the stations with his disc. */
  stations: number
  /** Bits of the building numbers left in his supply. */
  unbuilt: number
  hazards: readonly number[]
  greenOutlaws: number
  orangeOutlaws: number
  hasJobMarketToken: boolean
  /** Deliveries to cities of the strip so far. */
  deliveries: number
  /** Shops taken from his supply (Rails to the North). */
  shopsPlaced: number
  /** Expansion cards face up, by index in the set of the difficulty; the last one is active. */
  expansion: number[]
  /** The expansion card on top of the face-down stack; past the last one when the stack is empty. */
  nextExpansion: number
}

export function cloneSam(sam: Sam): Sam {
  return {
    deck: sam.deck.slice(),
    discard: sam.discard.slice(),
    pile: sam.pile.slice(),
    unseen: sam.unseen.slice(),
    space: sam.space,
    engine: sam.engine,
    workers: sam.workers.slice(),
    specialty: sam.specialty,
    discs: sam.discs,
    cities: sam.cities.slice(),
    stations: sam.stations,
    unbuilt: sam.unbuilt,
    hazards: sam.hazards,
    greenOutlaws: sam.greenOutlaws,
    orangeOutlaws: sam.orangeOutlaws,
    hasJobMarketToken: sam.hasJobMarketToken,
    deliveries: sam.deliveries,
    shopsPlaced: sam.shopsPlaced,
    expansion: sam.expansion.slice(),
    nextExpansion: sam.nextExpansion,
  }
}
