// A program that plays. It needs nothing but Node: 22 or newer, or Node 20 with --experimental-websocket.
//
//   node examples/bot.mjs http://localhost:8080 TOKEN           waits to be invited, and plays until it is stopped
//   node examples/bot.mjs http://localhost:8080 TOKEN TABLE     takes a seat at that table
//   node examples/bot.mjs http://localhost:8080 TOKEN --open    opens a table of Carson City against a bot of the server
//
// The token is that of a bot: make one on the page of your account, or with POST /api/bots (docs/api.md). One socket
// carries all of its tables. It answers at random: make `choose` better.
import { randomUUID } from 'node:crypto'

/** Which option to take. `view` is the whole match as this seat may know it, `table` says which game it is. */
function choose(_view, { options }, _table) {
  return options[Math.floor(Math.random() * options.length)]
}

const [base, token, wanted] = process.argv.slice(2)
if (token === undefined) fail('Say where the server is, and the token of the bot.')
if (globalThis.WebSocket === undefined) fail('Node 22 is needed, or: node --experimental-websocket …')
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

function fail(words) {
  console.error(words)
  process.exit(1)
}

async function post(path, body) {
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${answer.error.message}`)
  return answer
}

/** By id of the table: what it is, how it stands, and my last answer until the server says that it is stored. */
const tables = new Map()
/** The table after whose match this program ends. */
let only

/** Makes one change to a view: something is new or other, a list is shorter, or a field is gone. */
function changed(view, { at, to, length, gone }) {
  const name = at.at(-1)
  if (name === undefined) return to
  const place = at.slice(0, -1).reduce((value, step) => value[step], view)
  if (length !== undefined) place[name].length = length
  else if (gone) delete place[name]
  else place[name] = to
  return view
}

/** A message of one table: the same as on a socket of its own. */
function heard(id, message, send) {
  const mine = tables.get(id) ?? {}
  tables.set(id, mine)
  if (message.table) mine.table = message.table
  if (message.type === 'refused') console.error(`${id}: ${message.message}`)
  if (mine.command && message.key === mine.command.key) mine.command = undefined // done, stale or refused
  // A position comes alone or inside of another message; an 'update' says what changed since the last one.
  const position = message.sync ?? message
  if (position.view) mine.view = position.view
  for (const change of position.changes ?? []) mine.view = changed(mine.view, change)
  if (position.outcome) {
    console.log(JSON.stringify({ table: id, outcome: position.outcome }))
    if (id === only) process.exit(0)
    return
  }
  const decision = position.decisions?.find(open => open.optional === undefined)
  if (decision && decision.id !== mine.command?.decision) {
    const option = choose(mine.view, decision, mine.table)
    mine.command = { type: 'answer', key: randomUUID(), decision: decision.id, option }
    send(id, mine.command)
  } else if (mine.command && message.type === 'welcome') send(id, mine.command) // again, the same key: carried out once
}

function connect(onReady) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { headers })
  const send = (on, message) => socket.send(JSON.stringify({ on, message }))
  let gone = false
  const again = ({ code }) => {
    if (code === 4401) fail('The token is not valid.')
    // The server restarts, the line broke, or we were too fast. Some versions of Node tell only of an error.
    if (!gone) setTimeout(connect, code === 4429 ? 60_000 : 1000)
    gone = true
  }
  socket.addEventListener('close', again)
  socket.addEventListener('error', () => setTimeout(again, 100, {}))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'ready') onReady?.(message)
    else if (message.type === 'on') heard(message.on, message.message, send)
    else if (message.type === 'closed') tables.delete(message.on)
    else if (message.type === 'invited')
      post(`/api/tables/${message.table.id}/join`, {}).catch(error => console.error(error.message))
    else if (message.type === 'refused') console.error(message.message)
  })
}

const opponents = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
connect(async ({ me }) => {
  try {
    if (wanted === undefined) console.error(`${me.name} waits to be invited.`)
    else if (wanted === '--open') {
      const body = { game: 'carson-city', config: { players: 2 }, seats: opponents, start: true }
      only = (await post('/api/tables', body)).table.id
    } else only = (await post(`/api/tables/${wanted}/join`, {})).table.id
  } catch (error) {
    fail(error.message)
  }
})
