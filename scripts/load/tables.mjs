// Tables full of guests, whose sockets are spread over all servers.
import { WebSocket } from 'ws'

export const SEATS = 4

const CONFIGS = {
  'great-western-trail': { edition: 'second', players: SEATS },
  'carson-city': { players: SEATS },
  'high-card': { players: SEATS },
}
const AT_ONCE = 10

async function call(base, method, path, body, cookie) {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return { body: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}

/** Opens the tables; what sockets hear goes to `listener.message` and `listener.closed`. */
export async function openTables(servers, game, count, listener) {
  const guests = await Promise.all(
    Array.from({ length: SEATS }, (_, i) =>
      call(servers[0].base, 'POST', '/api/session', { name: `Guest ${i}` }),
    ),
  )
  const cookies = guests.map(guest => guest.cookie)
  const tables = []
  while (tables.length < count) {
    const next = Math.min(AT_ONCE, count - tables.length)
    const opening = Array.from({ length: next }, (_, i) =>
      openTable(servers, tables.length + i, game, cookies, listener),
    )
    tables.push(...(await Promise.all(opening)))
  }
  return tables
}

/** Each table is opened at another server, and each seat of it connects to another. */
async function openTable(servers, n, game, cookies, listener) {
  const baseOf = seat => servers[(n + seat) % servers.length].base
  const opened = await call(baseOf(0), 'POST', '/api/tables', { game, config: CONFIGS[game] }, cookies[0])
  const { id } = opened.body.table
  for (let seat = 1; seat < SEATS; seat++)
    await call(baseOf(seat), 'POST', `/api/tables/${id}/join`, { seat }, cookies[seat])
  await call(baseOf(0), 'POST', `/api/tables/${id}/start`, {}, cookies[0])
  const table = { id, sockets: [], asked: undefined, sent: undefined, number: 0, seen: [] }
  await Promise.all(
    cookies.map((cookie, seat) => {
      const address = `${baseOf(seat).replace('http', 'ws')}/api/tables/${id}/live`
      const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
      table.sockets[seat] = socket
      return welcomed(socket, table, seat, listener)
    }),
  )
  return table
}

function welcomed(socket, table, seat, listener) {
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('{"type":"hello","protocol":1}'))
    socket.on('error', reject)
    socket.on('close', code => listener.closed(code))
    socket.on('message', data => {
      const message = JSON.parse(data)
      if (message.type === 'welcome') resolve()
      listener.message(table, seat, message, data.length)
    })
  })
}
