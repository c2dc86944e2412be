import { expect, test } from 'vitest'
import {
  advanceLesson,
  all,
  asked,
  gentleWord,
  happened,
  LESSON_BEGINS,
  type Lesson,
  not,
  shownStep,
} from '../src/lesson.js'
import {
  type HighCardEvent,
  type HighCardOption,
  type HighCardState,
  highCard,
  playLesson,
} from '../src/testing/index.js'

type HighCardLesson = Lesson<HighCardState, HighCardOption, HighCardEvent>

const highest = (state: HighCardState, seat: number): number => Math.max(...state.hands[seat])

const lesson: HighCardLesson = {
  id: 'first',
  title: 'lesson.first',
  about: 'lesson.first.about',
  minutes: 1,
  config: { players: 2 },
  seed: 'lesson',
  seat: 0,
  bots: 'greenhorn',
  steps: [
    { id: 'welcome', say: () => ({ key: 'lay' }), until: 'read' },
    {
      id: 'lay',
      when: asked('lay'),
      say: () => ({ key: 'lay' }),
      show: ({ view, seat }) => [`hand:${highest(view, seat)}`],
      want: (option, { view, seat }) => option.card === highest(view, seat),
      gently: option => ({ key: 'card', params: { card: option.card } }),
      until: happened('laid'),
    },
    {
      id: 'swap',
      after: 'lay',
      when: all(asked('swap'), not(happened('shown', 'anybody'))),
      say: () => ({ key: 'swap' }),
      until: happened('shown', 'anybody'),
    },
    { id: 'end', after: 'swap', say: () => ({ key: 'lay' }), until: 'read', last: true },
  ],
}

test('a learner who follows sees every step, and the lesson ends', () => {
  const played = playLesson(
    highCard,
    lesson,
    (options, now, step) => options.find(option => step?.want?.(option, now) ?? true) ?? options[0],
    (match, seat): HighCardOption => ({ kind: 'lay', card: match.state.hands[seat][0] }),
  )
  expect(played.shown).toEqual(['welcome', 'lay', 'swap', 'end'])
  expect(played.ended).toBe(true)
  expect(played.said.filter(({ what }) => what === 'gently')).toEqual([])
  expect(played.lit).toHaveLength(1)
})

test('a learner who strays is told gently, and may do it all the same', () => {
  const played = playLesson(
    highCard,
    lesson,
    (options, now, step) => options.find(option => step?.want?.(option, now) === false) ?? options[0],
    (match, seat): HighCardOption => ({ kind: 'lay', card: match.state.hands[seat][0] }),
  )
  expect(played.ended).toBe(true)
  expect(played.said.filter(({ what }) => what === 'gently')).toHaveLength(1)
})

test('a step waits for its situation and for the one before it, and goes on when something happened', () => {
  const view = highCard.setup({ players: 2 }, { a: 1, b: 2, c: 3, drawn: 0 })
  const open = highCard.decisions(view).filter(({ seat }) => seat === 0)
  const table = { view, seat: 0, decisions: open, moment: 0, log: [[]] as HighCardEvent[][] }
  const waiting = { ...table, decisions: [] }
  const shown = () => shownStep(lesson, progress)?.id
  let progress = advanceLesson(lesson, LESSON_BEGINS, waiting)
  expect(shown()).toBe('welcome')
  progress = advanceLesson(lesson, progress, waiting, true)
  expect(shown()).toBeUndefined()
  progress = advanceLesson(lesson, progress, table)
  expect(shown()).toBe('lay')
  const log: HighCardEvent[][] = [[], [{ type: 'laid', seat: 0 }]]
  progress = advanceLesson(lesson, progress, { ...waiting, moment: 1, log })
  expect(progress).toMatchObject({ done: ['welcome', 'lay'], since: 1, over: false })
  progress = advanceLesson(lesson, progress, { ...table, moment: 1, log })
  expect(shown()).toBe('swap')
  log.push([{ type: 'shown', winner: 1 }])
  progress = advanceLesson(lesson, progress, { ...table, moment: 2, log })
  expect(shown()).toBe('end')
  progress = advanceLesson(lesson, progress, { ...table, moment: 2, log }, true)
  expect(progress.over).toBe(true)
})

test('after taking back, what was said then is said again', () => {
  const view = highCard.setup({ players: 2 }, { a: 1, b: 2, c: 3, drawn: 0 })
  const open = highCard.decisions(view).filter(({ seat }) => seat === 0)
  const log: HighCardEvent[][] = [[]]
  const table = { view, seat: 0, decisions: open, moment: 0, log }
  const welcomed = advanceLesson(lesson, advanceLesson(lesson, LESSON_BEGINS, table), table, true)
  expect(welcomed).toMatchObject({ done: ['welcome'], shown: 'lay' })
  log.push([{ type: 'laid', seat: 0 }])
  const laid = advanceLesson(lesson, welcomed, { ...table, moment: 1 })
  expect(laid).toMatchObject({ done: ['welcome', 'lay'], shown: 'swap' })
  log.pop()
  expect(advanceLesson(lesson, laid, table)).toEqual(welcomed)
})

test('without the moments of its steps, the step that is shown stays', () => {
  const view = highCard.setup({ players: 2 }, { a: 1, b: 2, c: 3, drawn: 0 })
  const progress = { done: ['welcome'], shown: 'lay', since: 5, over: false }
  const earlier = { view, seat: 0, decisions: [], moment: 3, log: [[], [], [], []] }
  expect(advanceLesson(lesson, progress, earlier)).toEqual({ ...progress, since: 3 })
})

test('a step in passing goes when its situation is over, and comes back with it', () => {
  const view = highCard.setup({ players: 2 }, { a: 1, b: 2, c: 3, drawn: 0 })
  const open = highCard.decisions(view).filter(({ seat }) => seat === 0)
  const table = { view, seat: 0, decisions: open, moment: 0, log: [[]] as HighCardEvent[][] }
  const steps = [{ ...lesson.steps[1], passing: true as const }]
  const shown = advanceLesson({ steps }, LESSON_BEGINS, table)
  expect(shown.shown).toBe('lay')
  const gone = advanceLesson({ steps }, shown, { ...table, decisions: [] })
  expect(gone).toEqual(LESSON_BEGINS)
  expect(advanceLesson({ steps }, gone, table).shown).toBe('lay')
})

test('what is sensible gets no gentle word', () => {
  const view = highCard.setup({ players: 2 }, { a: 1, b: 2, c: 3, drawn: 0 })
  const now = { view, seat: 0, decisions: [], moment: 0, events: [] }
  const card = highest(view, 0)
  expect(gentleWord(lesson.steps[1], { kind: 'lay', card }, now)).toBeUndefined()
  expect(gentleWord(lesson.steps[1], { kind: 'lay', card: 0 }, now)).toEqual({
    key: 'card',
    params: { card: 0 },
  })
})
