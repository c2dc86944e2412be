import { expect, test } from 'vitest'
import {
  BLACK_ANGUS,
  CORRIENTE,
  CRIOLLO,
  GALLOWAY,
  LONGHORN,
  PINEYWOODS,
  SANTA_GERTRUDIS,
} from '../src/components/cattle.js'
import { AUX_MONEY, DISC_CERTIFICATE_4 } from '../src/components/playerBoard.js'
import {
  BUILDER,
  COWBOY,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  ORANGE_OUTLAW,
} from '../src/components/tiles.js'
import { SHORTHORN_3, visitNeutral, visitOwn, worth } from './testing/buildings.js'
import { objective, testGame, turnout } from './testing/testGame.js'

const FLOOD_4 = hazardTile(FLOOD, 4)

test('GWT2-BLDG-01 A: a Galloway for $2, a hire at the normal cost, a hire at +$2', () => {
  const game = visitNeutral('A', [GALLOWAY, GALLOWAY, CRIOLLO], 40, game =>
    game.jobMarket(3, { 0: [COWBOY, COWBOY] }),
  )
  game.use(0)
  expect(game.player(0)).toMatchObject({ money: 42, discard: [GALLOWAY] })
  game.use(1)
  expect(game.player(0).money).toBe(42 - 6)
  game.use(2)
  expect(game.player(0)).toMatchObject({ money: 36 - 8, workers: [0, 3, 1, 1] })
  expect(game.offered('local', 'action')).toEqual([])
  expect(visitNeutral('A', [CRIOLLO], 5).offered('local', 'action')).toEqual([])
})

test('GWT2-BLDG-02 B: a Santa Gertrudis for $2, building at $2 per builder', () => {
  const game = visitNeutral('B', [SANTA_GERTRUDIS], 0)
  expect(game.offered('local', 'action')).toEqual([0])
  game.use(0)
  expect(game.player(0)).toMatchObject({ money: 2, discard: [SANTA_GERTRUDIS] })
  game
    .use(1)
    .answer({ kind: 'building', building: 1 })
    .answer({ kind: 'site', space: game.space('bc1') })
  expect(game.player(0).money).toBe(0)
  expect(visitNeutral('B', [GALLOWAY], 0).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-03 C: a certificate or an objective card, and the engineers', () => {
  const certificate = visitNeutral('C', [], 0, game => {
    game.player(0).workers[ENGINEER] = 2
  })
  certificate.use(0, 0)
  expect(certificate.player(0).certificates).toBe(1)
  expect(certificate.offered('local', 'action')).toEqual([1])
  certificate.use(1)
  expect(certificate.offered('engine', 'to')).toEqual([1, 2])
  const card = visitNeutral('C', [], 0).use(0, 1).answer({ kind: 'deck' })
  expect(card.player(0)).toMatchObject({ certificates: 0 })
  expect(card.player(0).discard).toHaveLength(1)
  expect(card.offered('local', 'action')).toEqual([1])
})

test('GWT2-BLDG-04 D: an outlaw or $2 for the engine, and an auxiliary action', () => {
  const outlaw = visitNeutral('D', [], 2, game => game.put('camp3', GREEN_OUTLAW))
  outlaw.use(0, 0)
  expect(outlaw.player(0)).toMatchObject({ money: 4, greenOutlaws: 1 })
  expect(outlaw.offered('local', 'action')).toEqual([1])
  const engine = visitNeutral('D', [], 2, game => game.put('camp3', GREEN_OUTLAW))
  engine.use(0, 1)
  expect(engine.player(0).money).toBe(0)
  expect(engine.offered('engine', 'to')).toEqual([1, 2])
  engine.answer({ kind: 'engine', to: 2 })
  expect(engine.offered('local', 'action')).toEqual([1])
  engine.use(1).answer({ kind: 'auxiliary', which: AUX_MONEY, times: 1 })
  expect(engine.player(0).money).toBe(1)
  expect(visitNeutral('D', [], 1).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-04 GWT2-BLDG-07 GWT2-BLDG-12 the auxiliary action of D, G and 5a may be double', () => {
  const open = (discs: number[]): void => {
    discs[AUX_MONEY] = 0
  }
  const games = [
    visitNeutral('D', [], 0, game => open(game.player(0).discs)),
    visitNeutral('G', [], 0, game => open(game.player(0).discs)),
    visitOwn('5a', { prepare: game => open(game.player(0).discs) }),
  ]
  for (const game of games) {
    expect(game.offers({ kind: 'auxiliary', which: AUX_MONEY, times: 2 })).toBe(false) // instead of local actions: single
    game.use(1).answer({ kind: 'auxiliary', which: AUX_MONEY, times: 2 })
    expect(game.player(0).money).toBe(2)
  }
})

test('GWT2-BLDG-05 E: a Pineywoods for $2, and buying cattle', () => {
  const game = visitNeutral('E', [PINEYWOODS], 4).use(0)
  expect(game.player(0)).toMatchObject({ money: 6, discard: [PINEYWOODS] })
  game.state.market = [LONGHORN]
  game.use(1).answer({ kind: 'buy', card: LONGHORN })
  expect(game.player(0).money).toBe(0)
})

test('GWT2-BLDG-06 F: a pair of one breed for $4, a hazard for $7', () => {
  const game = visitNeutral('F', [GALLOWAY, CRIOLLO, GALLOWAY, CRIOLLO, PINEYWOODS], 3, game =>
    game.put('flood1', FLOOD_4),
  )
  game.use(0)
  expect(game.offered('card', 'card')).toEqual([CRIOLLO, GALLOWAY])
  game.answer({ kind: 'card', card: GALLOWAY })
  expect(game.player(0)).toMatchObject({ money: 7, discard: [GALLOWAY, GALLOWAY] })
  game.use(1)
  expect(game.player(0)).toMatchObject({ money: 0, hazards: [FLOOD_4] })
  expect(visitNeutral('F', [GALLOWAY, CRIOLLO], 0).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-07 G: the engineers, and an auxiliary action', () => {
  const game = visitNeutral('G', [], 0, game => {
    game.player(0).workers[ENGINEER] = 3
  })
  expect(game.offered('local', 'action')).toEqual([0, 1])
  game.use(0)
  expect(game.offered('engine', 'to')).toEqual([1, 2, 3])
  game.answer({ kind: 'engine', to: 3 }).use(1).answer({ kind: 'auxiliary', which: AUX_MONEY })
  expect(game.player(0)).toMatchObject({ engine: 3, money: 1 })
})

test('GWT2-BLDG-08 1a (1 builder, 1 point, green hand): $2 for each own building on a forest space', () => {
  expect(worth('1a')).toEqual({ builders: 1, points: 1, hands: 'green' })
  const forest = visitOwn('1a', {
    at: 'bc1',
    prepare: game => game.build(0, 3, 'ce1').build(0, 4, 'ab1').build(1, 3, 'ce2'),
  })
  expect(forest.use(0).player(0).money).toBe(2 * 2)
  const plain = visitOwn('1a', { at: 'ab1', prepare: game => game.build(0, 3, 'ce1') })
  expect(plain.use(0).player(0).money).toBe(2)
  expect(visitOwn('1a', { at: 'ab1' }).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-09 2a (1 builder, 1 point, no hand): a Galloway for $4, and buying cattle', () => {
  expect(worth('2a')).toEqual({ builders: 1, points: 1, hands: 'none' })
  const game = visitOwn('2a', { hand: [GALLOWAY], money: 2 }).use(0)
  expect(game.player(0)).toMatchObject({ money: 6, discard: [GALLOWAY] })
  game.state.market = [LONGHORN]
  game.use(1).answer({ kind: 'buy', card: LONGHORN })
  expect(game.player(0).money).toBe(0)
})

test('GWT2-BLDG-10 3a (1 builder, 1 point, no hand): a pair for $3, and 1 step with another phase B', () => {
  expect(worth('3a')).toEqual({ builders: 1, points: 1, hands: 'none' })
  const game = visitOwn('3a', { at: 'ab1', hand: [CRIOLLO, CRIOLLO] })
    .use(0)
    .answer({ kind: 'card', card: CRIOLLO })
  expect(game.player(0)).toMatchObject({ money: 3, discard: [CRIOLLO, CRIOLLO] })
  game.use(1) // one step leads to B only
  expect(game.player(0).space).toBe(game.space('nB'))
  expect(game.asked()).toBe('location')
  expect(game.offers({ kind: 'auxiliary', which: AUX_MONEY })).toBe(true)
})

test('GWT2-BLDG-11 4a (2 builders, 3 points, black hand): a hazard for $5, and up to 2 steps', () => {
  expect(worth('4a')).toEqual({ builders: 2, points: 3, hands: 'black' })
  const game = visitOwn('4a', { at: 'ab1', money: 5, prepare: game => game.put('flood1', FLOOD_4) }).use(0)
  expect(game.player(0)).toMatchObject({ money: 0, hazards: [FLOOD_4] })
  game.use(1)
  expect(game.offered('move', 'to')).toEqual([game.space('nB'), game.space('nC')])
  game.answer({ kind: 'move', to: game.space('nC') }).use(0, 0)
  expect(game.player(0).certificates).toBe(1)
  const poor = visitOwn('4a', { money: 4, prepare: game => game.put('flood1', FLOOD_4) })
  expect(poor.offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-12 5a (3 builders, 4 points, no hand): a value 3 card for $7, and an auxiliary action', () => {
  expect(worth('5a')).toEqual({ builders: 3, points: 4, hands: 'none' })
  const hand = [BLACK_ANGUS, LONGHORN, CORRIENTE, SHORTHORN_3, GALLOWAY, objective('cash-a')]
  const game = visitOwn('5a', { hand }).use(0)
  expect(game.offered('card', 'card')).toEqual([BLACK_ANGUS, LONGHORN, CORRIENTE])
  game.answer({ kind: 'card', card: CORRIENTE })
  expect(game.player(0)).toMatchObject({ money: 7, discard: [CORRIENTE] })
  expect(game.use(1).asked()).toBe('auxiliary')
  expect(visitOwn('5a', { hand: [SHORTHORN_3, GALLOWAY] }).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-13 6a (4 builders, 5 points, no hand): a hire at -$1, and the engineers', () => {
  expect(worth('6a')).toEqual({ builders: 4, points: 5, hands: 'none' })
  const game = visitOwn('6a', { money: 5, prepare: game => game.jobMarket(3, { 0: [COWBOY, COWBOY] }) }).use(
    0,
  )
  expect(game.player(0)).toMatchObject({ money: 0, workers: [0, 2, 1, 1] })
  game.player(0).workers[ENGINEER] = 2
  game.use(1)
  expect(game.offered('engine', 'to')).toEqual([1, 2])
})

test('GWT2-BLDG-14 7a (5 builders, 6 points, both hands): 2 certificates and $2 for each pair of outlaws', () => {
  expect(worth('7a')).toEqual({ builders: 5, points: 6, hands: 'green and black' })
  const outlaws = (green: number, orange: number) =>
    visitOwn('7a', {
      prepare: game => {
        Object.assign(game.player(0), { greenOutlaws: green, orangeOutlaws: orange })
        game.player(0).discs[DISC_CERTIFICATE_4] = 0
      },
    })
  expect(outlaws(3, 1).use(0).player(0)).toMatchObject({
    certificates: 2,
    money: 2,
    greenOutlaws: 3,
    orangeOutlaws: 1,
  })
  expect(outlaws(2, 2).use(0).player(0)).toMatchObject({ certificates: 4, money: 4 })
  expect(outlaws(3, 0).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-15 8a (5 builders, 6 points, green hand): an outlaw or an auxiliary action, and the engine up to 2', () => {
  expect(worth('8a')).toEqual({ builders: 5, points: 6, hands: 'green' })
  const visit = () => visitOwn('8a', { prepare: game => game.put('camp9', ORANGE_OUTLAW) })
  const outlaw = visit().use(0, 0)
  expect(outlaw.player(0)).toMatchObject({ money: 10, orangeOutlaws: 1 })
  expect(outlaw.offered('local', 'action')).toEqual([1])
  const auxiliary = visit().use(0, 1).answer({ kind: 'auxiliary', which: AUX_MONEY })
  expect(auxiliary.offered('local', 'action')).toEqual([1])
  auxiliary.use(1)
  expect(auxiliary.offered('engine', 'to')).toEqual([1, 2])
})

test('GWT2-BLDG-16 9a (7 builders, 9 points, no hand): the engine up to 3, and a special delivery', () => {
  expect(worth('9a')).toEqual({ builders: 7, points: 9, hands: 'none' })
  const game = visitOwn('9a').use(0)
  expect(game.offered('engine', 'to')).toEqual([1, 2, 3])
  game.answer({ kind: 'engine', to: 1 }).use(1)
  expect(game.player(0).engine).toBe(0)
  expect(game.offered('city', 'city')).toEqual([game.city('kansasCity'), game.city('fulton')])
})

test('GWT2-BLDG-17 10a (9 builders, 13 points, black hand): certificates to the limit, and up to 5 steps', () => {
  expect(worth('10a')).toEqual({ builders: 9, points: 13, hands: 'black' })
  const game = visitOwn('10a', { at: 'ab1' }).use(0)
  expect(game.player(0).certificates).toBe(3)
  game.use(1)
  const reach = ['nB', 'nC', 'nD', 'nE', 'nF', 'nG'].map(name => game.space(name))
  expect(game.offered('move', 'to')).toEqual(reach.sort((a, b) => a - b))
  const raised = visitOwn('10a', { prepare: game => game.player(0).discs.fill(0) }).use(0)
  expect(raised.player(0).certificates).toBe(6)
})

test('GWT2-BLDG-18 11a (12 builders, 20 points, no hand): two hazards for $2 each', () => {
  expect(worth('11a')).toEqual({ builders: 12, points: 20, hands: 'none' })
  const prepare = (game: ReturnType<typeof testGame>) => game.put('flood1', FLOOD_4).put('flood2', FLOOD_4)
  const game = visitOwn('11a', { money: 4, prepare })
    .use(0)
    .answer({ kind: 'hazard', space: testGame().space('flood2') })
  expect(game.player(0)).toMatchObject({ money: 2, hazards: [FLOOD_4] })
  game.use(1)
  expect(game.player(0)).toMatchObject({ money: 0, hazards: [FLOOD_4, FLOOD_4] })
  expect(visitOwn('11a', { money: 1, prepare }).offered('local', 'action')).toEqual([])
})

test('GWT2-BLDG-19 12a (4 builders, 5 points, no hand): $1 for each builder, and 1 step', () => {
  expect(worth('12a')).toEqual({ builders: 4, points: 5, hands: 'none' })
  const game = visitOwn('12a', {
    at: 'ab1',
    prepare: game => {
      game.player(0).workers[BUILDER] = 4
    },
  }).use(0)
  expect(game.player(0).money).toBe(4)
  game.use(1)
  expect(game.player(0).space).toBe(game.space('nB'))
  expect(game.asked()).toBe('location')
})

test('GWT2-BLDG-32 with the engine on 12 and another on 8, back to 5 or the turnout after 4 delivers up to value 6', () => {
  for (const to of [5, turnout(4)]) {
    const game = visitOwn('9a', {
      prepare: game => {
        game.player(0).engine = 12
        game.player(1).engine = 8
      },
    }).use(1)
    expect(game.offers({ kind: 'engine', to: 8 })).toBe(false)
    expect(game.offers({ kind: 'engine', to: 12 })).toBe(false)
    expect(game.offers({ kind: 'engine', to: 13 })).toBe(false)
    game.answer({ kind: 'engine', to })
    expect(game.offered('city', 'city').map(city => game.cityName(city))).toEqual([
      'kansasCity',
      'fulton',
      'stLouis',
      'bloomington',
    ])
  }
})

test('GWT2-BLDG-32 occupied spaces and turnouts do not count', () => {
  const reached = (others: number, to: number): string => {
    const game = visitOwn('9a', {
      prepare: game => {
        game.player(0).engine = 12
        game.player(1).engine = others
      },
    })
    game.use(1).answer({ kind: 'engine', to })
    return game.cityName(game.offered('city', 'city').at(-1) ?? 0)
  }
  expect(reached(20, 4)).toBe('peoria') // 8 spaces
  expect(reached(8, 4)).toBe('bloomington') // 7
  expect(reached(turnout(7), 4)).toBe('peoria')
  expect(reached(8, turnout(4))).toBe('bloomington') // 6
  expect(reached(8, 6)).toBe('stLouis') // 5
})

test('GWT2-BLDG-32 from 5 to the turnout before it only Kansas City is left; from the start there is no way back', () => {
  const at = (engine: number) =>
    visitOwn('9a', {
      prepare: game => {
        game.player(0).engine = engine
      },
    })
  const game = at(5)
    .use(1)
    .answer({ kind: 'engine', to: turnout(4) })
  expect(game.told('delivered').map(({ city }) => game.cityName(city))).toEqual(['kansasCity'])
  expect(at(0).offers({ kind: 'local', action: 1 })).toBe(false)
})

test('GWT2-BLDG-33 a special delivery: disc, arrows and $4 as usual, no income, no transport, the station last', () => {
  const prepare = (game: ReturnType<typeof testGame>) => {
    game.player(0).engine = 11
    game.player(0).cities[game.city('fulton')] = 1
  }
  const game = visitOwn('9a', { hand: [LONGHORN], money: 2, prepare })
    .use(1)
    .answer({ kind: 'engine', to: turnout(4) })
  expect(game.offered('city', 'city').map(city => game.cityName(city))).toEqual([
    'kansasCity',
    'stLouis',
    'bloomington',
  ])
  game.answer({ kind: 'city', city: game.city('stLouis') })
  expect(game.offered('disc', 'disc')).toEqual([0, 1, 2, 3, 4, DISC_CERTIFICATE_4]) // a white city
  game.answer({ kind: 'disc', disc: AUX_MONEY })
  expect(game.asked()).toBe('takeObjective') // Fulton and St. Louis
  expect(game.offers({ kind: 'deck' })).toBe(false)
  game.answer({ kind: 'card' })
  expect(game.asked()).toBe('upgradeStation')
  expect(game.told('upgraded')).toEqual([])
  game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: 1 })
  expect(game.player(0)).toMatchObject({ money: 0, hand: [LONGHORN], stations: 1 })
  expect(game.told('transport')).toEqual([])
  expect(game.told('income')).toEqual([])

  const home = visitOwn('9a', { prepare }).use(1).answer({ kind: 'engine', to: 10 })
  home.answer({ kind: 'disc', disc: AUX_MONEY }) // one space: Kansas City, Fulton is taken
  expect(home.player(0)).toMatchObject({ money: 4 })
  expect(home.player(0).cities[home.city('kansasCity')]).toBe(1)
})
