// A program that plays: node examples/bot.mjs http://localhost:8080 TOKEN [TABLE]
//
// The token is made once, by an account, with POST /api/tokens (see docs/api.md). With a TABLE the bot takes a seat
// there and plays as soon as the host starts the match; without one it opens a table of Carson City against a bot
// of the server. It answers at random: make `choose` better.
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

/** Which option to take. `view` is the whole match as this seat may know it. */
function choose(_view, { options }) {
  return options[Math.floor(Math.random() * options.length)]
}

const [base, token, wanted] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

async function post(path, body) {
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${answer.error.message}`)
  return answer
}

const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
const { table } = wanted
  ? await post(`/api/tables/${wanted}/join`, {})
  : await post('/api/tables', { game: 'carson-city', config: { players: 2 }, seats, start: true })

let view
let command // my last answer, until the server says that it is stored

/** Makes one change to the view: something is new or other, a list is shorter, or a field is gone. */
function change({ at, to, length, gone }) {
  const name = at.at(-1)
  if (name === undefined) view = to
  const place = at.slice(0, -1).reduce((value, step) => value[step], view)
  if (length !== undefined) place[name].length = length
  else if (gone) delete place[name]
  else if (name !== undefined) place[name] = to
}

function connect() {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table.id}/live`, { headers })
  const send = message => socket.send(JSON.stringify(message))
  socket.on('open', () => send({ type: 'hello', protocol: 1 }))
  socket.on('error', error => console.error(error.message))
  socket.on('close', code => {
    if (code === 1000) return // the match is over
    if (code >= 4400 && code <= 4404) process.exit(1) // no such table, no valid token: see CLOSE in the protocol
    setTimeout(connect, 1000) // the server restarts, or the line broke
  })
  socket.on('message', data => {
    const message = JSON.parse(data)
    if (message.type === 'refused') throw new Error(message.message)
    if (command && message.key === command.key) command = undefined // done, or stale
    // A position comes alone or inside of another message; an 'update' says what changed since the last one.
    const position = message.sync ?? message
    if (position.view) view = position.view
    for (const one of position.changes ?? []) change(one)
    if (position.outcome) {
      console.log(JSON.stringify({ table: table.id, outcome: position.outcome }))
      return socket.close(1000)
    }
    const decision = position.decisions?.find(open => open.optional === undefined)
    if (decision && decision.id !== command?.decision) {
      command = { type: 'answer', key: randomUUID(), decision: decision.id, option: choose(view, decision) }
      send(command)
    } else if (command && message.type === 'welcome') send(command) // again, with the same key: carried out once
  })
}

connect()
