import type { FastifyInstance } from 'fastify'
import type { Service } from './app.js'

/** For those who watch over the server: is the process alive, and does it take requests? */
export function healthRoutes(app: FastifyInstance, service: Service): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ok = service.ready && (await storeAnswers(service))
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}

async function storeAnswers({ store }: Service): Promise<boolean> {
  return store.db
    .selectFrom('gametable')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    )
}
