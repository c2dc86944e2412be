import type { Seat } from '@railhead/kernel'
import { LEVELS, type Level, paths } from '@railhead/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { guestName } from '../lobby/guestName.js'
import { levelName } from '../lobby/levels.js'
import type { ForkSeat, Origin } from '../local/fork.js'
import { forkLocalTable } from '../local/opening.js'
import { Dialog } from '../ui/Dialog.js'
import { faultText } from '../ui/faults.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { ReviewWords, useReviewWords } from './Words.js'

interface ForkDialogProps {
  readonly from: Origin
  /** The match, fetched when it is wanted. */
  readonly file: () => Promise<object>
  readonly moment: number
  readonly names: readonly string[]
  /** Whom I play, at first. */
  readonly seat: Seat
  readonly onClose: () => void
}

/** Who plays a seat: me, as it was played, or a bot. */
type Role = 'me' | 'recorded' | Level

/** What if: a new match on this device goes on from a moment of this one. */
export default function ForkDialog(props: ForkDialogProps) {
  return (
    <ReviewWords silent>
      <Fork {...props} />
    </ReviewWords>
  )
}

function Fork({ from, file, moment, names, seat, onClose }: ForkDialogProps) {
  const { t, me } = useApp()
  const w = useReviewWords()
  const navigate = useNavigate()
  const [roles, setRoles] = useState<readonly Role[]>(names.map((_, i) => (i === seat ? 'me' : 'recorded')))
  const [fault, setFault] = useState<unknown>(null)
  const seatOf = (role: Role): ForkSeat => {
    if (role === 'me') return { kind: 'person', name: me?.name ?? guestName() }
    return role === 'recorded' ? { kind: 'recorded' } : { kind: 'bot', level: role }
  }
  const start = async (): Promise<void> => {
    try {
      const title = `${w('fork.title')} (${moment})`
      const id = await forkLocalTable({ file: await file(), moment, seats: roles.map(seatOf), title, from })
      void navigate(paths.page(id))
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <Dialog title={w('fork.title')} onClose={onClose}>
      <p>{w('fork.text')}</p>
      <div className="fork-seats">
        {names.map((name, i) => (
          <label key={nth(i, 'seat')}>
            <span>
              <SeatMark seat={i} /> {name}
            </span>
            <select
              value={roles[i]}
              onChange={event => {
                const wanted = event.target.value as Role
                setRoles(roles.map((role, other) => (other === i ? wanted : role)))
              }}
            >
              <option value="me">{w('fork.me')}</option>
              <option value="recorded">{w('fork.recorded')}</option>
              {LEVELS.map(level => (
                <option key={level} value={level}>
                  {t('seat.bot', { level: levelName(t, level) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      <div className="row">
        <button type="button" className="button primary" onClick={() => void start()}>
          {w('fork.start')}
        </button>
      </div>
    </Dialog>
  )
}
