import { type ListedTable, paths, type TableScope } from '@railhead/protocol'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { SeatTime } from '../ui/SeatTime.js'
import { ruleText } from '../ui/time.js'
import { gameName } from './gameName.js'
import { seatName } from './levels.js'

interface TableListProps {
  readonly scope: TableScope
  /** Undefined until loaded, or where there is no such list. */
  readonly tables: readonly ListedTable[] | undefined
}

export function TableList({ scope, tables }: TableListProps) {
  const t = useT()
  if (!tables || (tables.length === 0 && scope !== 'open')) return null
  return (
    <section className="panel table-list" aria-label={t(`list.${scope}`)}>
      <h2>{t(`list.${scope}`)}</h2>
      {tables.length === 0 && <p className="quiet">{t('list.empty')}</p>}
      <ul>
        {tables.map(listed => (
          <li key={listed.table.id}>
            <TableRow listed={listed} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TableRowProps {
  readonly listed: ListedTable
  /** Says when something last happened. */
  readonly dated?: boolean
  /** What the table is for: the lesson that it gives. */
  readonly about?: string
}

export function TableRow({ listed: { table, yourTurn }, dated = false, about }: TableRowProps) {
  const t = useT()
  const date = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Link className={yourTurn ? 'table-row your-turn' : 'table-row'} to={paths.page(table.id)}>
      <span className="table-title">
        {table.title || gameName(t, table.game)}
        {yourTurn && <strong className="badge">{t('yourTurn')}</strong>}
      </span>
      <span className="quiet">
        {[
          table.title && gameName(t, table.game),
          about,
          t(`status.${table.status}`),
          table.time && ruleText(t, table.time),
          dated && date.format(table.movedAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="seat-names">
        {table.seats.map((seat, i) => (
          <span key={nth(i, table.id)} className={seat.kind === 'open' ? 'quiet' : undefined}>
            <SeatMark seat={i} /> {seatName(t, seat)}{' '}
            {table.status === 'playing' && <SeatTime rule={table.time} seat={seat} />}
          </span>
        ))}
      </span>
    </Link>
  )
}
