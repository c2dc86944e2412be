import type { AnyGame } from '@railhead/kernel'
import {
  type BotInfo,
  type Customs,
  LEVELS,
  paths,
  type SeatBody,
  type SeatInfo,
  type TableInfo,
} from '@railhead/protocol'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { announcer } from '../announce/announcer.js'
import { LiveRegion } from '../announce/LiveRegion.js'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import type { Writer } from '../i18n/index.js'
import { configName, gameName } from '../lobby/gameName.js'
import { levelName, seatName } from '../lobby/levels.js'
import { NameField } from '../lobby/NameField.js'
import { invitedBy, inviteValue, useBots } from '../lobby/useBots.js'
import { useGuest } from '../lobby/useGuest.js'
import type { Table, TableState } from '../table/table.js'
import { ago } from '../ui/ago.js'
import { faultText } from '../ui/faults.js'
import { lastMeans } from '../ui/means.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { ruleText } from '../ui/time.js'
import { useGatheringSaid } from './announce/useGatheringSaid.js'
import { Connection } from './layout/Banners.js'
import { WordField } from './people/WordField.js'
import { wordsWriter } from './words/text/index.js'

interface GatheringProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  /** Undefined until it is loaded. */
  readonly game: AnyGame | undefined
}

/** What the menu of a seat shows as chosen. */
function menuValue(seat: SeatInfo): string {
  if (seat.kind === 'open') return seat.invited ? inviteValue(seat.invited.name) : 'open'
  return seat.kind === 'bot' ? seat.level : 'open'
}

/** Who can be invited, and who is, also if they are gone meanwhile. */
function invitable(
  bots: readonly BotInfo[],
  seat: SeatInfo,
): readonly { readonly name: string; readonly owner?: BotInfo['owner'] }[] {
  const invited = seat.kind === 'open' ? seat.invited : undefined
  return invited && !bots.some(({ name }) => name === invited.name) ? [...bots, { name: invited.name }] : bots
}

/** A table before the start: who sits, who is missing, and how to call them. */
export function Gathering({ table, state, info, game }: GatheringProps) {
  const { t, me } = useApp()
  const navigate = useNavigate()
  const becomeGuest = useGuest()
  const [fault, setFault] = useState<unknown>(null)
  const host = me?.id === info.host
  const bots = useBots(info.game, host && table.kind === 'remote')
  const full = info.seats.every(({ kind }) => kind !== 'open')
  const attempt = (action: () => Promise<unknown>) => () => {
    setFault(null)
    action().catch(setFault)
  }
  const leave = attempt(async () => {
    await table.leave()
    void navigate('/')
  })
  useGatheringSaid(info, state.seat)
  // Buttons of a seat go when they have done what they do: the focus stays with the seat.
  const list = useRef<HTMLUListElement>(null)
  const changed = useRef<number>(undefined)
  useEffect(() => {
    void info.seats
    const row = changed.current ?? state.seat
    if (row === null || lastMeans() !== 'key' || document.activeElement !== document.body) return
    list.current?.querySelectorAll<HTMLElement>('.grow')[row]?.focus()
    changed.current = undefined
  }, [state.seat, info.seats])
  const sit = (seat: number) =>
    attempt(async () => {
      await becomeGuest()
      await table.join(seat)
    })
  return (
    <Page title={info.title || gameName(t, info.game)}>
      <Connection state={state} remote={table.kind === 'remote'} />
      <LiveRegion label={wordsWriter(t.lang)('said')} />
      <section className="panel gathering">
        <p className="quiet">
          {[
            ...(info.title === '' ? [] : [gameName(t, info.game)]),
            ...describeConfig(info.config).map(([field, value]) =>
              t('pair', { what: configName(t, game, field), value: configName(t, game, field, value) }),
            ),
          ].join(' · ')}
          {info.time && ` · ${ruleText(t, info.time)} · ${t(`time.expiry.${info.time.onExpiry}`)}`}
          {info.customs && customsText(t, info.customs)}
        </p>
        {!me && <NameField />}
        <ul className="seat-list" ref={list}>
          {info.seats.map((seat, i) => (
            <li key={nth(i, 'seat')}>
              <SeatMark seat={i} />
              <span className={seat.kind === 'open' ? 'grow quiet' : 'grow'} tabIndex={-1}>
                {seat.kind === 'open' && seat.played !== undefined && `${t('seat.open')} · `}
                {seatName(t, seat)} {state.seat === i && <em>({t('seat.me')})</em>}
                {info.fairness.words?.some(({ place }) => place === i) && (
                  <small className="quiet"> · {t('word.has')}</small>
                )}
              </span>
              {host && seat.kind === 'person' && state.seat !== i && (
                <button
                  type="button"
                  className="button small"
                  onClick={attempt(() => {
                    changed.current = i
                    return table.setSeat(i, { kind: 'open' })
                  })}
                >
                  {t('table.remove', { name: seat.name })}
                </button>
              )}
              {seat.kind === 'open' && !seat.invited && state.seat === null && (
                <button type="button" className="button primary" onClick={sit(i)}>
                  {t('table.sit')}
                </button>
              )}
              {host && seat.kind !== 'person' && (
                <select
                  aria-label={t('seat.number', { number: i + 1 })}
                  value={menuValue(seat)}
                  onChange={event => {
                    const level = LEVELS.find(candidate => candidate === event.target.value)
                    const name = invitedBy(event.target.value)
                    const seatOfBot: SeatBody | undefined =
                      name === undefined ? undefined : { kind: 'invite', name }
                    const to: SeatBody = level ? { kind: 'bot', level } : (seatOfBot ?? { kind: 'open' })
                    attempt(() => table.setSeat(i, to))()
                  }}
                >
                  <option value="open">{t('seat.open')}</option>
                  {LEVELS.map(level => (
                    <option key={level} value={level}>
                      {t('seat.bot', { level: levelName(t, level) })}
                    </option>
                  ))}
                  {invitable(bots, seat).map(bot => (
                    <option key={bot.name} value={inviteValue(bot.name)}>
                      {bot.owner === undefined
                        ? t('seat.invited', { name: bot.name })
                        : t('seat.invite', { name: bot.name, owner: bot.owner.name })}
                    </option>
                  ))}
                </select>
              )}
            </li>
          ))}
        </ul>
        <WordField table={table} info={info} seat={state.seat} host={host} />
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
              disabled={!full || info.sealed === true}
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

const MINUTE = 60_000

/** How people treat each other here, in a few words. */
function customsText(t: Writer, { hints, patience }: Customs): string {
  const parts = [t(hints ? 'customs.hints' : 'customs.noHints')]
  if (patience !== null) parts.push(t('customs.patienceShort', { time: ago(t.lang, patience * MINUTE) }))
  return parts.map(part => ` · ${part}`).join('')
}

function describeConfig(config: unknown): [string, string | number][] {
  if (typeof config !== 'object' || config === null) return []
  return Object.entries(config).flatMap(([field, value]) => {
    if (field === 'rules') return [] // the version, which nobody chose
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
    announcer.say('notice', t('table.copied'))
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
