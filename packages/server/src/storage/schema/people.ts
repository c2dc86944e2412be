import type { Selectable } from 'kysely'

export interface PersonTable {
  id: string
  name: string
  kind: 'guest' | 'account' | 'bot'
  /** JSON. */
  preferences: string
  created_at: number
}

export type PersonRow = Selectable<PersonTable>

export interface SessionTable {
  /** SHA-256 of the token in the cookie; the token itself is nowhere. */
  token_hash: string
  person_id: string
  created_at: number
  seen_at: number
  /** What the browser said of itself. */
  device: string
  /** When it began, if by a mailed link: its owner has just shown to read the mail of the account. */
  link_at: number | null
}

/** A browser that was logged in before: attempts from it are counted apart from everybody else's. */
export interface KnownDeviceTable {
  /** SHA-256 of the token in its cookie. */
  token_hash: string
  person_id: string
  seen_at: number
}

/** A person who can come back from another device. */
export interface AccountTable {
  person_id: string
  /** In small letters. */
  mail: string
  /** 1 when a link sent to that address was used. */
  verified: number
  /** Argon2id; null for those who use links only. */
  password_hash: string | null
  created_at: number
}

export type AccountRow = Selectable<AccountTable>

/** A password that a guest chose for an address; it counts when the guest uses the link that was mailed there. */
export interface PendingAccountTable {
  person_id: string
  mail: string
  password_hash: string
  created_at: number
}

export interface LoginLinkTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  mail: string
  /** The guest who asked for it: becomes the account if there is none, and only if the same browser uses it. */
  person_id: string | null
  expires_at: number
}

/** Somebody as a login service of others knows them. Nothing else of theirs says who they are here. */
export interface IdentityTable {
  issuer: string
  subject: string
  person_id: string
  created_at: number
}

/** A login through such a service that has begun and may come back once. */
export interface OidcLoginTable {
  /** SHA-256 of the state that the service hands back. */
  state_hash: string
  /** SHA-256 of what the cookie of the browser holds that began it. */
  browser_hash: string
  nonce: string
  /** Of PKCE. */
  verifier: string
  /** The account that wants to be reached this way too; null for a login. */
  person_id: string | null
  expires_at: number
}

export type OidcLoginRow = Selectable<OidcLoginTable>

/** With it a program acts for an account. */
export interface ApiTokenTable {
  id: string
  person_id: string
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: string
  name: string
  created_at: number
  used_at: number | null
  scope: 'play' | 'read'
  /** Null for tokens from before there was an end to them. */
  expires_at: number | null
}

export type ApiTokenRow = Selectable<ApiTokenTable>

/** An account made for a program, of kind 'bot'. Its name is that of its person. */
export interface BotTable {
  person_id: string
  owner_id: string
  /** Its name in small letters: no two have the same. */
  name_key: string
  /** JSON of the ids of the games that it plays; null for all. */
  games: string | null
  invitations: 'accept' | 'ask'
  /** At how many tables it may sit at once. */
  most: number
  created_at: number
  /** Since when it is connected, and when that was last so. */
  connected_at: number | null
  seen_at: number | null
}

export type BotRow = Selectable<BotTable>
