import { greatWesternTrail, privateTile, type State, tablesOf } from '@railhead/great-western-trail'
import { Match, translator } from '@railhead/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chip } from '../../../src/games/great-western-trail/chips.js'
import type { Scene } from '../../../src/games/screen.js'
import { loadTexts, makeWriter } from '../../../src/i18n/index.js'
import { seatShape } from '../../../src/ui/SeatMark.js'

test('the chip of a private building carries the shape of its owner, so that two of one number differ', async () => {
  const t = makeWriter('en', await loadTexts('en'))
  const say = translator('en', [greatWesternTrail.text.catalogues.en])
  const { state: view } = Match.start(greatWesternTrail, { edition: 'second', players: 3 }, 'chips')
  const [site, other, third] = tablesOf(view).trail.sites
  for (const [seat, space] of [site, other, third].entries()) view.trail[space] = privateTile(seat, 2)
  const scene: Scene<State> = { view, seat: 0, names: [], summary: [], happened: [], t, say }
  const drawn = [site, other, third, tablesOf(view).trail.neutral[0]].map(to => {
    const option = { kind: 'move', to, way: 0, fee: 0 } as const
    const { words, icon } = chip(option, { seat: 0, ask: 'move', options: [option] }, scene)
    return { words, icon: renderToStaticMarkup(icon) }
  })
  expect(new Set(drawn.slice(0, 3).map(({ words }) => words)).size).toBe(1)
  for (const seat of [0, 1, 2]) expect(drawn[seat].icon).toContain(seatShape(seat))
  expect(drawn[3].icon).not.toContain('seat-mark')
})
