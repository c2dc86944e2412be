import hazardSign from 'game-icon:hazard-sign'
import { LIMITS } from '@railhead/protocol'
import { useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { Icon } from '../../icons/Icon.js'
import { Dialog } from '../../ui/Dialog.js'
import { download } from '../../ui/download.js'
import { faultText } from '../../ui/faults.js'
import { usePlay } from '../play.js'
import { wordsWriter } from '../words/text/index.js'

/** Something is wrong: the match up to here as a file, and on a server also for those who look after it. */
export function ReportButton() {
  const t = useT()
  const w = wordsWriter(t.lang)
  const { table, info } = usePlay()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<unknown>(null)
  const close = (): void => {
    setOpen(false)
    setWords('')
    setFault(null)
  }
  const send = (): Promise<void> =>
    table.report(words).then(file => {
      download(`railhead-report-${info.game}.json`, file)
      close()
    }, setFault)
  return (
    <>
      <button
        type="button"
        className="button small plain"
        aria-label={w('report.title')}
        title={w('report.title')}
        onClick={() => setOpen(true)}
      >
        <Icon d={hazardSign} />
      </button>
      {open && (
        <Dialog title={w('report.title')} onClose={close}>
          <p>{w(table.kind === 'local' ? 'report.here' : 'report.server')}</p>
          <label className="label" htmlFor="report-words">
            {w('report.words')}
          </label>
          <textarea
            id="report-words"
            rows={3}
            maxLength={LIMITS.words}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
          {fault !== null && (
            <p className="fault" role="alert">
              {faultText(t, fault)}
            </p>
          )}
          <div className="row">
            <button type="button" className="button primary" onClick={() => void send()}>
              {w('report.send')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
