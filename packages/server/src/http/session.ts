import type { Me } from '@railhead/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import { newId, newSecret, sha256 } from '../ids.js'
import { parsed } from '../json.js'
import type { Settings } from '../settings.js'
import { banOf } from '../storage/administration.js'
import { addPerson, addSession, endSession, personOfSession, SESSION_LASTS } from '../storage/people.js'
import type { PersonRow } from '../storage/schema/people.js'
import type { Queries, Store } from '../storage/store.js'
import { personOfToken } from '../storage/tokens.js'
import type { Service } from './app.js'

const COOKIE = 'railhead'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

const BEARER = /^Bearer(?= |$) *(.*)$/i
/** How the tokens of programs begin, so that people and scanners know one when they see it. */
export const API_TOKEN_PREFIX = 'railhead_'

/** What shows who sends a request: the cookie of a browser, or the token of a program. */
export interface Proof {
  readonly kind: 'session' | 'token'
  /** SHA-256 of what was sent. */
  readonly hash: string
}

/** A program's token goes before a cookie. Other kinds of `Authorization` may be meant for a proxy. */
export function proofOf(request: FastifyRequest): Proof | undefined {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined) return { kind: 'token', hash: sha256(token) }
  const hash = sessionHash(request)
  return hash === undefined ? undefined : { kind: 'session', hash }
}

/** The session in the cookie. */
export function sessionHash(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE]
  return token !== undefined && TOKEN.test(token) ? sha256(token) : undefined
}

/**
 * Who sends the request; undefined if nobody is known. A token that is not valid is refused everywhere, one that may
 * only look wherever something could change.
 */
export async function personOf(
  store: Store,
  request: FastifyRequest,
  now: number,
): Promise<PersonRow | undefined> {
  return (await provenVisitor(store, request, now))?.person
}

/** Who opens a socket, and whether they may only look. */
export interface Visitor {
  readonly person: PersonRow
  readonly readOnly: boolean
}

/** Somebody who is banned is nobody here. */
export async function visitorOf(
  store: Store,
  request: FastifyRequest,
  now: number,
): Promise<Visitor | undefined> {
  const found = await provenVisitor(store, request, now)
  return found && (await banOf(store.db, found.person.id, now)) ? undefined : found
}

/** Who sends the request, by what they show. */
async function provenVisitor(
  store: Store,
  request: FastifyRequest,
  now: number,
): Promise<Visitor | undefined> {
  const proof = proofOf(request)
  if (proof?.kind !== 'token') {
    const person = proof && (await personOfSession(store.db, proof.hash, now))
    return person && { person, readOnly: false }
  }
  const found = await personOfToken(store.db, proof.hash, now)
  if (!found) throw new Refused('noSession', 'The token is not valid, or was ended.')
  const readOnly = found.scope === 'read'
  if (readOnly && !READS.has(request.method)) throw new Refused('readOnly', 'The token may only look.')
  return { person: found.person, readOnly }
}

const READS = new Set(['GET', 'HEAD'])

/** For whatever people do at tables: somebody who is known and not banned. */
export async function mustBeKnown(store: Store, request: FastifyRequest, now: number): Promise<PersonRow> {
  const person = await mustBeSomebody(store, request, now)
  const ban = READS.has(request.method) ? undefined : await banOf(store.db, person.id, now)
  if (ban) throw new Refused('banned', ban.reason, ban.until ?? undefined)
  return person
}

async function mustBeSomebody(store: Store, request: FastifyRequest, now: number): Promise<PersonRow> {
  const person = await personOf(store, request, now)
  if (!person) throw new Refused('noSession', 'Say who you are first: POST /api/session.')
  return person
}

/**
 * For what only the person may do, not a program with a token: whoever finds a token must not take the account. Those
 * who are banned may see to their account too.
 */
export async function mustBeLoggedIn(store: Store, request: FastifyRequest, now: number): Promise<PersonRow> {
  if (proofOf(request)?.kind === 'token')
    throw new Refused('noSession', 'A token is not enough for this: log in.')
  return mustBeSomebody(store, request, now)
}

/** Whether cookies travel encrypted only. */
export function encrypted({ publicUrl }: Settings): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/** A new guest with a session. */
export async function welcomeGuest(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<PersonRow> {
  const now = service.now()
  const person: PersonRow = { id: newId(), name, kind: 'guest', preferences: '{}', created_at: now }
  await service.store.db.transaction().execute(async db => {
    await addPerson(db, person)
    await beginSession(service, db, request, reply, person.id, false)
  })
  return person
}

/** Begins a session of somebody known. */
export async function beginSession(
  { settings, now }: Service,
  db: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
  byLink: boolean,
): Promise<void> {
  const token = newSecret()
  const device = (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200)
  await addSession(db, sha256(token), personId, device, now(), byLink)
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: encrypted(settings),
    maxAge: SESSION_LASTS / 1000,
  })
}

export async function forgetSession(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const hash = sessionHash(request)
  if (hash !== undefined) await endSession(store.db, hash)
  reply.clearCookie(COOKIE, { path: '/' })
}

export function describeMe(person: PersonRow): Me {
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    // Damaged settings are as good as none.
    preferences: (parsed(person.preferences) ?? {}) as Me['preferences'],
  }
}
