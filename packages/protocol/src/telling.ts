/**
 * GET /api/notifications: how I want to be told that it is my turn, or that a match is over, while I am not at the
 * table. Everything is off until asked for.
 */
export interface NotificationsAnswer {
  /** By mail to my account's address, which must be verified. */
  readonly mail: boolean
  /** Whether a webhook is set; its address is not told again. */
  readonly webhook: boolean
  /** How many browsers get pushes. */
  readonly pushes: number
  /** What a browser needs to subscribe to pushes; null if this server cannot send any. */
  readonly pushKey: string | null
}

/** PUT /api/notifications: changes what is given. Answers `NotificationsAnswer`. */
export interface NotificationsBody {
  readonly mail?: boolean
  /** An https: address that takes `{"content": "…"}`, as those of Discord do; null to remove it. */
  readonly webhook?: string | null
}

/**
 * POST /api/notifications/push: this browser wants pushes (`PushSubscription.toJSON()`, without `expirationTime`).
 * DELETE /api/notifications/push: no browser does any more. Both answer `NotificationsAnswer`.
 */
export interface PushBody {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What a push carries, as JSON. */
export interface PushContent {
  readonly what: Happening
  readonly title: string
  readonly text: string
  readonly url: string
}

export type Happening = 'yourTurn' | 'finished'
