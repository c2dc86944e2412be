import { LEVELS, type SeatRequest } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { levelName } from './levels.js'

interface SeatsFieldProps {
  readonly seats: readonly SeatRequest[]
  readonly onChange: (seats: readonly SeatRequest[]) => void
}

const asValue = (seat: SeatRequest): string => (seat.kind === 'bot' ? seat.level : seat.kind)

function fromValue(value: string): SeatRequest {
  const level = LEVELS.find(candidate => candidate === value)
  if (level) return { kind: 'bot', level }
  return { kind: value === 'me' ? 'me' : 'open' }
}

/** Who is to sit where: me once, open seats, bots. */
export function SeatsField({ seats, onChange }: SeatsFieldProps) {
  const t = useT()
  const set = (index: number, seat: SeatRequest): void =>
    onChange(
      seats.map((now, i) => {
        if (i === index) return seat
        return seat.kind === 'me' && now.kind === 'me' ? { kind: 'open' } : now
      }),
    )
  return (
    <fieldset className="choices stacked seats-field">
      <legend className="legend">{t('new.seats')}</legend>
      {seats.map((seat, i) => (
        <label key={nth(i, 'seat')}>
          <SeatMark seat={i} />
          <span className="visually-hidden">{t('seat.number', { number: i + 1 })}</span>
          <select value={asValue(seat)} onChange={event => set(i, fromValue(event.target.value))}>
            <option value="me">{t('seat.me')}</option>
            <option value="open">{t('seat.open')}</option>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {t('seat.bot', { level: levelName(t, level) })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
