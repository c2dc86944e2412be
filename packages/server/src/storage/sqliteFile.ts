import Sqlite from 'libsql'

export type Connection = InstanceType<typeof Sqlite>

/** How long a connection waits for another one that has the file, in milliseconds. */
const PATIENCE = 5000

/**
 * A connection to a file. It is patient from its first statement on: the garbage collector may end an earlier
 * connection of this process later than we do, and a process that was killed leaves a log that one has to go through
 * while others wait.
 */
export function connect(file: string): Connection {
  const sqlite = new Sqlite(file)
  sqlite.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
  return sqlite
}
