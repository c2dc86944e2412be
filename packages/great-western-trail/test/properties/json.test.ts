import { canonicalJson, sameData, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import type { State } from '../../src/state.js'
import { decisions } from '../../src/turn.js'
import { imagine, view } from '../../src/view.js'
import { configurations } from './configurations.js'
import { type Census, cardsInGame, count, discsOf, sameCensus, tilesInGame } from './pieces.js'
import { play, randomly } from './playout.js'

const configs = configurations().filter((_, i) => i % 29 === 0)
const LOOKED_AT_EVERY = 7

/** The names and kinds of everything in plain data, without the values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(shapeOf) : 'list'
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]))
}

/** The hash is one of the sorted text, which is written only if the plain one differs: that takes long. */
function sameJson(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(canonicalJson(one)).toBe(canonicalJson(other))
}

test('a state survives JSON: the same hash, the same questions', { timeout: 300_000 }, () => {
  for (const config of configs)
    play(config, 'json', randomly, {
      asked(state, open) {
        const read = JSON.parse(JSON.stringify(state)) as State
        sameJson(read, state)
        sameJson(decisions(read), open)
      },
    })
})

test('a view has the shape of a state, and what is imagined from it fits what is seen', {
  timeout: 300_000,
}, () => {
  for (const config of configs) {
    let step = 0
    play(config, 'views', randomly, {
      asked(state) {
        if (step++ % LOOKED_AT_EVERY > 0) return
        const shape = shapeOf(state)
        for (let viewer = -1; viewer < state.seats; viewer++) checkView(state, shape, viewer, step)
      },
    })
  }
})

/** All cards but Sam's starting objective: one of several, the others of which are not in the game. */
function knownCards(state: State): Census {
  const cards = cardsInGame(state)
  if (state.sam !== undefined) count(cards, [state.sam.pile[0]], -1)
  return cards
}

function sameShape(value: unknown, shape: unknown): void {
  const own = shapeOf(value)
  // What differs is looked for only if something does: that takes long.
  if (!sameData(own, shape)) expect(own).toEqual(shape)
}

function checkView(state: State, shape: unknown, viewer: number, step: number): void {
  const seen = view(state, viewer)
  sameShape(seen, shape)
  const world = imagine(seen, seedChance(`world ${step} ${viewer}`))
  sameShape(world, shape)
  sameCensus(tilesInGame(world), tilesInGame(state), 'tiles')
  sameCensus(knownCards(world), knownCards(state), 'cards')
  world.players.forEach((player, seat) => {
    expect(discsOf(player)).toBe(discsOf(state.players[seat]))
    expect([player.hand.length, player.draw.length, player.laid.length]).toEqual([
      state.players[seat].hand.length,
      state.players[seat].draw.length,
      state.players[seat].laid.length,
    ])
  })
  sameJson(view(world, viewer), seen)
}
