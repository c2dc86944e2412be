import { type AnyGame, type Decision, type PlainOption, sameData } from '@railhead/kernel'
import { isHuman } from '@railhead/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useApp } from '../../app/AppContext.js'
import type { Choice, GameScreen, Question, Scene } from '../../games/screen.js'
import type { MatchNow, Table, TableState } from '../../table/table.js'
import { knock } from '../sound.js'
import { type Distance, distanceTo, restartTarget, undoTarget } from '../time/undo.js'
import type { Time } from '../time/useTime.js'
import { gesturesOf } from './gestures.js'
import { type ByPiece, byPieceOf, makeQuestions } from './questions.js'
import { useAnswers } from './useAnswers.js'
import { useAutoAnswer } from './useAutoAnswer.js'
import { type Hinting, useHint } from './useHint.js'
import { type Panel, usePanel } from './usePanel.js'

/** Reasons shown in one tip. */
const MOST_REASONS = 3

/** Taking back, and how far that goes. */
export interface Undo extends Distance {
  readonly go: () => void
  /** The others are asked. */
  readonly asks: boolean
}

/** What I am asked, and how it is answered. */
export interface Asking {
  readonly questions: readonly Question[]
  /** The question that holds the game up. */
  readonly asked: Question | undefined
  /** Everything that can be chosen on the board and beside it, by piece. */
  readonly byPiece: ByPiece
  readonly choose: (choice: Choice) => void
  /** Like `choose`, for clicks: nothing happens just after the question has changed. */
  readonly click: (choice: Choice) => void
  readonly panel: Panel['panel']
  readonly refusals: readonly {
    readonly option: PlainOption | undefined
    readonly piece: string | null
    readonly what: string
    readonly why: string
  }[]
  /** Why a piece cannot be chosen. */
  readonly refusalOf: (piece: string) => readonly string[]
  readonly hinting: Hinting
  /** The question is about to be answered by itself. */
  readonly isObvious: boolean
  /** The last choice of one that was made for me. */
  readonly told: { readonly label: string; readonly id: string } | null
  /** It was there for long enough. */
  readonly forgetTold: () => void
  readonly undo: Undo | undefined
  /** Takes the whole turn back. */
  readonly restart: Undo | undefined
  readonly redo: (() => void) | undefined
}

interface QuestionProps {
  readonly table: Table
  readonly state: TableState
  readonly live: MatchNow
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly scene: Scene
  readonly time: Time
  /** Every question is asked by itself and answered by hand: somebody is learning. */
  readonly oneByOne: boolean
}

const NO_QUESTIONS: readonly Question[] = []

export function useQuestion({
  table,
  state,
  live,
  game,
  screen,
  scene,
  time,
  oneByOne,
}: QuestionProps): Asking {
  const { t, settings } = useApp()
  const answers = useAnswers(table, state, live)
  const stands = time.isLive && !answers.isGiving
  const questions = useMemo(
    () => (stands ? makeQuestions(game, screen, scene, live.decisions, oneByOne) : NO_QUESTIONS),
    [stands, game, screen, scene, live.decisions, oneByOne],
  )
  const asked = questions.find(({ anyTime }) => !anyTime)
  const byPiece = useMemo(
    () =>
      byPieceOf(
        questions.flatMap(({ choices }) => choices),
        () => (stands && !oneByOne ? gesturesOf(game, screen, scene, live.decisions) : []),
      ),
    [questions, stands, oneByOne, game, screen, scene, live.decisions],
  )

  const choose = useCallback(
    (choice: Choice) => {
      if (settings.sound) knock()
      answers.choose(choice)
    },
    [answers.choose, settings.sound],
  )
  const [told, setTold] = useState<{ readonly label: string; readonly id: string } | null>(null)
  const forgetTold = useCallback(() => setTold(null), [])
  const answerFor = useCallback(
    (choice: Choice) => {
      setTold({ label: choice.label, id: choice.decision })
      answers.choose(choice, true)
    },
    [answers.choose],
  )
  const obvious = (question: Question): Choice | undefined => {
    const decision = live.decisions.find(({ id }) => id === question.id)
    const option = decision && screen.obvious?.(decision, scene)
    return option && question.choices.find(choice => sameData(choice.option, option))
  }
  const automatic = stands && !settings.confirm && !oneByOne
  const isObvious = useAutoAnswer(table, questions, automatic, answerFor, obvious)

  const { panel, isDeaf } = usePanel(table, live, asked?.id)
  const click = useCallback(
    (choice: Choice) => {
      if (!isDeaf()) choose(choice)
    },
    [choose, isDeaf],
  )

  const refusals = useMemo(() => {
    if (!stands || state.seat === null || !asked) return []
    const decision: Decision<PlainOption> = { seat: state.seat, ask: asked.ask, options: [] }
    return game.refusals(scene.view, state.seat).map(({ option, what, why }) => ({
      option,
      piece: (option && screen.pieceOf?.(option, decision, scene)) ?? null,
      what: scene.say(what),
      why: scene.say(why),
    }))
  }, [stands, asked, game, screen, scene, state.seat])
  const refusalOf = useCallback(
    (piece: string): readonly string[] => {
      if (!asked) return []
      const about = refusals.filter(refusal => refusal.piece === piece)
      if (about.length === 0) return [t('tip.notNow')]
      return about.slice(0, MOST_REASONS).map(({ what, why }) => `${what} — ${why}`)
    },
    [asked, refusals, t],
  )

  const hinting = useHint(table, questions, live.view)
  const undoTo = undoTarget(state, live, answers.joined)
  const restartTo = restartTarget(state, live, undoTo)
  const people = state.table?.seats.filter(isHuman).length ?? 1
  return {
    questions,
    asked,
    byPiece,
    choose,
    click,
    panel,
    refusals,
    refusalOf,
    hinting,
    told,
    forgetTold,
    isObvious,
    undo:
      undoTo === undefined || !time.isLive
        ? undefined
        : {
            go: () => answers.undo(undoTo),
            ...distanceTo(state, undoTo),
            asks: live.freeUndo === 0 && people > 1,
          },
    restart:
      restartTo === undefined || !time.isLive
        ? undefined
        : { go: () => answers.undo(restartTo), ...distanceTo(state, restartTo), asks: false },
    redo: time.isLive ? answers.redo : undefined,
  }
}
