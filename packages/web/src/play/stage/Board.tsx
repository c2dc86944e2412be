import { useEffect, useMemo, useRef } from 'react'
import { useApp } from '../../app/AppContext.js'
import { SCROLLED } from '../../ui/scrolled.js'
import { isSmall } from '../layout/useLayout.js'
import { usePlay } from '../play.js'
import { Stage } from './Stage.js'
import { OWN } from './useStage.js'

interface BoardProps {
  readonly changed: ReadonlySet<string>
}

/** The board: its sheet, or on small screens one region of it, or the own board in its place. */
export function Board({ changed }: BoardProps) {
  const { t, settings } = useApp()
  const { screen, scene, stage, layout } = usePlay()
  const { sheet, regions, region } = stage
  const drawing = useMemo(() => screen.board(scene, sheet?.id ?? ''), [screen, scene, sheet?.id])
  if (!sheet) return <div className="stage text-board">{drawing}</div>
  const small = isSmall(layout)
  if (small && region === OWN && scene.seat !== null)
    return (
      <section className="stage own-board" aria-label={t('panel.me')} {...SCROLLED}>
        {screen.playerBoard?.(scene, scene.seat, true)}
      </section>
    )
  return (
    <Stage
      key={sheet.id}
      frame={sheet.frame}
      part={small ? regions.find(({ id }) => id === region) : undefined}
      look={settings.follow ? [...changed].at(-1) : undefined}
    >
      {drawing}
    </Stage>
  )
}

/** Which sheet, or on small screens which region, is shown. */
export function BoardTabs() {
  const { t } = useApp()
  const { screen, scene, stage, layout } = usePlay()
  const small = isSmall(layout)
  const own = small && screen.playerBoard && scene.seat !== null ? [{ id: OWN, title: t('panel.me') }] : []
  const places = small ? [...stage.regions, ...own] : stage.sheets
  const shown = small ? stage.region : stage.sheet?.id
  const row = useRef<HTMLElement>(null)
  // The board turns by itself to what is asked: the name of the part that is shown stays in sight.
  useEffect(() => {
    void shown
    const tab = row.current?.querySelector('[aria-pressed=true]')
    if (!row.current || !tab) return
    const { left, width } = row.current.getBoundingClientRect()
    const box = tab.getBoundingClientRect()
    row.current.scrollLeft += box.left + box.width / 2 - (left + width / 2)
  }, [shown])
  if (places.length < 2) return null
  return (
    <nav className="board-tabs" ref={row} aria-label={t('board.parts')}>
      {places.map(({ id, title }) => (
        <button
          type="button"
          key={id}
          className="button small"
          aria-pressed={id === shown}
          onClick={() => (small ? stage.show(id) : stage.showSheet(id))}
        >
          {title}
        </button>
      ))}
    </nav>
  )
}
