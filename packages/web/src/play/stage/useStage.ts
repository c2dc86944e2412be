import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameScreen, Region, Scene, Sheet } from '../../games/screen.js'
import { isSmall, type Layout } from '../layout/useLayout.js'
import type { Asking } from '../question/useQuestion.js'

/** What of the board is in sight. */
export interface StageState {
  readonly sheets: readonly Sheet[]
  readonly regions: readonly Region[]
  /** The sheet that is drawn. */
  readonly sheet: Sheet | undefined
  /** On small screens: the region that is shown, or OWN for the own board. */
  readonly region: string
  readonly show: (region: string) => void
  readonly showSheet: (sheet: string) => void
  /** The pieces that the question is about, in the shown region: to be brought into sight. */
  readonly wanted: readonly string[]
  /** Nothing but the board. */
  readonly isFull: boolean
  readonly setFull: (full: boolean) => void
}

/** The own board in the place of a region. */
export const OWN = 'own'

export function useStage(screen: GameScreen, scene: Scene, asking: Asking, layout: Layout): StageState {
  // A match keeps its sheets; only their titles change with the language.
  const sheets = useMemo(() => screen.sheets?.(scene) ?? [], [screen, scene])
  const regions = useMemo(
    () => screen.regions?.(scene) ?? sheets.map(sheet => ({ ...sheet, sheet: sheet.id })),
    [screen, scene, sheets],
  )
  const [region, setRegion] = useState(() => regions[0]?.id ?? '')
  const [chosen, setSheet] = useState(() => sheets[0]?.id ?? '')
  const [isFull, setFull] = useState(false)
  const { asked } = asking
  const pieces = useMemo(
    () => [...new Set(asked?.choices.flatMap(({ piece }) => (piece === null ? [] : [piece])) ?? [])],
    [asked],
  )

  const show = useCallback(
    (id: string): void => {
      setRegion(id)
      const sheet = regions.find(candidate => candidate.id === id)?.sheet
      if (sheet !== undefined) setSheet(sheet)
    },
    [regions],
  )

  // A new question brings up the region that most of its pieces lie in.
  const latest = useRef({ screen, scene, regions, pieces, show, asked })
  latest.current = { screen, scene, regions, pieces, show, asked }
  const id = asked?.id
  useEffect(() => {
    if (id === undefined) return
    const now = latest.current
    const about = now.screen.regionFor?.(now.asked?.ask ?? '')
    const best = about ?? bestRegion(now.screen, now.scene, now.pieces)
    if (best !== undefined) now.show(best)
  }, [id])

  const sheet = sheets.find(candidate => candidate.id === chosen) ?? sheets[0]
  const wanted = useMemo(
    () => (isSmall(layout) ? pieces.filter(piece => screen.regionOf?.(piece, scene) === region) : []),
    [layout, pieces, screen, scene, region],
  )
  return { sheets, regions, sheet, region, show, showSheet: setSheet, wanted, isFull, setFull }
}

/** The region that most of these pieces lie in; the own board only if none of them lies on the common one. */
export function bestRegion(screen: GameScreen, scene: Scene, pieces: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    const lies = screen.regionOf?.(piece, scene)
    if (lies === null) continue
    const found = lies ?? OWN
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const common = [...counts].filter(([found]) => found !== OWN)
  if (common.length === 0) return counts.has(OWN) ? OWN : undefined
  return common.sort(([, a], [, b]) => b - a)[0]?.[0]
}
