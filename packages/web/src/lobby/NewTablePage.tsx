import type { AnyGame, RailheadError, ResolvedRulings } from '@railhead/kernel'
import {
  type CreateTableBody,
  type GamesResponse,
  LIMITS,
  paths,
  type TableResponse,
  type TimeRule,
  type Visibility,
} from '@railhead/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { rulesOfGame } from '../games/known.js'
import { GAMES } from '../games/registry.js'
import type { Writer } from '../i18n/index.js'
import { createLocalTable } from '../local/opening.js'
import type { LocalSeat } from '../local/saved.js'
import { HttpFault, http } from '../table/http.js'
import { faultText } from '../ui/faults.js'
import { ConfigField } from './ConfigField.js'
import { CustomsField, USUAL_CUSTOMS } from './CustomsField.js'
import {
  check,
  insteadOf,
  obstaclesTo,
  presetValues,
  startValues,
  type Values,
  withValue,
} from './configRules.js'
import { configName, gameName } from './gameName.js'
import { guestName } from './guestName.js'
import { PresetsField } from './PresetsField.js'
import { RulingsField } from './RulingsField.js'
import { SeatsField } from './SeatsField.js'
import { type SeatChoice, seatChoices } from './seatChoices.js'
import { TimeField } from './TimeField.js'
import { useBots } from './useBots.js'
import { useGuest } from './useGuest.js'
import { type Where, WhereField } from './WhereField.js'

const ALL: readonly string[] = Object.keys(GAMES)

/** Seats that there are not at such a table become ones that there are. */
function fitting(seat: SeatChoice, here: boolean): SeatChoice {
  if (here && (seat.kind === 'open' || seat.kind === 'invite')) return { kind: 'bot', level: 'hand' }
  if (!here && seat.kind === 'person') return { kind: 'open' }
  return seat
}

export default function NewTablePage() {
  const { t, me } = useApp()
  const navigate = useNavigate()
  const becomeGuest = useGuest()
  const [offered, setOffered] = useState<readonly string[]>(ALL)
  const [corrections, setCorrections] = useState<Readonly<Record<string, ResolvedRulings>>>({})
  const [offline, setOffline] = useState(false)
  const [wish, setWhere] = useState<Where>('server')
  const [id, setId] = useState<string>(ALL[0])
  const [game, setGame] = useState<AnyGame | null>(null)
  const [values, setValues] = useState<Values>({})
  const [rulings, setRulings] = useState<ResolvedRulings>({})
  const [chosen, setSeats] = useState<readonly SeatChoice[]>([])
  const [title, setTitle] = useState('')
  const [visibility, setVisibility] = useState<Visibility>('open')
  const [shuffleSeats, setShuffle] = useState(false)
  const [time, setTime] = useState<TimeRule | undefined>()
  const [customs, setCustoms] = useState(USUAL_CUSTOMS)
  const [fault, setFault] = useState<unknown>(null)

  useEffect(() => {
    http<GamesResponse>('GET', paths.games)
      .then(({ games }) => {
        setOffered(games.map(info => info.id))
        const corrected = games.map(info => [info.id, info.corrections ?? {}] as const)
        setCorrections(Object.fromEntries(corrected) as Record<string, ResolvedRulings>)
      })
      .catch(error => {
        if (error instanceof HttpFault && error.code === 'offline') setOffline(true)
        else setFault(error)
      })
  }, [])

  useEffect(() => {
    let current = true
    rulesOfGame(id).then(rules => {
      if (!current) return
      setGame(rules)
      setValues(startValues(rules.config.fields))
      setRulings({})
    }, setFault)
    return () => {
      current = false
    }
  }, [id])

  const checked = useMemo(() => (game ? check(game, values) : undefined), [game, values])
  const seatCount = checked && 'seats' in checked ? checked.seats : undefined
  useEffect(() => {
    if (seatCount !== undefined) setSeats(now => seatChoices(now, seatCount))
  }, [seatCount])

  const here = offline || wish === 'here'
  const config = Object.keys(rulings).length === 0 ? values : { ...values, rulings }
  const games = here ? ALL : offered
  const bots = useBots(id, !here)
  const seats = useMemo(() => chosen.map(seat => fitting(seat, here)), [chosen, here])

  const playHere = async (): Promise<void> => {
    const my = me?.name ?? guestName()
    const table = await createLocalTable({
      game: id,
      config,
      title: title.trim(),
      shuffleSeats,
      seats: seats.map((seat, i): LocalSeat => {
        if (seat.kind === 'bot') return seat
        const name = seat.kind === 'person' ? seat.name.trim() : my
        return { kind: 'person', name: name === '' ? t('seat.player', { number: i + 1 }) : name }
      }),
    })
    void navigate(paths.page(table))
  }

  const create = async (): Promise<void> => {
    try {
      if (here) return await playHere()
      await becomeGuest()
      const body: CreateTableBody = {
        game: id,
        config,
        seats: seats.filter(seat => seat.kind !== 'person'),
        visibility,
        shuffleSeats,
        ...(title.trim() === '' ? {} : { title: title.trim() }),
        start: seats.every(({ kind }) => kind !== 'open' && kind !== 'invite'),
        ...(time ? { time } : {}),
        customs,
      }
      const { table } = await http<TableResponse>('POST', paths.tables, body)
      void navigate(paths.page(table.id))
    } catch (error) {
      setFault(error)
    }
  }

  const refused = checked && 'refused' in checked ? checked.refused : undefined
  return (
    <Page title={t('new.title')}>
      <form
        className="panel form"
        onSubmit={event => {
          event.preventDefault()
          void create()
        }}
      >
        {offline && (
          <p className="quiet" role="status">
            {t('lobby.offline')}
          </p>
        )}
        <WhereField where={here ? 'here' : 'server'} offline={offline} onChange={setWhere} />
        <div className="field">
          <label className="label" htmlFor="game">
            {t('new.game')}
          </label>
          <select id="game" value={id} onChange={event => setId(event.target.value)}>
            {games.map(name => (
              <option key={name} value={name}>
                {gameName(t, name)}
              </option>
            ))}
          </select>
        </div>
        {game && (
          <PresetsField
            id={id}
            fields={game.config.fields}
            values={values}
            onChange={preset => setValues(presetValues(id, game.config.fields, preset))}
          />
        )}
        {game?.config.fields.map(field => (
          <ConfigField
            key={`${id}.${field.name}`}
            game={game}
            field={field}
            value={values[field.name]}
            instead={game.config.fields.find(({ name }) => name === insteadOf(id, field.name))}
            obstacles={choice => obstaclesTo(id, game, values, field, choice)}
            onChange={(value, of = field) => setValues(now => withValue(id, now, of, value))}
          />
        ))}
        {game && (
          <RulingsField
            key={`${id} ${here} ${JSON.stringify(corrections[id] ?? {})}`}
            game={here ? game : corrected(game, corrections[id])}
            rulings={rulings}
            onChange={setRulings}
          />
        )}
        {refused && game && (
          <p className="fault" role="alert">
            {t('new.refused', { field: configName(t, game, refused.path ?? '') })}{' '}
            {t('new.possible', { choices: possible(t, game, refused) })}
          </p>
        )}
        {seatCount !== undefined && <SeatsField seats={seats} bots={bots} here={here} onChange={setSeats} />}
        <div className="field">
          <label className="label" htmlFor="title">
            {t('new.name')}
          </label>
          <input
            id="title"
            type="text"
            maxLength={LIMITS.title}
            value={title}
            onChange={event => setTitle(event.target.value)}
          />
        </div>
        <fieldset className="choices stacked">
          {!here && <legend className="legend">{t('new.who')}</legend>}
          {!here &&
            (['open', 'private'] as const).map(choice => (
              <label key={choice}>
                <input
                  type="radio"
                  name="visibility"
                  checked={visibility === choice}
                  onChange={() => setVisibility(choice)}
                />
                {t(`new.${choice}`)}
              </label>
            ))}
          <label>
            <input
              type="checkbox"
              checked={shuffleSeats}
              onChange={event => setShuffle(event.target.checked)}
            />
            {t('new.shuffle')}
          </label>
        </fieldset>
        {!here && <TimeField rule={time} onChange={setTime} />}
        {!here && seats.some(({ kind }) => kind === 'open') && (
          <CustomsField customs={customs} onChange={setCustoms} />
        )}
        {fault !== null && (
          <p className="fault" role="alert">
            {faultText(t, fault)}
          </p>
        )}
        <button type="submit" className="button primary big" disabled={!seatCount}>
          {here ? t('new.play') : t('new.create')}
        </button>
      </form>
    </Page>
  )
}

/** What the game would take instead of what it refuses. */
function possible(t: Writer, game: AnyGame, { expected, path = '' }: RailheadError): string {
  const choices = Array.isArray(expected) ? expected : ['none']
  return choices.map(choice => configName(t, game, path, String(choice))).join(', ')
}

/** The game with what its server has corrected in the place of the usual rulings. */
function corrected(game: AnyGame, corrections: ResolvedRulings = {}): AnyGame {
  const rulings = (game.rulings ?? []).map(one =>
    Object.hasOwn(corrections, one.id) ? ({ ...one, default: corrections[one.id] } as typeof one) : one,
  )
  return { ...game, rulings }
}
