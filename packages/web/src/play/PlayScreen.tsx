import { type AnyGame, SPECTATOR } from '@railhead/kernel'
import { paths, type TableInfo } from '@railhead/protocol'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import type { Choice, GameScreen, Scene } from '../games/screen.js'
import { gameWriter } from '../i18n/index.js'
import { gameName } from '../lobby/gameName.js'
import { seatNames } from '../lobby/levels.js'
import type { MatchNow, Table, TableState } from '../table/table.js'
import { nth } from '../ui/nth.js'
import { Actions } from './Actions.js'
import { ConnectionBanner } from './ConnectionBanner.js'
import { HeldBar } from './HeldBar.js'
import { HintPanel } from './HintPanel.js'
import { HistoryBar } from './HistoryBar.js'
import { Notices } from './Notices.js'
import { Options, PromptLine } from './PromptBar.js'
import { LogPanel } from './panels/LogPanel.js'
import { SeatsPanel } from './panels/SeatsPanel.js'
import { type Tab, Tabs } from './panels/Tabs.js'
import { ChatPanel, NotesPanel } from './panels/TalkPanels.js'
import { choicesByPiece, makeQuestions } from './questions.js'
import { ScoreDialog } from './score/ScoreDialog.js'
import { knock } from './sound.js'
import { PiecesContext } from './stage/pieces.js'
import { Stage } from './stage/Stage.js'
import { TipLayer } from './stage/TipLayer.js'
import { TurnTimes } from './TurnTimes.js'
import { UndoRequestBar } from './UndoRequestBar.js'
import { restartTarget, undoTarget } from './undo.js'
import { useActive } from './useActive.js'
import { useAutoAnswer } from './useAutoAnswer.js'
import { useHint } from './useHint.js'
import { useHotkeys } from './useHotkeys.js'
import { useLayout } from './useLayout.js'
import { useMoment } from './useMoment.js'
import { useReplay } from './useReplay.js'
import { useTurnSignal } from './useTurnSignal.js'

interface PlayScreenProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly live: MatchNow
  readonly game: AnyGame
  readonly screen: GameScreen
  /** Of the address: a moment of the past. */
  readonly moment: string | undefined
}

const START_PIECE = { x: 560, y: 480 }
const NOBODY: readonly never[] = []
/** Reasons shown in one tip. */
const MOST_REASONS = 3

/** A match on the screen: prompt, board, seats, log, history. */
export function PlayScreen({ table, state, info, live, game, screen, moment: address }: PlayScreenProps) {
  const { t, settings } = useApp()
  const navigate = useNavigate()
  const layout = useLayout()
  const root = useRef<HTMLDivElement>(null)
  const [scoreOpen, setScoreOpen] = useState(false)
  const [scoreSeen, setScoreSeen] = useState(false)

  const wanted = address === undefined ? undefined : Number.parseInt(address, 10)
  const past = wanted !== undefined && wanted < live.moment ? wanted : undefined
  const replay = useReplay(table, state)
  const fetched = useMoment(table, past)
  const view = replay.step?.view ?? fetched?.view ?? live.view
  const isLive = past === undefined && !replay.step
  const moment = replay.step?.moment ?? past ?? live.moment
  const waiting = isLive ? live.waiting : (fetched?.waiting ?? NOBODY)

  const names = useMemo(() => seatNames(t, info.seats), [t, info.seats])
  const say = useMemo(
    () => gameWriter(t.lang, [game.text.catalogues[t.lang]], seat => names[seat] ?? `#${seat + 1}`),
    [t.lang, game, names],
  )
  const scene: Scene = useMemo(
    () => ({
      view,
      seat: state.seat,
      names,
      t,
      say,
      // Only screens without a drawing need it.
      summary: screen.size ? [] : (game.text.summary?.(view, state.seat ?? SPECTATOR) ?? []).map(say),
    }),
    [view, state.seat, names, t, say, screen, game],
  )
  const questions = useMemo(
    () => (isLive ? makeQuestions(game, screen, scene, live.decisions) : []),
    [isLive, game, screen, scene, live.decisions],
  )
  const choices = useMemo(() => choicesByPiece(questions), [questions])
  const hinting = useHint(table, questions)
  const scores = useMemo(() => game.standing(view).map(({ total }) => total), [game, view])
  const refusals = useMemo(
    () => (isLive && state.seat !== null ? game.refusals(view, state.seat) : []),
    [isLive, game, view, state.seat],
  )

  const choose = useCallback(
    (choice: Choice) => {
      if (settings.sound) knock()
      table.answer(choice.decision, choice.option)
    },
    [table, settings.sound],
  )
  const myTurn = questions.some(({ anyTime }) => !anyTime)
  const auto = useAutoAnswer(questions, isLive && !settings.confirm && !state.busy, live.moment, choose)
  const undoTo = undoTarget(state, live, auto)
  const undo = undoTo === undefined || !isLive ? undefined : () => table.undo(undoTo)
  useHotkeys(questions, choose, undo)
  useTurnSignal(info.title || gameName(t, info.game), myTurn, t('yourTurn'), settings.sound)
  useActive(table)

  const help = useCallback((piece: string) => screen.help?.(piece, scene), [screen, scene])
  const entry = replay.step?.entry ?? (isLive ? state.log.at(-1) : fetched?.entry)
  const changed = useMemo(
    () =>
      new Set(
        (entry?.events ?? []).flatMap(event => {
          const place = screen.placeOf?.(event)
          return place === undefined ? [] : [place]
        }),
      ),
    [entry, screen],
  )
  const pieces = useMemo(() => ({ choices, help, changed }), [choices, help, changed])
  const refusal = useCallback(
    (piece: string) => {
      if (!myTurn) return []
      const title = help(piece)?.title.toLowerCase() ?? ''
      const about = refusals.filter(({ what }) => title !== '' && say(what).toLowerCase().includes(title))
      if (about.length === 0) return [t('tip.notNow')]
      return about.slice(0, MOST_REASONS).map(({ what, why }) => `${say(what)} — ${say(why)}`)
    },
    [myTurn, help, refusals, say, t],
  )
  const board = useMemo(() => screen.board(scene), [screen, scene])
  // A match keeps the size of its board.
  const [size] = useState(() => screen.size?.(live.view))
  const look = settings.follow ? [...changed].at(-1) : undefined
  const finished = live.outcome !== null
  if (finished && isLive && !scoreSeen) {
    setScoreSeen(true)
    setScoreOpen(true)
  }

  const { advice } = hinting
  const hintPanel = advice && (
    <HintPanel
      advice={advice}
      questions={questions}
      scene={scene}
      screen={screen}
      busy={state.busy}
      choose={choose}
      onClose={hinting.clear}
    />
  )
  const options = (
    <Options
      scene={scene}
      screen={screen}
      questions={questions}
      busy={state.busy}
      choose={choose}
      hinted={advice?.option ?? null}
    />
  )
  const whyNot = refusals.length > 0 && (
    <details className="why-not">
      <summary>{t('prompt.whyNot')}</summary>
      <ul>
        {refusals.map(({ what, why }) => (
          <li key={say(what) + say(why)}>
            <strong>{say(what)}</strong> — {say(why)}
          </li>
        ))}
      </ul>
    </details>
  )
  const mine = state.seat !== null && (screen.hand || screen.playerBoard) && (
    <div className="me">
      {screen.hand?.(scene)}
      {screen.playerBoard?.(scene, state.seat, true)}
    </div>
  )
  const seats = (
    <SeatsPanel info={info} state={state} scene={scene} screen={screen} waiting={waiting} scores={scores} />
  )
  const log = (
    <LogPanel id={info.id} game={game} screen={screen} scene={scene} log={state.log} moment={moment} />
  )
  const history = (
    <HistoryBar id={info.id} log={state.log} moment={moment} last={live.moment} past={!isLive} />
  )
  const actions = (
    <Actions
      table={table}
      info={info}
      undo={undo}
      restart={restartTarget(state, live, undoTo)}
      asksOthers={live.freeUndo === 0 && info.seats.filter(({ kind }) => kind === 'person').length > 1}
      canHint={myTurn && isLive}
      hint={hinting.ask}
      finished={finished}
      onScore={() => setScoreOpen(true)}
      missed={isLive && myTurn ? replay.missed : 0}
      onReplay={replay.play}
    />
  )

  const talk: Tab[] = [
    {
      id: 'log',
      label: t('panel.log'),
      content:
        layout === 'phone' ? (
          <>
            {history}
            {log}
          </>
        ) : (
          log
        ),
    },
  ]
  // People at one screen talk without it.
  if (table.kind === 'remote')
    talk.push({
      id: 'chat',
      label: t('panel.chat'),
      content: <ChatPanel table={table} state={state} />,
      badge: state.chat.length,
    })
  if (state.seat !== null)
    talk.push({ id: 'notes', label: t('panel.notes'), content: <NotesPanel table={table} state={state} /> })
  const tabs: Tab[] = [
    ...(layout === 'phone'
      ? [
          {
            id: 'play',
            label: t('panel.play'),
            content: (
              <>
                {hintPanel}
                {options}
                {whyNot}
                {state.seat !== null && screen.hand?.(scene)}
              </>
            ),
          },
        ]
      : []),
    ...(mine
      ? [
          {
            id: 'me',
            label: t('panel.me'),
            content: layout === 'phone' ? screen.playerBoard?.(scene, state.seat ?? 0, true) : mine,
          },
        ]
      : []),
    { id: 'seats', label: t('panel.seats'), content: seats },
    ...talk,
  ]

  const body = size ? (
    <Stage size={size} start={START_PIECE} look={look}>
      {board}
    </Stage>
  ) : (
    <div className="stage text-board">{board}</div>
  )

  return (
    <PiecesContext value={pieces}>
      <div className={`play ${layout} ${state.seat === null ? 'watching' : 'sitting'}`} ref={root}>
        <ConnectionBanner state={state} />
        <header className="prompt">
          <div className="prompt-head">
            <PromptLine
              scene={scene}
              questions={questions}
              waiting={waiting}
              over={finished && isLive}
              past={!isLive}
            />
            {isLive && !finished && <TurnTimes info={info} waiting={waiting} ahead={state.ahead} />}
          </div>
          {layout !== 'phone' && options}
          {layout !== 'phone' && whyNot}
          {layout !== 'phone' && hintPanel}
          {replay.step && (
            <div className="replay">
              <ol>
                {replay.step.entry.events.map((event, i) => (
                  <li key={nth(i, event.type)}>
                    {screen.eventIcon?.(event)} {say(game.text.event(event, scene.view))}
                  </li>
                ))}
              </ol>
              <button type="button" className="button" onClick={replay.skip}>
                {t('replay.skip')}
              </button>
            </div>
          )}
          {past !== undefined && (
            <button type="button" className="button" onClick={() => void navigate(paths.page(info.id))}>
              {t('history.live')}
            </button>
          )}
        </header>
        <main className="table-main">{body}</main>
        {layout === 'wide' ? (
          <>
            {mine && (
              <aside className="column-me" aria-label={t('panel.me')}>
                {mine}
              </aside>
            )}
            <aside className="column-side" aria-label={t('panel.seats')}>
              {seats}
              <Tabs tabs={talk} />
            </aside>
          </>
        ) : (
          <aside className="column-tabs" aria-label={t('panel.tabs')}>
            <Tabs tabs={tabs} sheet={layout === 'phone'} open={myTurn ? tabs[0].id : undefined} />
          </aside>
        )}
        <footer className="foot">
          {layout !== 'phone' && history}
          {actions}
        </footer>
        <UndoRequestBar table={table} state={state} names={names} />
        <HeldBar table={table} state={state} info={info} />
        <Notices notice={state.notice} />
        <TipLayer root={root} choices={choices} help={help} refusal={refusal} choose={choose} />
        {scoreOpen && (
          <ScoreDialog
            table={table}
            game={game}
            screen={screen}
            scene={scene}
            outcome={isLive ? live.outcome : null}
            last={live.moment}
            onClose={() => setScoreOpen(false)}
          />
        )}
      </div>
    </PiecesContext>
  )
}
