import { below, seedChance } from '@railhead/kernel'
import type { ServerMessage } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, Visit } from '../testing/client.js'
import { expectAllInPostgres, openTable, type Player, pause, type Seating } from '../testing/player.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { kill, type ServerProcess, startProcess } from '../testing/process.js'

const NODES = 3
const SLOWNESS = 60
/** So many answers of one player lie between two accidents. */
const ANSWERS_BETWEEN = 20

let postgres: PostgresServer
let databaseUrl: string
const nodes: ServerProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres({ own: true })
  databaseUrl = await postgres.newDatabase()
  for (let i = 0; i < NODES; i++) nodes.push(await startProcess({ databaseUrl, botProcesses: 1 }))
}, 240_000)
afterAll(async () => {
  await Promise.all(nodes.map(kill))
  await postgres.stop()
})

const baseOf = (n: number): string => nodes[n % nodes.length].base

/** Tables of several games, each opened at another node, with people spread over all of them. */
async function openTables(): Promise<Player[]> {
  const seatings: Seating[] = [
    { game: 'high-card', config: { players: 3 }, people: 3, bots: [] },
    { game: 'high-card', config: { players: 4 }, people: 2, bots: ['random', 'greenhorn'] },
    { game: 'carson-city', config: { players: 3 }, people: 2, bots: ['random'] },
    { game: 'great-western-trail', config: { edition: 'second', players: 2 }, people: 2, bots: [] },
  ]
  const tables = await Promise.all(
    seatings.map((seating, n) =>
      openTable(baseOf(n), seating, (seat, attempt) => baseOf(n + seat + attempt), SLOWNESS),
    ),
  )
  return tables.flat()
}

/** A player of the table that was opened last, which plays by far the longest. */
function inTheLongest(players: readonly Player[]): Player {
  const player = players.at(-1)
  if (!player) throw new Error('There are no players.')
  return player
}

test('what happens at one node is seen at all: seats, answers, chat, notes, who is there, takings back', async () => {
  const [ann, bob] = await Promise.all([Guest.arrive(baseOf(0), 'Ann'), Guest.arrive(baseOf(1), 'Bob')])
  const { id } = await ann.create({ game: 'high-card', config: { players: 2 } })
  const annThere = await ann.sit(id)
  await bob.join(id, 1)
  const bobThere = await bob.sit(id)
  const watcher = await Visit.open(baseOf(2), id, undefined)
  await annThere.until(() => annThere.table.seats[1].kind === 'person')
  await annThere.until(() => presence(annThere) === 'here here 1')
  await watcher.until(() => presence(watcher) === 'here here 1')

  await ann.ask('POST', `/api/tables/${id}/start`)
  await Promise.all([annThere, bobThere].map(visit => visit.until(() => visit.asked !== undefined)))
  const lay = annThere.asked
  const reply = await annThere.answer(lay?.id ?? '', lay?.options[0] ?? {})
  expect(reply).toMatchObject({ type: 'done', number: 1 })
  await Promise.all([bobThere, watcher].map(visit => visit.until(() => visit.number === 1)))

  await annThere.command({ type: 'undo', key: 'undo.of.ann', number: 1, to: 0 })
  await bobThere.until(() => bobThere.number === 2 && bobThere.position?.moment === 0)

  await bobThere.command({ type: 'chat', key: 'chat.of.bob', text: 'Hello' })
  await annThere.command({ type: 'chat', key: 'chat.of.ann', text: 'Hello yourself' })
  const said = (visit: Visit): string[] =>
    visit.heard.flatMap(message => (message.type === 'chat' ? [message.entry.text] : []))
  for (const visit of [annThere, bobThere, watcher]) {
    await visit.until(() => said(visit).length === 2)
    expect(said(visit)).toEqual(['Hello', 'Hello yourself'])
  }

  const annElsewhere = await Visit.open(baseOf(2), id, ann.cookie)
  await annElsewhere.command({ type: 'note', key: 'note.of.ann', text: 'secret plan' })
  await annThere.until(() => hears(annThere, 'note', message => message.text === 'secret plan'))
  expect(hears(bobThere, 'note', () => true)).toBe(false)

  bobThere.cut()
  await watcher.until(() => presence(watcher) === 'here gone 1')
  await annElsewhere.command({ type: 'chat', key: 'chat.again', text: 'Bob?' })
  for (const visit of [annThere, annElsewhere, watcher]) visit.close()
})

function hears<T extends ServerMessage['type']>(
  visit: Visit,
  type: T,
  holds: (message: Extract<ServerMessage, { type: T }>) => boolean,
): boolean {
  const is = (message: ServerMessage): message is Extract<ServerMessage, { type: T }> => message.type === type
  return visit.heard.some(message => is(message) && holds(message))
}

function presence(visit: Visit): string {
  const last = visit.heard.filter(message => message.type === 'presence' || message.type === 'welcome').at(-1)
  return last && 'presence' in last ? [...last.presence.seats, last.presence.watching].join(' ') : ''
}

test('a request to take something back is asked and answered across nodes', async () => {
  const [ann, bob] = await Promise.all([Guest.arrive(baseOf(0), 'Ann'), Guest.arrive(baseOf(1), 'Bob')])
  const { id } = await ann.create({ game: 'high-card', config: { players: 2 } })
  await bob.join(id, 1)
  await ann.ask('POST', `/api/tables/${id}/start`)
  const [annThere, bobThere] = await Promise.all([ann.sit(id), bob.sit(id)])
  for (const visit of [annThere, bobThere]) {
    await visit.until(() => visit.asked !== undefined)
    await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})
  }
  await annThere.until(() => annThere.number === 2)
  for (const accept of [false, true]) {
    // What was asked before is not what is asked now.
    bobThere.heard.splice(0)
    await annThere.command({ type: 'undo', key: `undo.${accept}.key`, number: 2, to: 0 })
    const asked = (): boolean => hears(bobThere, 'undoRequest', message => message.request?.number === 2)
    await bobThere.until(asked)
    await bobThere.command({ type: 'undoReply', key: `reply.${accept}.key`, number: 2, to: 0, accept })
    const ended = accept ? 'accepted' : 'refused'
    await annThere.until(() => hears(annThere, 'undoRequest', message => message.ended === ended))
  }
  await annThere.until(() => annThere.position?.moment === 0)
  for (const visit of [annThere, bobThere]) visit.close()
})

test('a node is killed in the middle: its clients go on elsewhere, nothing acknowledged is lost', {
  timeout: 120_000,
}, async () => {
  const chance = seedChance('nodes')
  const players = await openTables()
  const playing = players.map(player => player.play())
  const witness = inTheLongest(players)
  for (let kills = 0; kills < 3; kills++) {
    await witness.hasAnswered(ANSWERS_BETWEEN * (kills + 1))
    await pause(below(chance, 500))
    await witness.until(player => player.at !== undefined)
    const { reconnects, at } = witness
    const [dead] = nodes.splice(
      nodes.findIndex(node => node.base === at),
      1,
    )
    await kill(dead)
    await witness.until(player => player.reconnects > reconnects)
    nodes.push(await startProcess({ databaseUrl, botProcesses: 1 }))
  }
  await Promise.all(playing)
  await expectAllInPostgres(databaseUrl, baseOf(0), players)
})

test('PostgreSQL is restarted in the middle: everything goes on, nothing acknowledged is lost', {
  timeout: 120_000,
}, async () => {
  const players = await openTables()
  const playing = players.map(player => player.play())
  const witness = inTheLongest(players)
  for (let restarts = 0; restarts < 2; restarts++) {
    await witness.hasAnswered(ANSWERS_BETWEEN * (restarts + 1))
    await postgres.restart()
  }
  await witness.hasAnswered(ANSWERS_BETWEEN * 3)
  await Promise.all(playing)
  expect(nodes.map(({ child }) => child.exitCode)).toEqual(nodes.map(() => null))
  await expectAllInPostgres(databaseUrl, baseOf(0), players)
})
