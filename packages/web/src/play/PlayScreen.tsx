import { type AnyGame, SPECTATOR } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { useCallback, useMemo, useRef, useState } from 'react'
import { LiveRegion } from '../announce/LiveRegion.js'
import { useApp } from '../app/AppContext.js'
import type { GameScreen, Scene } from '../games/screen.js'
import { gameWriter } from '../i18n/index.js'
import { gameName } from '../lobby/gameName.js'
import { seatNames } from '../lobby/levels.js'
import { Marks } from '../review/Marks.js'
import { RuleLayer } from '../rules/RuleLink.js'
import type { MatchNow, Table, TableState } from '../table/table.js'
import { JumpContext } from '../ui/Delta.js'
import { useAnnouncements } from './announce/useAnnouncements.js'
import { FocusKeeper } from './focus/FocusKeeper.js'
import { HeldBar } from './HeldBar.js'
import { Room } from './layout/Room.js'
import { useLayout } from './layout/useLayout.js'
import { GentleDialog } from './lesson/LessonCard.js'
import { useGuarded } from './lesson/useGuarded.js'
import { useLesson } from './lesson/useLesson.js'
import { Notices } from './Notices.js'
import { ProposalBar } from './people/ProposalBar.js'
import { useWaitingTables } from './people/useWaitingTables.js'
import { type Play, PlayContext } from './play.js'
import { useQuestion } from './question/useQuestion.js'
import { RulesBar } from './RulesBar.js'
import { ScoreDialog } from './score/ScoreDialog.js'
import { Pointing } from './stage/Preview.js'
import { PiecesAround } from './stage/pieces.js'
import { Pointed, PointedContext } from './stage/pointed.js'
import { Shine } from './stage/Shine.js'
import { TipLayer } from './stage/TipLayer.js'
import { TravelLayer } from './stage/TravelLayer.js'
import { useStage } from './stage/useStage.js'
import { SinceCard } from './story/SinceCard.js'
import { useTime } from './time/useTime.js'
import { UndoRequestBar } from './UndoRequestBar.js'
import { useActive } from './useActive.js'
import { useTurnSignal } from './useTurnSignal.js'
import { signsOf, wordsWriter } from './words/text/index.js'

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

const NOTHING_LIT: ReadonlySet<string> = new Set()

/** A match on the screen: time, question and stage, each with one state, and the room that they stand in. */
export function PlayScreen({ table, state, info, live, game, screen, moment: address }: PlayScreenProps) {
  const { t, settings } = useApp()
  const layout = useLayout()
  const root = useRef<HTMLDivElement>(null)
  const [pointed] = useState(() => new Pointed())
  const [scoreOpen, setScoreOpen] = useState(false)
  const [scoreSeen, setScoreSeen] = useState(false)

  const time = useTime(table, state, live, screen, address)
  const names = useMemo(() => seatNames(t, info.seats), [t, info.seats])
  const say = useMemo(
    () => gameWriter(t.lang, [game.text.catalogues[t.lang]], seat => names[seat] ?? `#${seat + 1}`),
    [t.lang, game, names],
  )
  const { view, happened } = time
  const scene: Scene = useMemo(
    () => ({
      view,
      happened,
      seat: state.seat,
      names,
      t,
      say,
      // Only screens without a drawing need it.
      summary: screen.sheets ? [] : (game.text.summary?.(view, state.seat ?? SPECTATOR) ?? []).map(say),
    }),
    [view, happened, state.seat, names, t, say, screen, game],
  )
  const teaching = useLesson(table, game, state, live, time.isLive, say, t.lang)
  const { asking, pending } = useGuarded(
    useQuestion({ table, state, live, game, screen, scene, time, oneByOne: teaching?.say !== undefined }),
    teaching,
  )
  const stage = useStage(screen, scene, asking, layout)
  const waitingElsewhere = useWaitingTables(info.id, table.kind === 'remote', asking.asked !== undefined)
  const play: Play = {
    table,
    state,
    info,
    live,
    game,
    screen,
    scene,
    layout,
    time,
    asking,
    stage,
    teaching,
    waitingElsewhere,
  }

  useTurnSignal(
    info.title || gameName(t, info.game),
    asking.asked !== undefined,
    t('yourTurn'),
    settings.sound,
    waitingElsewhere.length,
  )
  useActive(table)
  useAnnouncements(play)

  const help = useCallback((piece: string) => screen.help?.(piece, scene), [screen, scene])
  const changed = useMemo(
    () => new Set(scene.happened.flatMap(event => screen.placeOf?.(event, scene) ?? [])),
    [scene, screen],
  )
  const { byPiece } = asking
  const name = useCallback((piece: string) => screen.name?.(piece, scene), [screen, scene])
  const signs = signsOf(t.lang)
  const entry = useMemo(() => screen.entry?.(scene), [screen, scene])
  const lit = teaching?.lit ?? NOTHING_LIT
  const pieces = useMemo(
    () => ({ choices: byPiece, help, name, entry, signs, changed, lit }),
    [byPiece, help, name, entry, signs, changed, lit],
  )
  if (live.outcome !== null && time.isLive && !scoreSeen) {
    setScoreSeen(true)
    setScoreOpen(true)
  }
  return (
    <PlayContext value={play}>
      <PiecesAround pieces={pieces}>
        <PointedContext value={pointed}>
          <JumpContext value={time.jumps}>
            <Marks table={table} isOver={live.outcome !== null}>
              <Room
                root={root}
                changed={changed}
                onScore={() => setScoreOpen(true)}
                requests={
                  <>
                    <UndoRequestBar table={table} state={state} names={names} />
                    <ProposalBar />
                    <HeldBar table={table} state={state} info={info} />
                    <RulesBar table={table} state={state} info={info} game={game} names={names} say={say} />
                  </>
                }
              >
                <SinceCard key={info.id} />
                <Notices notice={state.notice} />
                <FocusKeeper />
                <Pointing root={root} />
                <TipLayer root={root} />
                <TravelLayer root={root} />
                <Shine root={root} changed={changed} />
                <LiveRegion label={wordsWriter(t.lang)('said')} />
                <RuleLayer />
                {pending && <GentleDialog {...pending} />}
                {scoreOpen && (
                  <ScoreDialog
                    table={table}
                    game={game}
                    screen={screen}
                    scene={scene}
                    outcome={time.isLive ? live.outcome : null}
                    last={live.moment}
                    onClose={() => setScoreOpen(false)}
                  />
                )}
              </Room>
            </Marks>
          </JumpContext>
        </PointedContext>
      </PiecesAround>
    </PlayContext>
  )
}
