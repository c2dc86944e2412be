import { paths, type SessionAnswer } from '@railhead/protocol'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { AppProvider } from './app/AppContext.js'
import { AppRoutes } from './app/AppRoutes.js'
import { applyAppearance, settings } from './app/settings.js'
import { loadTexts } from './i18n/index.js'
import { keepForOffline, reloadAfterUpgrade } from './offline/register.js'
import { http } from './table/http.js'
import './styles/fonts.css'
import './styles/theme.css'
import './styles/base.css'
import './styles/lobby.css'

async function start(root: HTMLElement): Promise<void> {
  applyAppearance(settings.get())
  const { me } = await http<SessionAnswer>('GET', paths.session).catch(() => ({ me: null }))
  if (me) settings.adopt(me.preferences)
  const { lang } = settings.get()
  const texts = await loadTexts(lang)
  createRoot(root).render(
    <AppProvider start={{ lang, texts }} me={me}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProvider>,
  )
}

reloadAfterUpgrade()
keepForOffline()
const root = document.getElementById('root')
if (root) void start(root)
