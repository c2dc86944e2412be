import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { POSTGRES, PROGRAM, SHARED } from './desk.js'
import { type PostgresServer, startPostgres } from './postgres.js'
import { makeProgram, type Program } from './program.js'

/** One PostgreSQL server and one program for a whole run of tests, each made when the first of its files asks for it. */
export async function setup(): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | undefined
  let program: Promise<Program> | undefined
  const answerTo = async (path: string | undefined): Promise<string> => {
    if (path === PROGRAM) {
      program ??= makeProgram()
      return (await program).file
    }
    if (path !== POSTGRES) throw new Error(`There is no ${path}.`)
    postgres ??= startPostgres({ own: true })
    return (await postgres).url
  }
  const desk = createServer((request, response) => {
    answerTo(request.url).then(
      answer => response.end(answer),
      error => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve))
  process.env[SHARED] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
  return async () => {
    delete process.env[SHARED]
    desk.close()
    await (await postgres)?.stop()
    await program?.then(({ remove }) => remove())
  }
}
