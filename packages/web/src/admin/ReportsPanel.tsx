import { type AdminReportsResponse, type HandledBody, paths } from '@railhead/protocol'
import { useState } from 'react'
import { useT } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { http } from '../table/http.js'
import { download } from '../ui/download.js'
import { Panel } from './Panel.js'
import { useLoaded } from './useLoaded.js'
import { useWhen, useWords } from './words.js'

/** What people reported, to be saved and opened with `railhead replay`. */
export function ReportsPanel() {
  const t = useT()
  const w = useWords()
  const when = useWhen()
  const { answer, fault, again } = useLoaded<AdminReportsResponse>(paths.adminReports)
  const [refused, setRefused] = useState<unknown>(null)
  const saveFile = (id: string): Promise<void> =>
    http<object>('GET', paths.adminReport(id)).then(
      file => download(`railhead-report-${id}.json`, file),
      setRefused,
    )
  const handle = async (id: string, handled: boolean): Promise<void> => {
    const body: HandledBody = { handled }
    await http('PUT', paths.adminReport(id), body).catch(setRefused)
    await again()
  }
  const clear = async (id: string): Promise<void> => {
    await http('DELETE', paths.adminReport(id)).catch(setRefused)
    await again()
  }
  return (
    <Panel title={w('reports')} fault={refused ?? fault}>
      {answer?.reports.length === 0 && <p className="quiet">{w('none')}</p>}
      {answer && answer.kept >= answer.most && (
        <p className="fault" role="alert">
          {w('reportsFull', { most: answer.most })}
        </p>
      )}
      <ul className="admin-list">
        {answer?.reports.map(({ id, words, game, build, at, by, handled }) => (
          <li key={id}>
            <div>
              {words === '' ? <em className="quiet">{w('noWords')}</em> : words}
              <p className="quiet">
                {w('reportBy', { game: gameName(t, game), build, when: when(at), name: by ?? w('gone') })}
              </p>
            </div>
            <button type="button" className="button small" onClick={() => void saveFile(id)}>
              {w('saveFile')}
            </button>
            <button
              type="button"
              className="button small"
              aria-pressed={handled}
              onClick={() => void handle(id, !handled)}
            >
              {w('handled')}
            </button>
            <button type="button" className="button small plain" onClick={() => void clear(id)}>
              {w('clear')}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
