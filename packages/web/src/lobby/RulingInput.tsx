import type { Ruling, RulingValue, RulingValues } from '@railhead/kernel'
import { useT } from '../app/AppContext.js'
import { choiceWords, type RulingTexts } from './rulingWords.js'

interface RulingInputProps {
  readonly id: string
  readonly one: Ruling
  readonly values: Extract<RulingValues, { readonly kind: 'choice' | 'number' }>
  readonly now: RulingValue
  /** Marked among the choices. */
  readonly usual?: RulingValue
  readonly texts: RulingTexts
  readonly onChange: (value: RulingValue) => void
}

/** One figure or choice of a ruling; what does not fit is not taken. */
export function RulingInput({ id, one, values, now, usual, texts, onChange }: RulingInputProps) {
  const t = useT()
  if (values.kind === 'number') {
    const { from, to } = values
    return (
      <input
        id={id}
        type="number"
        min={from}
        max={to}
        step={1}
        value={String(now)}
        onChange={event => {
          const number = event.target.valueAsNumber
          if (Number.isInteger(number) && number >= from && number <= to) onChange(number)
        }}
      />
    )
  }
  return (
    <select
      id={id}
      value={String(now)}
      onChange={event => {
        const found = values.choices.find(choice => String(choice) === event.target.value)
        if (found !== undefined) onChange(found)
      }}
    >
      {values.choices.map(choice => (
        <option key={String(choice)} value={String(choice)}>
          {choiceWords(texts, one, choice)}
          {choice === usual ? ` (${t('new.usual')})` : ''}
        </option>
      ))}
    </select>
  )
}
