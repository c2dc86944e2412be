import type { Visitor, World } from '../world.js'

/** Where a walk takes place. */
export interface Visit extends Visitor {
  readonly world: World
}

/** One thing to look at: a page, or what is opened on it. */
export interface Stop {
  readonly name: string
  /** Opens it on the page of the walk; absent: the page itself. */
  readonly open?: (visit: Visit) => Promise<unknown>
  /** Goes back to the page itself; absent: Escape. */
  readonly close?: (visit: Visit) => Promise<unknown>
  /** The part that is new, and the only one that axe has not seen; absent: all of the page. */
  readonly within?: string
}

/** A page that is loaded once, and everything that is looked at on it. */
export interface Walk {
  readonly name: string
  readonly begin: (visit: Visit) => Promise<unknown>
  readonly stops: readonly Stop[]
  /** Requests without an answer are part of it. */
  readonly offline?: true
}
