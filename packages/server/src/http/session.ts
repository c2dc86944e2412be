import type { Me } from '@railhead/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import { newId, newSecret, sha256 } from '../ids.js'
import { addPerson, addSession, endSession, personOfSession, SESSION_LASTS } from '../storage/people.js'
import type { PersonRow } from '../storage/schema.js'
import type { Queries, Store } from '../storage/store.js'
import type { Service } from './app.js'

const COOKIE = 'railhead'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

function tokenHash(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE]
  return token !== undefined && TOKEN.test(token) ? sha256(token) : undefined
}

/** Who sends the request; undefined if nobody is known. */
export async function personOf(
  store: Store,
  request: FastifyRequest,
  now: number,
): Promise<PersonRow | undefined> {
  const hash = tokenHash(request)
  return hash === undefined ? undefined : personOfSession(store.db, hash, now)
}

export async function mustBeKnown(store: Store, request: FastifyRequest, now: number): Promise<PersonRow> {
  const person = await personOf(store, request, now)
  if (!person) throw new Refused('noSession', 'Say who you are first: POST /api/session.')
  return person
}

/** Names the session without revealing it, for rate limits. */
export function sessionKey(request: FastifyRequest): string | undefined {
  return tokenHash(request)
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
    await beginSession(service, db, request, reply, person.id)
  })
  return person
}

/** Begins a session of somebody known; the one before it on this device ends. */
export async function beginSession(
  { settings, now }: Service,
  db: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): Promise<void> {
  const before = tokenHash(request)
  if (before !== undefined) await endSession(db, before)
  const token = newSecret()
  const device = (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200)
  await addSession(db, sha256(token), personId, device, now())
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    maxAge: SESSION_LASTS / 1000,
  })
}

export async function forgetSession(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const hash = tokenHash(request)
  if (hash !== undefined) await endSession(store.db, hash)
  reply.clearCookie(COOKIE, { path: '/' })
}

export function describeMe(person: PersonRow): Me {
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    preferences: JSON.parse(person.preferences),
  }
}
