import { CLOSE, paths, type ServerMessage } from '@railhead/protocol'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Queries } from '../../src/storage/store.js'
import { Visit } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { seatPeople } from '../testing/play.js'
import { Scrape } from '../testing/scrape.js'
import { type TestServer, temporaryFolder, testServer } from '../testing/server.js'

let server: TestServer | undefined
let dataDir = ''
afterEach(async () => {
  await server?.close()
  server = undefined
  await clearUp(dataDir)
})

/** Everything that a socket is sent until it is closed. */
function listen(base: string, id: string): Promise<{ sent: ServerMessage[]; code: number }> {
  const socket = new WebSocket(base.replace('http', 'ws') + paths.live(id))
  const sent: ServerMessage[] = []
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })))
  socket.on('message', data => sent.push(JSON.parse(data.toString()) as ServerMessage))
  return new Promise(resolve => socket.on('close', code => resolve({ sent, code })))
}

test.each<[string, string, (db: Queries, id: string) => Promise<unknown>]>([
  [
    'has an answer that was never offered',
    'answer',
    (db, id) =>
      db
        .updateTable('log')
        .set({ option: '{"kind":"lay","card":999}' })
        .where('table_id', '=', id)
        .where('number', '=', 2)
        .execute(),
  ],
  [
    'has an answer that is no JSON',
    'answer',
    (db, id) =>
      db
        .updateTable('log')
        .set({ option: '{"kind":' })
        .where('table_id', '=', id)
        .where('number', '=', 1)
        .execute(),
  ],
  [
    'has lost an answer',
    'log',
    (db, id) => db.deleteFrom('log').where('table_id', '=', id).where('number', '=', 1).execute(),
  ],
  [
    'is of rules that are not known here',
    'rules',
    (db, id) => db.updateTable('gametable').set({ rules: '0.0.1' }).where('id', '=', id).execute(),
  ],
  [
    'is of a game that is not here',
    'game',
    (db, id) => db.updateTable('gametable').set({ game: 'chess' }).where('id', '=', id).execute(),
  ],
  [
    'has settings that are no JSON',
    'config',
    (db, id) => db.updateTable('gametable').set({ config: '{' }).where('id', '=', id).execute(),
  ],
])(
  'a match that %s is refused before welcome, counted once, and others go on',
  async (_how, reason, spoil) => {
    dataDir = temporaryFolder()
    const first = await testServer({ dataDir })
    const play = async (): Promise<{ id: string; cookie: string }> => {
      const { table, guests, visits } = await seatPeople(`http://127.0.0.1:${first.port}`, 'high-card', {
        players: 2,
      })
      for (const visit of visits) await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})
      for (const visit of visits) visit.close()
      return { id: table.id, cookie: guests[0].cookie }
    }
    const [spoilt, sound] = [await play(), await play()]
    await first.close()
    await look(dataDir, db => spoil(db, spoilt.id))

    server = await testServer({ dataDir, flags: { metricsPort: 0 } })
    const base = `http://127.0.0.1:${server.port}`
    for (let i = 0; i < 2; i++) {
      const { sent, code } = await listen(base, spoilt.id)
      expect(code).toBe(CLOSE.unreadable)
      expect(sent).toEqual([{ type: 'refused', code: 'unreadable', message: expect.any(String) }])
      expect(JSON.stringify(sent)).not.toMatch(/"kind"|card|options|\d{3}/)
    }
    const history = await fetch(`${base}${paths.moment(spoilt.id, 1)}`)
    expect([history.status, await history.json()]).toEqual([
      409,
      { error: { code: 'unreadable', message: expect.any(String) } },
    ])
    const counted = await Scrape.of(server.metricsPort)
    expect(counted.sum('railhead_unreadable_matches_total', { reason })).toBe(1)
    // The table itself is listed and told of, and the next one is played on.
    expect((await fetch(base + paths.table(spoilt.id))).status).toBe(200)
    const visit = await Visit.open(base, sound.id, sound.cookie)
    expect(visit.number).toBe(2)
    visit.close()
  },
)
