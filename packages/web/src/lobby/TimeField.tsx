import type { OnExpiry, TimeRule } from '@railhead/protocol'
import { useId } from 'react'
import { useT } from '../app/AppContext.js'
import { ruleText } from '../ui/time.js'

const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120]
const INCREMENTS = [0, 5, 10, 20, 30, 60]
const HOURS = [12, 24, 72] as const

interface TimeFieldProps {
  readonly rule: TimeRule | undefined
  readonly onChange: (rule: TimeRule | undefined) => void
}

/** How much time people have, and what happens when it is over. */
export function TimeField({ rule, onChange }: TimeFieldProps) {
  const t = useT()
  const id = useId()
  const onExpiry = rule?.onExpiry ?? 'bot'
  const starts: Readonly<Record<'none' | TimeRule['kind'], TimeRule | undefined>> = {
    none: undefined,
    clock: { kind: 'clock', minutes: 30, increment: 20, onExpiry },
    deadline: { kind: 'deadline', hours: 24, onExpiry },
  }
  const kind = rule?.kind ?? 'none'
  return (
    <fieldset className="choices stacked">
      <legend className="legend">{t('time.title')}</legend>
      {(['none', 'clock', 'deadline'] as const).map(choice => (
        <label key={choice}>
          <input
            type="radio"
            name={`${id}kind`}
            checked={kind === choice}
            onChange={() => onChange(starts[choice])}
          />
          {t(`time.${choice}`)}
        </label>
      ))}
      {rule?.kind === 'clock' && (
        <div className="indent">
          <label>
            {t('time.minutes')}
            <select
              value={rule.minutes}
              onChange={event => onChange({ ...rule, minutes: Number(event.target.value) })}
            >
              {MINUTES.map(minutes => (
                <option key={minutes}>{minutes}</option>
              ))}
            </select>
          </label>
          <label>
            {t('time.increment')}
            <select
              value={rule.increment}
              onChange={event => onChange({ ...rule, increment: Number(event.target.value) })}
            >
              {INCREMENTS.map(seconds => (
                <option key={seconds}>{seconds}</option>
              ))}
            </select>
          </label>
        </div>
      )}
      {rule?.kind === 'deadline' && (
        <div className="indent">
          {HOURS.map(hours => (
            <label key={hours}>
              <input
                type="radio"
                name={`${id}hours`}
                checked={rule.hours === hours}
                onChange={() => onChange({ ...rule, hours })}
              />
              {ruleText(t, { ...rule, hours })}
            </label>
          ))}
        </div>
      )}
      {rule && (
        <ExpiryField onExpiry={onExpiry} onChange={chosen => onChange({ ...rule, onExpiry: chosen })} />
      )}
    </fieldset>
  )
}

interface ExpiryFieldProps {
  readonly onExpiry: OnExpiry
  readonly onChange: (onExpiry: OnExpiry) => void
}

function ExpiryField({ onExpiry, onChange }: ExpiryFieldProps) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className="choices indent">
      <legend className="legend">{t('time.expiry')}</legend>
      {(['bot', 'wait'] as const).map(choice => (
        <label key={choice}>
          <input type="radio" name={id} checked={onExpiry === choice} onChange={() => onChange(choice)} />
          {t(`time.expiry.${choice}`)}
        </label>
      ))}
    </fieldset>
  )
}
