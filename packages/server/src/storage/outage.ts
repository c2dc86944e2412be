/** SQLSTATE classes and codes of a server that is not there, stops or starts, is too slow, and of a broken line. */
const LOST =
  /^(08...|57P0[1-5]|57014|25P03|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
const LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
/** What SQLite says of a disk that is full, gone, read-only or broken. */
const DISK = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|BUSY|NOMEM|CORRUPT|NOTADB)/

/** Whether the store could not be reached or written: the same may succeed later, and a write may or may not have. */
export function isStoreLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && (LOST.test(code) || DISK.test(code))) return true
  return LOST_MESSAGE.test(error.message)
}
