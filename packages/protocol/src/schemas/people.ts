import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { role } from './admin.js'
import { anyPassword, id, time, visibleLine, type Wire } from './common.js'

/** Names a person. Not a secret, proves nothing. */
export type PersonId = string

/** Settings as they are told; see `preferences` for what may be stored. */
export const storedPreferences = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/**
 * Settings of a person, kept for all devices; the server does not look inside. Known names: `lang`, `theme`,
 * `confirm`, `follow`, `motion`, `sound`, `colours`; and for deadlines `timeZone`, `quietFrom`, `quietTo`. GET
 * /api/preferences answers them; PUT /api/preferences replaces them all and answers them.
 */
export const preferences = z
  .record(
    z.string().min(1).max(60),
    z.union([z.string().max(LIMITS.preferenceValue), z.number(), z.boolean()]),
  )
  .refine(value => Object.keys(value).length <= LIMITS.preferences, 'Too many settings.')
export type Preferences = Wire<typeof storedPreferences>

/** Who I am. The proof is in an HttpOnly cookie that the page never sees. */
export const me = z.strictObject({
  id,
  name: z.string(),
  /** A bot is an account made for a program; it has an owner, and only a token shows that it is it. */
  kind: z.enum(['guest', 'account', 'bot']),
  preferences: storedPreferences,
})
export type Me = Wire<typeof me>

/** GET /api/session when nobody is known: `{ me: null }`. */
export const sessionResponse = z.strictObject({
  me: me.nullable(),
  /** GET /api/session only: whether this server can send mail, so that a login link can be asked for. Absent: no. */
  mailWorks: z.boolean().exactOptional(),
  /** GET /api/session only: what I may do beyond playing. */
  role: role.exactOptional(),
  /** GET /api/session only: the login service of others that this server takes, by the name that people know. */
  oidc: z.string().exactOptional(),
  /** POST /api/account only, status 202: a letter was sent, and its link makes the account. */
  mailed: z.literal(true).exactOptional(),
})
export type SessionResponse = Wire<typeof sessionResponse>

/**
 * POST /api/session: becomes a guest of that name and sets the cookie; with a session, changes the name.
 * Answers `SessionResponse`. DELETE /api/session forgets it (204).
 */
export const sessionBody = z.strictObject({ name: visibleLine(LIMITS.name) })
export type SessionBody = Wire<typeof sessionBody>

const mail = z
  .string()
  .max(200)
  .transform(text => text.normalize('NFC').trim().toLowerCase())
  .pipe(z.email())
const password = z.string().min(LIMITS.password).max(200)
const loginToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * POST /api/account: the guest becomes an account, and keeps id and tables. Answers `SessionResponse`. Where the server
 * sends mail, only the link that is mailed to the address makes the account (202, whether or not there is one); where
 * it does not, the account is made at once, or refused with `mailTaken`.
 */
export const accountBody = z.strictObject({
  mail,
  /** `LIMITS.password` letters at least. */
  password,
})
export type AccountBody = Wire<typeof accountBody>

/** POST /api/login: answers `SessionResponse` and sets the cookie, or `wrongLogin`. What a guest sits at comes along. */
export const loginBody = z.strictObject({ mail, password: anyPassword })
export type LoginBody = Wire<typeof loginBody>

/** POST /api/login/link: mails a link that logs in; 202 whether or not there is such an account. */
export const loginLinkBody = z.strictObject({ mail })
export type LoginLinkBody = Wire<typeof loginLinkBody>

/** POST /api/login/token, with the token of the link: answers `SessionResponse`. It works once, for 20 minutes. */
export const loginTokenBody = z.strictObject({ token: loginToken })
export type LoginTokenBody = Wire<typeof loginTokenBody>

/**
 * PUT /api/account/password. `old` is needed if there is a password, unless the session began by a mailed link a short
 * while ago (`AccountResponse.byLink`); without a password, a login of the last 20 minutes (401 `loginAgain`). All other sessions end, all tokens and all links to services of others. Answers 204.
 */
export const passwordBody = z.strictObject({ password, old: anyPassword.exactOptional() })
export type PasswordBody = Wire<typeof passwordBody>

export const sessionInfo = z.strictObject({
  id,
  /** What the browser says of itself. */
  device: z.string(),
  createdAt: time,
  seenAt: time,
  /** The one that asks. */
  current: z.boolean(),
})
export type SessionInfo = Wire<typeof sessionInfo>

/**
 * POST /api/login/oidc: begins a login through the service of others; with `link`, for the account I am. To link one takes
 * the same proof as a new password: `password`, if there is one and the session did not begin by a mailed link a short
 * while ago; without a password, a login of the last 20 minutes (401 `loginAgain`).
 */
export const oidcBody = z.strictObject({
  link: z.boolean().exactOptional(),
  password: anyPassword.exactOptional(),
})
export type OidcBody = Wire<typeof oidcBody>
/** Where the browser has to go; it comes back to /api/login/oidc/callback. */
export const oidcResponse = z.strictObject({ address: z.string() })
export type OidcResponse = Wire<typeof oidcResponse>

/** A service of others by which I can log in. */
export const serviceInfo = z.strictObject({
  id,
  /** What people call it. */
  name: z.string(),
  /** When it was linked. */
  createdAt: time,
})
export type ServiceInfo = Wire<typeof serviceInfo>

/**
 * DELETE /api/account/services/:id: I do not log in by that service any more (204). It takes the same proof as to link
 * one. The last way in stays (409 `lastWayIn`).
 */
export const endServiceBody = z.strictObject({ password: anyPassword.exactOptional() })
export type EndServiceBody = Wire<typeof endServiceBody>

/** GET /api/account. */
export const accountResponse = z.strictObject({
  /** Null for a guest. */
  mail: z.string().nullable(),
  /** Whether a link sent to that address was used. */
  verified: z.boolean(),
  hasPassword: z.boolean(),
  /** Whether this session began by a mailed link a short while ago: a new password does not need the old one. */
  byLink: z.boolean(),
  /** Whether this server can send mail. */
  mailWorks: z.boolean(),
  /** Whether I can log in through the service of others that this server takes. */
  linked: z.boolean(),
  /** Each service of others by which I can log in, first linked first. */
  services: z.array(serviceInfo),
  /** Where I am logged in, last used first. DELETE /api/account/sessions/:id ends one (204). */
  sessions: z.array(sessionInfo),
})
export type AccountResponse = Wire<typeof accountResponse>

/**
 * DELETE /api/account: I am forgotten (204). Seats in running matches go to bots, finished matches stay without my
 * name, and what I said is gone. An account needs the same proof as for a new password. GET /api/account/export answers everything
 * that the server knows of me, as JSON.
 */
export const deleteAccountBody = z.strictObject({ password: anyPassword.exactOptional() })
export type DeleteAccountBody = Wire<typeof deleteAccountBody>
