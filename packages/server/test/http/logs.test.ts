import { rmSync } from 'node:fs'
import { Writable } from 'node:stream'
import { paths } from '@railhead/protocol'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { serve } from '../../src/serve.js'
import { Guest } from '../testing/client.js'
import { games } from '../testing/games.js'
import { playToTheEnd } from '../testing/play.js'
import { guessing, temporaryFolder } from '../testing/server.js'

test('logs are structured and hold no secrets: no token, no seed, no id of a private table', async () => {
  const lines: string[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const runner = { ...guessing, choose: () => Promise.reject(new Error('no idea')) }
  const flags = { port: 0, host: '127.0.0.1', data: temporaryFolder() }
  const server = await serve({ env: {}, flags, games, runner, log: pino({ level: 'debug' }, out) })
  const ann = await Guest.arrive(server.url, 'Ann')
  const table = await ann.create({
    game: 'high-card',
    config: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'hand' }],
    start: true,
  })
  const visit = await ann.sit(table.id)
  await ann.ask('GET', paths.table(table.id))
  await playToTheEnd([visit])
  await visit.until(() => visit.table.fairness.seed !== null)
  await server.close()
  const text = lines.join('')
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(
    expect.arrayContaining(['Railhead is open', 'request', 'stopped']),
  )
  expect(text).toContain('"/api/tables/:id"')
  expect(text).toContain('a bot failed')
  for (const secret of [ann.cookie.split('=')[1], visit.table.fairness.seed ?? '', table.id])
    expect(text).not.toContain(secret)
  rmSync(flags.data, { recursive: true })
})
