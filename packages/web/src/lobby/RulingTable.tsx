import { firstValue, type Ruling, type RulingValue, type RulingValues } from '@railhead/kernel'
import { useId, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { nth } from '../ui/nth.js'
import { RulingInput } from './RulingInput.js'
import { partWords, type RulingTexts } from './rulingWords.js'

interface RulingTableProps {
  readonly one: Ruling
  readonly question: string
  readonly now: RulingValue
  readonly texts: RulingTexts
  readonly onChange: (value: RulingValue) => void
}

/** A whole table of figures, folded away: one field for each of them. */
export function RulingTable({ one, question, now, texts, onChange }: RulingTableProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="ruling-table" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="label">{question}</summary>
      {open && <Part one={one} values={one.values} now={now} texts={texts} label="" onChange={onChange} />}
    </details>
  )
}

interface PartProps extends Omit<RulingTableProps, 'question'> {
  readonly values: RulingValues
  readonly label: string
}

function Part(props: PartProps) {
  const id = useId()
  const { values, label, one, now, texts, onChange } = props
  if (values.kind === 'record') return <Fields {...props} fields={values.fields} />
  if (values.kind === 'list') return <Items {...props} {...values} />
  return (
    <div className="ruling-part">
      <label htmlFor={id}>{label}</label>
      <RulingInput id={id} one={one} values={values} now={now} texts={texts} onChange={onChange} />
    </div>
  )
}

function Fields({
  fields,
  ...props
}: PartProps & { readonly fields: Readonly<Record<string, RulingValues>> }) {
  const { one, now, texts, label, onChange } = props
  const values = now as Readonly<Record<string, RulingValue>>
  return (
    <fieldset className="ruling-parts">
      {label !== '' && <legend>{label}</legend>}
      {Object.entries(fields).map(([name, field]) => (
        <Part
          key={name}
          one={one}
          texts={texts}
          values={field}
          now={values[name]}
          label={partWords(texts, one, name)}
          onChange={value => onChange({ ...values, [name]: value })}
        />
      ))}
    </fieldset>
  )
}

function Items({
  of,
  from,
  to,
  ...props
}: PartProps & { readonly of: RulingValues; readonly from: number; readonly to: number }) {
  const t = useT()
  const { one, now, texts, label, onChange } = props
  const items = now as readonly RulingValue[]
  return (
    <fieldset className="ruling-parts">
      {label !== '' && <legend>{label}</legend>}
      {items.map((item, i) => (
        <Part
          key={nth(i, 'item')}
          one={one}
          texts={texts}
          values={of}
          now={item}
          label={String(i + 1)}
          onChange={value => onChange(items.map((other, place) => (place === i ? value : other)))}
        />
      ))}
      {items.length < to && from < to && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...items, items.at(-1) ?? firstValue(of)])}
        >
          {t('new.more')}
        </button>
      )}
      {items.length > from && from < to && (
        <button type="button" className="button" onClick={() => onChange(items.slice(0, -1))}>
          {t('new.fewer')}
        </button>
      )}
    </fieldset>
  )
}
