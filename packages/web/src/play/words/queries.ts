import { type AnyGame, QUERIES, type QueryId, type QueryRow, SPECTATOR, tableInWords } from '@railhead/kernel'
import { spoken } from '../../announce/announcer.js'
import type { Scene } from '../../games/screen.js'
import type { Writer } from '../../i18n/index.js'
import { figure } from '../../ui/figure.js'
import { duration, timeLeft } from '../../ui/time.js'
import type { Play } from '../play.js'
import { turnLines } from '../story/turnLine.js'
import { turnsSince } from '../time/turns.js'
import { signsOf, wordsWriter } from './text/index.js'

/** Answered at every table, whatever is played. */
const ALWAYS: readonly QueryId[] = ['question', 'last', 'score', 'table']

const viewerOf = ({ scene }: Play): number => scene.seat ?? SPECTATOR

/** What can be asked of this table. */
export function queriesOf({ game, info }: Play): QueryRow[] {
  return QUERIES.filter(
    ({ id }) =>
      ALWAYS.includes(id) ||
      game.text.queries?.[id] !== undefined ||
      (id === 'time' && info.time !== undefined),
  )
}

/** A part of the table in words: a heading and its lines. */
export interface Part {
  readonly id: QueryId
  readonly title: string
  readonly lines: readonly string[]
}

/** A position, part by part, in the words that the queries answer with. */
export const positionParts = (game: AnyGame, { view, seat, say, t }: Scene): Part[] =>
  tableInWords(game.text, view, seat ?? SPECTATOR).map(({ query, lines }) => ({
    id: query.id,
    title: query.title[t.lang],
    lines: lines.map(line => spoken(say(line), signsOf(t.lang))),
  }))

/** The whole table, part by part: its position, and the points so far if the game does not tell them. */
export function partsOf(play: Play, t: Writer): Part[] {
  const parts = positionParts(play.game, play.scene)
  if (parts.some(({ id }) => id === 'score')) return parts
  return [...parts, { id: 'score', title: titleOf('score', t), lines: scoreLines(play) }]
}

const titleOf = (id: QueryId, t: Writer): string => QUERIES.find(row => row.id === id)?.title[t.lang] ?? ''

/** What the table answers to a query; undefined if this game has nothing to say to it. */
export function answerTo(id: QueryId, play: Play, t: Writer): readonly string[] | undefined {
  const { game, scene } = play
  switch (id) {
    case 'table':
      return partsOf(play, t).flatMap(({ title, lines }) => [`${title}:`, ...lines])
    case 'question':
      return questionLines(play, t)
    case 'last':
      return lastLines(play)
    case 'time':
      return timeLines(play, t)
    default: {
      const answer = game.text.queries?.[id]?.lines(scene.view, viewerOf(play))
      if (answer) return answer.map(line => scene.say(line).trim())
      return id === 'score' ? scoreLines(play) : undefined
    }
  }
}

function questionLines({ asking, time, scene }: Play, t: Writer): string[] {
  const { questions } = asking
  let number = 0
  const lines = questions.flatMap(({ prompt, choices }) => [
    prompt,
    ...choices.map(({ label }) => `${++number}: ${label}`),
  ])
  if (lines.length > 0) return lines
  const waiting = time.waiting.map(seat => t('prompt.waiting', { name: scene.names[seat] ?? '' }))
  return [wordsWriter(t.lang)('nobody'), ...waiting]
}

/** So many lines of a question are said at once. */
const SAID = 25

/** What is asked, as it is said: the first options of many, and what is possible at any time in one line. */
export function questionSaid(play: Play, t: Writer): string[] {
  const w = wordsWriter(t.lang)
  const lines: string[] = []
  let number = 0
  for (const { prompt, choices, anyTime } of play.asking.questions) {
    const numbers = choices.map(() => ++number)
    if (anyTime) lines.push(w('besides', { numbers: numbers.join(', '), prompt }))
    else lines.push(prompt, ...choices.map(({ label }, i) => `${numbers[i]}: ${label}`))
  }
  if (lines.length === 0) return questionLines(play, t)
  const left = lines.length - SAID
  return left > 0 ? [...lines.slice(0, SAID), w('moreOptions', { count: left })] : lines
}

/** The turns since I last answered, a line each, as far as the shown moment. */
function lastLines({ time, game, screen, scene, state }: Play): string[] {
  const isKnown = ({ moment }: { readonly moment: number }): boolean => moment <= time.moment
  const mine = state.log.findLast(entry => entry.seat === scene.seat && isKnown(entry))?.moment ?? 0
  // At an earlier moment what came later has not happened.
  const known = time.turns
    .filter(({ from }) => from <= time.moment)
    .map(turn => ({ ...turn, lines: turn.lines.filter(isKnown) }))
  const turns = turnsSince(known, mine, scene.seat)
  const latest = turns.length > 0 ? turns : known.filter(({ seat }) => seat !== null).slice(-1)
  return latest
    .flatMap(turn => turnLines(game, screen, scene, turn))
    .map(({ name, line }) => scene.t('pair', { what: name, value: line }))
}

function scoreLines({ game, screen, scene, live, time }: Play): string[] {
  const scores = (time.isLive && live.outcome?.scores) || game.standing(scene.view)
  return scores.map(({ total, categories }, seat) => {
    const parts = Object.entries(categories)
      .filter(([, points]) => points !== 0)
      .map(([name, points]) => `${screen.category?.(name, scene) ?? name} ${figure(points)}`)
    const value = `${figure(total)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`
    return scene.t('pair', { what: scene.names[seat] ?? '', value })
  })
}

function timeLines({ info, state, scene }: Play, t: Writer): string[] {
  const w = wordsWriter(t.lang)
  if (!info.time) return [w('noClock')]
  return info.seats.flatMap((seat, i) => {
    const left = timeLeft(info.time, seat, Date.now() + state.ahead)
    return left
      ? [w('timeOf', { name: scene.names[i] ?? '', time: duration(t.lang, left.milliseconds) })]
      : []
  })
}
