import {
  COWBOY,
  greatWesternTrail,
  type OptionOf,
  privateTile,
  type State,
  tablesOf,
} from '@railhead/great-western-trail'
import { anyGame, Match, translator } from '@railhead/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chip } from '../../../src/games/great-western-trail/chips.js'
import { pieceOf } from '../../../src/games/great-western-trail/pieces.js'
import { anyScreen, type Scene } from '../../../src/games/screen.js'
import { loadTexts, makeWriter } from '../../../src/i18n/index.js'
import { choicesByPiece, makeQuestions, shelve } from '../../../src/play/question/questions.js'
import { seatShape } from '../../../src/ui/SeatMark.js'

test('the chip of a private building carries the shape of its owner, so that two of one number differ', async () => {
  const t = makeWriter('en', await loadTexts('en'))
  const say = translator('en', [greatWesternTrail.text.catalogues.en])
  const { state: view } = Match.start(greatWesternTrail, { edition: 'second', players: 3 }, 'chips')
  const [site, other, third] = tablesOf(view).trail.sites
  for (const [seat, space] of [site, other, third].entries()) view.trail[space] = privateTile(seat, 2)
  const scene: Scene<State> = { view, seat: 0, names: [], summary: [], happened: [], t, say }
  const drawn = [site, other, third, tablesOf(view).trail.neutral[0]].map(to => {
    const option = { kind: 'move', to, way: 0, fee: 0 } as const
    const { words, icon } = chip(option, { seat: 0, ask: 'move', options: [option] }, scene)
    return { words, icon: renderToStaticMarkup(icon) }
  })
  expect(new Set(drawn.slice(0, 3).map(({ words }) => words)).size).toBe(1)
  for (const seat of [0, 1, 2]) expect(drawn[seat].icon).toContain(seatShape(seat))
  expect(drawn[3].icon).not.toContain('seat-mark')
})

/** What is offered of a card of the market, and what a click on it means, as prices. */
async function waysToBuy(cowboys: number, money: number, market: readonly number[]) {
  const t = makeWriter('en', await loadTexts('en'))
  const say = translator('en', [greatWesternTrail.text.catalogues.en])
  const { state: view } = Match.start(greatWesternTrail, { edition: 'second', players: 2 }, 'chips')
  view.tasks = [{ kind: 'buyCattle', optional: true }]
  view.market = [...market]
  const player = view.players[view.turn]
  player.workers[COWBOY] = cowboys
  player.money = money
  const scene: Scene<State> = { view, seat: view.turn, names: [], summary: [], happened: [], t, say }
  const { purchases } = tablesOf(view)
  const options = purchases.flatMap(({ cards, count, price, cowboys: used }, purchase): OptionOf<'buy'>[] =>
    cards === 'value3' && count === 1 && price <= money && used <= cowboys
      ? [{ kind: 'buy', purchase, card: market[0] }]
      : [],
  )
  const screen = anyScreen<State, OptionOf<'buy'>, never>({
    board: () => null,
    chip,
    pieceOf: (option, decision, { view: now }) => pieceOf(option, decision, now),
  })
  const decision = { id: 'q', seat: view.turn, ask: 'buyCattle', options }
  const [question] = makeQuestions(anyGame(greatWesternTrail), screen, scene, [decision])
  const prices = (choices: readonly { readonly chip: { readonly cost?: number } }[]) =>
    choices.map(({ chip: { cost } }) => cost).sort()
  const { plain, dearer } = shelve(question.choices)
  const [meant = []] = choicesByPiece(question.choices).values()
  return { plain: prices(plain), dearer: prices(dearer), meant: prices(meant) }
}

test('a dearer way to buy a card is one of the other ways if it spares cowboys for nothing; a click means the cheapest', async () => {
  const [card, other] = [3, 4]
  expect(await waysToBuy(2, 20, [card])).toEqual({ plain: [3], dearer: [6], meant: [3] })
  expect(await waysToBuy(2, 20, [card, other])).toEqual({ plain: [3, 6], dearer: [], meant: [3, 6] })
  // There is another card, but not the money for it.
  expect(await waysToBuy(2, 7, [card, other])).toEqual({ plain: [3], dearer: [6], meant: [3] })
})
