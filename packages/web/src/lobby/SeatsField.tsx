import { type BotInfo, LEVELS, LIMITS } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { levelName } from './levels.js'
import type { SeatChoice } from './seatChoices.js'
import { invitedBy, inviteValue } from './useBots.js'

interface SeatsFieldProps {
  readonly seats: readonly SeatChoice[]
  /** Bots of others that can be invited. */
  readonly bots: readonly BotInfo[]
  /** The table is one of this device. */
  readonly here: boolean
  readonly onChange: (seats: readonly SeatChoice[]) => void
}

function asValue(seat: SeatChoice): string {
  if (seat.kind === 'invite') return inviteValue(seat.name)
  return seat.kind === 'bot' ? seat.level : seat.kind
}

function fromValue(value: string, name: string): SeatChoice {
  const level = LEVELS.find(candidate => candidate === value)
  if (level) return { kind: 'bot', level }
  const bot = invitedBy(value)
  if (bot !== undefined) return { kind: 'invite', name: bot }
  if (value === 'person') return { kind: 'person', name }
  return { kind: value === 'me' ? 'me' : 'open' }
}

/** Who is to sit where: me once, open seats or other people, bots. */
export function SeatsField({ seats, bots, here, onChange }: SeatsFieldProps) {
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
              {bots.map(bot => (
                <option key={bot.id} value={inviteValue(bot.name)}>
                  {t('seat.invite', { name: bot.name, owner: bot.owner.name })}
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
      <details className="levels">
        <summary>{t('level.about')}</summary>
        <dl>
          {LEVELS.map(level => (
            <div key={level}>
              <dt>{levelName(t, level)}</dt>
              <dd>{t(`level.${level}.text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </fieldset>
  )
}
