import type { Seat } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { seatNames } from '../lobby/levels.js'
import { peopleOf } from '../local/saved.js'
import type { MatchNow, Table, TableState } from '../table/table.js'
import { SeatMark } from '../ui/SeatMark.js'

/** The people of this device that must answer, if none of them is at the screen. */
export function absentPeople(table: Table, info: TableInfo, live: MatchNow, seat: Seat | null): Seat[] {
  if (table.kind !== 'local' || (seat !== null && live.waiting.includes(seat))) return []
  return peopleOf(info).filter(person => live.waiting.includes(person))
}

interface CurtainProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly live: MatchNow
  readonly wanted: readonly Seat[]
}

/** Between the turns of two people at one screen: hides what the one may know from the other. */
export function Curtain({ table, state, info, live, wanted }: CurtainProps) {
  const t = useT()
  const names = seatNames(t, info.seats)
  const mayUndo = state.seat !== null && live.freeUndo > 0
  return (
    <main className="page curtain">
      <section className="panel">
        <h1>
          {t('curtain.pass', {
            name: new Intl.ListFormat(t.lang, { type: 'disjunction' }).format(
              wanted.map(seat => names[seat]),
            ),
          })}
        </h1>
        <p>{t('curtain.text')}</p>
        {wanted.map(seat => (
          <button
            type="button"
            key={seat}
            className="button primary big"
            onClick={() => void table.join(seat)}
          >
            <SeatMark seat={seat} /> {t('curtain.ready', { name: names[seat] })}
          </button>
        ))}
        <div className="row">
          {mayUndo && (
            <button type="button" className="button" onClick={() => table.undo(live.moment - 1)}>
              {t('undo')}
            </button>
          )}
          <Link className="button plain" to="/">
            {t('toLobby')}
          </Link>
        </div>
      </section>
    </main>
  )
}
