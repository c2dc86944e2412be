import type { PlainEvent, PlainState, Seat } from '@railhead/kernel'
import { type LogEntry, paths } from '@railhead/protocol'
import { useCallback, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../../app/AppContext.js'
import { motionIsOff } from '../../app/settings.js'
import type { GameScreen } from '../../games/screen.js'
import type { MatchNow, Table, TableState } from '../../table/table.js'
import { type Turn, turnAt, turnsOf } from './turns.js'
import { useMoment } from './useMoment.js'
import { usePlayback } from './usePlayback.js'

/** Which moment of the match is shown, and how to get to another one. */
export interface Time {
  readonly moment: number
  readonly last: number
  readonly view: PlainState
  readonly waiting: readonly Seat[]
  /** What led to this moment, as far as it is seen happening: empty after a jump. */
  readonly happened: readonly PlainEvent[]
  /** Counts jumps: figures that change by one did not change in the match. */
  readonly jumps: number
  /** The live position is shown, and nothing is on its way. */
  readonly isLive: boolean
  /** An earlier moment was opened by its address. */
  readonly isPast: boolean
  /** Others' turns are being shown. */
  readonly isPlaying: boolean
  readonly turns: readonly Turn[]
  /** The turn that the shown moment belongs to. */
  readonly turn: Turn | undefined
  readonly skip: () => void
  readonly go: (moment: number) => void
}

const NOBODY: readonly Seat[] = []
const NOTHING: readonly PlainEvent[] = []

/** So many answers that came in between two pictures are seen happening together; more are a jump. */
const MOST_TOGETHER = 12

/** What happened after a moment, up to an entry of the log. */
const between = (log: readonly LogEntry[], from: number, to: LogEntry): readonly PlainEvent[] =>
  to.moment === from + 1
    ? to.events
    : log.filter(({ moment }) => moment > from && moment <= to.moment).flatMap(({ events }) => events)

export function useTime(
  table: Table,
  state: TableState,
  live: MatchNow,
  screen: GameScreen,
  address: string | undefined,
): Time {
  const { settings } = useApp()
  const navigate = useNavigate()
  const wanted = address === undefined ? undefined : Number.parseInt(address, 10)
  const past = wanted !== undefined && wanted < live.moment ? wanted : undefined
  const { step, skip } = usePlayback(table, motionIsOff(settings) ? 'off' : settings.speed)
  const fetched = useMoment(table, past)
  const isPast = past !== undefined
  const isPlaying = !isPast && step !== undefined
  const view = isPast ? (fetched?.view ?? live.view) : (step?.view ?? live.view)
  const moment = isPast ? past : (step?.moment ?? live.moment)
  const entry = isPast ? fetched?.entry : (step?.entry ?? state.log.at(-1))

  // A step that follows the shown one is seen happening; anything else is a jump.
  const shown = useRef({ moment, entry, happened: NOTHING, jumps: 0 })
  if (shown.current.entry !== entry && entry) {
    const steps = entry.moment - shown.current.moment
    const follows = steps > 0 && steps <= (isPast ? 1 : MOST_TOGETHER)
    shown.current = {
      moment: entry.moment,
      entry,
      happened: follows ? between(state.log, shown.current.moment, entry) : NOTHING,
      jumps: shown.current.jumps + (follows ? 0 : 1),
    }
  }
  const { happened, jumps } = shown.current

  const seats = state.table?.seats.length ?? 0
  const turns = useMemo(
    () => turnsOf(state.log, event => screen.closesTurn?.(event, seats) ?? false),
    [state.log, screen, seats],
  )
  const go = useCallback(
    (to: number): void => {
      const page = to >= live.moment ? paths.page(table.id) : paths.page(table.id, Math.max(0, to))
      void navigate(page, { replace: isPast })
    },
    [navigate, table, live.moment, isPast],
  )
  return {
    moment,
    last: live.moment,
    view,
    waiting: isPast ? (fetched?.waiting ?? NOBODY) : (step?.waiting ?? live.waiting),
    happened,
    jumps,
    isLive: !isPast && !isPlaying,
    isPast,
    isPlaying,
    turns,
    turn: turnAt(turns, moment),
    skip,
    go,
  }
}
