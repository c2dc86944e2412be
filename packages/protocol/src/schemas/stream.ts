import { z } from 'zod'
import { PROTOCOL } from '../version.js'
import { clientMessage } from './clientMessages.js'
import { count, id, seat, type Wire } from './common.js'
import { wireError } from './errors.js'
import { serverMessage } from './serverMessages.js'
import { tableInfo } from './tables.js'

/** What is sent over the stream of all tables: a message to one of them, as on a socket of its own. */
export const streamCommand = z.strictObject({ on: z.string().max(60), message: clientMessage })
export type StreamCommand = Wire<typeof streamCommand>

/** First message: who I am. A `welcome` of each of the tables follows by itself; nobody says `hello`. */
const ready = z.strictObject({
  type: z.literal('ready'),
  protocol: z.literal(PROTOCOL),
  me: z.strictObject({ id, name: z.string() }),
  /** Where I sit and the match is not over. */
  tables: z.array(id),
})
/** A message of a table, as on a socket of its own. Tables where I sit down later come by themselves, too. */
const on = z.strictObject({ type: z.literal('on'), on: id, message: serverMessage })
/** Nothing more comes of that table: the match is over (1000), I do not sit there any more, or one of `CLOSE`. */
const closed = z.strictObject({ type: z.literal('closed'), on: id, code: count })
/** I am invited: POST /api/tables/:id/join takes the seat, POST /api/tables/:id/decline opens it again. */
const invited = z.strictObject({ type: z.literal('invited'), table: tableInfo, seat })
/** The invitation does not stand any more. */
const uninvited = z.strictObject({ type: z.literal('uninvited'), table: id })
/** What I sent could not be read, or is for a table where I do not sit; nothing happened. */
const refused = z.strictObject({ type: z.literal('refused'), ...wireError.shape })

export const streamMessage = z.discriminatedUnion('type', [ready, on, closed, invited, uninvited, refused])
export type StreamMessage = Wire<typeof streamMessage>
