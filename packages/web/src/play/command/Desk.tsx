import { type QueryId, sameData } from '@railhead/kernel'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { announcer } from '../../announce/announcer.js'
import { useApp } from '../../app/AppContext.js'
import { HelpDialog } from '../../rules/HelpDialog.js'
import { focusBoard, focusQuestion, focusRequest } from '../focus/focus.js'
import { ACT_KEYS, type ActId, ASK_KEYS, keyOf, readKeys } from '../keys/keys.js'
import { KeysButton } from '../layout/KeysButton.js'
import { usePlay } from '../play.js'
import { useHotkeys } from '../question/useHotkeys.js'
import { answerTo, queriesOf, questionSaid } from '../words/queries.js'
import { wordsWriter } from '../words/text/index.js'
import { type Acts, type Reply, replyTo } from './answering.js'
import { CommandBox } from './CommandBox.js'

interface DeskProps {
  readonly acts: Acts
  readonly openPanel: (panel: string) => void
}

/** Says a text when asked for; nothing where there is none. */
const sayOf = (text: string | undefined): (() => void) | undefined =>
  text === undefined ? undefined : () => announcer.answer([text])

type Bindings = Record<string, (() => void) | undefined>

/** All keys of the table, the command line, and the answers to both. */
export function Desk({ acts, openPanel }: DeskProps) {
  const { t, settings } = useApp()
  const play = usePlay()
  const { asking, stage } = play
  const [listed, setListed] = useState(false)
  const [typing, setTyping] = useState(false)
  const [reply, setReply] = useState<Reply | null>(null)

  const show = (answer: Reply, said = answer.lines): void => {
    setReply(answer)
    announcer.answer(said)
  }
  const ask = (id: QueryId, title: string): void => {
    const lines = answerTo(id, play, t) ?? []
    const answer = { title, lines: lines.length > 0 ? lines : [wordsWriter(t.lang)('command.nothing')] }
    // Whoever asks again hears all of it.
    const isAgain = sameData(reply, answer)
    show(answer, id === 'question' && !isAgain ? questionSaid(play, t) : undefined)
  }
  const close = (): void => {
    setReply(null)
    setTyping(false)
    if (typing) focusQuestion(asking.panel.current)
  }

  const does: Readonly<Record<ActId, (() => void) | undefined>> = {
    ...acts,
    full: () => stage.setFull(!stage.isFull),
    toQuestion: () => focusRequest() || focusQuestion(asking.panel.current),
    toBoard: focusBoard,
    words: () => {
      openPanel('words')
      // The panel stands after this draws.
      setTimeout(() => document.querySelector<HTMLElement>('.tab-panel')?.focus())
    },
    command: () => setTyping(true),
    lesson: play.teaching?.next ?? sayOf(play.teaching?.say),
    reason: sayOf(play.teaching?.why),
    keys: () => setListed(true),
  }
  const map = readKeys(settings.keyMap)
  const bindings: Bindings = {}
  for (const choice of asking.questions.flatMap(({ choices }) => choices))
    if (choice.hotkey !== null) bindings[choice.hotkey] = () => asking.choose(choice)
  const queries = queriesOf(play)
  for (const { id } of ASK_KEYS) {
    const query = queries.find(row => row.id === id)
    if (query) bindings[keyOf(map, id)] = () => ask(id, query.title[t.lang])
  }
  for (const { id } of ACT_KEYS) bindings[keyOf(map, id)] = does[id]
  if (reply || typing) bindings.Escape = close
  else if (stage.isFull) bindings.Escape = () => stage.setFull(false)
  useHotkeys(bindings, settings.keys)

  return (
    <>
      <KeysButton open={() => setListed(true)} />
      {listed && <HelpDialog onClose={() => setListed(false)} />}
      {(reply || typing) &&
        createPortal(
          <CommandBox
            reply={reply}
            typing={typing}
            enter={line => show(replyTo(line, play, t, acts))}
            close={close}
          />,
          document.body,
        )}
    </>
  )
}
