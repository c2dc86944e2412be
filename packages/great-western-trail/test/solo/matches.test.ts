import { Match, SPECTATOR, sameData, seedChance, stateHash, takeRandom, UNKNOWN } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { type Config, configSpec, DIFFICULTIES } from '../../src/config.js'
import type { Event } from '../../src/event.js'
import { greatWesternTrail } from '../../src/game.js'
import { shownOfSam } from '../../src/inventory/sam.js'
import { scoreSam } from '../../src/solo/scoring.js'
import { cloneState, type State } from '../../src/state.js'
import { apply, decisions } from '../../src/turn.js'
import { imagine, view } from '../../src/view.js'
import { Audit } from '../properties/audit.js'
import { play, randomly, replayTo, together } from '../properties/playout.js'

/** Until everything was seen; `FUZZ_SECONDS=3600` looks longer. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 4)

/** Every variant on every difficulty. */
const ALL: readonly Config[] = DIFFICULTIES.flatMap(solo =>
  (['none', 'simmental', 'brahman'] as const).flatMap(cattle =>
    [[], ['railsToTheNorth']].flatMap(addons =>
      (['a', 'random'] as const).map(buildingFaces =>
        configSpec.parse({ solo, cattle, addons, buildingFaces, neutralBuildings: 'random' }),
      ),
    ),
  ),
)
const SOME = ALL.filter((_, i) => i % 5 === 0)

/** Whatever can be told of Sam: the matches go on until all of it was, or there were so many of them. */
const ALL_OF_SAM: readonly string[] = [
  ...Array.from({ length: 15 }, (_, i) => `card ${i + 1}`),
  ...['samSpecialty', 'samObjective', 'samMaster', 'samExpansion'],
  ...['otherSpecialty', 'noForesight'].map(why => `idle: ${why}`),
  ...['shortestWay', 'fewestFees', 'boardOrder'].map(reason => `way: ${reason}`),
]
const MOST_MATCHES = 2000

/** The state of a match of random answers after so many of them. */
function middle(config: Config, seed: string, count: number): State {
  const { answers } = play(config, seed, randomly)
  return replayTo(config, seed, answers.slice(0, Math.min(count, answers.length - 1)))
}

test('random matches on every difficulty with every variant keep all books to their end', {
  timeout: (SECONDS + 600) * 1000,
}, () => {
  const met = new Set<string>()
  const missing = (): string[] => ALL_OF_SAM.filter(name => !met.has(name))
  const start = performance.now()
  let matches = 0
  const goOn = (): boolean =>
    matches < ALL.length ||
    performance.now() - start < SECONDS * 1000 ||
    (missing().length > 0 && matches < MOST_MATCHES)
  for (; goOn(); matches++) {
    const heard = {
      told: (_: State, event: Event) => {
        for (const name of shownOfSam(event)) met.add(name)
      },
    }
    const watcher = together([new Audit(), heard])
    const { state } = play(ALL[matches % ALL.length], `sam/${matches}`, randomly, watcher)
    expect(state.over).toBe(true)
    const outcome = greatWesternTrail.outcome(state)
    expect(outcome?.scores).toHaveLength(1)
    expect(outcome?.opponent?.total).toBeGreaterThan(0)
  }
  console.warn(`${matches} random matches against Sam, ${met.size} different things told of him`)
  expect(missing()).toEqual([])
})

test('the same seed and answers lead to the same match, also through JSON at any moment', () => {
  for (const config of SOME) {
    const { answers, state } = play(config, 'twice', randomly)
    let again: State = replayTo(config, 'twice', [])
    answers.forEach(({ seat, option }, i) => {
      if (i % 40 === 0) again = JSON.parse(JSON.stringify(again))
      apply(again, seat, option)
    })
    expect(stateHash(again)).toBe(stateHash(state))
  }
})

test('a copy shares nothing that changes', () => {
  for (const config of SOME) {
    const state = middle(config, 'copy', 60)
    const before = stateHash(state)
    const copy = cloneState(state)
    expect(stateHash(copy)).toBe(before)
    const luck = seedChance('copy/answers')
    for (let open = decisions(copy); open.length > 0; open = decisions(copy)) {
      const { seat, option } = randomly(copy, open, luck)
      apply(copy, seat, option)
    }
    expect(stateHash(state)).toBe(before)
  }
})

test("SAM-EDGE-09 a view does not depend on Sam's starting objective or on the order of his cards", () => {
  for (const config of SOME) {
    const state = middle(config, 'secret', 80)
    const other = cloneState(state)
    if (state.sam === undefined || other.sam === undefined) throw new Error('Sam is missing.')
    other.sam.pile[0]++
    other.sam.deck.reverse()
    for (const viewer of [0, SPECTATOR]) {
      const seen = view(state, viewer)
      expect(sameData(seen, view(other, viewer))).toBe(true)
      expect(seen.sam?.pile.every(card => card === UNKNOWN)).toBe(true)
    }
  }
})

test('an imagined world keeps what is known and gives Sam one of the starting objectives left', () => {
  for (const config of SOME) {
    const state = middle(config, 'imagined', 100)
    const seen = view(state, 0)
    const chance = seedChance('imagined')
    const objectives = new Set<number>()
    for (let i = 0; i < 12; i++) {
      const world = imagine(cloneState(seen), seedChance(`world ${takeRandom(chance, [i, i + 1])} ${i}`))
      expect(sameData(view(world, 0), seen)).toBe(true)
      if (world.sam === undefined || state.sam === undefined) throw new Error('Sam is missing.')
      expect(scoreSam(world, world.sam)).toEqual(scoreSam(state, state.sam))
      expect(state.players[0].objectives).not.toContain(world.sam.pile[0])
      objectives.add(world.sam.pile[0])
    }
    expect(objectives.size).toBeGreaterThan(1)
  }
})

test("the human's answers can be taken back until Sam has drawn a card", () => {
  for (const config of SOME) {
    const match = Match.start(greatWesternTrail, config, 'undo')
    const luck = seedChance('undo/answers')
    const hashes = [match.hash()]
    for (let i = 0; i < 60; i++) {
      const { seat, option } = randomly(match.state, match.decisions(), luck)
      const events = match.answer(seat, option)
      hashes.push(match.hash())
      if (events.some(event => event.type === 'samCard')) expect(match.freeUndo(0)).toBe(0)
      if (i % 7 > 0) continue
      match.undo(1)
      hashes.pop()
      expect(match.hash()).toBe(hashes.at(-1))
    }
    expect(Match.replay(greatWesternTrail, match.record()).hash()).toBe(match.hash())
  }
})
