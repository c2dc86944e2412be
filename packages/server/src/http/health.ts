import type { FastifyInstance } from 'fastify'
import { within } from '../within.js'
import type { Service } from './app.js'

/** A database that takes longer to say anything is as good as gone. */
const PATIENCE = 2_000

/** For those who watch over the server: is the process alive, and does it take requests? */
export function healthRoutes(app: FastifyInstance, service: Service): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ok = service.ready && (await storeAnswers(service))
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}

async function storeAnswers({ store }: Service): Promise<boolean> {
  const look = store.db.selectFrom('gametable').select('id').limit(1).execute()
  return within(PATIENCE, look).then(
    () => true,
    () => false,
  )
}
