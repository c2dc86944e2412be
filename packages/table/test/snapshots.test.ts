import { type AnyGame, anyGame, below, type PlainState, seedChance } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { applyChanges } from '@railhead/protocol'
import { gameById } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { LiveMatch, Snapshots } from '../src/index.js'

/** A game whose views are the state itself, where a game hides nothing and makes no copies. */
const open: AnyGame = { ...anyGame(highCard), view: state => state }

test.each<[string, AnyGame, unknown]>([
  ['high-card', anyGame(highCard), { players: 3 }],
  ['a game that shows its very state', open, { players: 3 }],
  ['great-western-trail', gameById('great-western-trail'), { edition: 'second', players: 3 }],
  ['carson-city', gameById('carson-city'), { players: 3 }],
])(
  '%s: updates lead from position to position, and nothing that was sent changes later',
  (_name, game, config) => {
    const live = LiveMatch.read(game, { rules: game.rulesVersion, config, seed: 'seed' }, [])
    const chance = seedChance('snapshots')
    const snapshots = new Snapshots()
    const viewers = [0, 1, 2, null]
    const views = viewers.map(viewer => plain(snapshots.whole(live, viewer).view))
    const sent: { readonly message: unknown; readonly written: string }[] = []
    for (let i = 0; i < 60 && !live.outcome; i++) {
      if (i % 20 === 19)
        live.takeBack({ seat: 0, key: `undo-${i}`, backTo: live.moment - 1 - below(chance, 3) })
      else {
        const [{ id, seat, options }] = live.decisions()
        live.answer(seat, options[below(chance, options.length)], id, `key-${i}`, i % 2 === 0)
      }
      const messages = snapshots.show(live, viewers)
      for (const [v, viewer] of viewers.entries()) {
        const message = messages[v]
        if (message?.type !== 'update') throw new Error('There was an update to send.')
        sent.push({ message, written: JSON.stringify(message) })
        views[v] = applyChanges(views[v], plain(message.changes))
        expect(views[v]).toEqual(plain(live.match.view(viewer ?? -1)))
        expect(plain(snapshots.whole(live, viewer).view)).toEqual(views[v])
      }
    }
    for (const { message, written } of sent) expect(JSON.stringify(message)).toBe(written)
  },
)

/** As it arrives at the other side. */
function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T
}

test('positions of one match share its settings, which never change', () => {
  const game = gameById('great-western-trail')
  const config = { edition: 'second', players: 2 }
  const live = LiveMatch.read(game, { rules: game.rulesVersion, config, seed: 'seed' }, [])
  const snapshots = new Snapshots()
  const settings = (view: PlainState): unknown => Reflect.get(view, 'config')
  expect(settings(snapshots.whole(live, 0).view)).toBe(settings(snapshots.whole(live, 1).view))
})
