import { type AnyGame, type Field, type FieldValue, RailheadError } from '@railhead/kernel'
import {
  type CreateTableBody,
  type GamesAnswer,
  LIMITS,
  paths,
  type TableAnswer,
  type TimeRule,
  type Visibility,
} from '@railhead/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { GAMES, type GameId, isGameId } from '../games/registry.js'
import { createLocalTable } from '../local/opening.js'
import type { LocalSeat } from '../local/saved.js'
import { HttpFault, http } from '../table/http.js'
import { faultText } from '../ui/faults.js'
import { ConfigField } from './ConfigField.js'
import { configName, gameName } from './gameName.js'
import { guestName } from './guestName.js'
import { type SeatChoice, SeatsField } from './SeatsField.js'
import { TimeField } from './TimeField.js'
import { useGuest } from './useGuest.js'
import { type Where, WhereField } from './WhereField.js'

const ALL = Object.keys(GAMES).filter(isGameId)

/** Seats that there are not at such a table become ones that there are. */
function fitting(seat: SeatChoice, here: boolean): SeatChoice {
  if (here && seat.kind === 'open') return { kind: 'bot', level: 'hand' }
  if (!here && seat.kind === 'person') return { kind: 'open' }
  return seat
}

type Values = Readonly<Record<string, FieldValue>>

/** What the form starts with: defaults, and where the game insists on a choice, the first one. */
function startValues(fields: readonly Field[]): Values {
  const values: Record<string, FieldValue> = {}
  for (const field of fields) {
    if (field.default !== undefined) values[field.name] = field.default
    else if (field.kind === 'choice' && (!field.optional || field.name === 'players'))
      values[field.name] = field.choices[0]
  }
  return values
}

type Checked = { readonly seats: number } | { readonly refused: RailheadError }

function check(game: AnyGame, values: Values): Checked {
  try {
    return { seats: game.config.seats(game.config.parse(values)) }
  } catch (error) {
    if (error instanceof RailheadError) return { refused: error }
    throw error
  }
}

export default function NewTablePage() {
  const { t, me } = useApp()
  const navigate = useNavigate()
  const becomeGuest = useGuest()
  const [offered, setOffered] = useState<readonly GameId[]>(ALL)
  const [offline, setOffline] = useState(false)
  const [wish, setWhere] = useState<Where>('server')
  const [id, setId] = useState<GameId>('great-western-trail')
  const [game, setGame] = useState<AnyGame | null>(null)
  const [values, setValues] = useState<Values>({})
  const [chosen, setSeats] = useState<readonly SeatChoice[]>([])
  const [title, setTitle] = useState('')
  const [visibility, setVisibility] = useState<Visibility>('open')
  const [shuffleSeats, setShuffle] = useState(false)
  const [time, setTime] = useState<TimeRule | undefined>()
  const [fault, setFault] = useState<unknown>(null)

  useEffect(() => {
    http<GamesAnswer>('GET', paths.games)
      .then(({ games }) => setOffered(games.map(info => info.id).filter(isGameId)))
      .catch(error => {
        if (error instanceof HttpFault && error.code === 'offline') setOffline(true)
        else setFault(error)
      })
  }, [])

  useEffect(() => {
    let current = true
    GAMES[id].rules().then(rules => {
      if (!current) return
      setGame(rules)
      setValues(startValues(rules.config.fields))
    })
    return () => {
      current = false
    }
  }, [id])

  const checked = useMemo(() => (game ? check(game, values) : undefined), [game, values])
  const seatCount = checked && 'seats' in checked ? checked.seats : undefined
  useEffect(() => {
    if (seatCount !== undefined)
      setSeats(now =>
        Array.from({ length: seatCount }, (_, i) => now[i] ?? { kind: i === 0 ? 'me' : 'open' }),
      )
  }, [seatCount])

  const here = offline || wish === 'here'
  const games = here ? ALL : offered
  const seats = useMemo(() => chosen.map(seat => fitting(seat, here)), [chosen, here])

  const playHere = async (): Promise<void> => {
    const my = me?.name ?? guestName()
    const table = await createLocalTable({
      game: id,
      config: values,
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
        config: values,
        seats: seats.filter(seat => seat.kind !== 'person'),
        visibility,
        shuffleSeats,
        ...(title.trim() === '' ? {} : { title: title.trim() }),
        start: seats.every(({ kind }) => kind !== 'open'),
        ...(time ? { time } : {}),
      }
      const { table } = await http<TableAnswer>('POST', paths.tables, body)
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
          <select
            id="game"
            value={id}
            onChange={event => isGameId(event.target.value) && setId(event.target.value)}
          >
            {games.map(name => (
              <option key={name} value={name}>
                {gameName(t, name)}
              </option>
            ))}
          </select>
        </div>
        {game?.config.fields.map(field => (
          <ConfigField
            key={`${id}.${field.name}`}
            game={game}
            field={field}
            value={values[field.name]}
            refusal={choice => refusalOf(game, values, field, choice)}
            onChange={value => setValues(now => withValue(now, field, value))}
          />
        ))}
        {refused && (
          <p className="fault" role="alert">
            {t('new.refused', { field: configName(t, game ?? undefined, refused.path ?? '') })}
          </p>
        )}
        {seatCount !== undefined && <SeatsField seats={seats} here={here} onChange={setSeats} />}
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

/** Settings that exclude each other: a number of players, and playing alone. */
const EXCLUSIVE: readonly (readonly [string, string])[] = [['players', 'solo']]

function withValue(values: Values, field: Field, value: FieldValue | undefined): Values {
  const { [field.name]: _old, ...rest } = values
  if (value === undefined) return rest
  const excluded = EXCLUSIVE.flatMap(([a, b]) => (field.name === a ? [b] : field.name === b ? [a] : []))
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !excluded.includes(name)))
  return { ...kept, [field.name]: value }
}

/** Whether the game would refuse a choice although it takes the rest of the form. */
function refusalOf(game: AnyGame, values: Values, field: Field, choice: string | number): boolean {
  const now = values[field.name]
  const tried =
    field.kind === 'set' ? [...(Array.isArray(now) ? now.map(String) : []), String(choice)] : choice
  const unique = Array.isArray(tried) ? [...new Set(tried)] : tried
  return 'refused' in check(game, withValue(values, field, unique))
}
