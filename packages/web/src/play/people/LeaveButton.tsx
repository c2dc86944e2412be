import flag from 'game-icon:flying-flag'
import { isHuman } from '@railhead/protocol'
import { useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { Icon } from '../../icons/Icon.js'
import { Dialog } from '../../ui/Dialog.js'
import { faultText } from '../../ui/faults.js'
import { usePlay } from '../play.js'
import { wordsWriter } from '../words/text/index.js'

/** The ways out of a match at a table of a server: giving up, ending it together, or just going away. */
export function LeaveButton() {
  const t = useT()
  const w = wordsWriter(t.lang)
  const { table, info, state, live } = usePlay()
  const [open, setOpen] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  const mine = state.seat === null ? undefined : info.seats[state.seat]
  if (table.kind !== 'remote' || live.outcome || mine?.kind !== 'person' || mine.conceded) return null
  const others = info.seats.filter((seat, i) => i !== state.seat && seat.kind === 'person' && !seat.conceded)
  const together = info.seats.filter(isHuman).length > 1
  const attempt = (action: () => Promise<unknown>) => () => {
    setFault(null)
    action().then(() => setOpen(false), setFault)
  }
  return (
    <>
      <button
        type="button"
        className="button small plain leave"
        title={w('leave.title')}
        onClick={() => setOpen(true)}
      >
        <Icon d={flag} /> <span className="word">{w('leave.title')}</span>
      </button>
      {open && (
        <Dialog title={w('leave.title')} onClose={() => setOpen(false)}>
          <p>{w('leave.concedeText', { left: others.length })}</p>
          <button type="button" className="button primary" onClick={attempt(() => table.concede())}>
            {w('leave.concede')}
          </button>
          {together && (
            <>
              <p>{w('leave.abandonText')}</p>
              <button
                type="button"
                className="button"
                disabled={info.proposal !== undefined}
                onClick={attempt(() => table.decide({ kind: 'abandon', number: live.number, accept: true }))}
              >
                {w('leave.abandon')}
              </button>
            </>
          )}
          <p className="quiet">{w('leave.later')}</p>
          {fault !== null && (
            <p className="fault" role="alert">
              {faultText(t, fault)}
            </p>
          )}
        </Dialog>
      )}
    </>
  )
}
