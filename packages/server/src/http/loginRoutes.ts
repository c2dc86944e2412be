import type { SessionResponse } from '@railhead/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Attempts } from '../accounts/attempts.js'
import { sendLoginPage } from '../accounts/loginPage.js'
import { loginByPassword, loginByToken } from '../accounts/logins.js'
import { Refused } from '../errors.js'
import { sha256 } from '../ids.js'
import { readAs } from '../json.js'
import { langOf } from '../languages.js'
import { loginBody, loginLinkBody, loginTokenBody } from '../schemas.js'
import { mailOfLink } from '../storage/accounts.js'
import { forgetAttempts } from '../storage/attempts.js'
import type { Service } from './app.js'
import { describeMe, personOf } from './session.js'

/** Ways to log in. */
export function loginRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, jobs, settings, now } = service
  const attempts = new Attempts(service)
  const sweeping = setInterval(() => {
    forgetAttempts(store.db, now()).catch((error: unknown) =>
      rooms.trouble(error, 'attempts could not be forgotten'),
    )
  }, 60_000)
  sweeping.unref()
  app.addHook('onClose', async () => clearInterval(sweeping))

  app.post('/api/login', async (request, reply): Promise<SessionResponse> => {
    const body = readAs(loginBody, request.body)
    await attempts.ofLogin(request, body.mail)
    return { me: describeMe(await loginByPassword(service, request, reply, body)) }
  })

  app.post('/api/login/link', async (request, reply) => {
    const { mail } = readAs(loginLinkBody, request.body)
    await attempts.ofAddress(request)
    if (settings.smtpUrl === undefined)
      throw new Refused('unavailable', 'This server sends no mail; log in by password.')
    const me = await personOf(store, request, now())
    const lang = langOf(request.headers['accept-language'])
    // If strangers have asked for too many, the owner of the address has links enough.
    if (await attempts.mayMail(mail))
      await jobs.add({ kind: 'loginLink', mail, lang, ...(me?.kind === 'guest' ? { person: me.id } : {}) })
    return reply.code(202).send({})
  })

  app.post('/api/login/token', async (request, reply): Promise<SessionResponse> => {
    const { token } = readAs(loginTokenBody, request.body)
    await attempts.ofAddress(request)
    return { me: describeMe(await loginByToken(service, request, reply, token)) }
  })

  const showPage = (request: FastifyRequest, reply: FastifyReply, mail: string | undefined): FastifyReply =>
    sendLoginPage(reply, langOf(request.headers['accept-language']), mail)

  app.get('/api/login/token/:token', async (request, reply) => {
    const { token } = readAs(loginTokenBody, request.params)
    return showPage(request, reply, await mailOfLink(store.db, sha256(token), now()))
  })

  app.register(async form => {
    // What the form of that page sends: nothing.
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 100 },
      (_request, body, done) => {
        body.resume()
        done(null)
      },
    )
    form.post('/api/login/token/:token', async (request, reply) => {
      const { token } = readAs(loginTokenBody, request.params)
      await attempts.ofAddress(request)
      try {
        await loginByToken(service, request, reply, token)
      } catch (error) {
        if (error instanceof Refused && error.code === 'wrongLogin')
          return showPage(request, reply, undefined)
        throw error
      }
      return reply.redirect('/', 303)
    })
  })
}
