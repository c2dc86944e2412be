import { type AnyGame, anyGame, type PlainOption } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import type { Level, SeatInfo } from '@railhead/protocol'
import { gameById } from '@railhead/shelf'
import { expect, test } from 'vitest'
import {
  type BotAnswer,
  BotLadder,
  type BotQuestion,
  LiveMatch,
  ThinkingTime,
  TooLate,
} from '../../src/index.js'
import { dither } from '../../src/testing/index.js'

const start = (game: AnyGame, players = 2): LiveMatch =>
  LiveMatch.read(game, { rules: '1', config: { players }, seed: 'seed' }, [])
const person: SeatInfo = { kind: 'person', person: 'ann', name: 'Ann', asked: true }
const bot = (level: Level): SeatInfo => ({ kind: 'bot', level, asked: true })

let keys = 0
const answer = (live: LiveMatch, seat: number, option: PlainOption, id: string): void => {
  live.answer(seat, option, id, `key-${++keys}`, true)
}

function nextOf(ladder: BotLadder, live: LiveMatch, seats: readonly SeatInfo[]) {
  const task = ladder.next(live, seats)
  if (!task) throw new Error('No bot is asked.')
  return task
}

const first = ({ decisions }: BotQuestion): BotAnswer => {
  const [{ ask, options }] = decisions
  return { ask, option: options[0] }
}

test('a question gets a share of what is left of the turn, and never less than a moment', () => {
  let now = 1000
  const time = new ThinkingTime(() => now, 2000)
  const live = start(anyGame(highCard))
  const lasts = (seat: number): number => {
    const budget = time.forQuestion(live, seat, 'hand')
    const begun = now
    while (!budget.expired()) now++
    return now - begun - 1
  }
  expect(lasts(0)).toBe(1800)
  const [decision] = live.questions()
  answer(live, 0, decision.options[0], decision.id)
  expect(lasts(0)).toBe(179)
  // Another seat has a turn of its own.
  expect(lasts(1)).toBe(1800)
  now += 5000
  const [next] = live.questions()
  answer(live, 1, next.options[0], next.id)
  expect(lasts(1)).toBe(10)
})

test('a bot sees what its seat may see, all that it is asked, and no seed of the match', () => {
  const live = start(anyGame(highCard))
  const { question, decisions } = nextOf(new BotLadder(), live, [person, bot('hand')])
  expect(Reflect.get(question.view, 'hands')[0].every((card: number) => card === -1)).toBe(true)
  expect(question.decisions.map(({ seat, ask }) => [seat, ask])).toEqual([
    [1, 'lay'],
    [1, 'swap'],
  ])
  expect(decisions.map(({ id }) => id)).toEqual(['0.1.0.lay', '0.1.0.swap'])
  expect(JSON.stringify(question)).not.toContain('"seed":"seed')
})

test('a bot that throws or chooses what was not offered is replaced by simpler ones, which is said once', async () => {
  const live = start(anyGame(highCard))
  const ladder = new BotLadder()
  const asked: Level[] = []
  const think = (question: BotQuestion): BotAnswer => {
    asked.push(question.level)
    if (question.level === 'drover') throw new Error('no idea')
    return question.level === 'hand' ? { ask: 'lay', option: { kind: 'fly' } } : first(question)
  }
  const seats = [person, bot('drover')]
  const move = await ladder.answer(live.game, nextOf(ladder, live, seats), think)
  expect(asked).toEqual(['drover', 'hand', 'greenhorn'])
  expect(move).toMatchObject({ level: 'greenhorn', decision: { ask: 'lay' } })
  expect(move.failed.map(({ level }) => level)).toEqual(['drover', 'hand'])
  expect(move.notice).toEqual({ code: 'botReplaced', seat: 1, from: 'drover', to: 'greenhorn' })
  const again = await ladder.answer(live.game, nextOf(ladder, live, seats), think)
  expect(again.notice).toBeUndefined()
})

test('a level that fails again and again has a rest, is tried again, and is forgiven', async () => {
  const live = start(anyGame(highCard))
  const ladder = new BotLadder()
  let broken = true
  const levels: Level[] = []
  for (let i = 0; i < 16; i++) {
    if (i === 10) broken = false
    const move = await ladder.answer(live.game, nextOf(ladder, live, [person, bot('drover')]), question => {
      if (question.level === 'drover' && broken) throw new Error('no idea')
      return first(question)
    })
    levels.push(move.level)
    expect(move.failed.length).toBe(i < 3 ? 1 : 0)
  }
  expect(levels).toEqual([...new Array(13).fill('hand'), 'drover', 'drover', 'drover'])
})

test('nobody answers at random for want of time: the quick level does, here if need be', async () => {
  const live = start(anyGame(highCard))
  const ladder = new BotLadder()
  const asked: Level[] = []
  const seats = [person, bot('cattle-baron')]
  const quick = await ladder.answer(live.game, nextOf(ladder, live, seats), question => {
    asked.push(question.level)
    if (question.level !== 'hand') throw new TooLate('killed')
    return first(question)
  })
  expect([asked, quick.level]).toEqual([['cattle-baron', 'hand'], 'hand'])
  const alone = await ladder.answer(live.game, nextOf(ladder, live, seats), () => {
    throw new TooLate('killed')
  })
  expect(alone.level).toBe('hand')
  const broken = await ladder.answer(live.game, nextOf(ladder, live, seats), () => {
    throw new Error('broken')
  })
  expect(broken.level).toBe('random')
})

test('a bot that puts and takes back for ever is cut: something new, then the end of its question, told once', async () => {
  const live = start(anyGame(dither))
  const ladder = new BotLadder()
  const seats = [person, bot('hand')]
  const told: string[] = []
  const cut: PlainOption[] = []
  for (let task = ladder.next(live, seats); task; task = ladder.next(live, seats)) {
    expect(live.moment).toBeLessThan(40)
    if (task.notice) told.push(`${task.notice.code} ${task.notice.from} ${task.notice.to}`)
    // This bot never says that it is done.
    const { decision, option } = await ladder.answer(live.game, task, first)
    if (told.length > 0) cut.push(option)
    answer(live, 1, option, decision.id)
  }
  expect(told).toEqual(['botLooped hand greenhorn'])
  expect(cut.at(-1)).toEqual({ kind: 'done' })
  expect(live.waiting()).toEqual([0])
})

test('a bot that moves a cowboy back and forth for ever is cut too, though what ends its placing leads to a question of its own', async () => {
  const game = gameById('carson-city')
  const config = { players: 2, placement: 'simultaneous' }
  const live = LiveMatch.read(game, { rules: game.rulesVersion, config, seed: 'seed' }, [])
  const ladder = new BotLadder()
  const seats = [bot('hand'), person]
  while (!live.outcome) {
    expect(live.moment).toBeLessThan(300)
    // The person passes whenever that is possible.
    const asked = live.questions().find(({ seat }) => seat === 1)
    const { decision, option } = asked
      ? { decision: asked, option: asked.options[asked.options.length - 1] }
      : await ladder.answer(game, nextOf(ladder, live, seats), first)
    answer(live, decision.seat, option, decision.id)
  }
})

test('a long turn is no circle; what people do begins anew', () => {
  const live = start(anyGame(dither))
  const ladder = new BotLadder()
  const seats = [person, bot('hand')]
  for (let i = 0; i < 60; i++) {
    // The person answers in between: that may go on as long as they like.
    const seat = i % 6 === 5 ? 0 : 1
    const decision = live.questions().find(open => open.seat === seat)
    if (!decision) throw new Error('Not asked.')
    expect(ladder.next(live, seats)?.notice).toBeUndefined()
    answer(live, seat, decision.options[0], decision.id)
  }
})
