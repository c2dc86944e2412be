import type { Lang } from '@railhead/kernel'
import { type Me, paths, type SessionResponse } from '@railhead/protocol'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { loadTexts, makeWriter, type Texts, type Writer } from '../i18n/index.js'
import { http } from '../table/http.js'
import { applyAppearance, type Settings, settings, useSettings } from './settings.js'

interface App {
  readonly t: Writer
  /** Who I am; null as long as nobody said. */
  readonly me: Me | null
  /** The server could not be reached when the page was opened, so nobody knows who I am. */
  readonly unreached: boolean
  /** Becomes a guest of that name, or changes the name. */
  readonly signIn: (name: string) => Promise<Me>
  /** Somebody logged in on this page, or out: takes over who it is and what they chose. */
  readonly become: (me: Me | null) => void
  readonly settings: Settings
  readonly change: (changes: Partial<Settings>) => void
}

const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no app around this component.')
  return app
}

export const useT = (): Writer => useApp().t

interface Loaded {
  readonly lang: Lang
  readonly texts: Texts
}

interface AppProviderProps {
  /** The texts of the language that the page starts in. */
  readonly start: Loaded
  readonly me: Me | null
  readonly unreached: boolean
  readonly children: ReactNode
}

export function AppProvider({ start, me: startMe, unreached, children }: AppProviderProps) {
  const chosen = useSettings()
  const [loaded, setLoaded] = useState(start)
  const [me, setMe] = useState(startMe)

  useEffect(() => {
    applyAppearance(chosen)
    const media = matchMedia('(prefers-color-scheme: dark)')
    const again = (): void => applyAppearance(settings.get())
    media.addEventListener('change', again)
    return () => media.removeEventListener('change', again)
  }, [chosen])

  useEffect(() => {
    let current = true
    loadTexts(chosen.lang).then(texts => {
      if (current) setLoaded({ lang: chosen.lang, texts })
    })
    return () => {
      current = false
    }
  }, [chosen.lang])

  const signIn = useCallback(async (name: string): Promise<Me> => {
    const { me: known } = await http<SessionResponse>('POST', paths.session, { name })
    if (!known) throw new Error('The server knows nobody after a sign-in.')
    settings.belongTo(known)
    setMe(known)
    return known
  }, [])

  const become = useCallback((known: Me | null): void => {
    settings.adopt(known)
    setMe(known)
  }, [])

  const app = useMemo(
    () => ({
      t: makeWriter(loaded.lang, loaded.texts),
      me,
      unreached: unreached && me === null,
      signIn,
      become,
      settings: chosen,
      change: settings.change,
    }),
    [loaded, me, unreached, signIn, become, chosen],
  )
  return <AppContext value={app}>{children}</AppContext>
}
