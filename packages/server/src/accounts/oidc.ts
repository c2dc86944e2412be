import { createHash } from 'node:crypto'
import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { Refused } from '../errors.js'
import { BadSetting, type Settings } from '../settings.js'

const WELL_KNOWN = '/.well-known/openid-configuration'
/** How long what a service says of itself is believed. */
const KEEP = 3_600_000
const PATIENCE = 5_000
/** Signed with a key that only the service has: never with our secret, and never not at all. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA'.split(' ')
const CLOCKS_DIFFER = 60

const discovered = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})
type Discovered = z.output<typeof discovered>

const tokens = z.looseObject({ id_token: z.string().max(20_000) })

/** What is remembered between sending somebody away and their coming back. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Who somebody is to the service, and what it calls them. Its word on mail addresses is not asked for. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly name: string | undefined
}

/** A login service of others (OpenID Connect, authorization code with PKCE), known by its discovery address. */
export class LoginService {
  private known:
    | { readonly at: number; readonly facts: Discovered; readonly keys: JWTVerifyGetKey }
    | undefined

  private constructor(
    readonly issuer: string,
    readonly name: string,
    private readonly client: string,
    private readonly secret: string | undefined,
    private readonly now: () => number,
  ) {}

  /** The service of the settings, if they name one. */
  static of(settings: Settings, now: () => number): LoginService | undefined {
    const { oidcIssuer, oidcClientId, oidcClientSecret, oidcName } = settings
    if (oidcIssuer === undefined && oidcClientId === undefined) return undefined
    if (oidcIssuer === undefined || oidcClientId === undefined)
      throw new BadSetting("'oidcIssuer' and 'oidcClientId' belong together; one of them is missing.")
    const issuer = oidcIssuer.endsWith(WELL_KNOWN) ? oidcIssuer.slice(0, -WELL_KNOWN.length) : oidcIssuer
    if (!isSafe(issuer)) throw new BadSetting("'oidcIssuer' must be an https: address.")
    return new LoginService(issuer, oidcName ?? new URL(issuer).hostname, oidcClientId, oidcClientSecret, now)
  }

  /** Whether that issuer is this service. */
  is(issuer: string): boolean {
    return issuer === this.issuer || issuer === `${this.issuer}/`
  }

  /** Where the browser has to go. */
  async address({ state, nonce, verifier }: Begun, redirect: string): Promise<string> {
    const { facts } = await this.discover()
    const address = new URL(facts.authorization_endpoint)
    const wanted = {
      response_type: 'code',
      client_id: this.client,
      redirect_uri: redirect,
      scope: 'openid profile',
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, value)
    return address.href
  }

  /** Who came back with that code. Throws `wrongLogin` if anything about it is not as it must be. */
  async identify(
    returned: { readonly code: string; readonly iss: string | undefined },
    { nonce, verifier }: Pick<Begun, 'nonce' | 'verifier'>,
    redirect: string,
  ): Promise<Identity> {
    const { facts, keys } = await this.discover()
    // RFC 9207: an answer of another service must not be taken to this one.
    const mustSay = facts.authorization_response_iss_parameter_supported === true
    if (returned.iss === undefined ? mustSay : returned.iss !== facts.issuer) throw wrong()
    const token = await this.exchange(facts, returned.code, verifier, redirect)
    const claims = await this.verified(token, keys, facts.issuer)
    if (claims.nonce !== nonce) throw wrong()
    if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > 255) throw wrong()
    const name = claims.preferred_username ?? claims.name
    return { issuer: facts.issuer, subject: claims.sub, name: typeof name === 'string' ? name : undefined }
  }

  private async verified(token: string, keys: JWTVerifyGetKey, issuer: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: this.client,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCKS_DIFFER,
        currentDate: new Date(this.now()),
        requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      })
      const several = Array.isArray(payload.aud) && payload.aud.length > 1
      if (payload.azp === undefined ? several : payload.azp !== this.client) throw wrong()
      return payload
    } catch (error) {
      throw error instanceof Refused ? error : wrong(error)
    }
  }

  private async exchange(
    facts: Discovered,
    code: string,
    verifier: string,
    redirect: string,
  ): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
      client_id: this.client,
    })
    const headers: Record<string, string> = { accept: 'application/json' }
    const ways = facts.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    if (this.secret !== undefined && ways.includes('client_secret_basic')) {
      const pair = [this.client, this.secret].map(encodeURIComponent).join(':')
      headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`
    } else if (this.secret !== undefined) body.set('client_secret', this.secret)
    const response = await get(facts.token_endpoint, { method: 'POST', headers, body })
    if (response.status >= 500) throw unavailable()
    const answer = tokens.safeParse(await response.json().catch(() => undefined))
    if (!response.ok || !answer.success) throw wrong()
    return answer.data.id_token
  }

  /** What the service says of itself; it must be the one that was named. */
  private async discover(): Promise<NonNullable<typeof this.known>> {
    if (this.known && this.known.at > this.now() - KEEP) return this.known
    const response = await get(this.issuer.replace(/\/$/, '') + WELL_KNOWN)
    const facts = discovered.safeParse(await response.json().catch(() => undefined))
    if (!response.ok || !facts.success) throw unavailable()
    const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = facts.data
    if (!this.is(issuer)) throw unavailable()
    if (![authorization_endpoint, token_endpoint, jwks_uri].every(isSafe)) throw unavailable()
    // Tokens come from the service itself, so an unknown key may be asked for at once: keys are changed there.
    const keys = createRemoteJWKSet(new URL(jwks_uri), { cooldownDuration: 0, timeoutDuration: PATIENCE })
    this.known = { at: this.now(), facts: facts.data, keys }
    return this.known
  }
}

async function get(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...options, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    throw unavailable()
  }
}

/** Encrypted, or on this very machine. */
function isSafe(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address)
    return (
      protocol === 'https:' ||
      (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
    )
  } catch {
    return false
  }
}

function wrong(cause?: unknown): Refused {
  const refused = new Refused('wrongLogin', 'The login service did not confirm who you are.')
  refused.cause = cause
  return refused
}

function unavailable(): Refused {
  return new Refused('unavailable', 'The login service cannot be reached now.')
}
