import { paths, type SessionResponse } from '@railhead/protocol'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { AppProvider } from './app/AppContext.js'
import { AppRoutes } from './app/AppRoutes.js'
import { applyAppearance, settings } from './app/settings.js'
import { loadTexts } from './i18n/index.js'
import { watchInstallOffers } from './offline/install.js'
import { keepForOffline, reloadAfterUpgrade } from './offline/register.js'
import { http } from './table/http.js'
import { watchMeans } from './ui/means.js'
import './styles/fonts.css'
import './styles/theme.css'
import './styles/base.css'
import './styles/page.css'
import './styles/landscape.css'
import './styles/lobby.css'
import './styles/form.css'
import './styles/dialog.css'

async function start(root: HTMLElement): Promise<void> {
  applyAppearance(settings.get())
  const session = await http<SessionResponse>('GET', paths.session).catch(() => undefined)
  const me = session?.me ?? null
  if (me) settings.adopt(me)
  const { lang } = settings.get()
  const texts = await loadTexts(lang)
  createRoot(root).render(
    <AppProvider start={{ lang, texts }} me={me} unreached={session === undefined}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProvider>,
  )
}

reloadAfterUpgrade()
keepForOffline()
watchInstallOffers()
watchMeans()
const root = document.getElementById('root')
if (root) void start(root)
