import { LEVELS, LIMITS, type SeatRequest } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { levelName } from './levels.js'

/** Who is to sit at a seat; on this device also other people at the same screen. */
export type SeatChoice = SeatRequest | { readonly kind: 'person'; readonly name: string }

interface SeatsFieldProps {
  readonly seats: readonly SeatChoice[]
  /** The table is one of this device. */
  readonly here: boolean
  readonly onChange: (seats: readonly SeatChoice[]) => void
}

const asValue = (seat: SeatChoice): string => (seat.kind === 'bot' ? seat.level : seat.kind)

function fromValue(value: string, name: string): SeatChoice {
  const level = LEVELS.find(candidate => candidate === value)
  if (level) return { kind: 'bot', level }
  if (value === 'person') return { kind: 'person', name }
  return { kind: value === 'me' ? 'me' : 'open' }
}

/** Who is to sit where: me once, open seats or other people, bots. */
export function SeatsField({ seats, here, onChange }: SeatsFieldProps) {
  const t = useT()
  const player = (index: number): string => t('seat.player', { number: index + 1 })
  const set = (index: number, seat: SeatChoice): void =>
    onChange(
      seats.map((now, i) => {
        if (i === index) return seat
        if (seat.kind !== 'me' || now.kind !== 'me') return now
        return here ? { kind: 'person', name: player(i) } : { kind: 'open' }
      }),
    )
  return (
    <fieldset className="choices stacked seats-field">
      <legend className="legend">{t('new.seats')}</legend>
      {seats.map((seat, i) => (
        <div key={nth(i, 'seat')} className="seat-choice">
          <label>
            <SeatMark seat={i} />
            <span className="visually-hidden">{t('seat.number', { number: i + 1 })}</span>
            <select
              value={asValue(seat)}
              onChange={event => set(i, fromValue(event.target.value, player(i)))}
            >
              <option value="me">{t('seat.me')}</option>
              {here ? (
                <option value="person">{t('seat.person')}</option>
              ) : (
                <option value="open">{t('seat.open')}</option>
              )}
              {LEVELS.map(level => (
                <option key={level} value={level}>
                  {t('seat.bot', { level: levelName(t, level) })}
                </option>
              ))}
            </select>
          </label>
          {seat.kind === 'person' && (
            <input
              type="text"
              aria-label={t('seat.personName', { number: i + 1 })}
              value={seat.name}
              maxLength={LIMITS.name}
              onChange={event => set(i, { kind: 'person', name: event.target.value })}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
