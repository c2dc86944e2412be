import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Service } from '../http/app.js'
import { encrypted } from '../http/session.js'
import { newSecret, sha256 } from '../ids.js'
import { addDevice, DEVICE_LASTS, forgetDevice } from '../storage/devices.js'
import type { Queries } from '../storage/store.js'

const COOKIE = 'railhead_device'

/** Names the browser, if it was logged in to some account before. Proves nothing else. */
export function deviceHash(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE]
  return token === undefined || token.length > 100 ? undefined : sha256(token)
}

/** The browser is logged in to an account now: it is remembered, also when it logs out. */
export async function rememberDevice(
  { settings, now }: Service,
  db: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): Promise<void> {
  const before = deviceHash(request)
  if (before !== undefined) await forgetDevice(db, before)
  const token = newSecret()
  await addDevice(db, sha256(token), personId, now())
  reply.setCookie(COOKIE, token, {
    path: '/api/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: encrypted(settings),
    maxAge: DEVICE_LASTS / 1000,
  })
}
