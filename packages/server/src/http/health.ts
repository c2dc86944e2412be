import type { FastifyInstance } from 'fastify'
import { probe } from '../storage/watch.js'
import { withTimeLimit } from '../timeLimit.js'
import type { Service } from './app.js'

/** A database that takes longer to say anything is as good as gone. */
const PATIENCE = 2_000

/** For those who watch over the server: is the process alive, and does it take requests? */
export function healthRoutes(app: FastifyInstance, service: Service): void {
  let looking: Promise<boolean> | undefined
  /** Those who ask at the same time get the same answer: anybody may ask as often as they like, and each is a write. */
  const works = (): Promise<boolean> => {
    looking ??= storeWorks(service).finally(() => {
      looking = undefined
    })
    return looking
  }
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ok = service.ready && (await works())
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}

/** Whether something can be stored: to read what is in memory anyway says nothing of a full disk. */
async function storeWorks({ store, health, now }: Service): Promise<boolean> {
  try {
    await withTimeLimit(PATIENCE, probe(store.db, now()))
    health.worked()
    return true
  } catch (error) {
    health.failed(error)
    return false
  }
}
