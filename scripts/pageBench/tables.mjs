// The tables that are played: a match by chance up to some answer, on this device or on a server.
import { below, Match, seedChance } from '../../packages/kernel/dist/index.js'
import { gameById } from '../../packages/shelf/dist/index.js'
import { patiently } from './figures.mjs'
import { listen } from './inPage.mjs'

const GAME = 'great-western-trail'
const TWO = { edition: 'second', players: 2 }
const EVERYTHING = {
  edition: 'second',
  players: 4,
  neutralBuildings: 'random',
  buildingFaces: 'random',
  cattle: 'simmental',
  addons: ['railsToTheNorth', 'pokerTable'],
}

/** What is played: from which answer of a match on, and how many more before it ends. */
const EARLY = { config: TWO, from: 8, most: Number.POSITIVE_INFINITY, seeds: ['bench'] }
/** Late in a match few answers are left: of 20 the slowest would be the 95th of a hundred, so there are several. */
const LATE = { config: EVERYTHING, from: 360, most: 20, seeds: ['bench', 'brand', 'butte'] }

export const TABLES = {
  device: { ...EARLY, open: onDevice },
  server: { ...EARLY, open: onServer },
  late: { ...LATE, open: onDevice },
  lateServer: { ...LATE, open: onServer },
}

/** A match with a fixed seed, played by chance until the first seat is asked after so many answers. */
function recordOf({ config, from }, seed) {
  const match = Match.start(gameById(GAME), config, seed)
  const luck = seedChance(seed)
  for (;;) {
    const [decision] = match.decisions().filter(({ optional }) => optional === undefined)
    if (!decision) throw new Error(`The match '${seed}' ends before answer ${from}.`)
    if (decision.seat === 0 && match.answers.length >= from) return match.record()
    match.answer(decision.seat, decision.options[below(luck, decision.options.length)])
  }
}

/** A page of somebody who has never been here. */
export async function openPage(browser, url) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(listen)
  await patiently('the first page', page.goto('/'))
  return page
}

/** On this device: as if the server could not be reached. */
async function onDevice(page, table, seed) {
  await page.route('**/api/**', route => route.abort())
  const buffer = Buffer.from(JSON.stringify(recordOf(table, seed)))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer })
}

async function onServer(page, table, seed) {
  const given = { record: recordOf(table, seed), bots: table.config.players - 1 }
  const id = await patiently('the table', page.evaluate(openTable, given))
  await page.goto(`/table/${id}`)
}

/** In the page. */
async function openTable({ record, bots }) {
  const post = async (url, body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  await post('/api/session', { name: 'Bench' })
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }))]
  const { table } = await post('/api/tables/import', { file: record, seats })
  if (table.status === 'gathering') await post(`/api/tables/${table.id}/start`, {})
  return table.id
}
