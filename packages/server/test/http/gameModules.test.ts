import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { type GamesResponse, paths } from '@railhead/protocol'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readGameModules } from '../../src/http/gameModules.js'
import { serve } from '../../src/serve.js'
import { guessing, temporaryFolder } from '../testing/server.js'

/** A module with a game, as somebody would write it elsewhere. */
function moduleWith(lines: readonly string[]): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'parts'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'parts', 'name.js'), "export const name = 'elsewhere'\n")
  writeFileSync(join(folder, 'index.js'), [...lines, 'export const games = [{ id: name }]'].join('\n'))
  return pathToFileURL(join(folder, 'index.js')).href
}

test('browsers get the module of a game from elsewhere, with all that it imports, by addresses of ours', async () => {
  const module = moduleWith(["import { name } from './parts/name.js'"])
  const log = pino({ level: 'silent' })
  const server = await serve({
    env: {},
    flags: { port: 0, host: '127.0.0.1', data: temporaryFolder(), logLevel: 'silent' },
    games: [anyGame({ ...highCard, id: 'elsewhere' })],
    moreGames: [module],
    runner: guessing,
    log,
  })
  const { games } = (await (await fetch(server.url + paths.games)).json()) as GamesResponse
  const address = games[0].module ?? ''
  expect(address).toMatch(/^\/games\/[0-9a-f]{16}\.js$/)
  const response = await fetch(server.url + address)
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const imported = /from '(\/games\/[0-9a-f]{16}\.js)'/.exec(await response.text())?.[1] ?? ''
  expect(await (await fetch(server.url + imported)).text()).toContain("'elsewhere'")
  expect((await fetch(`${server.url}/games/0123456789abcdef.js`)).status).toBe(404)
  await server.close()
})

test('what only Node can run is not handed to browsers', async () => {
  const module = moduleWith(["import 'node:fs'", "import { name } from './parts/name.js'"])
  const { addressOf, sources } = await readGameModules([module], pino({ level: 'silent' }))
  expect([addressOf.size, sources.size]).toEqual([0, 0])
})
