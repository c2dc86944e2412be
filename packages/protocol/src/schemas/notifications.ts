import { z } from 'zod'
import { count, type Wire } from './common.js'

/**
 * GET /api/notifications: how I want to be told that it is my turn, or that a match is over, while I am not at the
 * table. Everything is off until asked for.
 */
export const notificationsResponse = z.strictObject({
  /** By mail to my account's address, which must be verified. */
  mail: z.boolean(),
  /** Whether a webhook is set; its address is not told again. */
  webhook: z.boolean(),
  /** How many browsers get pushes. */
  pushes: count,
  /** What a browser needs to subscribe to pushes; null if this server cannot send any. */
  pushKey: z.string().nullable(),
})
export type NotificationsResponse = Wire<typeof notificationsResponse>

/** PUT /api/notifications: changes what is given. Answers `NotificationsResponse`. */
export const notificationsBody = z.strictObject({
  mail: z.boolean().exactOptional(),
  /** An https: address that takes `{"content": "…"}`, as those of Discord do; null to remove it. */
  webhook: z.url().max(500).nullable().exactOptional(),
})
export type NotificationsBody = Wire<typeof notificationsBody>

const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/)
/**
 * POST /api/notifications/push: this browser wants pushes (`PushSubscription.toJSON()`, without `expirationTime`).
 * DELETE /api/notifications/push: no browser does any more. Both answer `NotificationsResponse`.
 */
export const pushBody = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: base64url.max(120), auth: base64url.max(40) }),
})
export type PushBody = Wire<typeof pushBody>

export const happening = z.enum(['yourTurn', 'finished'])
export type Happening = Wire<typeof happening>

/** What a push carries, as JSON. */
export const pushContent = z.strictObject({
  what: happening,
  title: z.string(),
  text: z.string(),
  url: z.string(),
})
export type PushContent = Wire<typeof pushContent>
