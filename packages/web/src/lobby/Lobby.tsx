import openBook from 'game-icon:open-book'
import steamLocomotive from 'game-icon:steam-locomotive'
import {
  type ListedTable,
  paths,
  type TableId,
  type TableScope,
  type TablesResponse,
} from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { FIRST_GAME } from '../games/registry.js'
import { Icon } from '../icons/Icon.js'
import { beginFirstMatch } from '../learn/firstMatch.js'
import { InstallHint } from '../offline/InstallHint.js'
import { HttpFault, http } from '../table/http.js'
import { faultText } from '../ui/faults.js'
import { gameNames } from './gameName.js'
import { guestName } from './guestName.js'
import { HereList } from './HereList.js'
import { ImportButton } from './ImportButton.js'
import { Landscape } from './Landscape.js'
import { NameField } from './NameField.js'
import { QuickMatch } from './QuickMatch.js'
import { TableList } from './TableList.js'

const REFRESH = 5000
const SCOPES: readonly TableScope[] = ['mine', 'open', 'watch', 'finished']
type Lists = Partial<Record<TableScope, readonly ListedTable[]>>

/** Lists that only a known person has. */
const PERSONAL: readonly TableScope[] = ['mine', 'finished']

interface Found {
  readonly lists: Lists
  readonly offline: boolean
}

function useLists(known: boolean): Found {
  const [lists, setLists] = useState<Lists>({})
  const [offline, setOffline] = useState(!navigator.onLine)
  const load = useCallback(async () => {
    const wanted = SCOPES.filter(scope => known || !PERSONAL.includes(scope))
    const found = await Promise.all(
      wanted.map(
        async scope => [scope, (await http<TablesResponse>('GET', paths.list(scope))).tables] as const,
      ),
    )
    setLists(Object.fromEntries(found))
    setOffline(false)
  }, [known])
  useEffect(() => {
    const quietly = (): void => {
      load().catch(error => {
        console.warn(error)
        setOffline(error instanceof HttpFault && error.code === 'offline')
      })
    }
    quietly()
    const timer = setInterval(() => document.visibilityState === 'visible' && quietly(), REFRESH)
    return () => clearInterval(timer)
  }, [load])
  return { lists, offline }
}

export function Lobby() {
  const { t, me } = useApp()
  const navigate = useNavigate()
  const { lists, offline } = useLists(me !== null)
  const [fault, setFault] = useState<unknown>(null)
  const waiting = lists.mine?.filter(({ yourTurn }) => yourTurn).length ?? 0
  const open = (id: TableId): void => {
    void navigate(paths.page(id))
  }
  return (
    <Page title={t('lobby.title')} waiting={waiting}>
      <Landscape />
      <section className="hero panel">
        <div className="hero-text">
          <p className="lead">{t('lobby.lead', { games: gameNames(t) })}</p>
          <NameField />
        </div>
        <div className="hero-actions">
          {offline && (
            <p className="quiet" role="status">
              {t('lobby.offline')}
            </p>
          )}
          <QuickMatch offline={offline} onOpen={open} onFault={setFault} />
          <Link className="button big" to="/learn">
            <Icon d={openBook} /> {t('lobby.learn')}
          </Link>
          <button
            type="button"
            className="button"
            onClick={() => void beginFirstMatch(FIRST_GAME, me?.name ?? guestName()).then(open, setFault)}
          >
            {t('lobby.first')}
          </button>
          <Link className="button" to="/new">
            <Icon d={steamLocomotive} /> {t('lobby.new')}
          </Link>
          <ImportButton onOpen={open} onFault={setFault} />
          {fault !== null && (
            <p className="fault" role="alert">
              {faultText(t, fault)}
            </p>
          )}
        </div>
      </section>
      <InstallHint />
      <div className="lists">
        <HereList />
        {SCOPES.map(scope => (
          <TableList key={scope} scope={scope} tables={offline ? undefined : lists[scope]} />
        ))}
      </div>
    </Page>
  )
}
