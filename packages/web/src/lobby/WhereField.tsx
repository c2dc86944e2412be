import { useId } from 'react'
import { useT } from '../app/AppContext.js'

/** Where a match is kept and computed. */
export type Where = 'server' | 'here'

interface WhereFieldProps {
  readonly where: Where
  /** The server cannot be reached. */
  readonly offline: boolean
  readonly onChange: (where: Where) => void
}

export function WhereField({ where, offline, onChange }: WhereFieldProps) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className="choices stacked">
      <legend className="legend">{t('lobby.where')}</legend>
      {(['server', 'here'] as const).map(choice => (
        <label key={choice} className={offline && choice === 'server' ? 'refused' : undefined}>
          <input
            type="radio"
            name={id}
            value={choice}
            checked={where === choice}
            disabled={offline && choice === 'server'}
            onChange={() => onChange(choice)}
          />
          {t(`lobby.${choice}`)}
        </label>
      ))}
    </fieldset>
  )
}
