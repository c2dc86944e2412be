import { expect, test } from 'vitest'
import { CRIOLLO, LONGHORN } from '../src/components/cattle.js'
import { FLOOD, GREEN_OUTLAW, hazardTile, ORANGE_OUTLAW } from '../src/components/tiles.js'
import { BANK } from '../src/event.js'
import { tablesOf } from '../src/state.js'
import { first } from './testing/firstEdition.js'
import { type TestGame, testGame } from './testing/testGame.js'

/** Where a cattleman can walk from a space with so many steps. */
function reach(game: TestGame, from: string, steps: number): string[] {
  const moved = game.told('moved').length
  game.state.turn = 0
  game.player(0).space = game.space(from)
  game.start({ kind: 'moveCattleman', upTo: steps })
  const only = game.told('moved').slice(moved) // with one way there is nothing to ask
  return (only.length > 0 ? only.map(event => event.to) : game.offered('move', 'to'))
    .map(space => game.spaceName(space))
    .sort()
}

test('GWT1-MOVE-01 C forks into the woods or to a plain space, that one to D or the teepees; D leads to E', () => {
  const game = first().clearTrail()
  expect(reach(game, 'nC', 1)).toEqual(['nD', 'nE'])
  expect(reach(game, 'nD', 1)).toEqual(['nE'])
  const all = (): TestGame =>
    first()
      .clearTrail()
      .build(0, 1, 'ce1')
      .build(0, 2, 'ce2')
      .build(0, 3, 'cd1')
      .put('camp4', GREEN_OUTLAW)
      .build(0, 4, 'campSite1')
  expect(reach(all(), 'nC', 1)).toEqual(['cd1', 'ce1'])
  expect(reach(all(), 'nC', 2)).toEqual(['camp4', 'cd1', 'ce1', 'ce2', 'nD'])
  expect(reach(all(), 'cd1', 1)).toEqual(['camp4', 'nD'])
  expect(reach(all(), 'ce2', 1)).toEqual(['nE'])
  expect(reach(all(), 'nD', 1)).toEqual(['nE'])
  const { trail } = tablesOf(game.state)
  expect(trail.spaces.map(space => space.name)).not.toContain('de1')
  const woods = ['ce1', 'ce2', 'cd1'].map(name => trail.forest[game.space(name)])
  expect(woods).toEqual([true, true, false])
})

test('GWT1-MOVE-01 the rest of the trail is that of the second edition', () => {
  const roads = (edition: 'first' | 'second'): [string, string][] =>
    tablesOf(testGame({ edition }).state)
      .trail.spaces.filter(space => !['nC', 'cd1', 'nD', 'de1'].includes(space.name))
      .map(space => [space.name, `${space.next} ${space.forest}`])
  expect(new Map(roads('first'))).toEqual(new Map(roads('second')))
})

test('GWT1-MOVE-02 the teepees of $1 to $10 lie on the trail, those of -$3 to -$1 beside it', () => {
  const game = first().clearTrail()
  for (const space of tablesOf(game.state).trail.camps) game.state.trail[space] = GREEN_OUTLAW
  const camps = ['camp4', 'camp5', 'camp6', 'camp7', 'camp8', 'camp9']
  expect(reach(game, 'nC', 6)).toEqual([...camps, 'nD', 'nE', 'nF', 'nG', 'kansasCity'].sort())
  for (const space of tablesOf(game.state).trail.camps.slice(0, 3)) {
    game.player(0).money = 3
    game.state.turn = 0
    game.start({ kind: 'takeOutlaw' }).answer({ kind: 'outlaw', space })
  }
  expect(game.player(0).greenOutlaws).toBe(3)
})

test.each([
  { players: 2, green: 2, black: 2 },
  { players: 3, green: 2, black: 1 },
  { players: 4, green: 1, black: 2 },
])('GWT1-FEE-01 $players players: the bank gets $green and $black dollars', ({ players, green, black }) => {
  const game = first(players).clearTrail().put('camp4', GREEN_OUTLAW).put('camp5', ORANGE_OUTLAW)
  const others = game.state.players.slice(1).map(player => player.money)
  game.startMove('nC').answer({ kind: 'move', to: game.space('camp5') })
  expect(game.told('fee').map(event => [event.amount, event.to])).toEqual([
    [green, BANK],
    [black, BANK],
  ])
  expect(game.state.players.slice(1).map(player => player.money)).toEqual(others)
  const flood = first(players).clearTrail().put('flood1', hazardTile(FLOOD, 2)).startMove('nA')
  flood.answer({ kind: 'move', to: flood.space('flood1') })
  expect(flood.told('fee').map(event => [event.amount, event.to])).toEqual([[green, BANK]])
})

test('GWT1-LOC-01 the first space after the floods takes a grey card for a certificate and $2', () => {
  const visit = (edition: 'first' | 'second', hand: number[]): TestGame =>
    testGame({ edition }).clearTrail().build(0, 2, 'floodSite1').hand(hand, 0).visit('floodSite1', 0)
  const game = visit('first', [CRIOLLO, LONGHORN])
  const { money } = game.player(0)
  game.use(2)
  expect(game.player(0)).toMatchObject({ certificates: 1, money: money + 2, discard: [CRIOLLO] })
  expect(visit('first', [LONGHORN]).offers({ kind: 'local', action: 2 })).toBe(false)
  expect(visit('second', [LONGHORN]).offers({ kind: 'local', action: 2 })).toBe(true)
})

test('GWT1-LOC-01 the other risk actions are those of the second edition', () => {
  const specials = (edition: 'first' | 'second'): [string, string | undefined][] =>
    tablesOf(testGame({ edition }).state).trail.spaces.flatMap(({ name, special }) =>
      special && name !== 'floodSite1' ? [[name, special]] : [],
    )
  expect(specials('first')).toEqual(specials('second'))
  expect(specials('first')).toHaveLength(6)
})
