import {
  type AccountBody,
  type ClientMessage,
  type CreateTableBody,
  type DeleteAccountBody,
  type ImportBody,
  type JoinBody,
  LEVELS,
  LIMITS,
  type LoginBody,
  type LoginLinkBody,
  type LoginTokenBody,
  type NotificationsBody,
  type PasswordBody,
  PROTOCOL,
  type Preferences,
  type PushBody,
  type SeatBody,
  type SeatRequest,
  type SessionBody,
  type TableScope,
  type TimeRule,
  type TokenBody,
} from '@railhead/protocol'
import { z } from 'zod'

/** Readers of everything that comes from outside. Unknown fields are refused. */

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
const line = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform(text => text.normalize('NFC').trim())
    .pipe(z.string().max(max))
    .refine(text => !invisible.test(text), 'Invisible characters are not allowed.')

const control = /[\p{Cs}]|(?![\n\t])\p{Cc}/u
const paragraph = (max: number) =>
  z
    .string()
    .max(max)
    .refine(text => !control.test(text), 'Control characters are not allowed.')

const visibleLine = (max: number) => line(max).refine(text => text.length > 0, 'Must not be empty.')

const RESERVED_KEYS = /^(bot|held|agreed|import)\./
const seatNumber = z.int().min(0).max(15)
const count = z.int().min(0).max(1_000_000)
const key = z
  .string()
  .min(8)
  .max(LIMITS.key)
  .regex(/^[\w.:-]+$/)
  // The server's own keys say who did something, and must not be borrowed.
  .refine(text => !RESERVED_KEYS.test(text), 'Keys that begin so are those of the server.')
const level = z.enum(LEVELS)

/** A flat object of plain values, as options are. */
const option = z
  .record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine(value => Object.keys(value).length <= 40, 'Too many fields.')

export const sessionBody = z.strictObject({
  name: visibleLine(LIMITS.name),
}) satisfies z.ZodType<SessionBody>

export const preferences = z
  .record(
    z.string().min(1).max(60),
    z.union([z.string().max(LIMITS.preferenceValue), z.number(), z.boolean()]),
  )
  .refine(
    value => Object.keys(value).length <= LIMITS.preferences,
    'Too many settings.',
  ) satisfies z.ZodType<Preferences>

const botSeat = z.strictObject({ kind: z.literal('bot'), level })
const openSeat = z.strictObject({ kind: z.literal('open') })

const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  openSeat,
  botSeat,
]) satisfies z.ZodType<SeatRequest>

export const seatBody = z.discriminatedUnion('kind', [openSeat, botSeat]) satisfies z.ZodType<SeatBody>

const wishes = {
  seats: z.array(seatRequest).min(1).max(16).exactOptional(),
  visibility: z.enum(['open', 'private']).exactOptional(),
  title: line(LIMITS.title).exactOptional(),
}

const onExpiry = z.enum(['wait', 'bot'])
export const timeRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('clock'),
    minutes: z.int().min(1).max(600),
    increment: z.int().min(0).max(600),
    onExpiry,
  }),
  z.strictObject({
    kind: z.literal('deadline'),
    hours: z.union([z.literal(12), z.literal(24), z.literal(72)]),
    onExpiry,
  }),
]) satisfies z.ZodType<TimeRule>

export const createTableBody = z.strictObject({
  game: z.string().min(1).max(60),
  config: z.unknown(),
  ...wishes,
  shuffleSeats: z.boolean().exactOptional(),
  start: z.boolean().exactOptional(),
  time: timeRule.exactOptional(),
}) satisfies z.ZodType<CreateTableBody>

export const importBody = z.strictObject({ file: z.unknown(), ...wishes }) satisfies z.ZodType<ImportBody>

export const joinBody = z.strictObject({ seat: seatNumber.exactOptional() }) satisfies z.ZodType<JoinBody>

const mail = z
  .string()
  .max(200)
  .transform(text => text.normalize('NFC').trim().toLowerCase())
  .pipe(z.email())
const password = z.string().min(LIMITS.password).max(200)
/** A password that is only compared: what it may be was said when it was chosen. */
const anyPassword = z.string().max(200)
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const accountBody = z.strictObject({ mail, password }) satisfies z.ZodType<AccountBody>
export const loginBody = z.strictObject({ mail, password: anyPassword }) satisfies z.ZodType<LoginBody>
export const loginLinkBody = z.strictObject({ mail }) satisfies z.ZodType<LoginLinkBody>
export const loginTokenBody = z.strictObject({ token }) satisfies z.ZodType<LoginTokenBody>
export const passwordBody = z.strictObject({
  password,
  old: anyPassword.exactOptional(),
}) satisfies z.ZodType<PasswordBody>
export const deleteAccountBody = z.strictObject({
  password: anyPassword.exactOptional(),
}) satisfies z.ZodType<DeleteAccountBody>
export const sessionParams = z.strictObject({ id: z.string().max(60) })

export const notificationsBody = z.strictObject({
  mail: z.boolean().exactOptional(),
  webhook: z.url().max(500).nullable().exactOptional(),
}) satisfies z.ZodType<NotificationsBody>
const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/)
export const pushBody = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: base64url.max(120), auth: base64url.max(40) }),
}) satisfies z.ZodType<PushBody>

export const tokenBody = z.strictObject({
  name: visibleLine(LIMITS.tokenName),
}) satisfies z.ZodType<TokenBody>
export const tokenParams = z.strictObject({ id: z.string().max(60) })

export const noBody = z.union([z.undefined(), z.null(), z.strictObject({})])

/** Numbers in addresses: digits only. */
const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const time = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

export const tableParams = z.strictObject({ id: z.string().max(60) })
export const momentParams = z.strictObject({ id: z.string().max(60), moment: digits })
export const seatParams = z.strictObject({ id: z.string().max(60), seat: digits })
export const personParams = z.strictObject({ id: z.string().max(60) })
export const againstParams = z.strictObject({ id: z.string().max(60), other: z.string().max(60) })
export const resultsQuery = z.strictObject({ before: time.exactOptional() })
export const ratingsQuery = z.strictObject({ game: z.string().min(1).max(60) })
export const listQuery = z.strictObject({
  scope: z.enum(['open', 'mine', 'watch', 'finished']) satisfies z.ZodType<TableScope>,
  before: time.exactOptional(),
})
export const historyQuery = z.strictObject({
  from: digits,
  count: digits.refine(value => value <= LIMITS.historySteps, `At most ${LIMITS.historySteps}.`),
})
export const logQuery = z.strictObject({ from: digits.exactOptional() })

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.literal(PROTOCOL), seen: count.exactOptional() }),
  z.strictObject({ type: z.literal('answer'), key, decision: z.string().min(1).max(200), option }),
  z.strictObject({ type: z.literal('undo'), key, number: count, to: count }),
  z.strictObject({ type: z.literal('undoReply'), key, number: count, accept: z.boolean() }),
  z.strictObject({
    type: z.literal('chat'),
    key,
    text: paragraph(LIMITS.chat).refine(text => text.trim().length > 0, 'Must not be empty.'),
  }),
  z.strictObject({ type: z.literal('note'), key, text: paragraph(LIMITS.note) }),
  z.strictObject({ type: z.literal('active'), active: z.boolean() }),
  z.strictObject({ type: z.literal('resync'), seen: count.exactOptional() }),
  z.strictObject({ type: z.literal('ping') }),
]) satisfies z.ZodType<ClientMessage>
