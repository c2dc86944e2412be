import type { AnyGame } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { GameScreen, Scene } from '../games/screen.js'
import { isReady } from '../table/ready.js'
import type { MatchNow, Table, TableState } from '../table/table.js'
import type { Layout } from './layout/useLayout.js'
import type { Teaching } from './lesson/useLesson.js'
import type { Asking } from './question/useQuestion.js'
import type { StageState } from './stage/useStage.js'
import type { Time } from './time/useTime.js'

/** A match on the screen: what every part of it may use. Each of the last three is the state of one part. */
export interface Play {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly live: MatchNow
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly scene: Scene
  readonly layout: Layout
  /** Which moment is shown, and how to get to another one. */
  readonly time: Time
  /** What I am asked, and how it is answered. */
  readonly asking: Asking
  /** What of the board is in sight. */
  readonly stage: StageState
  /** My other tables that wait for me, the longest waiting first. */
  readonly waitingElsewhere: readonly string[]
  /** The lesson that this table gives, if it does. */
  readonly teaching: Teaching | undefined
}

export const PlayContext = createContext<Play | null>(null)

export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (!play) throw new Error('There is no match around this component.')
  return play
}

/** Whether an answer can be given, for what is drawn anew with it. */
export function useReady(): boolean {
  const { table, live } = usePlay()
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table])
  return useSyncExternalStore(subscribe, () => isReady(table, live))
}
