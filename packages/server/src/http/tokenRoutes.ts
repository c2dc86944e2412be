import { LIMITS, type NewTokenResponse, type TokenInfo, type TokensResponse } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { Attempts } from '../accounts/attempts.js'
import { mustHaveProven, mustStillBeIn } from '../accounts/proof.js'
import { Refused } from '../errors.js'
import { newId, newSecret, sha256 } from '../ids.js'
import { readAs } from '../json.js'
import { tokenBody, tokenParams } from '../schemas.js'
import type { ApiTokenRow } from '../storage/schema/people.js'
import { addToken, endToken, tokensOf } from '../storage/tokens.js'
import type { Service } from './app.js'
import { API_TOKEN_PREFIX, mustBeLoggedIn, sessionHash } from './session.js'

const DAY = 24 * 3600 * 1000

/** Tokens with which programs act for an account. */
export function tokenRoutes(app: FastifyInstance, service: Service): void {
  const { store, now } = service
  const attempts = new Attempts(service)
  app.get('/api/tokens', async (request): Promise<TokensResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    return { tokens: (await tokensOf(store.db, me.id)).map(describe) }
  })

  app.post('/api/tokens', async (request, reply): Promise<NewTokenResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    const { name, scope = 'play', days = LIMITS.tokenDays, password } = readAs(tokenBody, request.body)
    if (me.kind !== 'account') throw new Refused('badRequest', 'Only accounts have tokens.')
    await attempts.ofProof(me.id)
    await mustHaveProven(service, me.id, password, sessionHash(request))
    const token = API_TOKEN_PREFIX + newSecret()
    const row: ApiTokenRow = {
      id: newId(),
      person_id: me.id,
      token_hash: sha256(token),
      name,
      created_at: now(),
      used_at: null,
      scope,
      expires_at: now() + days * DAY,
    }
    await store.db.transaction().execute(async db => {
      // Of many at once, on whatever process, each sees those before it.
      await mustStillBeIn(db, me.id, sessionHash(request))
      if ((await tokensOf(db, me.id)).length >= LIMITS.tokens)
        throw new Refused('badRequest', `An account has ${LIMITS.tokens} tokens at most.`, LIMITS.tokens)
      await addToken(db, row)
    })
    void reply.code(201)
    return { ...describe(row), token }
  })

  app.delete('/api/tokens/:id', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { id } = readAs(tokenParams, request.params)
    if (!(await endToken(store.db, me.id, id))) throw new Refused('notFound', 'There is no such token.')
    service.endSockets()
    return reply.code(204).send()
  })
}

function describe({ id, name, created_at, used_at, scope, expires_at }: ApiTokenRow): TokenInfo {
  return { id, name, createdAt: created_at, usedAt: used_at, scope, expiresAt: expires_at }
}
