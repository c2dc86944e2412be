import { expect, test } from 'vitest'
import { type Lang, translator } from '../src/text.js'

const english = {
  cards: '{count, plural, =0 {no cards} one {# card} other {# cards}}',
  draws: '{who} draws {what}.',
  gets: 'gets {things}',
  coin: 'a coin',
  token: 'a token',
  colour: '{colour, select, red {a red tile} other {a tile}}',
  tag: 'costs <2 dollars>',
}
const cards = {
  en: english.cards,
  ru: '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  fr: '{count, plural, one {# carte} other {# cartes}}',
  pl: '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
} satisfies Partial<Record<Lang, string>>
const names = (seat: number): string => ['Ada', 'Boris'][seat]

test('a message takes numbers, texts, seat names, other messages and lists of them', () => {
  const say = translator('en', [english], names)
  const what = { key: 'cards', params: { count: 2 } }
  expect(say({ key: 'draws', params: { who: { seatName: 1 }, what } })).toBe('Boris draws 2 cards.')
  expect(say({ key: 'colour', params: { colour: 'red' } })).toBe('a red tile')
  const things = [{ key: 'coin' }, { key: 'token' }, { key: 'cards', params: { count: 0 } }]
  expect(say({ key: 'gets', params: { things } })).toBe('gets a coin, a token, and no cards')
  expect(say({ key: 'gets', params: { things: [{ key: 'coin' }] } })).toBe('gets a coin')
})

test('without names, seats are numbered from one', () => {
  const say = translator('en', [english])
  expect(say({ key: 'draws', params: { who: { seatName: 0 }, what: 'x' } })).toBe('#1 draws x.')
})

test.each([
  ['ru', 1, '1 карта'],
  ['ru', 3, '3 карты'],
  ['ru', 5, '5 карт'],
  ['ru', 11, '11 карт'],
  ['ru', 21, '21 карта'],
  ['ru', 22, '22 карты'],
  ['pl', 1, '1 karta'],
  ['pl', 2, '2 karty'],
  ['pl', 5, '5 kart'],
  ['pl', 12, '12 kart'],
  ['pl', 21, '21 kart'],
  ['pl', 22, '22 karty'],
  ['fr', 0, '0 carte'],
  ['fr', 2, '2 cartes'],
  ['en', 0, 'no cards'],
] as const)('plurals in %s: %i', (lang, count, text) => {
  expect(translator(lang, [{ cards: cards[lang] }])({ key: 'cards', params: { count } })).toBe(text)
})

test('lists are joined as the language joins them', () => {
  const say = (lang: Lang): string =>
    translator(lang, [english])({ key: 'gets', params: { things: [{ key: 'coin' }, { key: 'token' }] } })
  expect([say('en'), say('ru'), say('fr'), say('pl')]).toEqual([
    'gets a coin and a token',
    'gets a coin и a token',
    'gets a coin et a token',
    'gets a coin i a token',
  ])
})

test('the first catalogue that has a key speaks', () => {
  expect(translator('en', [{ coin: 'one dollar' }, english])({ key: 'coin' })).toBe('one dollar')
})

test('angle brackets are plain text', () => {
  expect(translator('en', [english])({ key: 'tag' })).toBe('costs <2 dollars>')
})

test('a missing key throws and is named, also one that every object has', () => {
  const say = translator('pl', [english])
  expect(() => say({ key: 'horse' })).toThrow("No text 'horse' in language 'pl'")
  expect(() => say({ key: 'toString' })).toThrow('toString')
})

test('a missing parameter throws', () => {
  expect(() => translator('en', [english])({ key: 'draws', params: { who: 'x' } })).toThrow()
})
