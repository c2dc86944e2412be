import { type Command, UsageError } from '../command.js'
import { Failure } from '../failure.js'

export const migrateStore: Command = {
  name: 'migrate-store',
  summary: 'Copy everything in a data folder into an empty PostgreSQL database, while no server uses either.',
  operands: [],
  flags: {
    data: { value: 'FOLDER', help: 'the data folder of the server (.railhead)' },
    'database-url': { value: 'URL', help: 'the database (DATABASE_URL)' },
  },
  async run(input, world) {
    const server = await import('@railhead/server')
    const flags = { data: input.text('data'), databaseUrl: input.text('database-url') }
    let settings: ReturnType<typeof server.readSettings>
    try {
      settings = server.readSettings(flags, world.env)
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error))
    }
    const { data, databaseUrl } = settings
    if (databaseUrl === undefined) throw new UsageError('Name the database: --database-url or DATABASE_URL.')
    try {
      const rows = await server.moveStore(data, databaseUrl)
      const told = Object.entries(rows).map(([name, count]) => `  ${name}: ${count}`)
      world.output.write(
        input.has('json')
          ? `${JSON.stringify({ data, rows })}\n`
          : `Copied ${data}:\n${told.join('\n')}\nThe folder stays as it is.\n`,
      )
    } catch (error) {
      throw Failure.from(error)
    }
    return 0
  },
}
