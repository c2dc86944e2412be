import type { TableInfo } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import type { Table, TableState } from '../table/table.js'

interface HeldBarProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
}

/** My time was over and a bot plays for me: the way back. */
export function HeldBar({ table, state, info }: HeldBarProps) {
  const t = useT()
  const mine = state.seat === null ? undefined : info.seats[state.seat]
  if (mine?.kind !== 'person' || !mine.held || mine.conceded || state.match?.outcome) return null
  return (
    <section className="undo-request panel" role="alertdialog" aria-label={t('time.held')}>
      <p>{t(info.time ? 'time.heldMine' : 'time.heldAway')}</p>
      <button type="button" className="button primary" onClick={() => table.comeBack()}>
        {t('time.back')}
      </button>
    </section>
  )
}
