import { type KeyboardEvent, useId, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { usePlay } from '../play.js'
import { PANELS } from './panels.js'

interface TabsProps {
  /** Which panel is open; undefined: none, where panels lie over the board. */
  readonly chosen: string | undefined
  readonly choose: (panel: string | undefined) => void
  /** Choosing the open one closes it. */
  readonly closes?: boolean
}

/** It scrolls, and may hold nothing that takes the focus. */
const FOCUSABLE = { tabIndex: 0 } as const

/** The panels that are not always in sight, one at a time. Arrows walk through their tabs. */
export function Tabs({ chosen, choose, closes = false }: TabsProps) {
  const t = useT()
  const play = usePlay()
  const id = useId()
  const panels = PANELS.filter(panel => panel.shown(play))
  const badge = (panel: (typeof PANELS)[number]): number => panel.badge?.(play) ?? 0
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(panels.map(panel => [panel.id, badge(panel)])),
  )
  const open = panels.find(panel => panel.id === chosen) ?? (closes ? undefined : panels[0])
  if (open && (seen[open.id] ?? 0) !== badge(open)) setSeen({ ...seen, [open.id]: badge(open) })
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = open ? panels.indexOf(open) : -1
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : undefined
    const next = panels.at(end ?? (at + step + panels.length) % panels.length)
    if ((step === 0 && end === undefined) || !next) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(`${id}${next.id}`)?.focus()
  }
  return (
    <div className={open ? 'tabs' : 'tabs shut'}>
      <div className="tab-list" role="tablist" aria-label={t('panel.tabs')} onKeyDown={walk}>
        {panels.map((panel, i) => (
          <button
            type="button"
            key={panel.id}
            role="tab"
            id={`${id}${panel.id}`}
            aria-selected={panel === open}
            aria-controls={panel === open ? `${id}panel` : undefined}
            tabIndex={panel === open || (!open && i === 0) ? 0 : -1}
            className="tab"
            onClick={() => choose(closes && panel === open ? undefined : panel.id)}
          >
            {t(panel.title)}
            {badge(panel) > (seen[panel.id] ?? 0) && <span className="dot">●</span>}
          </button>
        ))}
      </div>
      {open && closes && (
        <button
          type="button"
          className="button small tabs-close"
          aria-label={t('close')}
          onClick={() => choose(undefined)}
        >
          ✕
        </button>
      )}
      {open && (
        <div
          className={`tab-panel panel-${open.id}`}
          role="tabpanel"
          {...FOCUSABLE}
          id={`${id}panel`}
          aria-labelledby={`${id}${open.id}`}
        >
          {open.content}
        </div>
      )}
    </div>
  )
}
