import character from 'game-icon:character'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { Icon } from '../icons/Icon.js'
import { NewVersion } from '../offline/NewVersion.js'
import { useApp } from './AppContext.js'
import { SettingsMenu } from './SettingsMenu.js'

interface PageProps {
  readonly title: string
  /** How many tables wait for me. */
  readonly waiting?: number
  readonly children: ReactNode
}

/** The key of the page that the browser itself opened: it says its title. */
const FIRST = 'default'

/**
 * After a link of the app a page begins at its title, and the focus goes there, so that readers say where one is, unless
 * it went elsewhere.
 */
function useTitleFocus(heading: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (key !== FIRST && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: isBack })
  }, [key, isBack, heading])
}

/** The frame of every page but the table's. */
export function Page({ title, waiting = 0, children }: PageProps) {
  const { t, me } = useApp()
  const heading = useRef<HTMLHeadingElement>(null)
  useTitleFocus(heading)
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Railhead`
  }, [title, waiting])
  return (
    <div className="page">
      <header className="page-head">
        <Link to="/" className="brand">
          <img src="/favicon.svg" alt="" width="34" height="34" />
          Railhead
        </Link>
        <div className="head-links">
          <Link to="/account" className="button plain account-link" aria-label={t('account')}>
            <Icon d={character} /> <span className="word">{me?.name ?? t('account')}</span>
          </Link>
          <SettingsMenu />
        </div>
      </header>
      <NewVersion />
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
      <footer className="page-foot quiet">
        <Link to="/rules">{t('lobby.rules')}</Link> · <Link to="/bots">{t('bots.title')}</Link> ·{' '}
        <Link to="/studies">{t('studies.title')}</Link> · <Link to="/credits">{t('credits.title')}</Link>
      </footer>
    </div>
  )
}
