import { type Lawbook, type Resolved, type Ruling, readRulings, withLater } from '@railhead/kernel'
import { RULINGS } from './list.js'

export { RULINGS }

/** Every ruling with the value that holds in a match. */
export type Rulings = Resolved<typeof RULINGS>

/** The version of the matches of 0.1.0, whose configurations name neither version nor rulings. */
export const FIRST_VERSION = '1'

/** By which rules matches of Carson City are played. */
export const LAW = {
  rulesVersion: '2',
  versions: [
    { version: FIRST_VERSION, release: '0.1.0' },
    { version: '2', release: '0.2.0' },
  ],
  rulings: RULINGS,
} satisfies Lawbook

/** The rulings of a configuration, as its match was begun with them. */
export const rulingsIn = (version: string, named?: unknown): Rulings =>
  readRulings(LAW, named, version) as unknown as Rulings

/** Matches of the first version carry no rulings: these held in all of them. */
const FIRST = rulingsIn(FIRST_VERSION)

/** Whether later versions brought rulings that matches of earlier ones do not store. */
const GREW = (RULINGS as readonly Ruling[]).some(({ since }) => since !== undefined)

/** What the match is played by. */
export function rulingsOf({ rulings }: { readonly rulings?: Rulings | undefined }): Rulings {
  if (rulings === undefined) return FIRST
  return GREW ? (withLater(LAW, rulings) as unknown as Rulings) : rulings
}
