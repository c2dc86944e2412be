import { carsonCity } from '@railhead/carson-city'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { anyGame, COMMANDS, commandOf, LANGS, Match, QUERIES, queryOf } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { CircleWatch } from '../src/play/programs.js'
import { type Question, Table } from '../src/play/table.js'
import { run } from './testing.js'

const CITY = [anyGame(carsonCity)]
const TRAIL = [anyGame(greatWesternTrail)]
const city = (...more: string[]): string[] => ['play', '--game', 'carson-city', '--seed', 'town', ...more]

test('every word of every language means one thing, and English is understood everywhere', () => {
  for (const lang of LANGS) {
    const words = [...QUERIES, ...COMMANDS].flatMap(row => row.words[lang])
    expect(new Set(words).size, lang).toBe(words.length)
    for (const { id, words } of QUERIES) {
      expect(words[lang].length).toBeGreaterThan(0)
      expect(queryOf(words[lang][0].toUpperCase(), lang)?.id).toBe(id)
      expect(queryOf(words.en[0], lang)?.id).toBe(id)
    }
    for (const { id, words } of COMMANDS) {
      expect(commandOf(words[lang][0], lang)).toBe(id)
      expect(commandOf(words.en[0], lang)).toBe(id)
    }
  }
  expect(queryOf('nonsense', 'en')).toBeUndefined()
})

test('Carson City: the map is printed, and asked for by a word it comes again', async () => {
  const { output } = await run(
    city(),
    ['map', 'track', 'market', 'people', 'hand', 'score', 'question', 'last'],
    CITY,
  )
  expect(output.match(/ {4}A {4}B {4}C {4}D/g)).toHaveLength(2)
  expect(output).toContain('Wages: $4 × 1 cowboy = $4')
  expect(output).toContain('Market: $3 ranch')
  expect(output).toContain('Player 1: firepower 4 (3 cowboys in reserve, 1 revolver)')
  expect(output).toContain('Player 1: 2 points (Money 2)')
  expect(output.match(/Choose a free parcel\./g)).toHaveLength(2)
  expect(output).toContain('The dice show')
})

test('what a game has nothing to say to is said', async () => {
  const { output } = await run(city(), ['jobs'], CITY)
  expect(output).toContain('This game has nothing to say to “jobs”.')
})

test('plain: no drawings, one fact a line, the table only on request', async () => {
  const { output } = await run(city('--plain'), ['map', 'people', 'help'], CITY)
  expect(output).not.toMatch(/[^\n]*[━╋┃·→×…’“”]/)
  expect(output).not.toContain('The table:')
  expect(output).not.toContain('==')
  expect(output).toMatch(/^[A-H][1-8]: mountain, price \$/m)
  expect(output).toMatch(/^ {2}firepower 4$/m)
  expect(output).toMatch(/^map: the map/m)
  expect(output).toMatch(/^1\) Parcel A1$/m)
})

test('plain: quotation marks and parts of a line in every language without a stray space', async () => {
  const french = await run(city('--plain', '--lang', 'fr'), ['aide'], CITY)
  expect(french.output).toMatch(/"aide" en donne la liste/)
  const trail = ['play', '--plain', '--game', 'great-western-trail', '--seed', 'trail']
  expect((await run(trail, [], TRAIL)).output).toMatch(/take \$2, hire a worker, hire/)
})

test('points leave out what brings nothing, and a colon stands as the language has it', async () => {
  const trail = [
    'play',
    '--plain',
    '--game',
    'great-western-trail',
    '--seats',
    'human,human',
    '--seed',
    'points',
  ]
  const english = await run(trail, ['score'], TRAIL)
  expect(english.output).toMatch(/^Player 1: 1 \(Money 1\)$/m)
  const french = await run([...trail, '--lang', 'fr'], ['score', 'aide'], TRAIL)
  expect(french.output).toMatch(/^Joueur 1 : 1 \(Argent 1\)$/m)
  expect(french.output).toMatch(/^quitter : arrêter$/m)
})

test('rulings that are not as usual are said at the beginning', async () => {
  const config = JSON.stringify({ players: 2, rulings: { buildOverHouse: true, startRevolvers: 2 } })
  const { output } = await run(city('--config', config), [], CITY)
  expect(output).toContain('With how many revolvers does everybody start? – 2')
  expect(output).toContain('May a building replace a house on an own parcel? – yes')
  expect((await run(city(), [], CITY)).output).not.toContain('House rules')
})

test('in Russian the words are Russian', async () => {
  const { output } = await run(city('--lang', 'ru'), ['карта', 'помощь', 'рынок', 'выход'], CITY)
  expect(output).toContain('Цифра: чей участок')
  expect(output).toContain('Рынок: $3 ранчо')
  expect(output).toMatch(/помощь +показать это/)
})

test('colours only where they are wanted', async () => {
  const { output } = await run(city(), [], CITY)
  expect(output).not.toContain('\u001b[')
  expect((await run(city('--color', 'always'), [], CITY)).output).toContain('\u001b[33mPlayer 1\u001b[0m')
  expect((await run(city('--color', 'sometimes'), [], CITY)).errors).toContain('auto, always, never')
})

test('Great Western Trail: the trail ahead, hand, jobs and rails', async () => {
  const args = ['play', '--game', 'great-western-trail', '--seed', 'trail', '--seats', 'human,human']
  const asked = [
    '1',
    'trail',
    'jobs',
    'rails',
    'market',
    'goals',
    'hand',
    'cities',
    'buildings',
    'brief',
    'people',
  ]
  const { output } = await run(args, asked, TRAIL)
  expect(output).toMatch(/Player 1: engine at /)
  expect(output).toMatch(/Objective display/)
  expect(output).toMatch(/^Here: neutral building A: .*here: Player 1/m)
  expect(output).toMatch(/^1 step: /m)
  expect(output).toMatch(/^New York: needs a breeding value of 18/m)
  // In brief: a line for each.
  expect(output).toMatch(/^Player 1: -?\d+ points?, \$\d+, 4 cards; neutral building A\nPlayer 2: /m)
  expect(output).not.toContain('This game has nothing to say')
})

test('where all place at once, programs do not finish before people who act', async () => {
  const config = JSON.stringify({ players: 3, placement: 'simultaneous' })
  const { output } = await run(
    city('--config', config, '--seats', 'human,random,random'),
    new Array<string>(14).fill('1'),
    CITY,
  )
  const placing = output.slice(output.indexOf('Place a cowboy'))
  const asked = placing.split('Place a cowboy, or pass.').length - 1
  expect(asked).toBeGreaterThan(1)
  const before = placing.slice(0, placing.lastIndexOf('Place a cowboy, or pass.'))
  expect(before.match(/places a cowboy/g)?.length ?? 0).toBeGreaterThan(0)
})

test('a person goes on to another person who is asked at the same time', async () => {
  const people = ['play', '--game', 'high-card', '--seed', 'table', '--seats', 'human,human']
  const { output } = await run(people, ['seat 2', '1', '1'])
  expect(output.indexOf('== Player 2 ==')).toBeGreaterThan(output.indexOf('== Player 1 =='))
  expect(output).toContain('Player 2: Lay a card.')
})

test('programs that come back to the same position again and again are noticed', () => {
  const watch = new CircleWatch()
  let answers = 0
  while (!watch.noticed(1, { position: answers % 2 }, []) && answers < 200) answers++
  expect(answers).toBeGreaterThan(60)
  expect(answers).toBeLessThan(200)
  expect([watch.isCaught(0), watch.isCaught(1)]).toEqual([false, true])
  watch.reset()
  expect(watch.isCaught(1)).toBe(false)
  for (let answer = 0; answer < 500; answer++) expect(watch.noticed(1, { position: answer }, [])).toBe(false)
  watch.reset()
  for (let answer = 0; answer < 500; answer++)
    expect(watch.noticed(1, {}, answer % 20 === 0 ? [{ type: 'turn', seat: 0 }] : [])).toBe(false)
})

/** Programs that take up a cowboy and put it back, for ever, unless the table sees to it. */
class Stubborn extends Table {
  protected override programAnswer(theirs: readonly Question[]) {
    const [decision] = theirs
    const stuck = decision.options.find(({ kind }) => kind === 'back' || kind === 'toParcel')
    if (stuck === undefined || this.circles.isCaught(decision.seat)) return super.programAnswer(theirs)
    return { decision, option: stuck }
  }
}

test('a program that goes round in circles is cut, that is said, and the match ends', () => {
  const config = { players: 3, placement: 'simultaneous' }
  const match = Match.start(anyGame(carsonCity), config, 'circles')
  const said = new Stubborn(match, ['random', 'random', 'random'], 'en').letProgramsAnswer()
  expect(said).toContain(
    'Player 3 (random) goes round in circles, and plays at random until the match gets on.',
  )
  expect(match.game.outcome(match.state)).toBeDefined()
})

test('against Sam the result calls him by his name', () => {
  const game = anyGame(greatWesternTrail)
  const match = Match.start(game, { edition: 'second', solo: 'hard' }, 'sam')
  while (game.outcome(match.state) === undefined) {
    const open = game.decisions(match.state)
    const question = open.find(({ optional }) => optional === undefined) ?? open[0]
    match.answer(question.seat, question.options[0])
  }
  for (const [lang, name] of [
    ['en', 'Sam: '],
    ['ru', 'Сэм: '],
  ] as const)
    expect(new Table(match, ['human'], lang).result().join('\n')).toContain(`\n  ${name}`)
})
