import type { Me } from '@railhead/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import { newId, newSecret, sha256 } from '../ids.js'
import type { Settings } from '../settings.js'
import { addPerson, addSession, endSession, personOfSession, SESSION_LASTS } from '../storage/people.js'
import type { PersonRow } from '../storage/schema.js'
import type { Store } from '../storage/store.js'

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

export async function beginSession(
  store: Store,
  settings: Settings,
  reply: FastifyReply,
  name: string,
  now: number,
): Promise<PersonRow> {
  const person: PersonRow = { id: newId(), name, kind: 'guest', preferences: '{}', created_at: now }
  const token = newSecret()
  await store.db.transaction().execute(async db => {
    await addPerson(db, person)
    await addSession(db, sha256(token), person.id, now)
  })
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    maxAge: SESSION_LASTS / 1000,
  })
  return person
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
