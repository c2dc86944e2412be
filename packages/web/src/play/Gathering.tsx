import type { AnyGame } from '@railhead/kernel'
import { LEVELS, paths, type SeatBody, type TableInfo } from '@railhead/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { configName, gameName } from '../lobby/gameName.js'
import { levelName, seatName } from '../lobby/levels.js'
import { NameField } from '../lobby/NameField.js'
import { useGuest } from '../lobby/useGuest.js'
import type { Table, TableState } from '../table/table.js'
import { faultText } from '../ui/faults.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { ruleText } from '../ui/time.js'
import { ConnectionBanner } from './ConnectionBanner.js'

interface GatheringProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  /** Undefined until it is loaded. */
  readonly game: AnyGame | undefined
}

/** A table before the start: who sits, who is missing, and how to call them. */
export function Gathering({ table, state, info, game }: GatheringProps) {
  const { t, me } = useApp()
  const navigate = useNavigate()
  const becomeGuest = useGuest()
  const [fault, setFault] = useState<unknown>(null)
  const host = me?.id === info.host
  const full = info.seats.every(({ kind }) => kind !== 'open')
  const attempt = (action: () => Promise<unknown>) => () => {
    setFault(null)
    action().catch(setFault)
  }
  const leave = attempt(async () => {
    await table.leave()
    void navigate('/')
  })
  const sit = (seat: number) =>
    attempt(async () => {
      await becomeGuest()
      await table.join(seat)
    })
  return (
    <Page title={info.title || gameName(t, info.game)}>
      <ConnectionBanner state={state} />
      <section className="panel gathering">
        <p className="quiet">
          {gameName(t, info.game)}
          {describeConfig(info.config).map(([field, value]) => (
            <span key={field}>
              {' '}
              · {configName(t, game, field)}: {configName(t, game, field, value)}
            </span>
          ))}
          {info.time && ` · ${ruleText(t, info.time)} · ${t(`time.expiry.${info.time.onExpiry}`)}`}
        </p>
        {!me && <NameField />}
        <ul className="seat-list">
          {info.seats.map((seat, i) => (
            <li key={nth(i, 'seat')}>
              <SeatMark seat={i} />
              <span className={seat.kind === 'open' ? 'grow quiet' : 'grow'}>
                {seatName(t, seat)} {state.seat === i && <em>({t('seat.me')})</em>}
              </span>
              {seat.kind === 'open' && state.seat === null && (
                <button type="button" className="button primary" onClick={sit(i)}>
                  {t('table.sit')}
                </button>
              )}
              {host && seat.kind !== 'person' && (
                <select
                  aria-label={t('seat.number', { number: i + 1 })}
                  value={seat.kind === 'bot' ? seat.level : 'open'}
                  onChange={event => {
                    const level = LEVELS.find(candidate => candidate === event.target.value)
                    const to: SeatBody = level ? { kind: 'bot', level } : { kind: 'open' }
                    attempt(() => table.setSeat(i, to))()
                  }}
                >
                  <option value="open">{t('seat.open')}</option>
                  {LEVELS.map(level => (
                    <option key={level} value={level}>
                      {t('seat.bot', { level: levelName(t, level) })}
                    </option>
                  ))}
                </select>
              )}
            </li>
          ))}
        </ul>
        <Invitation id={info.id} />
        {fault !== null && (
          <p className="fault" role="alert">
            {faultText(t, fault)}
          </p>
        )}
        <div className="row">
          {host && (
            <button
              type="button"
              className="button primary big"
              disabled={!full}
              onClick={attempt(() => table.start())}
            >
              {full ? t('table.start') : t('table.waiting')}
            </button>
          )}
          {!host && <p className="quiet">{t('table.hostStarts')}</p>}
          {state.seat !== null && (
            <button type="button" className="button" onClick={leave}>
              {t('table.leave')}
            </button>
          )}
        </div>
      </section>
    </Page>
  )
}

function describeConfig(config: unknown): [string, string | number][] {
  if (typeof config !== 'object' || config === null) return []
  return Object.entries(config).flatMap(([field, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((one): [string, string | number][] =>
      typeof one === 'string' || typeof one === 'number' ? [[field, one]] : [],
    )
  })
}

function Invitation({ id }: { readonly id: string }) {
  const { t } = useApp()
  const [copied, setCopied] = useState(false)
  const url = `${location.origin}${paths.page(id)}`
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(url)
    setCopied(true)
  }
  return (
    <div className="field">
      <label className="label" htmlFor="invitation">
        {t('table.invite')}
      </label>
      <div className="row">
        <input id="invitation" type="text" readOnly value={url} onFocus={event => event.target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? t('table.copied') : t('table.copy')}
        </button>
      </div>
    </div>
  )
}
