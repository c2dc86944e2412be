import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Service } from '../http/app.js'
import { withTimeLimit } from '../timeLimit.js'

/** What the database does not say in so many milliseconds is left out: a scrape must not hang with it. */
const PATIENCE = 2_000
const STATES = ['gathering', 'playing', 'finished'] as const

/** What stands now, found out when somebody asks. */
export function addGauges(service: Service, app: FastifyInstance): void {
  const { metrics, rooms, runner, jobs, store } = service
  const registers = [metrics.registry]
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  }
  gauge('railhead_ready', '1 while the process takes requests.', () => (service.ready ? 1 : 0))
  gauge('railhead_sockets', 'Open sockets of this process.', () => app.websocketServer.clients.size)
  gauge('railhead_rooms', 'Tables in the memory of this process.', () => rooms.size)

  const { load } = runner
  if (load) {
    gauge(
      'railhead_bot_questions_waiting',
      'Questions that wait for a process that thinks.',
      () => load.call(runner).waiting,
    )
    gauge(
      'railhead_bot_questions_thinking',
      'Questions that bots think about.',
      () => load.call(runner).thinking,
    )
  }

  const { connections } = store
  if (connections) {
    new Gauge({
      name: 'railhead_database_connections',
      help: 'Connections of this process to the database, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
      },
    })
  }

  new Gauge({
    name: 'railhead_tables',
    help: 'Tables in the database. All processes that share it say the same: take the maximum, not the sum.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const counted = await withTimeLimit(PATIENCE, countTables(service)).catch(() => undefined)
      if (counted) for (const state of STATES) this.set({ state }, counted.get(state) ?? 0)
    },
  })
  new Gauge({
    name: 'railhead_jobs_waiting',
    help: 'Jobs (mail, webhooks, pushes) that are not done yet. All processes that share a database say the same.',
    labelNames: [],
    registers,
    async collect() {
      const waiting = await withTimeLimit(PATIENCE, jobs.waiting()).catch(() => undefined)
      if (waiting === undefined) this.remove()
      else this.set(waiting)
    },
  })
}

async function countTables({ store }: Service): Promise<Map<string, number>> {
  const rows = await store.db
    .selectFrom('gametable')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}
