import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { GAMES, isGameId } from '../games/registry.js'
import { makeWriter } from '../i18n/index.js'
import { gameName } from '../lobby/gameName.js'
import { exampleScene } from './example.js'
import { matches, partsOf, wantedWords } from './find.js'
import { type OpenBook, useBook } from './rulebooks.js'
import { SectionView } from './SectionView.js'
import { ruleTexts } from './texts/index.js'
import '../styles/pieces.css'
import '../styles/rules.css'

/** The rules of one game, to read and to search; without a game, all of them. */
export default function RulesPage() {
  const { t } = useApp()
  const { game } = useParams()
  const id = game !== undefined && isGameId(game) ? game : undefined
  const book = useBook(id)
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  if (id === undefined)
    return (
      <Page title={say('rules.title')}>
        <ul className="rule-books">
          {Object.keys(GAMES)
            .filter(isGameId)
            .map(known => (
              <li key={known} className="panel">
                <h2 id={known}>{gameName(t, known)}</h2>
                <Link className="button primary" to={`/rules/${known}`} aria-describedby={known}>
                  {say('rules.read')}
                </Link>{' '}
                <Link className="button" to={`/rules/${known}/aid`} aria-describedby={known}>
                  {say('rules.aid')}
                </Link>
              </li>
            ))}
        </ul>
      </Page>
    )
  return (
    <Page title={say('rules.of', { game: gameName(t, id) })}>
      {book ? <Book book={book} /> : <p className="quiet">{t('loading')}</p>}
    </Page>
  )
}

/** The match that somebody comes from, if the address names one that can be played. */
export function matchOf({ game }: OpenBook, search: string): unknown {
  const given = new URLSearchParams(search).get('match')
  if (given === null) return undefined
  try {
    return game.config.parse(JSON.parse(given))
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

function Book({ book }: { readonly book: OpenBook }) {
  const { t } = useApp()
  const { search, hash } = useLocation()
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  const [query, setQuery] = useState('')
  const wanted = wantedWords(useDeferredValue(query))
  const match = useMemo(() => matchOf(book, search), [book, search])
  const config = useMemo(() => match ?? book.game.config.parse(book.rulebook.example), [book, match])
  const scene = useMemo(() => exampleScene(book.game, config, t), [book, config, t])
  const parts = useMemo(() => partsOf(book, match, t.lang), [book, match, t.lang])
  const found = parts
    .map(part => ({
      ...part,
      readings: part.readings.filter(({ section, title, paragraphs }) => {
        if (wanted.length === 0) return true
        const entries = section.entries?.(config) ?? []
        const pieces = entries.flatMap(({ name, help }) => [scene.say(name), scene.say(help)])
        return matches([title, ...paragraphs, ...pieces], wanted)
      }),
    }))
    .filter(({ readings }) => readings.length > 0)
  useEffect(() => {
    void book
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, book])
  const narrow = matchMedia('(width < 45rem)').matches && wanted.length === 0
  const count = found.reduce((sum, { readings }) => sum + readings.length, 0)
  return (
    <div className="rulebook">
      <aside className="rule-contents">
        <search>
          <input
            type="search"
            value={query}
            placeholder={say('rules.search')}
            aria-label={say('rules.search')}
            onChange={event => setQuery(event.target.value)}
          />
          <p className="quiet" role="status">
            {wanted.length > 0 && say('rules.found', { count })}
          </p>
        </search>
        <Link className="button small" to={`/rules/${book.id}/aid${search}`}>
          {say('rules.aid')}
        </Link>
        <nav aria-label={say('rules.contents')}>
          {found.map(part => (
            <details key={part.id} open={!part.elsewhere && !narrow}>
              <summary>{part.title}</summary>
              <ul>
                {part.readings.map(({ section, title }) => (
                  <li key={section.id}>
                    <Link to={`${search}#${section.id}`}>{title}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </aside>
      <div className="rule-pages">
        {found.map(part => (
          <section key={part.id} aria-label={part.title}>
            <h2>
              {part.title}
              {part.elsewhere && <span className="quiet"> · {say('rules.elsewhere')}</span>}
            </h2>
            {part.readings.map(reading => (
              <SectionView
                key={reading.section.id}
                book={book}
                scene={scene}
                config={config}
                reading={reading}
                wanted={wanted}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
