import { fileURLToPath } from 'node:url'
import { Match } from '@railhead/kernel'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { launchChromium } from '../../../../scripts/chromium.mjs'
import { greatWesternTrail } from '../../src/game.js'
import { hashesOf } from './browserEntry.js'
import { configurations } from './configurations.js'
import { play, randomly } from './playout.js'

/** The game as one script, as a browser gets it. */
async function browserBuild(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./browserEntry.ts', import.meta.url)),
        formats: ['iife'],
        name: 'railhead',
      },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!('output' in bundle)) throw new Error('The build goes on watching.')
  return bundle.output[0].code
}

test('matches have the same hashes in a browser as in Node, after every answer', {
  timeout: 120_000,
}, async () => {
  const all = configurations()
  const records = [0, Math.floor(all.length / 2), all.length - 1].map(i => {
    const { config, seed, answers } = play(all[i], `browser/${i}`, randomly)
    const match = Match.start(greatWesternTrail, config, seed)
    for (const { seat, option } of answers) match.answer(seat, option)
    return match.record()
  })
  const [code, browser] = await Promise.all([browserBuild(), launchChromium()])
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: code })
    for (const record of records) {
      const there = await page.evaluate(`railhead.hashesOf(${JSON.stringify(record)})`)
      expect(there).toEqual(hashesOf(record))
    }
  } finally {
    await browser.close()
  }
})
