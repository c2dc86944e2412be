import { type AdminTable, type AdminTablesResponse, paths, type TableStatus } from '@railhead/protocol'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { http } from '../table/http.js'
import { Dialog } from '../ui/Dialog.js'
import { nth } from '../ui/nth.js'
import { Panel } from './Panel.js'
import { useLoaded } from './useLoaded.js'
import { useWhen, useWords } from './words.js'

const STATES = ['playing', 'gathering', 'finished'] as const

/** All tables, by what they are at. */
export function TablesPanel() {
  const t = useT()
  const w = useWords()
  const when = useWhen()
  const [status, setStatus] = useState<TableStatus>('playing')
  const [doomed, setDoomed] = useState<AdminTable | null>(null)
  const { answer, fault, again } = useLoaded<AdminTablesResponse>(paths.adminTables(status))
  const [refused, setRefused] = useState<unknown>(null)
  const remove = async ({ id }: AdminTable): Promise<void> => {
    setDoomed(null)
    await http('POST', paths.adminRemove, { table: id }).catch(setRefused)
    await again()
  }
  return (
    <Panel title={w('tables')} fault={refused ?? fault}>
      <fieldset className="choices">
        {STATES.map(state => (
          <label key={state}>
            <input
              type="radio"
              name="admin-status"
              checked={status === state}
              onChange={() => setStatus(state)}
            />
            {w(`status.${state}`)}
          </label>
        ))}
      </fieldset>
      {answer?.tables.length === 0 && <p className="quiet">{w('none')}</p>}
      <ul className="admin-list">
        {answer?.tables.map(table => (
          <li key={table.id}>
            <div>
              <Link to={paths.page(table.id)}>{table.title || w('untitled')}</Link> ·{' '}
              {gameName(t, table.game)}
              <p className="quiet">
                {table.seats.map((name, seat) => (
                  <span key={nth(seat)} className="admin-seat">
                    {name ?? w('openSeat')}
                  </span>
                ))}
                {w('lastMoved', { when: when(table.movedAt) })}
              </p>
            </div>
            <button type="button" className="button small danger" onClick={() => setDoomed(table)}>
              {w('remove')}
            </button>
          </li>
        ))}
      </ul>
      {doomed && (
        <Dialog title={w('remove')} onClose={() => setDoomed(null)}>
          <p>{w('removeSure')}</p>
          <div className="row">
            <button type="button" className="button danger" onClick={() => void remove(doomed)}>
              {w('remove')}
            </button>
            <button type="button" className="button" onClick={() => setDoomed(null)}>
              {w('cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </Panel>
  )
}
