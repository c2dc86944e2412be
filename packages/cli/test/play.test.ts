import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyGame, LANGS } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { languages as WORDS } from '../src/play/words/languages.js'
import { run, scratch } from './testing.js'

const PLAY = ['play', '--game', 'high-card', '--seed', 'table']
const FIRST = new Array<string>(5).fill('1')

test('a whole match is played by numbers, against a program', async () => {
  const { code, output, errors } = await run(PLAY, FIRST)
  expect(code).toBe(0)
  expect(errors).toBe('')
  expect(output).toContain('Player 1: Lay a card.')
  expect(output).toMatch(/ 1\) Card \d+/)
  expect(output).toContain('At any time: Swap a card.')
  expect(output).toContain('The match is over.')
  expect(output).toMatch(/Won by Player/)
})

test('the table is shown without what the seat may not know', async () => {
  const { output } = await run(PLAY, [])
  expect(output).toMatch(/hands:\n {4}1\. \d+ \d+ \d+\n {4}2\. \? \?\n/)
  expect(output).toContain('Points so far: Player 1 0, Player 2 (random) 0')
  expect(output).not.toContain('chance')
})

test('a game can summarise its table itself', async () => {
  const game = anyGame({
    ...highCard,
    text: {
      ...highCard.text,
      summary: view => [{ key: 'event', params: { type: `${view.roundsLeft} rounds left` } }],
    },
  })
  const { output } = await run(PLAY, ['1'], [game])
  expect(output).toContain('  5 rounds left')
  expect(output).not.toContain('hands:')
})

test.each([
  ['ru', 'Положите карту.', 'Партия окончена.'],
  ['fr', 'Posez une carte.', 'La partie est terminée.'],
  ['pl', 'Połóż kartę.', 'Partia skończona.'],
])('in %s', async (lang, prompt, over) => {
  const { output } = await run([...PLAY, '--lang', lang], FIRST)
  expect(output).toContain(prompt)
  expect(output).toContain(over)
})

test('the words of the terminal can be written in every language, with nothing left open', () => {
  for (const lang of LANGS) {
    expect(Object.keys(WORDS[lang])).toEqual(Object.keys(WORDS.en))
    for (const text of Object.values(WORDS[lang])) expect(text).not.toMatch(/'\{/)
  }
})

test('nonsense is answered with what is expected, and changes nothing', async () => {
  const { output } = await run(PLAY, ['hello', '99', '0', '-1', '1.5', ''])
  for (const input of ['hello', '99', '0', '-1', '1.5'])
    expect(output).toContain(`“${input}” is neither an option (1 to 6) nor a command`)
  expect(output.match(/Lay a card/g)).toHaveLength(1)
})

test('help, log, board and why', async () => {
  const { output } = await run(PLAY, ['help', 'why', 'log', 'board'])
  expect(output).toMatch(/save FILE +save the match in a file/)
  expect(output).toContain('Nothing that one might expect is refused now.')
  expect(output.match(/The table:/g)).toHaveLength(2)
})

test('why says what is refused and the reason', async () => {
  const game = anyGame({
    ...highCard,
    refusals: () => [
      { what: { key: 'card', params: { card: 99 } }, why: { key: 'event', params: { type: 'too high' } } },
    ],
  })
  expect((await run(PLAY, ['why'], [game])).output).toContain('Card 99: too high')
})

test('hint names the best options, with a reason and what the others are worth', async () => {
  const { output } = await run(PLAY, ['hint'])
  expect(output).toMatch(/Best, [123]: Card \d+\. About [^.]+\./)
  expect(output).toMatch(/Also [123]: Card \d+\. About [\d.]+ points? behind the best\./)
})

test('a mere choice is taken back at once', async () => {
  const people = [...PLAY, '--seats', 'human,human']
  const { output, json } = await run([...people, '--json'], ['1', 'undo'])
  expect(json()).toMatchObject({ answers: 0 })
  const { errors } = await run([...people, '--json'], ['1', 'undo'])
  expect(errors).toContain('Taken back.')
  expect(errors).not.toContain('everyone')
  expect(output).not.toContain('Taken back.')
})

test('what revealed something is taken back only if everyone agrees', async () => {
  const { output } = await run(PLAY, ['1', 'undo', 'no', 'undo', 'yes'])
  expect(output).toContain('Does everyone agree?')
  expect(output).toContain('Nothing was taken back.')
  expect(output).toContain('Taken back.')
})

test('there is nothing to take back before the first answer', async () => {
  expect((await run(PLAY, ['undo'])).output).toContain('nothing of yours')
})

test('another person at the keyboard can act at any time', async () => {
  const people = [...PLAY, '--seats', 'human,human,random']
  const { output } = await run(people, ['seat 2', '4'])
  expect(output).toContain('== Player 2 ==')
  expect(output).toContain('· swapped')
  expect((await run(people, ['seat 3'])).output).toContain('1, 2.')
  expect((await run(people, ['seat 2', '4', 'seat 2', '1', 'seat 2'])).output).toContain(
    'Player 2 can do nothing at any time.',
  )
})

test('a saved match goes on where it was', async () => {
  const file = join(scratch(), 'folder', 'saved.json')
  const saved = await run(PLAY, ['1', `save ${file}`, 'quit'])
  expect(saved.output).toContain(`Saved in “${file}”`)
  const record = JSON.parse(readFileSync(file, 'utf8'))
  expect(record.players).toEqual(['human', 'random'])
  const { json, errors } = await run(['play', '--load', file, '--json'], FIRST)
  expect(json().answers).toBeGreaterThan(record.answers.length)
  expect(errors).toContain('The match is over.')
  expect((await run(['replay', file, '--json'])).json()).toMatchObject({ verified: true })
})

test('a file that cannot be written is said, and the match goes on', async () => {
  const file = join(scratch(), 'taken')
  writeFileSync(file, '')
  const { output, code } = await run(PLAY, ['save', `save ${join(file, 'x.json')}`, ...FIRST])
  expect(output).toContain('“save” needs a file name.')
  expect(output).toContain('Not saved in')
  expect(output).toContain('The match is over.')
  expect(code).toBe(0)
})

test('whoever leaves loses nothing', async () => {
  const { output } = await run(PLAY, ['1'])
  const file = /To go on: railhead play --load (.*)/.exec(output)?.[1] ?? ''
  const { errors, json } = await run(['play', '--load', file, '--json'], FIRST)
  expect(errors).toContain('The match is over.')
  expect(json().outcome).not.toBeNull()
})

test('a bot plays by what it sees', async () => {
  const { output } = await run([...PLAY, '--seats', 'greenhorn,random'])
  expect(output).toContain('Player 1 (greenhorn)')
  expect(output).toContain('The match is over.')
})

test('programs alone play a match to its end', async () => {
  const { output } = await run([...PLAY, '--seats', 'random,random'])
  expect(output).toContain('The match is over.')
})

test('--load takes no other configuration or seed', async () => {
  const { code, errors } = await run(['play', '--load', 'x.json', '--seed', 'y'])
  expect(code).toBe(2)
  expect(errors).toContain('--seed')
})
