import { expect, test } from 'vitest'
import { CRIOLLO } from '../src/components/cattle.js'
import { BUILDER, privateTile } from '../src/components/tiles.js'
import type { Task } from '../src/task.js'
import { type TestGame, testGame } from './testing/testGame.js'

const BUILD: Task = { kind: 'build', price: 2 }
const SITES =
  'ab1 ab2 ab3 floodSite1 floodSite2 bc1 bc2 bc3 droughtSite1 ce1 ce2 de1 campSite1 campSite2 ef1 ef2 rockSite1 rockSite2 fg1 fg2 gk1 gk2'

/** Seat 0 with builders and money; set the board before `start(BUILD)`. */
function builder(builders: number, money: number, players = 2): TestGame {
  const game = testGame({ players })
  game.player(0).workers[BUILDER] = builders
  game.player(0).money = money
  return game
}

const put = (game: TestGame, building: number, site: string): TestGame =>
  game.answer({ kind: 'building', building }).answer({ kind: 'site', space: game.space(site) })

test('GWT2-BUILD-01 GWT2-BUILD-02 a building goes on an empty space for $2 per required builder', () => {
  const game = put(builder(3, 10).start(BUILD), 5, 'bc2')
  expect(game.tile('bc2')).toBe(privateTile(0, 5))
  expect(game.player(0)).toMatchObject({ money: 10 - 3 * 2, workers: [0, 1, 3, 1] })
  expect(game.player(0).unbuilt & (1 << 5)).toBe(0)
  game.state.turn = 0
  game.start(BUILD)
  expect(game.offers({ kind: 'building', building: 5 })).toBe(false)
})

test('GWT2-BUILD-02 without the builders or the money a building is not offered', () => {
  expect(builder(2, 100).start(BUILD).offered('building', 'building')).toEqual([1, 2, 3, 4])
  expect(builder(6, 5).start(BUILD).offered('building', 'building')).toEqual([1, 2, 3, 4])
  expect(builder(6, 1).visit('nB', 0).offers({ kind: 'local', action: 1 })).toBe(false)
})

test('GWT2-BUILD-03 GWT2-BUILD-04 a replacement needs and costs the difference; the old tile leaves the game', () => {
  const game = builder(2, 4).build(0, 4, 'bc1').start(BUILD) // 4a needs 2 builders, 6a 4
  expect(game.offered('building', 'building')).toEqual([1, 2, 3, 5, 6, 12])
  game.answer({ kind: 'building', building: 6 })
  expect(game.tile('bc1')).toBe(privateTile(0, 6))
  expect(game.player(0).money).toBe(0)
  expect(game.player(0).unbuilt & ((1 << 4) | (1 << 6))).toBe(0)
  expect(game.told('built')).toEqual([
    { type: 'built', seat: 0, building: 6, space: game.space('bc1'), replaced: privateTile(0, 4), price: 4 },
  ])
})

test('GWT2-BUILD-03 a tile of equal or lower requirement cannot replace', () => {
  const game = builder(6, 100).build(0, 5, 'bc1').start(BUILD) // 3 builders
  game.answer({ kind: 'building', building: 4 })
  expect(game.offers({ kind: 'site', space: game.space('bc1') })).toBe(false)
  const equal = builder(6, 100).build(0, 7, 'bc1').start(BUILD) // 7a and 8a both need 5
  equal.answer({ kind: 'building', building: 8 })
  expect(equal.offers({ kind: 'site', space: equal.space('bc1') })).toBe(false)
})

test('GWT2-BUILD-05 only a replacement brings in a tile that needs more than six builders', () => {
  const game = builder(6, 100).start(BUILD)
  expect(game.offered('building', 'building')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12])
  const replacing = builder(6, 100).build(0, 8, 'bc1').build(0, 1, 'bc2').start(BUILD)
  expect(replacing.offered('building', 'building')).toEqual([2, 3, 4, 5, 6, 7, 9, 10, 12])
  replacing.answer({ kind: 'building', building: 10 }) // 9 builders: 4 more than 8a, 8 more than 1a
  expect(replacing.tile('bc1')).toBe(privateTile(0, 10))
  expect(replacing.player(0).money).toBe(100 - 4 * 2)
})

test('GWT2-BUILD-06 4b on an empty space: 2 builders and $4; 6b in place of 2b: 3 builders and $6', () => {
  const empty = put(builder(2, 4).facesB(4).start(BUILD), 4, 'ab1')
  expect(empty.player(0).money).toBe(0)
  const replace = builder(3, 6).facesB(2, 6).build(0, 2, 'ab1').start(BUILD)
  replace.answer({ kind: 'building', building: 6 })
  expect(replace.tile('ab1')).toBe(privateTile(0, 6))
  expect(replace.player(0).money).toBe(0)
  const short = builder(2, 6).facesB(2, 6).build(0, 2, 'ab1').start(BUILD)
  expect(short.offers({ kind: 'building', building: 6 })).toBe(false)
})

test.each([2, 3, 4])(
  'GWT2-BUILD-07 %d players: every empty building space and no other space, wherever the cattleman is',
  players => {
    const game = builder(1, 2, players).visit('nB', 0).use(1).answer({ kind: 'building', building: 1 })
    const expected = SITES.split(' ').map(name => game.space(name))
    expect(game.offered('site', 'space')).toEqual(expected.sort((a, b) => a - b))
  },
)

test("GWT2-BUILD-08 neutral and other players' buildings cannot be replaced", () => {
  const game = builder(6, 100).build(1, 1, 'bc1').start(BUILD).answer({ kind: 'building', building: 8 })
  expect(game.offers({ kind: 'site', space: game.space('bc1') })).toBe(false)
  expect(game.offers({ kind: 'site', space: game.space('nA') })).toBe(false)
  expect(game.offers({ kind: 'site', space: game.space('bc2') })).toBe(true)
})

test('GWT2-BUILD-09 of all buildings only B, also copied by 6b, lets build', () => {
  const visit = (name: string, number = 0, face: 'a' | 'b' = 'a'): TestGame => {
    const game = builder(6, 100).clearTrail()
    game.player(0).engine = 10
    if (face === 'b') game.facesB(number)
    if (number) game.build(0, number, name)
    return game.visit(name, 0)
  }
  const builds = (...place: Parameters<typeof visit>): boolean => {
    const locals = visit(...place)
      .options()
      .filter(option => option.kind === 'local')
    return locals.some(
      local =>
        visit(...place)
          .answer({ ...local })
          .asked(0) === 'build',
    )
  }
  expect([...'ABCDEFG'].filter(letter => builds(`n${letter}`))).toEqual(['B'])
  for (let number = 1; number <= 12; number++) {
    expect(builds('ce1', number, 'a')).toBe(false)
    expect(builds('ce1', number, 'b')).toBe(false)
  }
  const copy = builder(6, 100).facesB(6).build(0, 6, 'bc1').visit('bc1', 0).use(0).use(1)
  expect(copy.asked()).toBe('build')
})

test('GWT2-BUILD-10 the builder row builds at $1 per required builder, also when replacing', () => {
  const game = builder(3, 6 + 3)
    .build(0, 4, 'bc1')
    .jobMarket(1, { 0: [BUILDER] })
  game.start({ kind: 'hire', change: 0 }).answer({ kind: 'building', building: 8 }) // 5 builders, 3 more than 4a
  expect(game.tile('bc1')).toBe(privateTile(0, 8))
  expect(game.player(0).money).toBe(0)
})

test('GWT2-BUILD-11 a tile is built with the face chosen at the start and keeps it', () => {
  const game = put(builder(6, 100).facesB(2).start(BUILD), 2, 'ab1')
  // The second action of 2b discards a Criollo; that of 2a buys cattle, whatever is in hand.
  const usable = (hand: number[]): boolean =>
    game.hand(hand, 0).visit('ab1', 0).offers({ kind: 'local', action: 1 })
  expect([usable([CRIOLLO]), usable([])]).toEqual([true, false])
  put(game.visit('nB', 0).use(1), 8, 'ab2')
  expect([usable([CRIOLLO]), usable([])]).toEqual([true, false])
})
