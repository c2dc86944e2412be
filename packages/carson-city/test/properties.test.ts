import { below, canonicalJson, Match, type Seat, seedChance, stateHash } from '@railhead/kernel'
import { expect, test } from 'vitest'
import type { Config, Side } from '../src/config.js'
import type { Event } from '../src/events.js'
import { carsonCity as game } from '../src/game.js'
import type { Option } from '../src/options.js'
import type { State } from '../src/state.js'
import { Explorer } from './testing/explorer.js'
import { brokenInvariants } from './testing/invariants.js'

/** Shared out among the tests below. FUZZ_SECONDS makes it longer, FUZZ_SEED different. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 5)
const SEED = process.env.FUZZ_SEED ?? 'carson'
const MOST_ANSWERS = 20_000
const TIMEOUT = (SECONDS + 120) * 1000

/** So many have all numbers of players with all variants and all kinds of sides. */
const EVERY_VARIANT = 48

/** All numbers of players with all variants, and sides of every mixture. */
function configOf(index: number): Config {
  const luck = seedChance(`${SEED} sides ${index}`)
  const characters = Array.from({ length: 7 }, (): Side => (below(luck, 2) === 0 ? 'yellow' : 'red'))
  return {
    players: 2 + (index % 4),
    characters: index % 3 === 0 ? 'yellow' : index % 3 === 1 ? 'red' : characters,
    duels: index & 4 ? 'tokens' : 'dice',
    placement: index & 8 ? 'simultaneous' : 'turns',
  }
}

/** Runs the trial on one seed after the other for a share of the time; a failure names its seed. */
function fuzz(share: number, trial: (config: Config, seed: string, index: number) => void): void {
  const end = Date.now() + SECONDS * 1000 * share
  for (let index = 0; index < EVERY_VARIANT || Date.now() < end; index++) {
    const seed = `${SEED} ${index}`
    const config = configOf(index)
    try {
      trial(config, seed, index)
    } catch (error) {
      throw new Error(`with seed '${seed}' and ${JSON.stringify(config)}: ${String(error)}`, { cause: error })
    }
  }
}

/** Plays a whole match on a bare state; `each` sees every answer before it is given. */
function play(
  config: Config,
  seed: string,
  each: (state: State, seat: Seat, option: Option) => void = () => {},
): State {
  const state = game.setup(config, seedChance(seed))
  const explorer = new Explorer(seedChance(`${seed} player`))
  for (let answers = 0; ; answers++) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) return state
    if (answers > MOST_ANSWERS) throw new Error('the match does not end')
    const { seat, option } = explorer.pick(state, decisions)
    each(state, seat, option)
    game.apply(state, seat, option)
  }
}

test(
  'no piece is ever lost or made, nothing is negative, someone can always answer, all matches end',
  () => {
    fuzz(0.3, (config, seed) => {
      const end = play(config, seed, state => {
        expect(brokenInvariants(state)).toEqual([])
        expect(game.outcome(state)).toBeUndefined()
        for (const { options } of game.decisions(state)) {
          expect(options.length).toBeGreaterThan(0)
          expect(options.length).toBeLessThan(140)
          expect(new Set(options).size).toBe(options.length)
        }
      })
      expect(brokenInvariants(end)).toEqual([])
      expect(game.outcome(end)?.winners).toHaveLength(1)
    })
  },
  TIMEOUT,
)

test(
  'the same configuration, seed and answers lead to the same state, on a clone as on the original',
  () => {
    fuzz(0.2, (config, seed) => {
      const answers: { seat: Seat; option: Option }[] = []
      const copies: { at: number; copy: State; hash: string }[] = []
      const end = play(config, seed, (state, seat, option) => {
        if (answers.length % 20 === 0)
          copies.push({ at: answers.length, copy: game.clone(state), hash: stateHash(state) })
        answers.push({ seat, option })
      })
      const again = game.setup(config, seedChance(seed))
      answers.forEach(({ seat, option }, index) => {
        const kept = copies.find(({ at }) => at === index)
        if (kept) expect(stateHash(again)).toBe(kept.hash)
        game.apply(again, seat, option)
      })
      expect(stateHash(again)).toBe(stateHash(end))
      // Earlier copies were not touched by what came later, and going on from one leads to the same end.
      for (const { copy, hash } of copies) expect(stateHash(copy)).toBe(hash)
      const { at, copy } = copies[Math.floor(copies.length / 2)]
      for (const { seat, option } of answers.slice(at)) game.apply(copy, seat, option)
      expect(stateHash(copy)).toBe(stateHash(end))
    })
  },
  TIMEOUT,
)

/** Applies an answer and returns what a seat is told of it. */
function told(state: State, seat: Seat, option: Option, viewer: Seat): Event[] {
  const heard: Event[] = []
  game.apply(state, seat, option, event => {
    const seen = game.witness(event, viewer)
    if (seen) heard.push(seen)
  })
  return heard
}

const questionsOf = (state: State, seat: Seat): string =>
  canonicalJson(game.decisions(state).filter(decision => decision.seat === seat))

test(
  'a world that differs only in what a seat cannot know looks, asks and sounds the same to it',
  () => {
    let step = 0
    fuzz(0.25, (config, seed) => {
      play({ ...config, duels: 'tokens' }, seed, (state, seat, option) => {
        if (step++ % 3 > 0) return
        const viewer = step % config.players
        const seen = game.view(state, viewer)
        const other = game.imagine(game.clone(seen), seedChance(`${seed} ${step}`))
        expect(canonicalJson(game.view(other, viewer))).toBe(canonicalJson(seen))
        expect(questionsOf(other, viewer)).toBe(questionsOf(state, viewer))
        // Bystanders see who must answer, too.
        expect(game.decisions(other).map(open => open.seat)).toEqual(
          game.decisions(state).map(open => open.seat),
        )
        const hidden = option.kind === 'token'
        if (hidden && seat !== viewer) return
        const [here, there] = [game.clone(state), game.clone(other)]
        there.chance = game.clone(state).chance
        there.bag = state.bag.slice()
        const heard = told(here, seat, option, viewer)
        const imagined = told(there, seat, option, viewer)
        // When the last token is laid, all of them are shown: only then may the worlds differ.
        if (heard.some(event => event.type === 'shot')) return
        expect(imagined).toEqual(heard)
        expect(canonicalJson(game.view(there, viewer))).toBe(canonicalJson(game.view(here, viewer)))
      })
    })
  },
  TIMEOUT,
)

test(
  'undo leads to the state before, and is free only as far as no die or draw',
  () => {
    fuzz(0.25, (config, seed, index) => {
      const match = Match.start(game, config, seed)
      const explorer = new Explorer(seedChance(`${seed} player`))
      const hashes: string[] = []
      const drawn: number[] = []
      for (let answers = 0; answers < 120; answers++) {
        const decisions = match.decisions()
        if (decisions.length === 0) break
        hashes.push(match.hash())
        drawn.push(match.state.chance.drawn)
        const { seat, option } = explorer.pick(match.state, decisions)
        match.answer(seat, option)
        if ((answers + index) % 24 !== 0) continue
        const free = match.freeUndo(seat)
        expect(free).toBeLessThanOrEqual(match.answers.length)
        for (const answer of match.answers.slice(match.answers.length - free)) expect(answer.seat).toBe(seat)
        if (free > 0) expect(drawn[match.answers.length - free]).toBe(match.state.chance.drawn)
        match.undo(1)
        expect(match.hash()).toBe(hashes[answers])
        match.answer(seat, option)
      }
    })
  },
  TIMEOUT,
)
