import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.js'

/**
 * Whether a request comes from our own page, or from no page at all (then no browser sends our cookie along).
 * What a page of another site sends is refused.
 */
export function originAllowed(request: FastifyRequest, settings: Settings): boolean {
  const origin = request.headers.origin
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  if (settings.publicUrl !== undefined && origin === new URL(settings.publicUrl).origin) return true
  try {
    return new URL(origin).host === request.headers.host
  } catch {
    return false
  }
}
