import { type Field, sameData } from '@railhead/kernel'
import { useT } from '../app/AppContext.js'
import { lobbyOf } from '../games/known.js'
import type { Preset } from '../games/lobby/index.js'
import { presetValues, type Values } from './configRules.js'

interface PresetsFieldProps {
  readonly id: string
  readonly fields: readonly Field[]
  readonly values: Values
  readonly onChange: (preset: Preset) => void
}

/** Ready-made tables: one press fills the form, everything can still be changed. */
export function PresetsField({ id, fields, values, onChange }: PresetsFieldProps) {
  const t = useT()
  const presets = lobbyOf(id)?.presets ?? []
  if (presets.length === 0) return null
  return (
    <fieldset className="presets">
      <legend className="legend">{t('new.presets')}</legend>
      {presets.map(preset => (
        <button
          type="button"
          key={preset.id}
          className="preset"
          aria-pressed={sameData(presetValues(id, fields, preset), values)}
          onClick={() => onChange(preset)}
        >
          <strong>{preset.title[t.lang]}</strong>
          <span>{preset.text[t.lang]}</span>
        </button>
      ))}
    </fieldset>
  )
}
