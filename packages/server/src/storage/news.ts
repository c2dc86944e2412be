import { notice } from '@railhead/protocol/schemas'
import { z } from 'zod'

const seat = z.int().min(0)

/** What happened at a table, told by the process where it happened to the others. They read the rest themselves. */
export const news = z.discriminatedUnion('kind', [
  /** The log grew. */
  z.strictObject({ kind: z.literal('log') }),
  /** The table, its seats or a name changed, or it is gone. */
  z.strictObject({ kind: z.literal('table') }),
  z.strictObject({ kind: z.literal('chat') }),
  /** The notes of a seat changed. */
  z.strictObject({ kind: z.literal('note'), seat }),
  /** The request to take something back changed; if it is gone, why and by whom. */
  z.strictObject({
    kind: z.literal('undoRequest'),
    ended: z.enum(['refused', 'withdrawn']).exactOptional(),
    by: seat.exactOptional(),
  }),
  /** A simpler bot answers. */
  z.strictObject({
    kind: z.literal('notice'),
    notice,
  }),
  /** Who is connected there. With `ask`, the others tell the same about themselves. */
  z.strictObject({
    kind: z.literal('presence'),
    here: z.array(seat),
    idle: z.array(seat),
    watching: z.int().min(0),
    ask: z.boolean(),
  }),
])

export type News = z.output<typeof news>
export type PresenceNews = Extract<News, { kind: 'presence' }>

/** One message between processes: about a table, or that its sender lives. */
export const dispatch = z.strictObject({
  /** Who sends it: every process has an id of its own. */
  node: z.string(),
  table: z.string().exactOptional(),
  news: news.exactOptional(),
})

export type Dispatch = z.output<typeof dispatch>

/** Somebody who wants to know what happens in other processes. */
export interface NewsReader {
  /** Something happened at a table. */
  heard(tableId: string, news: News, node: string): void
  /** Another process lives. */
  lives(node: string): void
  /** News may have been missed: everything in memory has to be looked at again. */
  missed(): void
}
