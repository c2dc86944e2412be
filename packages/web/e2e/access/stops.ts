import type { MailServer } from '@railhead/server/testing'
import type { APIRequestContext, CDPSession } from 'playwright-core'
import type { Visitor } from '../world.js'

/** Set by `npm run test:access`: every walk, and every check. */
export const EVERYTHING = process.env.ACCESS === 'all'

/**
 * Who looks at a page: nobody the server knows, with the app or outside of it, a guest, somebody with an account, who
 * administers the server.
 */
export type Who = 'stranger' | 'castaway' | 'guest' | 'member' | 'keeper'

/** Somebody's page, and what sets its letters and takes its picture. */
export interface Looker extends Visitor {
  readonly session: CDPSession
}

/** Somebody's browser: all of their walks go through one page of it. */
export interface Visit extends Looker {
  /** What the pages ask the server, asked by somebody. */
  as(who: Who): Promise<APIRequestContext>
  /** What the server has mailed. */
  readonly letters: MailServer
}

/** One thing to look at: a page, or what is opened on it. */
export interface Stop<By = Visit> {
  readonly name: string
  /** Opens it on the page of the walk; absent: the page itself. */
  readonly open?: (visit: By) => Promise<unknown>
  /** Goes back to the page itself; absent: Escape. */
  readonly close?: (visit: By) => Promise<unknown>
  /** The part that is new, and the only one that axe has not seen; absent: all of the page. */
  readonly within?: string
}

/** A page, and everything that is looked at on it. */
export interface Walk<By = Visit> {
  readonly name: string
  /** Absent: a guest. */
  readonly who?: Who
  readonly begin: (visit: By) => Promise<unknown>
  readonly stops: readonly Stop<By>[]
  /** Seldom different from others when they are right: looked at by `npm run test:access` only. */
  readonly rare?: true
  /** Requests without an answer, and refusals, are part of it. */
  readonly offline?: true
}
