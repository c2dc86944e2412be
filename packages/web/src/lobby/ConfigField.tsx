import type { AnyGame, Field, FieldValue } from '@railhead/kernel'
import { useId } from 'react'
import { useT } from '../app/AppContext.js'
import { nth } from '../ui/nth.js'
import { configHelp, configName } from './gameName.js'

interface ConfigFieldProps {
  readonly game: AnyGame
  readonly field: Field
  readonly value: FieldValue | undefined
  /** The setting that takes the place of this one: solo instead of players. */
  readonly instead: Field | undefined
  /** The settings that stand in the way of a choice; undefined if it is possible. */
  readonly obstacles: (choice: string | number) => readonly Field[] | undefined
  /** `of`: another setting than this one. */
  readonly onChange: (value: FieldValue | undefined, of?: Field) => void
}

/** One setting of a game, drawn from its description. */
export function ConfigField({ game, field, value, instead, obstacles, onChange }: ConfigFieldProps) {
  const t = useT()
  const id = useId()
  const all = new Intl.ListFormat(t.lang, { type: 'conjunction' })
  const chosen = Array.isArray(value) ? value.map(String) : []
  const optional = field.kind === 'choice' && field.optional
  // A setting that cannot be chosen at all now is not worth the room.
  if (optional && value === undefined && field.choices.every(choice => obstacles(choice) !== undefined))
    return null
  // Of a pair the first offers the second, which shows itself when it is chosen.
  const { fields } = game.config
  const isSecond = instead !== undefined && fields.indexOf(instead) < fields.indexOf(field)
  if (isSecond && value === undefined) return null
  const help = configHelp(t, game, field.name)
  const list = field.kind === 'choiceOrList' && Array.isArray(value)
  return (
    <fieldset className="choices">
      <legend className="legend">{configName(t, game, field.name)}</legend>
      {help !== undefined && <p className="help quiet">{help}</p>}
      {optional && !instead && (
        <label>
          <input type="radio" name={id} checked={value === undefined} onChange={() => onChange(undefined)} />
          {configName(t, game, field.name, 'none')}
        </label>
      )}
      {field.choices.map(choice => {
        const inTheWay = obstacles(choice)
        const refused = inTheWay !== undefined
        const multiple = field.kind === 'set'
        const checked = multiple ? chosen.includes(String(choice)) : value === choice
        return (
          <label key={choice} className={refused && !checked ? 'refused' : undefined}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={id}
              checked={checked}
              disabled={refused && !checked}
              onChange={event => {
                if (!multiple) return onChange(choice)
                onChange(
                  event.target.checked
                    ? [...chosen, String(choice)]
                    : chosen.filter(other => other !== String(choice)),
                )
              }}
            />
            {configName(t, game, field.name, choice)}
            {refused && !checked && (
              <span className="quiet">
                {' — '}
                {t('new.notWith', {
                  field: all.format(inTheWay.map(({ name }) => configName(t, game, name))),
                })}
              </span>
            )}
          </label>
        )
      })}
      {instead?.kind === 'choice' && !isSecond && (
        <label>
          <input
            type="radio"
            name={id}
            checked={value === undefined}
            onChange={() => onChange(instead.choices[instead.choices.length >> 1], instead)}
          />
          {configName(t, game, instead.name)}
        </label>
      )}
      {field.kind === 'choiceOrList' && (
        <label>
          <input
            type="radio"
            name={id}
            checked={list}
            onChange={() => onChange(new Array<string>(field.length).fill(field.default))}
          />
          {t('new.each')}
        </label>
      )}
      {list && field.kind === 'choiceOrList' && (
        <div className="each">
          {chosen.map((choice, i) => (
            <label key={nth(i, field.name)}>
              {i + 1}
              <select
                value={choice}
                onChange={event => onChange(chosen.map((other, j) => (j === i ? event.target.value : other)))}
              >
                {field.choices.map(option => (
                  <option key={option} value={option}>
                    {configName(t, game, field.name, option)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
