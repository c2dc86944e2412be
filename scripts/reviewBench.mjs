// How long the review of a match of three players takes: in the command with a thread for each core, and in the worker
// of a page. `node scripts/reviewBench.mjs [--game GAME] [--only command|browser]`; build first.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { answerFor, loadNets } from '@railhead/bots'
import { Match } from '@railhead/kernel'
import { serve } from '@railhead/server'
import { games } from '@railhead/shelf'
import { launchChromium } from './chromium.mjs'
import { ROOT } from './run.mjs'

const { values } = parseArgs({ options: { game: { type: 'string' }, only: { type: 'string' } } })
const PLAYERS = 3
/** No review takes longer, or something is wrong. */
const MOST = 600_000

/** A match of three drovers, the same every time. */
async function playedMatch(game) {
  await loadNets(game.id)
  const match = Match.start(game, { players: PLAYERS }, 'bench')
  for (let open = match.decisions(); open.length > 0; open = match.decisions()) {
    const asked = open.find(({ optional }) => optional === undefined)
    if (asked === undefined) break
    const own = open.filter(({ seat }) => seat === asked.seat)
    const seed = `bench/${match.answers.length}`
    const answer = answerFor(game, match.view(asked.seat), own, 'drover', seed, { expired: () => false })
    match.answer(asked.seat, answer.option)
  }
  return match.record()
}

function inCommand(file, folder) {
  const began = performance.now()
  const railhead = join(ROOT, 'packages', 'cli', 'bin', 'railhead.js')
  const { status, stderr } = spawnSync(process.execPath, [railhead, 'review', file, '--json'], {
    cwd: folder,
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(String(stderr))
  return performance.now() - began
}

async function inBrowser(record, folder) {
  const server = await serve({
    flags: {
      port: 0,
      host: '127.0.0.1',
      data: folder,
      logLevel: 'error',
      botProcesses: 1,
      reviewProcesses: 0,
    },
    env: {},
  })
  const browser = await launchChromium({ whole: true })
  try {
    const page = await browser.newPage({ baseURL: server.url, locale: 'en' })
    page.setDefaultTimeout(MOST)
    await page.goto('/')
    const id = await page.evaluate(async file => {
      const post = async (url, data) =>
        (
          await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(data),
          })
        ).json()
      await post('/api/session', { name: 'Bench' })
      return (await post('/api/tables/import', { file })).table.id
    }, record)
    const began = performance.now()
    await page.goto(`/table/${id}/review`)
    await page.getByRole('heading', { name: 'Winning chances' }).waitFor()
    return performance.now() - began
  } finally {
    await browser.close()
    await server.close()
  }
}

const seconds = time => `${(time / 1000).toFixed(1)} s`
for (const game of games) {
  if (values.game !== undefined && game.id !== values.game) continue
  const record = await playedMatch(game)
  const folder = mkdtempSync(join(tmpdir(), 'railhead-bench-'))
  const file = join(folder, 'match.json')
  writeFileSync(file, JSON.stringify(record))
  const what = `${game.id}, ${PLAYERS} players, ${record.answers.length} answers`
  if (values.only !== 'browser')
    console.log(
      `${what}: railhead review ${seconds(inCommand(file, folder))} on ${availableParallelism()} cores`,
    )
  if (values.only !== 'command') console.log(`${what}: page ${seconds(await inBrowser(record, folder))}`)
  rmSync(folder, { recursive: true, force: true })
}
