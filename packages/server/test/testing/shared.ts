import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PostgresServer, SHARED, startPostgres } from './postgres.js'

/** One PostgreSQL server for a whole run of tests, started when the first of its files asks for it. */
export async function setup(): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | undefined
  const desk = createServer((_request, response) => {
    postgres ??= startPostgres({ own: true })
    postgres.then(
      ({ url }) => response.end(url),
      error => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve))
  process.env[SHARED] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
  return async () => {
    delete process.env[SHARED]
    desk.close()
    await (await postgres)?.stop()
  }
}
