import { answerFor, loadNets } from '@railhead/bots'
import {
  type AnyGame,
  below,
  type Chance,
  defaultIn,
  departures,
  LANGS,
  Match,
  type MatchRecord,
  type Message,
  type Ruling,
  type RulingValue,
  type RulingValues,
  sameData,
  seedChance,
  stateHash,
  translator,
} from '@railhead/kernel'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { nextQuestion, UNHURRIED } from '../src/runner.js'

/** `RULINGS_SEED=any RULINGS_TABLES=20` looks further: other matches, more values of every table. */
const SEED = process.env['RULINGS_SEED'] ?? 'every ruling'
const TABLES = Number(process.env['RULINGS_TABLES'] ?? 1)
/** So many matches of a kind are played to see that a value matters. */
const ATTEMPTS = 3
/** At so many answers of a match bots are asked and everything is said. */
const MOMENTS = 4

/** Matches in which rulings can matter: all of them between them. */
const SETTINGS: Readonly<Record<string, readonly object[]>> = {
  'great-western-trail': [
    {
      players: 2,
      buildingFaces: 'random',
      cattle: 'simmental+brahman',
      addons: ['railsToTheNorth', 'pokerTable'],
    },
    { solo: 'hard', cattle: 'brahman', addons: ['railsToTheNorth'] },
    { solo: 'medium' },
    { players: 3, edition: 'first', buildingFaces: 'random', addons: ['railsToTheNorth', 'pokerTable'] },
    { players: 3, buildingFaces: 'random' },
    { solo: 'easy', addons: ['railsToTheNorth'] },
    { players: 4 },
  ],
  'carson-city': [{ players: 3 }, { players: 2 }, { players: 5 }, { players: 4 }],
}

/** What random matches hardly ever come to; each has a test of its own that shows what it changes. */
const RARE: Readonly<Record<string, readonly string[]>> = { 'great-western-trail': [], 'carson-city': [] }

const other = <T>(items: readonly T[], usual: unknown, luck: Chance): T => {
  const others = items.filter(item => item !== usual)
  return others.length === 0 ? items[0] : others[below(luck, others.length)]
}

/** Another value wherever there is one. */
function another(values: RulingValues, usual: RulingValue | undefined, luck: Chance): RulingValue {
  switch (values.kind) {
    case 'choice':
      return other(values.choices, usual, luck)
    case 'number': {
      const { from, to } = values
      return other(
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
        usual,
        luck,
      )
    }
    case 'list': {
      const before = Array.isArray(usual) ? (usual as readonly RulingValue[]) : []
      const length = values.from + below(luck, values.to - values.from + 1)
      if (values.rising && values.of.kind === 'number') return rising(values.of, length, luck)
      return Array.from({ length }, (_, i) => another(values.of, before[i], luck))
    }
    case 'record':
      return Object.fromEntries(
        Object.entries(values.fields).map(([name, field]) => {
          const before = typeof usual === 'object' ? (Reflect.get(usual, name) as RulingValue) : undefined
          return [name, another(field, before, luck)]
        }),
      )
  }
}

function rising(
  { from, to }: { readonly from: number; readonly to: number },
  length: number,
  luck: Chance,
): number[] {
  const left = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  while (left.length > length) left.splice(below(luck, left.length), 1)
  return left
}

/** Every other choice; the ends of a range of numbers; some tables in which everything is another. */
function othersOf(game: AnyGame, ruling: Ruling): RulingValue[] {
  const usual = defaultIn(game, ruling, game.rulesVersion)
  const { values } = ruling
  switch (values.kind) {
    case 'choice':
      return values.choices.filter(choice => choice !== usual)
    case 'number':
      return [values.from, values.to].filter(value => value !== usual)
    default:
      return Array.from({ length: TABLES }, (_, i) =>
        another(values, usual, seedChance(`${SEED}/${ruling.id}/${i}`)),
      )
  }
}

interface Played {
  readonly record: MatchRecord
  /** What players notice of it: questions, answers, events and scores, as one hash. */
  readonly course: string
}

type AnyMatch = ReturnType<typeof startMatch>
const startMatch = (game: AnyGame, config: object, seed: string) => Match.start(game, config, seed)

function voices(game: AnyGame): (message: Message) => void {
  const speak = LANGS.map(lang => translator(lang, [game.text.catalogues[lang]]))
  const said = new Set<string>()
  return message => {
    const written = JSON.stringify(message)
    if (said.has(written)) return
    said.add(written)
    for (const voice of speak) expect(voice(message)).not.toMatch(/[{}]|undefined|NaN|^\s*$/)
  }
}

const sorted = (options: readonly object[]): string[] => options.map(option => JSON.stringify(option)).sort()

/** Everything that is written at one moment, and what the simplest bots say to it. */
function lookAt(game: AnyGame, match: AnyMatch, say: (message: Message) => void): void {
  for (const decision of match.decisions()) {
    const { seat } = decision
    const view = game.view(match.state, seat)
    say(game.text.prompt(view, decision))
    for (const option of decision.options) say(game.text.option(view, seat, option))
    for (const { what, why } of game.refusals(view, seat)) {
      say(what)
      say(why)
    }
    for (const line of game.text.summary?.(view, seat) ?? []) say(line)
    if (decision.optional !== undefined) continue
    const open = match.decisions().filter(one => one.seat === seat)
    for (const level of ['hand', 'greenhorn'] as const) {
      const answer = answerFor(game, view, open, level, SEED, UNHURRIED)
      const asked = open.find(({ ask }) => ask === answer?.decision.ask)
      expect(asked?.options.some(option => sameData(option, answer?.option))).toBe(true)
    }
    const imagined = game.imagine(view, seedChance(SEED))
    const again = game.decisions(imagined).find(one => one.seat === seat && one.optional === undefined)
    expect(sorted(again?.options ?? [])).toEqual(sorted(decision.options))
  }
}

/** A random match to its end; with `say` everything is said and looked at, now and then. */
function play(game: AnyGame, config: object, seed: string, say?: (message: Message) => void): Played {
  const match = startMatch(game, config, seed)
  const luck = seedChance(`${seed}/answers`)
  const noticed: unknown[] = [match.log(-1)]
  let answers = 0
  for (;;) {
    const open = match.decisions()
    if (open.length === 0) break
    if (say !== undefined && answers % 97 === 0 && answers < 97 * MOMENTS) lookAt(game, match, say)
    const { seat, options, ask } = nextQuestion(open, luck)
    const option = options[below(luck, options.length)]
    noticed.push(ask, options.length, option)
    match.answer(seat, option)
    if (++answers > 20_000) throw new Error('The match does not end.')
  }
  const standing = game.standing(match.state)
  for (const { total, categories } of standing)
    expect(Object.values(categories).reduce((sum, points) => sum + points, 0)).toBe(total)
  noticed.push(standing)
  return { record: match.record(), course: stateHash(noticed as never) }
}

test.each(games.map(game => [game.id, game] as const))(
  '%s: with every other value of every ruling matches end, replay, can be told and answered, and go otherwise',
  { timeout: 600_000 },
  async (id, game) => {
    await loadNets(id)
    const say = voices(game)
    const usual = new Map<string, string>()
    const idle: string[] = []
    let matches = 0
    for (const ruling of game.rulings ?? []) {
      for (const value of othersOf(game, ruling)) {
        let matters = false
        for (const [i, settings] of SETTINGS[id].entries()) {
          for (let attempt = 0; attempt < ATTEMPTS && !matters; attempt++) {
            const seed = `${SEED}/${i}/${attempt}`
            const config = { ...settings, rulings: { [ruling.id]: value } }
            try {
              const { record, course } = play(game, config, seed, attempt === 0 ? say : undefined)
              matches++
              expect(Match.replay(game, JSON.parse(JSON.stringify(record))).hash()).toBe(record.hash)
              const { rulings } = record.config as { readonly rulings: Readonly<Record<string, RulingValue>> }
              expect(Object.keys(departures(game, rulings, game.rulesVersion))).toEqual([ruling.id])
              if (!usual.has(seed)) usual.set(seed, play(game, settings, seed).course)
              matters = usual.get(seed) !== course
            } catch (error) {
              throw new Error(`${JSON.stringify(config)} on the seed '${seed}': ${String(error)}`, {
                cause: error,
              })
            }
          }
          if (matters) break
        }
        if (!matters) idle.push(`${ruling.id}=${JSON.stringify(value).slice(0, 80)}`)
      }
    }
    console.warn(
      `${id}: ${matches} matches on the seed '${SEED}'; no difference seen: ${idle.join(', ') || 'none'}`,
    )
    expect(idle.filter(one => !RARE[id].includes(one))).toEqual([])
  },
)
