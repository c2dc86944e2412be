import type { TableInfo } from '@railhead/protocol'
import { useId } from 'react'
import { useT } from '../app/AppContext.js'
import type { Writer } from '../i18n/index.js'
import type { Table, TableState } from '../table/table.js'

interface HeldBarProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
}

/** Why a bot plays for me; undefined if none does. */
export function heldText(t: Writer, state: TableState, info: TableInfo): string | undefined {
  const mine = state.seat === null ? undefined : info.seats[state.seat]
  if (mine?.kind !== 'person' || !mine.held || mine.conceded || state.match?.outcome) return undefined
  return t(info.time ? 'time.heldMine' : 'time.heldAway')
}

/** My time was over and a bot plays for me: the way back. */
export function HeldBar({ table, state, info }: HeldBarProps) {
  const t = useT()
  const text = useId()
  const held = heldText(t, state, info)
  if (held === undefined) return null
  return (
    <section
      className="undo-request panel"
      role="alertdialog"
      aria-label={t('time.held')}
      aria-describedby={text}
    >
      <p id={text}>{held}</p>
      <button type="button" className="button primary" onClick={() => table.comeBack()}>
        {t('time.back')}
      </button>
    </section>
  )
}
