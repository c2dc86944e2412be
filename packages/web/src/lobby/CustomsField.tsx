import { type Customs, LIMITS } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import { ago } from '../ui/ago.js'

const MINUTE = 60_000
const PATIENCE = [10, 60, 6 * 60, 24 * 60, LIMITS.patience.usual, 7 * 24 * 60] as const

/** What a table is opened with if nobody says otherwise. */
export const USUAL_CUSTOMS: Customs = {
  hints: false,
  patience: LIMITS.patience.usual,
  watchersTalk: false,
}

interface CustomsFieldProps {
  readonly customs: Customs
  readonly onChange: (customs: Customs) => void
}

/** How the people of a table treat each other. */
export function CustomsField({ customs, onChange }: CustomsFieldProps) {
  const t = useT()
  return (
    <fieldset className="choices stacked">
      <legend className="legend">{t('customs.title')}</legend>
      <label>
        <input
          type="checkbox"
          checked={customs.hints}
          onChange={event => onChange({ ...customs, hints: event.target.checked })}
        />
        {t('customs.hints')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={customs.watchersTalk}
          onChange={event => onChange({ ...customs, watchersTalk: event.target.checked })}
        />
        {t('customs.watchers')}
      </label>
      <label className="patience">
        {t('customs.patience')}
        <select
          value={customs.patience ?? ''}
          onChange={event =>
            onChange({ ...customs, patience: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          {PATIENCE.map(minutes => (
            <option key={minutes} value={minutes}>
              {ago(t.lang, minutes * MINUTE)}
            </option>
          ))}
          <option value="">{t('customs.never')}</option>
        </select>
      </label>
    </fieldset>
  )
}
