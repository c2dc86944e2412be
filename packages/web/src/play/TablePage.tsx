import type { AnyGame } from '@railhead/kernel'
import { useEffect, useReducer, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { OfflinePage } from '../app/OfflinePage.js'
import { Page } from '../app/Page.js'
import { rulesOfGame, screenOfGame } from '../games/known.js'
import type { GameScreen } from '../games/screen.js'
import { readRecord } from '../local/database.js'
import { isLocalId } from '../local/ids.js'
import { LocalTable } from '../local/localTable.js'
import { startEngine } from '../local/startEngine.js'
import { perFrame } from '../table/perFrame.js'
import { RemoteTable } from '../table/remoteTable.js'
import type { Table, TableState } from '../table/table.js'
import { download } from '../ui/download.js'
import { codeText } from '../ui/faults.js'
import { absentPeople, Curtain } from './Curtain.js'
import { Gathering } from './Gathering.js'
import { PlayScreen } from './PlayScreen.js'
import '../styles/table.css'
import '../styles/tip.css'
import '../styles/pieces.css'
import '../styles/question.css'
import '../styles/panels.css'
import '../styles/seats.css'
import '../styles/score.css'
import '../styles/room.css'
import '../styles/phone.css'
import '../styles/together.css'
import '../styles/access.css'

export default function TablePage() {
  const { id: address = '', moment } = useParams()
  // What stood after a link in a sentence is none of it.
  const id = address.replace(/[^\w-]+$/, '')
  const { me } = useApp()
  const [table, setTable] = useState<Table | null>(null)
  // At a table of this device it does not matter who I am elsewhere.
  const person = isLocalId(id) ? undefined : me?.id
  useEffect(() => {
    // A new session sees another seat: the socket is opened again for it.
    void person
    const opened = isLocalId(id) ? new LocalTable(id, startEngine()) : new RemoteTable(id)
    setTable(opened)
    return () => opened.close()
  }, [id, person])
  return table ? <OpenTable table={table} moment={moment} /> : null
}

/**
 * The state of a table, drawn anew at most once for each picture. A change is an ordinary one, not an urgent one: what
 * effects do with it (focus, flights, the voice) comes after it is painted.
 */
export function useTableState(table: Table | null): TableState | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const drawn = table?.state() ?? null
  const latest = useRef(drawn)
  latest.current = drawn
  useEffect(() => {
    if (!table) return
    const { call, stop } = perFrame(redraw)
    let seen = latest.current
    const look = (): void => {
      if (table.state() === seen) return
      seen = table.state()
      call()
    }
    const leave = table.subscribe(look)
    look()
    return () => {
      leave()
      stop()
    }
  }, [table])
  return drawn
}

export interface Loaded {
  readonly id: string
  readonly game: AnyGame
  readonly screen: GameScreen
}

/** The rules and the drawing of a game, fetched once the table is known. */
export function useGame(id: string | undefined): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (id === undefined) return
    let current = true
    Promise.all([rulesOfGame(id), screenOfGame(id)]).then(
      ([game, screen]) => current && setLoaded({ id, game, screen }),
      error => console.warn(error),
    )
    return () => {
      current = false
    }
  }, [id])
  return loaded?.id === id ? loaded : null
}

/** What is saved of a match of this device, readable or not. */
async function saveAsItIs(id: string): Promise<void> {
  download(`match-${id}.json`, await readRecord(id))
}

function OpenTable({ table, moment }: { readonly table: Table; readonly moment: string | undefined }) {
  const { t } = useApp()
  const state = useTableState(table)
  const loaded = useGame(state?.table?.game)
  if (state?.failure)
    return (
      <Page title={t('table.title')}>
        <p className="fault" role="alert">
          {codeText(t, state.failure)}
        </p>
        {state.failure === 'unreadable' && table.kind === 'local' && (
          <button type="button" className="button" onClick={() => void saveAsItIs(table.id)}>
            {t('here.save')}
          </button>
        )}
        <Link className="button primary" to="/">
          {t('toLobby')}
        </Link>
      </Page>
    )
  if (!state?.table && state?.connection === 'lost') return <OfflinePage title={t('table.title')} />
  if (!state?.table) return <main className="page quiet">{t('loading')}</main>
  if (state.table.status === 'gathering' || !state.match)
    return <Gathering table={table} state={state} info={state.table} game={loaded?.game} />
  if (!loaded) return <main className="page quiet">{t('loading')}</main>
  const wanted = absentPeople(table, state.table, state.match, state.seat)
  if (wanted.length > 0)
    return <Curtain table={table} state={state} info={state.table} live={state.match} wanted={wanted} />
  return (
    <PlayScreen
      table={table}
      state={state}
      info={state.table}
      live={state.match}
      game={loaded.game}
      screen={loaded.screen}
      moment={moment}
    />
  )
}
