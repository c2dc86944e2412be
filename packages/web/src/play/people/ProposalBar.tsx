import type { ProposalBody } from '@railhead/protocol'
import { useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { faultText } from '../../ui/faults.js'
import { SeatMark } from '../../ui/SeatMark.js'
import { usePlay } from '../play.js'

/** Somebody proposes a bot for whoever is away, or to end the match. */
export function ProposalBar() {
  const t = useT()
  const { info, state, table, scene } = usePlay()
  const [fault, setFault] = useState<unknown>(null)
  const { proposal } = info
  if (!proposal || state.seat === null) return null
  const { kind, about, number, seat, needed, accepted } = proposal
  const name = (at: number): string => scene.names[at] ?? ''
  const isNeeded = needed.includes(state.seat)
  const agreed = accepted.includes(state.seat)
  const reply = (accept: boolean) => () => {
    const wish: ProposalBody =
      kind === 'bot' ? { kind, about: about ?? 0, number, accept } : { kind, number, accept }
    setFault(null)
    table.decide(wish).catch(setFault)
  }
  const others = needed.filter(other => other !== state.seat)
  return (
    <section className="undo-request panel" role="alertdialog" aria-label={t('proposal.label')}>
      <p>
        <SeatMark seat={seat} />{' '}
        {kind === 'bot'
          ? t('proposal.bot', { name: name(seat), about: name(about ?? 0) })
          : t('proposal.abandon', { name: name(seat) })}{' '}
        {others.length > 0 && (
          <span className="quiet">{t('proposal.waiting', { names: others.map(name).join(', ') })}</span>
        )}
      </p>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      <div className="row">
        {isNeeded && (
          <button type="button" className="button primary" onClick={reply(true)}>
            {t('undo.accept')}
          </button>
        )}
        {(isNeeded || agreed) && (
          <button type="button" className="button" onClick={reply(false)}>
            {agreed ? t('undo.withdraw') : t('undo.refuse')}
          </button>
        )}
      </div>
    </section>
  )
}
