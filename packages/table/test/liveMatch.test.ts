import { type AnyGame, anyGame, below, type Chance, type PlainOption, seedChance } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { gameById } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { type Entry, LiveMatch, type Recorded, UnreadableMatch } from '../src/index.js'

const cards = anyGame(highCard)
const recorded = (game: AnyGame, config: unknown): Recorded => ({
  rules: game.rulesVersion,
  config,
  seed: 'seed',
})

/** Answers and takings back at random; every entry as the log keeps it. */
function playSome(live: LiveMatch, chance: Chance, count: number): Entry[] {
  const log: Entry[] = []
  for (let i = 0; i < count && !live.outcome; i++) {
    if (live.moment > 0 && below(chance, 6) === 0) {
      const back = { seat: 0, key: `undo-${i}`, backTo: below(chance, live.moment) }
      live.takeBack(back)
      log.push(back)
      continue
    }
    const open = live.match.decisions()
    const { id, seat, options } = open[below(chance, open.length)]
    const option: PlainOption = options[below(chance, options.length)]
    log.push(live.answer(seat, option, id, `${below(chance, 4) === 0 ? 'held.' : ''}key-${i}`, true))
  }
  return log
}

test.each<[string, AnyGame, unknown, number]>([
  ['high-card', cards, { players: 3 }, 120],
  ['great-western-trail', gameById('great-western-trail'), { edition: 'second', players: 2 }, 60],
])(
  '%s: a log read again leads to the same match, also with what was taken back left out',
  (_name, game, config, count) => {
    const live = LiveMatch.read(game, recorded(game, config), [])
    const log = playSome(live, seedChance('live'), count)
    const stands: number[] = []
    for (const [i, entry] of log.entries())
      if ('backTo' in entry) stands.length = entry.backTo
      else stands.push(i)
    const forgotten = log.map((entry, i) =>
      'backTo' in entry || stands.includes(i) ? entry : { ...entry, option: undefined },
    )
    for (const kept of [log, forgotten]) {
      const again = LiveMatch.read(game, recorded(game, config), kept)
      expect([again.number, again.moment, again.match.hash()]).toEqual([
        live.number,
        live.moment,
        live.match.hash(),
      ])
      expect(again.match.decisions().map(({ id }) => id)).toEqual(live.match.decisions().map(({ id }) => id))
      for (const [i, { seat, key }] of log.entries()) expect(again.numberOf(seat, key)).toBe(i + 1)
      for (let number = 0; number <= live.number; number++)
        expect(again.lowestSince(number)).toBe(live.lowestSince(number))
      for (let moment = 1; moment <= live.moment; moment++)
        expect(again.byBot(moment)).toBe(live.byBot(moment))
      expect(again.fresh).toBe(live.fresh)
    }
  },
)

test('what can be taken back freely is the same whether it was found on the way or afterwards', () => {
  const game = gameById('great-western-trail')
  const config = { edition: 'second', players: 2 }
  const live = LiveMatch.read(game, recorded(game, config), [])
  const chance = seedChance('free')
  const log: Entry[] = []
  let several = 0
  for (let i = 0; i < 60; i++) {
    const [{ id, seat, options }] = live.questions()
    log.push(live.answer(seat, options[below(chance, options.length)], id, `key-${i}`, true))
    const again = LiveMatch.read(game, recorded(game, config), log)
    for (const viewer of [0, 1]) expect(again.freeUndo(viewer)).toBe(live.freeUndo(viewer))
    expect(again.freeUndo(seat)).toBe(again.match.freeUndo(seat))
    if (again.freeUndo(seat) > 1) several++
  }
  expect(several).toBeGreaterThan(3)
})

/** Whoever lays a card is told whether the other player holds the card 5: in most worlds, not. */
const whisper = anyGame({
  ...highCard,
  apply(state, seat, option, tell) {
    highCard.apply(state, seat, option, tell)
    tell?.({ type: 'shown', winner: state.hands[1 - seat].includes(5) ? 1 : 0 })
  },
} satisfies typeof highCard)

test('what a glance lets somebody take back is looked at in more worlds when it comes to that', () => {
  let offered = 0
  let refused = 0
  for (let i = 0; i < 100; i++) {
    const live = LiveMatch.read(whisper, { ...recorded(whisper, { players: 2 }), seed: `whisper ${i}` }, [])
    const [{ id, seat, options }] = live.questions()
    live.answer(seat, options[0], id, 'key', true)
    const free = live.match.freeUndo(seat)
    if (live.freeUndo(seat) === 1) offered++
    // In all worlds that the rules of taking back look at, it is never more than at a glance.
    expect(live.freeUndo(seat)).toBeGreaterThanOrEqual(free)
    expect(live.mayTakeBack(seat, 2)).toBe(false)
    expect(live.mayTakeBack(seat, 1)).toBe(free === 1)
    expect(live.freeUndo(seat)).toBe(free)
    if (free === 0) refused++
  }
  expect(offered).toBeGreaterThan(100 - refused)
  expect(refused).toBeLessThan(100)
})

test.each<[string, string, Partial<Recorded>, Entry[]]>([
  ['rules that are not known', 'rules', { rules: 'next' }, []],
  ['settings that cannot be', 'config', { config: { players: 99 } }, []],
  [
    'an answer that was never offered',
    'answer',
    {},
    [{ seat: 0, key: 'k', option: { kind: 'lay', card: 99 } }],
  ],
  ['an answer that is lost', 'answer', {}, [{ seat: 0, key: 'k', option: undefined }]],
  ['an answer of nobody', 'answer', {}, [{ seat: 7, key: 'k', option: { kind: 'lay', card: 1 } }]],
  ['going back to nowhere', 'log', {}, [{ seat: 0, key: 'k', backTo: 3 }]],
  ['going back before the start', 'log', {}, [{ seat: 0, key: 'k', backTo: -1 }]],
])(
  '%s: the match is unreadable, and the error says nothing of what is in it',
  (_what, reason, change, log) => {
    const read = (): LiveMatch =>
      LiveMatch.read(cards, { ...recorded(cards, { players: 2 }), ...change }, log)
    expect(read).toThrow(UnreadableMatch)
    try {
      read()
    } catch (error) {
      expect(error).toMatchObject({ code: 'unreadable', reason })
      expect(Reflect.get(error as object, 'expected')).toBeUndefined()
      expect((error as Error).message).not.toMatch(/card|kind|option|seed/)
    }
  },
)

test('what another process stored and cannot be followed is unreadable too', () => {
  const live = LiveMatch.read(cards, recorded(cards, { players: 2 }), [])
  expect(() => live.follow({ seat: 0, key: 'k', option: { kind: 'lay', card: 99 } })).toThrow(UnreadableMatch)
  expect(() => live.follow({ seat: 0, key: 'k', backTo: 0 })).toThrow(UnreadableMatch)
  expect([live.number, live.moment]).toEqual([0, 0])
})
