import type { PlainEvent } from '@railhead/kernel'
import type { ChatEntry, LogEntry } from '@railhead/protocol'
import { useEffect, useRef } from 'react'
import { announcer, type Kind, type Sums } from '../../announce/announcer.js'
import { useApp } from '../../app/AppContext.js'
import { makeWriter, type Writer } from '../../i18n/index.js'
import { learnTexts } from '../../learn/texts/index.js'
import { afterPaint } from '../../ui/afterPaint.js'
import { duration, timeLeft } from '../../ui/time.js'
import { heldText } from '../HeldBar.js'
import { keyName, keyOf, NONE, readKeys } from '../keys/keys.js'
import { noticeText } from '../noticeText.js'
import type { Play } from '../play.js'
import { chatText } from '../story/chatText.js'
import { isMuted } from '../story/muted.js'
import { turnLines } from '../story/turnLine.js'
import { signsOf, wordsWriter } from '../words/text/index.js'
import { Teller } from './told.js'
import { useAwaySaid } from './useAwaySaid.js'

/** Says the same thing once, whenever it changes; or happens again, as `time` tells. */
function useSaid(kind: Kind, text: string | undefined, time = 0): void {
  useEffect(() => {
    void time
    if (text !== undefined) announcer.say(kind, text)
  }, [kind, text, time])
}

/** Everything that happens at the table, said aloud, as much of it as the settings want. */
export function useAnnouncements(play: Play): void {
  const { t } = useApp()
  const { state, scene, screen, live, table } = play
  const w = wordsWriter(t.lang)
  useEffect(() => {
    const words = wordsWriter(t.lang)
    const sums: Sums = {
      more: count => words('more', { count }),
      again: (text, count) => words('again', { text, count }),
    }
    announcer.speak(sums, signsOf(t.lang))
  }, [t.lang])
  useStory(play)
  useQuestionSaid(play)
  useSaid('question', momentText(play), play.time.moment)

  const news = live.outcome ? undefined : screen.banner?.(scene)
  useSaid('notice', news && scene.say(news))
  useSaid('notice', state.notice ? noticeText(t, state.notice) : undefined, state.notice?.id)
  const lost = table.kind === 'remote' && state.connection === 'lost'
  const wasLost = useRef(false)
  useSaid('connection', lost ? t('connection.lost', { seconds: 0 }) : wasLost.current ? w('back') : undefined)
  if (lost) wasLost.current = true
  const answer = useAnswerKey()
  useSaid('notice', requestText(play, answer))
  useSaid('notice', proposalText(play, answer))
  const held = heldText(t, state, play.info)
  useSaid('notice', held && `${held} ${answer}`)
  useSaid('notice', useLessonWords(play))
  useAwaySaid(play)
  useChatSaid(play)
}

/** What the lesson says, and with which key it goes on. */
function useLessonWords({ teaching }: Play): string | undefined {
  const { t, settings } = useApp()
  if (!teaching) return undefined
  const { say, next, isOver } = teaching
  if (say === undefined) return isOver ? makeWriter(t.lang, learnTexts[t.lang])('lesson.over') : undefined
  const key = settings.keys ? keyOf(readKeys(settings.keyMap), 'lesson') : NONE
  return next && key !== NONE ? `${say} ${wordsWriter(t.lang)('lesson.on', { key: keyName(key) })}` : say
}

/** With which key one goes to the answers to what people ask; nothing where there is none. */
function useAnswerKey(): string {
  const { t, settings } = useApp()
  const key = settings.keys ? keyOf(readKeys(settings.keyMap), 'toQuestion') : NONE
  return key === NONE ? '' : wordsWriter(t.lang)('proposal.go', { key: keyName(key) })
}

const namesOf = ({ scene }: Play, seats: readonly number[]): string =>
  seats.map(seat => scene.names[seat] ?? '').join(', ')

/** Who asks to take something back, or whom my own request waits for. */
function requestText(play: Play, answer: string): string | undefined {
  const { state, scene } = play
  const request = state.undoRequest
  if (!request) return undefined
  if (request.seat === state.seat)
    return wordsWriter(scene.t.lang)('undo.asked', { names: namesOf(play, request.needed) })
  const asks = wordsWriter(scene.t.lang)('undo.asks', { name: scene.names[request.seat] ?? '' })
  return state.seat !== null && request.needed.includes(state.seat) ? `${asks} ${answer}` : asks
}

/** What somebody else proposes, or whom my own proposal waits for. */
function proposalText(play: Play, answer: string): string | undefined {
  const { info, scene } = play
  const { proposal } = info
  if (!proposal) return undefined
  const say = wordsWriter(scene.t.lang)
  if (proposal.seat === scene.seat) {
    const names = namesOf(play, proposal.needed)
    return names && `${say('proposal.label')}. ${say('proposal.waiting', { names })}`
  }
  const name = scene.names[proposal.seat] ?? ''
  const what =
    proposal.kind === 'bot'
      ? say('proposal.bot', { name, about: scene.names[proposal.about ?? 0] ?? '' })
      : say('proposal.abandon', { name })
  return scene.seat !== null && proposal.needed.includes(scene.seat) ? `${what} ${answer}` : what
}

/** Others' turns in a line each and what my own answers brought; or every event. */
function useStory({ time, state, scene, game, screen, live, asking }: Play): void {
  const { settings } = useApp()
  const { moment, isPast, turns } = time
  const teller = useRef<Teller>(undefined)
  teller.current ??= new Teller(moment)
  const heardTo = useRef(moment)
  const latest = useRef({ state, scene, game, screen, turns, settings })
  latest.current = { state, scene, game, screen, turns, settings }
  const isOver = live.outcome !== null && moment === live.moment
  const isStill = isOver || (asking.asked !== undefined && !asking.isObvious)
  useEffect(() => {
    if (isPast) return
    // Nobody hears it sooner than the picture is seen.
    return afterPaint(() => {
      const now = latest.current
      const { log, seat: own } = now.state
      const told =
        teller.current?.next({ log, turns: now.turns, own, screen: now.screen, moment, isStill }) ?? []
      const from = heardTo.current
      heardTo.current = moment
      if (now.settings.said === 'question') return
      const sayEvent = (event: PlainEvent): void =>
        announcer.say('event', now.scene.say(now.game.text.event(event, now.scene.view)))
      if (now.settings.said === 'all') {
        for (const entry of log)
          if (entry.moment > from && entry.moment <= moment)
            for (const event of entry.events) if (event.type !== 'turn') sayEvent(event)
        return
      }
      for (const thing of told)
        if (thing.kind === 'event') {
          if (thing.event.type !== 'turn') sayEvent(thing.event)
        } else
          for (const line of turnLines(now.game, now.screen, now.scene, thing.turn))
            announcer.say('turn', wordsWriter(now.scene.t.lang)('turn', line))
    })
  }, [moment, isPast, isStill])
}

/** The moment of the past that is shown, and what happened in it: of many that are walked through the last. */
function momentText({ time, state, scene, game }: Play): string | undefined {
  const { isPast, moment } = time
  if (!isPast) return undefined
  const events = state.log.find(entry => entry.moment === moment)?.events ?? []
  const told = events
    .filter(({ type }) => type !== 'turn')
    .map(event => scene.say(game.text.event(event, scene.view)))
  return told.length > 0 ? scene.t('pair', { what: String(moment), value: told.join(' ') }) : String(moment)
}

/** What is asked, how many answers there are, and the time that is left. */
function useQuestionSaid({ asking, info, state, scene }: Play): void {
  const { t } = useApp()
  const { asked, told } = asking
  const latest = useRef({ asked, info, state, scene, t })
  latest.current = { asked, info, state, scene, t }
  /** The moment of the question that was said last. */
  const before = useRef(-1)
  const id = asking.isObvious ? undefined : asked?.id
  useEffect(() => {
    const now = latest.current
    if (id === undefined || !now.asked) return
    const w = wordsWriter(now.t.lang)
    const parts = [w('question', { prompt: now.asked.prompt, count: now.asked.choices.length })]
    const { log, seat: own } = now.state
    const since = before.current
    before.current = log.at(-1)?.moment ?? 0
    // Also if the first choices of the turn made themselves.
    const isNewTurn = ({ moment, seat, events }: LogEntry): boolean =>
      moment > since &&
      (seat !== own || events.some(({ type, seat: whose }) => type === 'turn' && whose === own))
    if (since < 0 || log.some(isNewTurn)) parts.unshift(`${now.t('yourTurn')}.`)
    const mine = now.scene.seat === null ? undefined : now.info.seats[now.scene.seat]
    const left = mine && timeLeft(now.info.time, mine, Date.now() + now.state.ahead)
    if (left?.runs) parts.push(w('timeLeft', { time: duration(now.t.lang, left.milliseconds) }))
    announcer.say('question', parts.join(' '))
    return () => announcer.drop('question')
  }, [id])
  // A choice of one was made: nobody need think about it.
  const made = told?.id
  useEffect(() => {
    if (made !== undefined) announcer.drop('question')
  }, [made])
}

/** What others say at the table. */
function useChatSaid({ state }: Play): void {
  const { t, settings } = useApp()
  const heard = useRef(state.chat.at(-1)?.number ?? 0)
  const { chat, seat } = state
  const quiet = settings.said === 'question'
  useEffect(() => {
    for (const entry of chat)
      if (entry.number > heard.current && entry.seat !== seat && !quiet && isHeard(entry))
        announcer.say('notice', spoken(t, entry))
    heard.current = Math.max(heard.current, chat.at(-1)?.number ?? 0)
  }, [chat, seat, quiet, t])
}

const isHeard = ({ kind, person }: ChatEntry): boolean => kind === 'event' || !isMuted(person)

const spoken = (t: Writer, entry: ChatEntry): string =>
  entry.kind === 'event'
    ? chatText(t.lang, entry)
    : t('pair', { what: entry.name, value: chatText(t.lang, entry) })
