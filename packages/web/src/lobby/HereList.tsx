import save from 'game-icon:save'
import trashCan from 'game-icon:trash-can'
import { useCallback, useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { Icon } from '../icons/Icon.js'
import { lessonNote } from '../learn/lessonNotes.js'
import { deleteMatch, type Listed, listMatches, readRecord } from '../local/database.js'
import { Dialog } from '../ui/Dialog.js'
import { download } from '../ui/download.js'
import { faultText } from '../ui/faults.js'
import { gameName } from './gameName.js'
import { seatNames } from './levels.js'
import { TableRow } from './TableList.js'

/** The matches that are kept in this browser: to go on with, to save as files, to delete. */
export function HereList() {
  const t = useT()
  const [listed, setListed] = useState<readonly Listed[]>([])
  const [doomed, setDoomed] = useState<Listed | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const load = useCallback(() => {
    // Without a database (some private windows) there is nothing to list.
    listMatches().then(setListed, error => console.warn(error))
  }, [])
  useEffect(load, [load])
  if (listed.length === 0) return null

  const toFile = async ({ id, table }: Listed): Promise<void> => {
    const record = await readRecord(id)
    const names = table ? seatNames(t, table.info.seats) : []
    const file = typeof record === 'object' && record !== null ? { ...record, names } : record
    download(`${table?.info.game ?? 'match'}-${id}.json`, file)
  }
  const remove = (id: string): void => {
    setDoomed(null)
    deleteMatch(id).then(load, setFault)
  }
  return (
    <section className="panel table-list" aria-label={t('list.here')}>
      <h2>{t('list.here')}</h2>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      <ul>
        {listed.map(match => (
          <li key={match.id} className="here-row">
            {match.table ? (
              <TableRow
                listed={{ table: match.table.info, seat: null, yourTurn: match.table.yourTurn }}
                dated
                {...(lessonNote(match.id) && { about: t('list.lesson') })}
              />
            ) : (
              <span className="table-row quiet">{t('here.unreadable')}</span>
            )}
            <button
              type="button"
              className="button small plain"
              aria-label={t('here.save')}
              title={t('here.save')}
              onClick={() => void toFile(match).catch(setFault)}
            >
              <Icon d={save} />
            </button>
            <button
              type="button"
              className="button small plain"
              aria-label={t('here.delete')}
              title={t('here.delete')}
              onClick={() => setDoomed(match)}
            >
              <Icon d={trashCan} />
            </button>
          </li>
        ))}
      </ul>
      {doomed && (
        <Dialog title={t('here.deleteTitle')} onClose={() => setDoomed(null)}>
          <p>
            <strong>
              {doomed.table
                ? doomed.table.info.title || gameName(t, doomed.table.info.game)
                : t('here.unreadable')}
            </strong>
          </p>
          <p>{t('here.deleteText')}</p>
          <div className="row">
            <button type="button" className="button primary" onClick={() => remove(doomed.id)}>
              {t('here.delete')}
            </button>
            <button type="button" className="button" onClick={() => setDoomed(null)}>
              {t('here.keep')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
