import { type OidcResponse, paths } from '@railhead/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Attempts } from '../accounts/attempts.js'
import type { LoginService } from '../accounts/oidc.js'
import { linkIdentity, loginByIdentity } from '../accounts/oidcLogin.js'
import { mustProve } from '../accounts/proof.js'
import { Refused } from '../errors.js'
import { newSecret, sha256 } from '../ids.js'
import { readAs } from '../json.js'
import { oidcBody, oidcQuery } from '../schemas.js'
import { beginOidcLogin, takeOidcLogin } from '../storage/identities.js'
import type { Service } from './app.js'
import { SLOW_ANSWER_WITHIN } from './deadlines.js'
import { encrypted, mustBeLoggedIn, personOf, proofOf, sessionHash } from './session.js'

const COOKIE = 'railhead_oidc'
const COOKIE_PATH = '/api/login/oidc'
/** How long somebody may take at the service, in milliseconds. */
const AWAY_FOR = 600_000

/** Logging in through a service of others. */
export function oidcRoutes(app: FastifyInstance, service: Service): void {
  const { store, settings, now, log } = service
  const attempts = new Attempts(service)
  const redirect = (): string => service.publicUrl() + paths.oidcCallback
  const mustHave = (): LoginService => {
    if (!service.loginService) throw new Refused('unavailable', 'This server takes no other logins.')
    return service.loginService
  }

  app.post(
    paths.oidc,
    { handlerTimeout: SLOW_ANSWER_WITHIN },
    async (request, reply): Promise<OidcResponse> => {
      const { link = false, password } = readAs(oidcBody, request.body ?? {})
      const loginService = mustHave()
      await attempts.ofAddress(request)
      const me = link ? await mustBeLoggedIn(store, request, now()) : undefined
      if (me && me.kind !== 'account')
        throw new Refused('badRequest', 'A guest logs in, and has nothing to link.')
      if (me) {
        await attempts.ofProof(me.id)
        await mustProve(service, me.id, password, sessionHash(request))
      }
      const begun = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
      const address = await loginService.address(begun, redirect())
      const browser = newSecret()
      await beginOidcLogin(store.db, {
        state_hash: sha256(begun.state),
        browser_hash: sha256(browser),
        nonce: begun.nonce,
        verifier: begun.verifier,
        person_id: me?.id ?? null,
        expires_at: now() + AWAY_FOR,
      })
      reply.setCookie(COOKIE, browser, {
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure: encrypted(settings),
        maxAge: AWAY_FOR / 1000,
      })
      return { address }
    },
  )

  app.get(paths.oidcCallback, { handlerTimeout: SLOW_ANSWER_WITHIN }, async (request, reply) => {
    try {
      const linked = await comeBack()
      return done(reply, linked ? '/account' : '/')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      log.info({ code: error.code, err: error.cause }, 'a login by another service failed')
      return done(reply, '/account?login=failed')
    }

    /** True if an account was linked, false if somebody logged in. */
    async function comeBack(): Promise<boolean> {
      const loginService = mustHave()
      const wrong = new Refused('wrongLogin', 'The login was not begun here, or is too old.')
      const browser = request.cookies[COOKIE]
      // Pages of others can have this fetched as a picture: that is no attempt of whoever looks at them.
      if (browser !== undefined) await attempts.ofAddress(request)
      const { state, code, iss } = readAs(oidcQuery, request.query)
      const begun = state === undefined ? undefined : await takeOidcLogin(store.db, sha256(state), now())
      if (!begun || browser === undefined || sha256(browser) !== begun.browser_hash || code === undefined)
        throw wrong
      const identity = await loginService.identify({ code, iss }, begun, redirect())
      if (begun.person_id === null) {
        await loginByIdentity(service, request, reply, identity)
        return false
      }
      const me = proofOf(request)?.kind === 'session' ? await personOf(store, request, now()) : undefined
      if (me?.id !== begun.person_id) throw wrong
      await linkIdentity(service, me, identity, sessionHash(request))
      return true
    }
  })
}

function done(reply: FastifyReply, to: string): FastifyReply {
  return reply
    .clearCookie(COOKIE, { path: COOKIE_PATH })
    .header('cache-control', 'no-store')
    .redirect(to, 303)
}
