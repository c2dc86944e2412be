import {
  type AnyGame,
  RailheadError,
  type ResolvedRulings,
  type Ruling,
  type RulingValue,
  readRulings,
} from '@railhead/kernel'
import { useId } from 'react'
import { useT } from '../app/AppContext.js'
import { gameWriter } from '../i18n/index.js'
import { RulingInput } from './RulingInput.js'
import { RulingTable } from './RulingTable.js'
import type { RulingTexts } from './rulingWords.js'

interface RulingsFieldProps {
  readonly game: AnyGame
  /** Those that differ from the default. */
  readonly rulings: ResolvedRulings
  readonly onChange: (rulings: ResolvedRulings) => void
}

/** Open readings and values of our own, folded away: whoever owns the printed game knows better. */
export function RulingsField({ game, rulings, onChange }: RulingsFieldProps) {
  const t = useT()
  const all = game.rulings ?? []
  if (all.length === 0) return null
  const catalogue = game.text.catalogues[t.lang]
  const texts: RulingTexts = { say: gameWriter(t.lang, [catalogue], String), catalogue }
  const count = Object.keys(rulings).length
  const set = (id: string, value: RulingValue | undefined): void => {
    const { [id]: _old, ...rest } = rulings
    onChange(value === undefined ? rest : { ...rest, [id]: value })
  }
  const refused = refusedRuling(game, rulings)
  return (
    <>
      <details className="rulings">
        <summary>
          {t('new.rulings')}
          {count > 0 && ` (${count})`}
        </summary>
        <p className="quiet">{t('new.rulingsHelp')}</p>
        {all.map(one => (
          <RulingField
            key={one.id}
            one={one}
            value={rulings[one.id]}
            texts={texts}
            onChange={value => set(one.id, value)}
          />
        ))}
      </details>
      {refused !== undefined && (
        <p className="fault" role="alert">
          {t('fault.config')} {texts.say({ key: `ruling.${refused}` })}
        </p>
      )}
    </>
  )
}

/** Of values that are each possible, the one that cannot be together with the others, or leads nowhere. */
function refusedRuling(game: AnyGame, rulings: ResolvedRulings): string | undefined {
  if (Object.keys(rulings).length === 0) return undefined
  try {
    readRulings(game, rulings, game.rulesVersion)
    return undefined
  } catch (error) {
    if (error instanceof RailheadError) return error.path?.split('.')[1]
    throw error
  }
}

interface RulingFieldProps {
  readonly one: Ruling
  readonly value: RulingValue | undefined
  readonly texts: RulingTexts
  readonly onChange: (value: RulingValue | undefined) => void
}

function RulingField({ one, value, texts, onChange }: RulingFieldProps) {
  const id = useId()
  const className = value === undefined ? 'field ruling' : 'field ruling changed-ruling'
  const now = value ?? one.default
  const { values } = one
  const question = texts.say({ key: `ruling.${one.id}` })
  const usual = (next: RulingValue): RulingValue | undefined =>
    JSON.stringify(next) === JSON.stringify(one.default) ? undefined : next
  if (values.kind === 'list' || values.kind === 'record')
    return (
      <div className={className}>
        <RulingTable
          one={one}
          question={question}
          now={now}
          texts={texts}
          onChange={next => onChange(usual(next))}
        />
      </div>
    )
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {question}
      </label>
      <RulingInput
        id={id}
        one={one}
        values={values}
        now={now}
        usual={one.default}
        texts={texts}
        onChange={next => onChange(usual(next))}
      />
    </div>
  )
}
