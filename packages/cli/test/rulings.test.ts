import { anyGame, type Catalogue, LANGS, type Lang, ruling } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { run } from './testing.js'

const TIES = ruling({
  id: 'ties',
  values: { kind: 'choice', choices: ['nobody', 'everybody'] },
  default: 'nobody',
  ledger: ['TIE-01'],
  certainty: 'open',
  source: 'the text is silent',
})
const words: Catalogue = {
  'ruling.ties': 'Who scores a tie?',
  'ruling.ties.nobody': 'Nobody',
  'ruling.ties.everybody': 'All who tie',
}
const inAllLanguages = Object.fromEntries(
  LANGS.map(lang => [lang, { ...highCard.text.catalogues[lang], ...words }]),
) as Record<Lang, Catalogue>
const ruled = anyGame({
  ...highCard,
  rulings: [TIES],
  text: { ...highCard.text, catalogues: inAllLanguages },
})

test('rulings --json describes every ruling of a game', async () => {
  const { code, json } = await run(['rulings', '--game', 'high-card', '--json'], [], [ruled])
  expect(code).toBe(0)
  expect(json()).toEqual({
    game: 'high-card',
    rules: '1',
    rulings: [
      {
        id: 'ties',
        question: 'Who scores a tie?',
        values: [
          { value: 'nobody', words: 'Nobody' },
          { value: 'everybody', words: 'All who tie' },
        ],
        default: 'nobody',
        before: [],
        ledger: ['TIE-01'],
        certainty: 'open',
        source: 'the text is silent',
      },
    ],
    changes: [],
    versions: [],
  })
})

test('rulings in words: the usual choice has a star; a game without any says so', async () => {
  const { output } = await run(['rulings', '--game', 'high-card'], [], [ruled])
  expect(output).toContain('ties: Who scores a tie?\n  * "nobody": Nobody\n    "everybody": All who tie')
  const none = await run(['rulings', '--game', 'high-card'])
  expect(none.output).toBe('This game has no rulings.\n')
})

test.each(games.map(({ id }) => id))('the rulings of %s are told in every language', async id => {
  for (const lang of LANGS) {
    const { code, json } = await run(['rulings', '--game', id, '--lang', lang, '--json'], [], games)
    expect(code).toBe(0)
    const { rulings } = json() as { rulings: { question: string }[] }
    for (const { question } of rulings) expect(question).toMatch(/\S/)
  }
})

test('an unknown language is refused with the known ones', async () => {
  const { code, errors } = await run(['rulings', '--lang', 'xx'], [], [ruled])
  expect(code).toBe(2)
  expect(errors).toContain(LANGS.join(', '))
})
