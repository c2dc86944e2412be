import {
  below,
  type Chance,
  type Decision,
  type Seat,
  SPECTATOR,
  seedChance,
  shuffle,
  UNKNOWN,
  type Viewer,
} from '@railhead/kernel'
import { expect, test } from 'vitest'
import { objectiveSets } from '../../src/components/box.js'
import { startingObjectives } from '../../src/components/objectives.js'
import type { Event } from '../../src/event.js'
import { greatWesternTrail } from '../../src/game.js'
import type { Option } from '../../src/option.js'
import { cloneState, QUESTION, type State, tablesOf } from '../../src/state.js'
import { apply, canPayFromHand, decisions } from '../../src/turn.js'
import { imagine, view, witness } from '../../src/view.js'
import { configurations } from './configurations.js'
import { Coverage } from './coverage.js'
import { explore } from './explore.js'
import { play, randomly, type Watcher } from './playout.js'

const LOOKED_AT_EVERY = 5
const configs = configurations().filter((_, i) => i % 23 === 0)

/** Events that show hidden cards to everybody: what follows may depend on them. */
const SHOWS: readonly Event['type'][] = ['income', 'showdown']

/** Whether the hand was shown for income and is not discarded yet. */
const isOpen = (state: State, seat: Seat): boolean =>
  seat === state.turn && state.tasks.some(task => task.kind === 'discardHand')

/** Another world that differs only in what the viewer cannot know; everything known keeps its order. */
function elsewhere(state: State, viewer: Viewer, seed: string): State {
  const world = cloneState(state)
  const chance = seedChance(seed)
  world[QUESTION] = undefined
  for (const pile of [...world.bags, world.marketDeck, world.objectiveDeck]) shuffle(chance, pile)
  world.players.forEach((player, seat) => {
    if (seat === viewer) {
      shuffle(chance, player.draw)
      return
    }
    const open = isOpen(state, seat)
    const cards = shuffle(chance, [...player.draw, ...(open ? [] : player.hand), ...player.laid])
    if (!open) player.hand = cards.splice(0, player.hand.length)
    player.laid = cards.splice(0, player.laid.length)
    player.draw = cards
  })
  if (world.sam !== undefined && !world.over) world.sam.pile[0] = anotherObjective(world, chance)
  world.chance = chance
  return world
}

/** Sam's starting objective lies face down: it may be any that the human did not get. */
function anotherObjective(state: State, chance: Chance): number {
  const dealt = state.players.flatMap(player => player.objectives)
  const all = startingObjectives(objectiveSets(state.config, tablesOf(state)))
  const possible = all.filter(card => !dealt.includes(card))
  return possible[below(chance, possible.length)]
}

interface Applied {
  readonly state: State
  readonly events: readonly Event[]
  /** How often chance decided anything. */
  readonly drawn: number
  readonly shown: boolean
}

function applied(before: State, seat: Seat, option: Option): Applied {
  const state = cloneState(before)
  const events: Event[] = []
  apply(state, seat, option, event => events.push(event))
  // An exchange with an otherwise empty hand: the cards drawn are the cards discarded.
  const shows = ({ type }: Event): boolean =>
    (type === 'discarded' && option.kind === 'exchange') || SHOWS.includes(type)
  return { state, events, shown: events.some(shows), drawn: state.chance.drawn - before.chance.drawn }
}

/** Whether chance decided anything but which of their own cards somebody else drew. */
function drew({ events, drawn }: Applied, viewer: Viewer): boolean {
  let handCards = 0
  for (const event of events) if (event.type === 'drew' && event.seat !== viewer) handCards += event.count
  return drawn !== handCards
}

const ofSeat = (state: State, seat: Viewer): Decision<Option>[] =>
  decisions(state).filter(decision => decision.seat === seat)

const asked = (state: State): string =>
  decisions(state)
    .map(({ seat, ask, optional }) => `${seat} ${ask} ${optional}`)
    .join()

/** Prompts, options and refusals as the viewer reads them. */
function saidTo(state: State, viewer: Viewer): unknown {
  if (viewer === SPECTATOR) return undefined
  const { text: words, refusals } = greatWesternTrail
  return [
    refusals(state, viewer),
    ofSeat(state, viewer).map(decision => [
      words.prompt(state, decision),
      decision.options.map(option => words.option(state, viewer, option)),
    ]),
  ]
}

const text = (value: unknown): string => JSON.stringify(value)

/** Whether all is the same, also the order of fields: what is so is also written the same. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const [here, there] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const [names, others] = [Object.keys(here), Object.keys(there)]
  if (names.length !== others.length) return false
  for (let i = 0; i < names.length; i++) {
    const name = names[i]
    if (name !== others[i] || (here[name] !== there[name] && !alike(here[name], there[name]))) return false
  }
  return true
}

/** Whether both are written the same; they are written only if they differ in something. */
const writtenAlike = (a: unknown, b: unknown): boolean => alike(a, b) || text(a) === text(b)

function expectAlike(there: unknown, here: unknown, says?: Option): void {
  if (!writtenAlike(there, here)) expect(text(there), says && text(says)).toBe(text(here))
}

const laid = ({ players }: State): string => text(players.map(player => player.laid))

class SecrecyWatch implements Watcher {
  private step = 0
  compared = 0
  comparedOthers = 0
  /** Worlds that differ in the cards laid at the poker table. */
  otherLaid = 0

  asked(state: State): void {
    if (this.step++ % LOOKED_AT_EVERY > 0 || state.over) return
    // What becomes of an answer here is the same whoever looks.
    const done = state.players.map(() => new Map<Option, Applied>())
    const here = (seat: Seat, option: Option): Applied => {
      const known = done[seat].get(option) ?? applied(state, seat, option)
      done[seat].set(option, known)
      return known
    }
    for (let viewer = SPECTATOR; viewer < state.seats; viewer++) {
      // In a world without the cards that an action was chosen to be paid with, nobody could be here.
      const other = elsewhere(state, viewer, `world ${this.step} ${viewer}`)
      if (canPayFromHand(other)) this.compare(state, other, viewer, here)
    }
  }

  private compare(
    state: State,
    other: State,
    viewer: Viewer,
    here: (seat: Seat, option: Option) => Applied,
  ): void {
    const seen = view(state, viewer)
    expectAlike(view(other, viewer), seen)
    expectAlike(ofSeat(other, viewer), ofSeat(state, viewer))
    expectAlike(saidTo(other, viewer), saidTo(state, viewer))
    expect(asked(other)).toBe(asked(state))
    hidesTheOthers(seen, viewer)
    if (laid(state) !== laid(other)) this.otherLaid++
    for (const { seat, options } of decisions(state)) {
      const there = new Set(ofSeat(other, seat).flatMap(decision => decision.options.map(text)))
      for (const option of options)
        if (there.has(text(option)))
          this.compareAnswer(here(seat, option), applied(other, seat, option), seat, option, viewer)
    }
  }

  /** The same answer in both worlds looks the same, unless chance decided or hidden cards were shown. */
  private compareAnswer(here: Applied, there: Applied, seat: Seat, option: Option, viewer: Viewer): void {
    if (drew(here, viewer) || drew(there, viewer)) return
    const [heard, heardThere] = [here, there].map(({ events }) => events.map(event => witness(event, viewer)))
    if (!writtenAlike(heard, heardThere)) {
      expect([here.shown, there.shown], `${text(heard)} or ${text(heardThere)}`).toEqual([true, true])
      return
    }
    if (here.state.over && here.state.sam !== undefined) return // his starting objective is turned up
    expectAlike(view(there.state, viewer), view(here.state, viewer), option)
    expect(asked(there.state), text(option)).toBe(asked(here.state))
    expectAlike(ofSeat(there.state, viewer), ofSeat(here.state, viewer))
    this.compared++
    if (seat !== viewer) this.comparedOthers++
  }
}

/** Another's hand, laid cards and draw pile are never in what is sent to a seat. */
function hidesTheOthers(seen: State, viewer: Viewer): void {
  seen.players.forEach(({ hand, laid, draw }, seat) => {
    if (isOpen(seen, seat)) return
    const hidden = seat === viewer ? draw : [...hand, ...laid, ...draw]
    expect(hidden.every(card => card === UNKNOWN)).toBe(true)
  })
}

test('worlds that differ only in what a viewer cannot know look, ask and answer the same', {
  timeout: 600_000,
}, () => {
  const watch = new SecrecyWatch()
  configs.forEach((config, i) => {
    play(config, `secret/${i}`, randomly, watch)
  })
  const coverage = new Coverage()
  configs.forEach((config, i) => {
    if (i % 3 === 0) explore(coverage, config, i, watch)
  })
  expect(watch.compared).toBeGreaterThan(10_000)
  expect(watch.comparedOthers).toBeGreaterThan(10_000)
  expect(watch.otherLaid).toBeGreaterThan(100)
})

test('in every imagined world, everybody who is asked has an answer', { timeout: 300_000 }, () => {
  for (const config of configs) {
    let step = 0
    play(config, 'imagined', randomly, {
      asked(state) {
        step++
        for (let viewer = SPECTATOR; viewer < state.seats; viewer++) {
          const world = imagine(view(state, viewer), seedChance(`imagined ${step}`))
          for (const { ask, options } of decisions(world)) expect(options.length, ask).toBeGreaterThan(0)
        }
      },
    })
  }
})
