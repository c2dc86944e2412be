import { greatWesternTrail, type State, tablesOf } from '@railhead/great-western-trail'
import { below, Match, seedChance, translator } from '@railhead/kernel'
import { applyChanges, changesBetween } from '@railhead/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Cities } from '../../../src/games/great-western-trail/board/Cities.js'
import { Markets } from '../../../src/games/great-western-trail/board/Markets.js'
import { Railroad } from '../../../src/games/great-western-trail/board/Railroad.js'
import { Foresight, JobMarket } from '../../../src/games/great-western-trail/board/SideBoards.js'
import { TrailSpaces } from '../../../src/games/great-western-trail/board/TrailSpaces.js'
import { Buildings, DiscSpaces, Workers } from '../../../src/games/great-western-trail/player/PlayerBoard.js'
import { SeatLine } from '../../../src/games/great-western-trail/player/SeatLine.js'
import type { Scene } from '../../../src/games/screen.js'
import { loadTexts, makeWriter } from '../../../src/i18n/index.js'
import type { Drawn } from '../../../src/ui/drawnBy.js'

// The settings of the page ask the browser for its language.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const say = translator('en', [greatWesternTrail.text.catalogues.en])
const t = makeWriter('en', await loadTexts('en'))

/** A part of the drawing, with what it is given in a position. */
function part<Props extends object>(drawn: Drawn<Props>, given: (view: State) => Props) {
  return {
    name: drawn.draw.name,
    isSame: (one: State, other: State) => drawn.isSame(given(one), given(other)),
    draw: (view: State) => renderToStaticMarkup(createElement(drawn.draw, given(view))),
  }
}

const board = (view: State) => ({ state: view, box: tablesOf(view), say, seat: 0 })
const own = (view: State) => {
  const scene: Scene<State> = { view, seat: 0, names: [], summary: [], happened: [], t, say }
  return { scene, seat: 0 }
}
/** Drawing takes its time: of what stood for a while, every so many. */
const EVERY = 5

const CONFIGS = [
  { edition: 'second', players: 2, buildingFaces: 'random' },
  { edition: 'first', players: 3, addons: ['railsToTheNorth'] },
  { edition: 'second', solo: 'easy' },
]
const PARTS = [
  part(TrailSpaces, board),
  part(Markets, board),
  part(Railroad, board),
  part(Cities, board),
  part(Foresight, board),
  part(JobMarket, board),
  part(Workers, own),
  part(DiscSpaces, own),
  part(Buildings, own),
  part(SeatLine, own),
]

test.each(CONFIGS)('a part that is not drawn anew would look the same: %j', config => {
  const match = Match.start(greatWesternTrail, config, 'drawn')
  const luck = seedChance('drawn')
  const shown: State[] = [structuredClone(match.view(0))]
  while (shown.length < 120) {
    const [decision] = match.decisions().filter(({ optional }) => optional === undefined)
    if (!decision) break
    match.answer(decision.seat, decision.options[below(luck, decision.options.length)])
    const last = shown[shown.length - 1]
    shown.push(applyChanges(last, structuredClone(changesBetween(last, match.view(0)))))
  }
  for (const { name, isSame, draw } of PARTS) {
    let first = 0
    let drawings = 1
    for (let i = 1; i <= shown.length; i++) {
      if (i < shown.length && isSame(shown[i - 1], shown[i])) continue
      // As long as nothing was drawn anew, the first drawing has stood.
      if (i - 1 > first && drawings % EVERY === 1) expect(draw(shown[i - 1]), name).toBe(draw(shown[first]))
      if (i < shown.length) drawings++
      first = i
    }
    expect(drawings, name).toBeLessThan(shown.length / 2)
  }
})
