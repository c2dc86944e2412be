import type { ChatEntry } from '@railhead/protocol'
import { useEffect, useRef } from 'react'
import { announcer, type Kind, type Sums } from '../../announce/announcer.js'
import { useApp } from '../../app/AppContext.js'
import { makeWriter, type Writer } from '../../i18n/index.js'
import { learnTexts } from '../../learn/texts/index.js'
import { duration, timeLeft } from '../../ui/time.js'
import { keyName, keyOf, NONE, readKeys } from '../keys/keys.js'
import { noticeText } from '../Notices.js'
import type { Play } from '../play.js'
import { chatText } from '../story/chatText.js'
import { isMuted } from '../story/muted.js'
import { turnName, turnText } from '../story/turnLine.js'
import { signsOf, wordsWriter } from '../words/text/index.js'
import { heardOf } from './heard.js'

/** Says the same thing once, whenever it changes. */
function useSaid(kind: Kind, text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announcer.say(kind, text)
  }, [kind, text])
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

  const news = live.outcome ? undefined : screen.banner?.(scene)
  useSaid('notice', news && scene.say(news))
  useSaid('notice', state.notice ? noticeText(t, state.notice) : undefined)
  const lost = table.kind === 'remote' && state.connection === 'lost'
  const wasLost = useRef(false)
  useSaid('connection', lost ? t('connection.lost', { seconds: 0 }) : wasLost.current ? w('back') : undefined)
  if (lost) wasLost.current = true
  const request = state.undoRequest
  const asks =
    request && request.seat !== state.seat && t('undo.asks', { name: scene.names[request.seat] ?? '' })
  useSaid('notice', asks || undefined)
  useSaid('notice', proposalText(play, t))
  useSaid('notice', useLessonWords(play))
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

/** What somebody else proposes. */
function proposalText({ info, scene }: Play, t: Writer): string | undefined {
  const { proposal } = info
  if (!proposal || proposal.seat === scene.seat) return undefined
  const name = scene.names[proposal.seat] ?? ''
  return proposal.kind === 'bot'
    ? t('proposal.bot', { name, about: scene.names[proposal.about ?? 0] ?? '' })
    : t('proposal.abandon', { name })
}

/** Others' turns in a line each and what my own answers brought; or every event. */
function useStory({ time, state, scene, game, screen, live }: Play): void {
  const { settings } = useApp()
  const { moment, isPast, turns } = time
  const seen = useRef(moment)
  const latest = useRef({ state, scene, game, screen, turns, live, settings })
  latest.current = { state, scene, game, screen, turns, live, settings }
  useEffect(() => {
    if (isPast) return
    const now = latest.current
    const from = seen.current
    seen.current = moment
    if (moment <= from || now.settings.said === 'question') return
    const isNew = (at: number): boolean => at > from && at <= moment
    const all = now.settings.said === 'all'
    for (const entry of now.state.log)
      if (isNew(entry.moment))
        for (const event of all ? entry.events : heardOf(entry, now.scene.seat, now.screen))
          if (event.type !== 'turn')
            announcer.say('event', now.scene.say(now.game.text.event(event, now.scene.view)))
    if (all) return
    now.turns.forEach((turn, i) => {
      const next = now.turns.at(i + 1)
      const ended = next ? isNew(next.from) : now.live.outcome !== null && moment === now.live.moment
      if (!ended || (turn.seat === null && !turn.chapter) || turn.seat === now.scene.seat) return
      const line = turnText(now.game, now.scene, turn)
      if (line === '') return
      const name = turnName(now.screen, now.scene, turn)
      announcer.say('turn', wordsWriter(now.scene.t.lang)('turn', { name, line }))
    })
  }, [moment, isPast])
}

/** What is asked, how many answers there are, and the time that is left. */
function useQuestionSaid({ asking, info, state, scene }: Play): void {
  const { t } = useApp()
  const { asked, told } = asking
  const latest = useRef({ asked, info, state, scene, t })
  latest.current = { asked, info, state, scene, t }
  const id = asking.isObvious ? undefined : asked?.id
  useEffect(() => {
    const now = latest.current
    if (id === undefined || !now.asked) return
    const w = wordsWriter(now.t.lang)
    const parts = [w('question', { prompt: now.asked.prompt, count: now.asked.choices.length })]
    if (now.state.log.at(-1)?.seat !== now.scene.seat) parts.unshift(`${now.t('yourTurn')}.`)
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
  entry.kind === 'event' ? chatText(t, entry) : `${entry.name}: ${chatText(t, entry)}`
