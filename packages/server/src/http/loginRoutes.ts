import type { SessionAnswer } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { slowly } from '../accounts/attempts.js'
import { loginByPassword, loginByToken } from '../accounts/logins.js'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { loginBody, loginLinkBody, loginTokenBody } from '../schemas.js'
import { forgetAttempts } from '../storage/attempts.js'
import type { Service } from './app.js'
import { describeMe, personOf } from './session.js'

/** The link in a letter opens a page with one button: programs that look at letters press none. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Railhead</title><form method="post"><button>Log in to Railhead</button></form></html>`

/** Ways to log in. */
export function loginRoutes(app: FastifyInstance, service: Service): void {
  const { store, jobs, settings, now, log } = service
  const attempt = slowly(service)
  const sweeping = setInterval(() => {
    forgetAttempts(store.db, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'attempts could not be forgotten'),
    )
  }, 60_000)
  sweeping.unref()
  app.addHook('onClose', async () => clearInterval(sweeping))

  app.post('/api/login', async (request, reply): Promise<SessionAnswer> => {
    const body = readAs(loginBody, request.body)
    await attempt(request.ip, `mail ${body.mail}`)
    return { me: describeMe(await loginByPassword(service, request, reply, body)) }
  })

  app.post('/api/login/link', async (request, reply) => {
    const { mail } = readAs(loginLinkBody, request.body)
    await attempt(request.ip, `link ${mail}`)
    if (settings.smtpUrl === undefined)
      throw new Refused('unavailable', 'This server sends no mail; log in by password.')
    const me = await personOf(store, request, now())
    await jobs.add({ kind: 'loginLink', mail, ...(me?.kind === 'guest' ? { person: me.id } : {}) })
    return reply.code(202).send({})
  })

  app.post('/api/login/token', async (request, reply): Promise<SessionAnswer> => {
    const { token } = readAs(loginTokenBody, request.body)
    await attempt(request.ip)
    return { me: describeMe(await loginByToken(service, request, reply, token)) }
  })

  app.get('/api/login/token/:token', async (request, reply) => {
    readAs(loginTokenBody, request.params)
    return reply.type('text/html').header('cache-control', 'no-store').send(PAGE)
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
      await attempt(request.ip)
      await loginByToken(service, request, reply, token)
      return reply.redirect('/', 303)
    })
  })
}
