import { GAME_IDS, GAMES } from '../games/registry.js'
import { useT } from './AppContext.js'
import { Page } from './Page.js'

/** What others made and let us use, and what this is not. */
export default function CreditsPage() {
  const t = useT()
  return (
    <Page title={t('credits.title')}>
      <section className="panel prose">
        <h2>{t('credits.icons')}</h2>
        <p>
          {t('credits.iconsText')}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          {' · '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
        <h2>{t('credits.fonts')}</h2>
        <p>Roboto Slab (Christian Robertson, Apache 2.0) · Source Serif 4 (Adobe, SIL OFL 1.1)</p>
        <h2>{t('credits.games')}</h2>
        <ul>
          {GAME_IDS.map(id => (
            <li key={id}>
              {GAMES[id].lobby.name[t.lang]} ({GAMES[id].lobby.credit[t.lang]})
            </li>
          ))}
        </ul>
        <p>{t('credits.gamesText')}</p>
      </section>
    </Page>
  )
}
