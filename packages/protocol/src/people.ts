/** Names a person. Not a secret, proves nothing. */
export type PersonId = string

/** GET /api/session when nobody is known: `{ me: null }`. */
export interface SessionAnswer {
  readonly me: Me | null
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
 * `confirm`, `follow`, `motion`, `sound`, `colours`. GET /api/preferences answers them; PUT /api/preferences
 * replaces them all and answers them.
 */
export type Preferences = Readonly<Record<string, string | number | boolean>>
