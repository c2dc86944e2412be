import { type InputHTMLAttributes, useId } from 'react'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string
  readonly onChange: (value: string) => void
}

/** A line to write in, with its name above it. */
export function Field({ label, onChange, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input type="text" {...input} id={id} onChange={event => onChange(event.target.value)} />
    </div>
  )
}
