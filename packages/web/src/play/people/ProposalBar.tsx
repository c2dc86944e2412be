import type { ProposalBody } from '@railhead/protocol'
import { useId, useState, useSyncExternalStore } from 'react'
import { useT } from '../../app/AppContext.js'
import { minuteNow, watchMinutes } from '../../ui/ago.js'
import { faultText } from '../../ui/faults.js'
import { SeatMark } from '../../ui/SeatMark.js'
import { usePlay } from '../play.js'
import { wordsWriter } from '../words/text/index.js'

/** Somebody proposes a bot for whoever is away, or to end the match. */
export function ProposalBar() {
  const t = useT()
  const text = useId()
  const say = wordsWriter(t.lang)
  const { info, state, table, scene } = usePlay()
  const [fault, setFault] = useState<unknown>(null)
  const now = useSyncExternalStore(watchMinutes, minuteNow) + state.ahead
  const { proposal } = info
  if (!proposal || state.seat === null) return null
  const { kind, about, number, seat, needed, accepted, from } = proposal
  const name = (at: number): string => scene.names[at] ?? ''
  const isNeeded = needed.includes(state.seat)
  const agreed = accepted.includes(state.seat)
  const reply = (accept: boolean) => () => {
    const wish: ProposalBody =
      kind === 'bot' ? { kind, about: about ?? 0, number, accept } : { kind, number, accept }
    setFault(null)
    table.decide(wish).catch(setFault)
  }
  // The notice of whom it is about: when it is over, those who agreed say so once more.
  const until = from === undefined || from <= now ? undefined : clock(t.lang, from - state.ahead)
  const ready = agreed && needed.length === 0 && until === undefined
  const others = needed.filter(other => other !== state.seat)
  return (
    <section
      className="undo-request panel"
      role="alertdialog"
      aria-label={say('proposal.label')}
      aria-describedby={text}
    >
      <p id={text}>
        <SeatMark seat={seat} />{' '}
        {kind === 'bot'
          ? say('proposal.bot', { name: name(seat), about: name(about ?? 0) })
          : say('proposal.abandon', { name: name(seat) })}{' '}
        {others.length > 0 && (
          <span className="quiet">{say('proposal.waiting', { names: others.map(name).join(', ') })}</span>
        )}{' '}
        {until !== undefined && (
          <span>
            {about === state.seat
              ? say('proposal.noticeMine', { time: until })
              : say('proposal.notice', { about: name(about ?? 0), time: until })}
          </span>
        )}
      </p>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      <div className="row">
        {(isNeeded || ready) && (
          <button type="button" className="button primary" onClick={reply(true)}>
            {ready ? say('proposal.letBot') : say('undo.accept')}
          </button>
        )}
        {(isNeeded || agreed) && (
          <button type="button" className="button" onClick={reply(false)}>
            {agreed ? say('undo.withdraw') : say('undo.refuse')}
          </button>
        )}
      </div>
    </section>
  )
}

function clock(lang: string, at: number): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(at)
}
