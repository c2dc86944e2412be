import { type Lang, type Message, translator } from '@railhead/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../../src/components/box.js'
import { GALLOWAY } from '../../src/components/cattle.js'
import { BUILDER, COWBOY, ENGINEER, neutralTile } from '../../src/components/tiles.js'
import type { Event } from '../../src/event.js'
import { buildingHelp, catalogues, cityHelp, message, stationMasterHelp, text } from '../../src/text/index.js'
import { testGame } from '../testing/testGame.js'
import { aboutDecision } from './testing/speak.js'

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']
const saying =
  (lang: Lang) =>
  (what: Message): string =>
    translator(lang, [catalogues[lang]], seat => NAMES[seat])(what)
const en = saying('en')
const ru = saying('ru')
const fr = saying('fr')
const pl = saying('pl')

const NUMBERS = [1, 2, 5, 21]

describe('plural forms', () => {
  const points = (count: number): Message => message('points', { count })
  const discard = (count: number): Message => message('prompt.discardCards', { count })

  test('English', () => {
    expect(NUMBERS.map(points).map(en)).toEqual(['1 point', '2 points', '5 points', '21 points'])
  })
  test('Russian', () => {
    expect(NUMBERS.map(points).map(ru)).toEqual(['1 очко', '2 очка', '5 очков', '21 очко'])
    expect(NUMBERS.map(discard).map(ru)).toEqual([
      'Сбросьте 1 карточку.',
      'Сбросьте 2 карточки.',
      'Сбросьте 5 карточек.',
      'Сбросьте 21 карточку.',
    ])
  })
  test('French', () => {
    expect(NUMBERS.map(points).map(fr)).toEqual(['1 point', '2 points', '5 points', '21 points'])
    expect([0, 1, 2].map(count => fr(message('option.draw', { count })))).toEqual([
      'Piocher 0 carte, puis en défausser autant',
      'Piocher 1 carte, puis en défausser autant',
      'Piocher 2 cartes, puis en défausser autant',
    ])
  })
  test('Polish', () => {
    expect(NUMBERS.map(points).map(pl)).toEqual(['1 punkt', '2 punkty', '5 punktów', '21 punktów'])
    expect(NUMBERS.map(discard).map(pl)).toEqual([
      'Odrzuć 1 kartę.',
      'Odrzuć 2 karty.',
      'Odrzuć 5 kart.',
      'Odrzuć 21 kart.',
    ])
  })
})

test('hiring names the row, the cost, what is left and the immediate action', () => {
  const game = testGame().jobMarket(2, { 0: [COWBOY], 1: [ENGINEER] })
  game.player().money = 9
  game.player().workers[COWBOY] = 3
  const [cowboy] = game.start({ kind: 'hire', change: 0 }).options()
  const hire = text.option(game.state, 0, cowboy)
  expect(en(hire)).toBe('Hire a cowboy from row 1 for $6 → you have $3 left; then: take a hazard')
  expect(ru(hire)).toBe('Нанять ковбоя из ряда 1 за $6 → у вас останется $3; затем убрать опасность')
  expect(fr(hire)).toBe(
    'Engager un cowboy de la rangée 1 pour 6\u00a0$ → il vous reste 3\u00a0$\u202f; puis retirer un danger',
  )
  expect(pl(hire)).toBe(
    'Zatrudnij kowboja z rzędu 1 za 6\u00a0$ → zostanie ci 3\u00a0$; potem: usuń niebezpieczeństwo',
  )
  expect(en(text.prompt(game.state, game.decisions()[0]))).toBe('Hire a worker (you have $9).')
})

test('moving names the place, the steps and who is paid', () => {
  const game = testGame().clearTrail().build(1, 4, 'ab1')
  game.player().money = 6
  game.startMove('nA', 0)
  const toB = game
    .options()
    .find(option => option.kind === 'move' && option.fee > 0 && option.to === game.space('nB'))
  if (!toB) throw new Error('There is a way past the building of Bert.')
  const move = text.option(game.state, 0, toB)
  expect(en(move)).toBe('Move to neutral building B (2 steps; pay $2 to Bert)')
  expect(ru(move)).toBe('Идти: нейтральная постройка B (2 шага; заплатить $2 игроку Bert)')
  expect(fr(move)).toBe('Aller à\u00a0: bâtiment neutre B (2 déplacements\u202f; payer 2\u00a0$ à Bert)')
  expect(pl(move)).toBe('Idź: budynek neutralny B (2 kroki; zapłać 2\u00a0$ dla gracza Bert)')
})

test('a delivery names its value, the transport and the arrows that it completes', () => {
  const game = testGame()
  const player = game.player()
  player.engine = 8
  player.cities[game.city('toledo')] = 1
  game.start({ kind: 'deliver', total: 11, transport: true })
  const chicago = text.option(game.state, 0, { kind: 'city', city: game.city('chicago') })
  expect(en(chicago)).toBe('Deliver to Chicago (value 10): transport $1, 6 points')
  expect(ru(chicago)).toBe('Доставка: Чикаго (ценность 10)\u00a0— доставка $1, 6 очков')
  expect(fr(chicago)).toBe('Livrer à Chicago (valeur 10)\u00a0: frais de transport 1\u00a0$, 6 points')
  expect(pl(chicago)).toBe('Dostawa: Chicago (wartość 10) – koszt transportu 1\u00a0$, 6 punktów')
})

test('spending certificates names the total and the dollars', () => {
  const game = testGame().hand([0, 1, GALLOWAY])
  game.player().certificates = 2
  game.start({ kind: 'income' })
  expect(aboutDecision(game.state, 0).map(en)).toEqual([
    'Kansas City, income: how many certificates do you spend? (You have 2, the limit is 3.)',
    'Spend no certificates: total 5, you take $5',
    'Spend 1 certificate: total 6, you take $6',
    'Spend 2 certificates: total 7, you take $7',
  ])
})

test('the log says what an action of a building does; without a match, only whose building it was', () => {
  const { state } = testGame()
  const used = { type: 'local', seat: 0, building: neutralTile(0), action: 0 } as const
  expect(en(text.event(used, state))).toMatch(/^Anna uses neutral building A: [a-z]/)
  expect(en(text.event(used))).toBe('Anna uses neutral building A.')
})

test('a local action is worded from its row', () => {
  const game = testGame().hand([GALLOWAY])
  game.player().money = 3
  game.visit('nA')
  const local = text.option(game.state, 0, { kind: 'local', action: 0, either: 0 })
  expect(en(local)).toBe('Local action: discard 1 Galloway → take $2; you then have $5')
  expect(ru(local)).toBe('Действие локации: сбросить «Галловейская» → получить $2; у вас станет $5')
})

test('building and replacing name cost, builders, points and local actions', () => {
  const game = testGame().build(0, 1, 'ab1')
  game.player().money = 10
  game.player().workers[BUILDER] = 3
  game.start({ kind: 'build', price: 2 })
  expect(en(text.option(game.state, 0, { kind: 'building', building: 5 }))).toBe(
    'Build building 5a from $4 (3 builders, 4 points): discard 1 cattle card of value 3 → take $7 · do a single or double auxiliary action',
  )
  game.answer({ kind: 'building', building: 5 })
  const replace = text.option(game.state, 0, { kind: 'site', space: game.space('ab1') })
  expect(en(replace)).toBe('Replace your building 1a on site A–B 1 for $4 → you have $6 left')
})

const EVENTS: readonly (readonly [Event, string, string, string, string])[] = [
  [
    { type: 'hired', seat: 0, worker: BUILDER, row: 1, cost: 6 },
    'Anna hires a builder for $6.',
    'Anna нанимает строителя за $6.',
    'Anna engage un bâtisseur pour 6\u00a0$.',
    'Anna zatrudnia rzemieślnika za 6\u00a0$.',
  ],
  [
    { type: 'drew', seat: 1, count: 5, cards: [] },
    'Bert draws 5 cards.',
    'Bert берёт 5 карточек.',
    'Bert pioche 5 cartes.',
    'Bert dobiera 5 kart.',
  ],
  [
    { type: 'income', seat: 2, hand: [0, 0, 4], spent: 1, total: 5 },
    'Cleo shows 2× Criollo, Black Angus and spends 1 certificate: total 5, income $5.',
    'Cleo показывает: 2× Креольская, Абердин-ангусская; тратит 1 сертификат; всего 5, доход $5.',
    'Cleo révèle\u00a0: 2× Criollo, Black Angus\u202f; dépense 1 certificat\u202f; total 5, revenu 5\u00a0$.',
    'Cleo pokazuje: 2× Criollo, Black Angus; wydaje 1 certyfikat; razem 5, dochód 5\u00a0$.',
  ],
  [
    { type: 'hired', seat: 4, worker: COWBOY, row: 0, cost: 0 },
    'Sam hires a cowboy.',
    'Сэм нанимает ковбоя.',
    'Sam engage un cowboy.',
    'Sam zatrudnia kowboja.',
  ],
]

test.each(EVENTS)('the event %j', (event, ...sentences) => {
  const said = text.event(event)
  expect([en, ru, fr, pl].map(say => say(said))).toEqual(sentences)
})

test('an event is told in the names of its edition', () => {
  const first = testGame({ edition: 'first' })
  expect(en(text.event({ type: 'delivered', seat: 0, city: 1 }, first.state))).toBe(
    'Anna delivers to Topeka.',
  )
  expect(en(text.event({ type: 'removed', seat: 0, card: 0 }, first.state))).toBe(
    'Anna removes Jersey from the game.',
  )
})

test('helps are worded from the tables', () => {
  expect(en(buildingHelp(4, 0, boxOf(0).buildings))).toBe(
    'Needs 2 builders; 3 points; black hand. Local actions: pay $5 → take a hazard · move your cattleman up to 2 steps.',
  )
  expect(en(stationMasterHelp(4, boxOf(0)))).toBe(
    '1 permanent certificate; at the end: 3 points per 2 certificates',
  )
  expect(fr(cityHelp(boxOf(0).cities[0]))).toBe(
    'demande une valeur d’élevage de 0\u202f; disque d’un emplacement à bordure blanche\u202f; −6 points par disque\u202f; recevez 4\u00a0$\u202f; plusieurs disques permis',
  )
})
