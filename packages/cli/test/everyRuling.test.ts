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
  RailheadError,
  type Ruling,
  type RulingValue,
  type RulingValues,
  sameData,
  seedChance,
  translator,
} from '@railhead/kernel'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { nextQuestion, UNHURRIED } from '../src/runner.js'

/** `RULINGS_SEED=any RULINGS_TABLES=20` looks further: other matches, more values of every table. */
const SEED = process.env['RULINGS_SEED'] ?? 'every ruling'
const TABLES = Number(process.env['RULINGS_TABLES'] ?? 1)
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
  'carson-city': [
    { players: 3 },
    { players: 5, characters: 'red', duels: 'tokens' },
    { players: 5, placement: 'simultaneous', duels: 'tokens' },
    { players: 4, characters: 'red', placement: 'simultaneous' },
    { players: 2 },
  ],
}

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

/** Whether there are matches with that value: a trail, say, must lead somewhere. */
function isPossible(game: AnyGame, { id }: Ruling, value: RulingValue): boolean {
  try {
    game.config.parse({ players: 2, rulings: { [id]: value } })
    return true
  } catch (error) {
    if (error instanceof RailheadError) return false
    throw error
  }
}

/** A table or list of which one place is another. */
function withOneOther(values: RulingValues, usual: RulingValue, luck: Chance): RulingValue {
  if (values.kind === 'record' && typeof usual === 'object') {
    const rows = Object.entries(values.fields)
    const [name, row] = rows[below(luck, rows.length)]
    return { ...usual, [name]: another(row, Reflect.get(usual, name) as RulingValue, luck) }
  }
  if (values.kind !== 'list' || !Array.isArray(usual)) return another(values, usual, luck)
  const items = [...(usual as readonly RulingValue[])]
  const place = below(luck, items.length)
  items[place] = another(values.of, items[place], luck)
  return items
}

/** A table in which everything is another; where that cannot be, one place of it. */
function anotherTable(game: AnyGame, ruling: Ruling, usual: RulingValue, luck: Chance): RulingValue {
  const whole = another(ruling.values, usual, luck)
  if (isPossible(game, ruling, whole)) return whole
  for (let tries = 0; tries < 1000; tries++) {
    const table = withOneOther(ruling.values, usual, luck)
    if (!sameData(table, usual) && isPossible(game, ruling, table)) return table
  }
  throw new Error(`No other value of '${ruling.id}' is possible.`)
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
        anotherTable(game, ruling, usual, seedChance(`${SEED}/${ruling.id}/${i}`)),
      )
  }
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

/** A random match to its end; now and then everything is said and looked at. */
function play(game: AnyGame, config: object, seed: string, say: (message: Message) => void): MatchRecord {
  const match = startMatch(game, config, seed)
  const luck = seedChance(`${seed}/answers`)
  let answers = 0
  for (;;) {
    const open = match.decisions()
    if (open.length === 0) break
    if (answers % 97 === 0 && answers < 97 * MOMENTS) lookAt(game, match, say)
    const { seat, options } = nextQuestion(open, luck)
    match.answer(seat, options[below(luck, options.length)])
    if (++answers > 20_000) throw new Error('The match does not end.')
  }
  for (const { total, categories } of game.standing(match.state))
    expect(Object.values(categories).reduce((sum, points) => sum + points, 0)).toBe(total)
  return match.record()
}

/** Where a ruling can matter: those on Sam in the solo mode. */
const settingsFor = (game: AnyGame, { id }: Ruling): readonly object[] =>
  SETTINGS[game.id].filter(settings => 'solo' in settings === id.startsWith('sam'))

test.each(games.map(game => [game.id, game] as const))(
  '%s: with every other value of every ruling a match ends, replays, can be told and answered',
  { timeout: 600_000 },
  async (id, game) => {
    await loadNets(id)
    const say = voices(game)
    let matches = 0
    for (const ruling of game.rulings ?? [])
      for (const value of othersOf(game, ruling)) {
        const kinds = settingsFor(game, ruling)
        const seed = `${SEED}/${matches}`
        const config = { ...kinds[matches++ % kinds.length], rulings: { [ruling.id]: value } }
        try {
          const record = play(game, config, seed, say)
          expect(Match.replay(game, JSON.parse(JSON.stringify(record))).hash()).toBe(record.hash)
          const { rulings } = record.config as { readonly rulings: Readonly<Record<string, RulingValue>> }
          expect(Object.keys(departures(game, rulings, game.rulesVersion))).toEqual([ruling.id])
        } catch (error) {
          throw new Error(`${JSON.stringify(config)} on the seed '${seed}': ${String(error)}`, {
            cause: error,
          })
        }
      }
    console.warn(`${id}: ${matches} matches on the seed '${SEED}'`)
  },
)
