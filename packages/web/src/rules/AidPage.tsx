import { typeset } from '@railhead/kernel'
import { useMemo } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { NotFoundPage } from '../app/NotFoundPage.js'
import { Page } from '../app/Page.js'
import { isGameId } from '../games/registry.js'
import { makeWriter } from '../i18n/index.js'
import { gameName } from '../lobby/gameName.js'
import { Aid } from './Aid.js'
import { matchOf } from './RulesPage.js'
import { useBook } from './rulebooks.js'
import { ruleTexts } from './texts/index.js'
import '../styles/pieces.css'
import '../styles/rules.css'

/** The player aid of a game as a page that can be printed. */
export default function AidPage() {
  const { t } = useApp()
  const { game } = useParams()
  const { search } = useLocation()
  const id = game !== undefined && isGameId(game) ? game : undefined
  const book = useBook(id)
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  const match = useMemo(() => (book ? matchOf(book, search) : undefined), [book, search])
  if (id === undefined) return <NotFoundPage />
  return (
    <Page title={typeset(t.lang, say('rules.aidOf', { game: gameName(t, id) }))}>
      <p className="aid-links">
        <button type="button" className="button primary" onClick={() => print()}>
          {say('rules.print')}
        </button>
        <Link className="button" to={`/rules/${id}${search}`}>
          {say('rules.read')}
        </Link>
      </p>
      {book ? <Aid book={book} match={match} /> : <p className="quiet">{t('loading')}</p>}
    </Page>
  )
}
