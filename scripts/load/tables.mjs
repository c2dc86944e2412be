// Tables full of guests, whose sockets are spread over all servers.
import { WebSocket } from 'ws'

export const SEATS = 4

const CONFIGS = {
  'great-western-trail': { edition: 'second', players: SEATS },
  'carson-city': { players: SEATS },
  'high-card': { players: SEATS },
}
const AT_ONCE = 10
const SEARCHING = 'trail-boss'

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
  const cookies = await guests(servers[0], SEATS)
  return inGroups(count, n => openTable(servers, n, game, cookies, listener))
}

/** Tables of one person and one bot each, which searches before it answers. */
export async function openBotTables(servers, game, count, listener) {
  const cookies = await guests(servers[0], 1)
  const config = { ...CONFIGS[game], players: 2 }
  const seats = [{ kind: 'me' }, { kind: 'bot', level: SEARCHING }]
  return inGroups(count, async n => {
    const baseOf = () => servers[n % servers.length].base
    const opened = await call(baseOf(), 'POST', '/api/tables', { game, config, seats }, cookies[0])
    return started({ id: opened.body.table.id, withBots: true }, baseOf, cookies, listener)
  })
}

async function guests({ base }, count) {
  const arriving = Array.from({ length: count }, (_, i) =>
    call(base, 'POST', '/api/session', { name: `Guest ${i}` }),
  )
  return (await Promise.all(arriving)).map(({ cookie }) => cookie)
}

async function inGroups(count, open) {
  const tables = []
  while (tables.length < count) {
    const next = Math.min(AT_ONCE, count - tables.length)
    tables.push(...(await Promise.all(Array.from({ length: next }, (_, i) => open(tables.length + i)))))
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
  return started({ id, withBots: false }, baseOf, cookies, listener)
}

/** Starts the match and connects everybody. */
async function started({ id, withBots }, baseOf, cookies, listener) {
  await call(baseOf(0), 'POST', `/api/tables/${id}/start`, {}, cookies[0])
  const table = { id, withBots, sockets: [], asked: undefined, sent: undefined, number: 0, seen: [] }
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
    socket.on('close', code => {
      reject(new Error(`A socket was closed with ${code} before it was welcomed.`))
      listener.closed(code)
    })
    socket.on('message', data => {
      const message = JSON.parse(data)
      if (message.type === 'welcome') resolve()
      listener.message(table, seat, message, data.length)
    })
  })
}
