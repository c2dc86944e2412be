import type { PlainOption, PlainState, Seat } from '@railhead/kernel'
import { z } from 'zod'
import { LIMITS } from '../limits.js'

/** What a schema stands for, as nobody may change it. */
export type Wire<S extends z.ZodType> = Frozen<z.output<S>>
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T

/** What nobody sees: with it two names look the same, or a name like none at all. Heaps of accents hide other lines. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{5,}/u
/** Makes a sign a picture: that can be seen. */
const picture = /(\p{Extended_Pictographic})\ufe0f/gu
/** A line of text that somebody typed, at most so long. */
export const line = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform(text =>
      text
        .normalize('NFC')
        .replace(/\p{Zs}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max))
    .refine(text => !invisible.test(text.replace(picture, '$1')), 'Invisible characters are not allowed.')

/** What is no text, and what turns the text around it. */
const control = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/u
export const paragraph = (max: number) =>
  z
    .string()
    .max(max)
    .refine(text => !control.test(text), 'Control characters are not allowed.')

/** A password that is only compared: what it may be was said when it was chosen. */
export const anyPassword = z.string().max(200)

export const visibleLine = (max: number) => line(max).refine(text => text.length > 0, 'Must not be empty.')

const RESERVED_KEYS = /^(bot|held|agreed|import|event|rules)\./
/** Chosen by the client, new for each command, the same when the command is repeated after a reconnect. */
export const key = z
  .string()
  .min(8)
  .max(LIMITS.key)
  .regex(/^[\w.:-]+$/)
  // The server's own keys say who did something, and must not be borrowed.
  .refine(text => !RESERVED_KEYS.test(text), 'Keys that begin so are those of the server.')
export type Key = Wire<typeof key>

/** A seat, a count or a number of the log as clients send it. */
export const seatNumber: z.ZodType<Seat> = z.int().min(0).max(15)
export const boundedCount = z.int().min(0).max(1_000_000)

/** An option as clients send it: a flat object of plain values. */
export const sentOption: z.ZodType<PlainOption> = z
  .record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine(value => Object.keys(value).length <= 40, 'Too many fields.')

export const id = z.string()
export const seat: z.ZodType<Seat> = z.int().min(0)
export const count = z.int().min(0)
/** Milliseconds since 1970, by the server's clock. */
export const time = z.int()
export type Time = Wire<typeof time>

export const option: z.ZodType<PlainOption> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
)
/** A state as a viewer may know it; its fields are those of the game. */
export const view: z.ZodType<PlainState> = z.looseObject({
  chance: z.strictObject({ a: z.number(), b: z.number(), c: z.number(), drawn: count }),
})
/** Points by category. */
export const points = z.record(z.string(), z.number())

export const noBody = z.union([z.undefined(), z.null(), z.strictObject({})])
