const plain = globalThis.fetch

/**
 * Every request of a test has a connection of its own: one that was kept for the next request may just have been closed
 * by its server, or may be that of a server that had the same port before.
 */
const onFreshConnection: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set('connection', 'close')
  return plain(input, { ...init, headers })
}

// Once for all files of a process.
if (plain.name !== onFreshConnection.name) globalThis.fetch = onFreshConnection
