import { type ReactNode, useEffect, useId, useState } from 'react'
import { useT } from '../../app/AppContext.js'

export interface Tab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
  /** How much is in it; grows when something new comes. */
  readonly badge?: number
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  /** A sheet at the bottom that can be pulled up and pushed down. */
  readonly sheet?: boolean
  /** The tab to open when this changes to it. */
  readonly open?: string | undefined
}

export function Tabs({ tabs, sheet = false, open }: TabsProps) {
  const t = useT()
  const id = useId()
  const [chosen, setChosen] = useState(tabs[0].id)
  const [up, setUp] = useState(true)
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(tabs.map(tab => [tab.id, tab.badge ?? 0])),
  )
  useEffect(() => {
    if (open === undefined) return
    if (sheet) setChosen(open)
    setUp(true)
  }, [open, sheet])
  const shown = tabs.find(tab => tab.id === chosen) ?? tabs[0]
  const count = shown.badge ?? 0
  if ((seen[shown.id] ?? 0) !== count) setSeen({ ...seen, [shown.id]: count })
  return (
    <div className={sheet ? `sheet ${up ? 'up' : 'down'}` : 'tabs'}>
      <div className="tab-list" role="tablist">
        {tabs.map(tab => (
          <button
            type="button"
            key={tab.id}
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={`${id}panel`}
            className="tab"
            onClick={() => {
              setUp(tab === shown ? !up : true)
              setChosen(tab.id)
            }}
          >
            {tab.label}
            {(tab.badge ?? 0) > (seen[tab.id] ?? 0) && <span className="dot">●</span>}
          </button>
        ))}
        {sheet && (
          <button
            type="button"
            className="tab grip"
            aria-label={up ? t('sheet.down') : t('sheet.up')}
            onClick={() => setUp(!up)}
          >
            {up ? '▾' : '▴'}
          </button>
        )}
      </div>
      <div
        className={`tab-panel panel-${shown.id}`}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${shown.id}`}
        hidden={sheet && !up}
      >
        {shown.content}
      </div>
    </div>
  )
}
