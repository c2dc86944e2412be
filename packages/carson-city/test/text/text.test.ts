import { LANGS, type Message, SPECTATOR, translator } from '@railhead/kernel'
import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { SPACES, TRACK } from '../../src/components/actionTrack.js'
import { BUILDINGS } from '../../src/components/buildings.js'
import { CHARACTER_IDS, SIDE_IDS } from '../../src/components/characters.js'
import { carsonCity } from '../../src/game.js'
import { en } from '../../src/text/en.js'
import { testGame } from '../testing/testGame.js'

const { catalogues } = carsonCity.text

/** Everything a text may ask for: numbers where English counts or chooses by number, words elsewhere. */
const sample = (text: string, amount: number): Record<string, string | number> =>
  Object.fromEntries(
    paramNames(text).map(name => [
      name,
      text.includes(`{${name}, plural`) ? amount : name === 'amount' ? amount : 'x',
    ]),
  )

/** The names a text asks for: those in braces that do not open a branch of a plural or select. */
function paramNames(text: string): string[] {
  const names = new Set<string>()
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ % 2 === 0) names.add(text.slice(i + 1).split(/[,}]/)[0])
    if (text[i] === '}') depth--
  }
  return [...names].sort()
}

for (const lang of LANGS) {
  test(`every text of ${lang} can be written with every kind of number`, () => {
    const say = translator(lang, [catalogues[lang]])
    for (const [key, text] of Object.entries(en))
      for (const amount of [0, 1, 2, 5, 12, 21, 22, 25]) {
        const written = say({ key, params: sample(text, amount) })
        expect(written.length, key).toBeGreaterThan(0)
        expect(written, key).not.toMatch(/[{}]/)
      }
  })

  test(`${lang} asks for the same things as English does`, () => {
    for (const [key, text] of Object.entries(en))
      expect(paramNames(catalogues[lang][key]), key).toEqual(paramNames(text))
  })

  test(`whole matches are told in ${lang}`, () => {
    const say = translator(lang, [catalogues[lang]], seat => `Player ${seat + 1}`)
    const written = (message: Message): void => expect(say(message)).not.toBe('')
    const variants = [
      { players: 2 },
      { players: 3, characters: 'red', duels: 'tokens' },
      { players: 4, placement: 'simultaneous' },
      { players: 5, characters: 'red' },
    ] as const
    for (const config of variants) {
      const match = testGame(config, `told ${lang}`)
      playRandomly(match, `told ${lang}`, Number.POSITIVE_INFINITY, () => {
        for (const decision of match.decisions()) {
          const view = match.view(decision.seat)
          written(carsonCity.text.prompt(view, decision))
          for (const option of decision.options) written(carsonCity.text.option(view, decision.seat, option))
          for (const { what, why } of carsonCity.refusals(view, decision.seat)) {
            written(what)
            written(why)
          }
        }
        if (match.answers.length % 16 !== 0) return
        for (const line of carsonCity.text.summary?.(match.view(SPECTATOR), SPECTATOR) ?? []) written(line)
      })
      for (const viewer of [SPECTATOR, 0])
        for (const events of match.log(viewer)) {
          for (const event of events) written(carsonCity.text.event(event))
          for (const part of carsonCity.text.turnLine?.(events, 0) ?? []) written(part)
        }
    }
  })
}

test('money is written as the language does', () => {
  const written = (['en', 'ru', 'fr', 'pl'] as const).map(lang =>
    translator(lang, [catalogues[lang]])({ key: 'money', params: { amount: 5 } }),
  )
  expect(written).toEqual(['$5', '$5', '5\u00a0$', '5\u00a0$'])
})

test('Russian and Polish numbers take the right form', () => {
  const told = (lang: 'ru' | 'pl', amount: number): string =>
    translator(lang, [catalogues[lang]])({ key: 'n.roads', params: { count: amount } })
  expect([1, 2, 5, 21].map(amount => told('ru', amount))).toEqual([
    '1 дорога',
    '2 дороги',
    '5 дорог',
    '21 дорога',
  ])
  expect([1, 2, 5, 21].map(amount => told('pl', amount))).toEqual(['1 droga', '2 drogi', '5 dróg', '21 dróg'])
})

test('every component has a name and a sentence of help', () => {
  const helped = (name: string): string => (name.startsWith('build') && /\d/.test(name) ? 'build' : name)
  const points = (name: string): string => (name.startsWith('buyPoints') ? 'buyPoints' : name)
  const keys = [
    ...BUILDINGS.flatMap(({ id }) => [`building.${id}`, `help.${id}`]),
    ...CHARACTER_IDS.flatMap(id => [`character.${id}`, ...SIDE_IDS.map(side => `help.${id}.${side}`)]),
    ...SPACES.flatMap(({ id }) => [`space.${id}`, `help.${points(helped(id))}`]),
    ...TRACK.map(id => `space.${id}`),
    ...['house', 'mountain', 'parcel', 'property', 'road', 'revolver', 'threeGuns', 'cowboy'].map(
      id => `help.${id}`,
    ),
    ...['whiteCowboy', 'token', 'dice', 'money', 'points', 'market', 'bag', 'marker'].map(id => `help.${id}`),
  ]
  for (const lang of LANGS) expect(Object.keys(catalogues[lang])).toEqual(expect.arrayContaining(keys))
})

test('a refusal names what is needed and what there is', () => {
  const match = testGame({ players: 2, characters: 'red' })
  const { state } = match
  state.tasks = [{ kind: 'buyPackage', seat: 0 }]
  state.character[0] = 5
  state.money[0] = 4
  const say = translator('en', [catalogues.en])
  const told = carsonCity.refusals(state, 0).map(({ what, why }) => `${say(what)}: ${say(why)}`)
  expect(told).toEqual(['2 revolvers for $9: needs $9, you have $4'])
})
