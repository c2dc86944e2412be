/** Names a person. Not a secret, proves nothing. */
export type PersonId = string

/** GET /api/session when nobody is known: `{ me: null }`. */
export interface SessionAnswer {
  readonly me: Me | null
  /** GET /api/session only: whether this server can send mail, so that a login link can be asked for. Absent: no. */
  readonly mailWorks?: boolean
}

/** Who I am. The proof is in an HttpOnly cookie that the page never sees. */
export interface Me {
  readonly id: PersonId
  readonly name: string
  readonly kind: 'guest' | 'account'
  readonly preferences: Preferences
}

/**
 * POST /api/session: becomes a guest of that name and sets the cookie; with a session, changes the name.
 * Answers `SessionAnswer`. DELETE /api/session forgets it (204).
 */
export interface SessionBody {
  readonly name: string
}

/**
 * Settings of a person, kept for all devices; the server does not look inside. Known names: `lang`, `theme`,
 * `confirm`, `follow`, `motion`, `sound`, `colours`; and for deadlines `timeZone`, `quietFrom`, `quietTo`. GET /api/preferences answers them; PUT /api/preferences
 * replaces them all and answers them.
 */
export type Preferences = Readonly<Record<string, string | number | boolean>>

/**
 * POST /api/account: the guest becomes an account, and keeps id and tables. Answers `SessionAnswer`. Refused with
 * `mailTaken` if another account has that address.
 */
export interface AccountBody {
  readonly mail: string
  /** `LIMITS.password` letters at least. */
  readonly password: string
}

/** POST /api/login: answers `SessionAnswer` and sets the cookie, or `wrongLogin`. What a guest sits at comes along. */
export type LoginBody = AccountBody

/** POST /api/login/link: mails a link that logs in; 202 whether or not there is such an account. */
export interface LoginLinkBody {
  readonly mail: string
}

/** POST /api/login/token, with the token of the link: answers `SessionAnswer`. It works once, for 20 minutes. */
export interface LoginTokenBody {
  readonly token: string
}

/** PUT /api/account/password. `old` is needed if there is a password. All other sessions end. Answers 204. */
export interface PasswordBody {
  readonly password: string
  readonly old?: string
}

/** GET /api/account. */
export interface AccountAnswer {
  /** Null for a guest. */
  readonly mail: string | null
  /** Whether a link sent to that address was used. */
  readonly verified: boolean
  readonly hasPassword: boolean
  /** Whether this server can send mail. */
  readonly mailWorks: boolean
  /** Where I am logged in, last used first. DELETE /api/account/sessions/:id ends one (204). */
  readonly sessions: readonly SessionInfo[]
}

export interface SessionInfo {
  readonly id: string
  /** What the browser says of itself. */
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  /** The one that asks. */
  readonly current: boolean
}

/**
 * DELETE /api/account: I am forgotten (204). Seats in running matches go to bots, finished matches stay without my
 * name, and what I said is gone. An account with a password needs it. GET /api/account/export answers everything
 * that the server knows of me, as JSON.
 */
export interface DeleteAccountBody {
  readonly password?: string
}
