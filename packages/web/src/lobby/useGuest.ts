import { useCallback } from 'react'
import { useApp } from '../app/AppContext.js'
import { guestName } from './guestName.js'

/** Makes sure that the server knows me, as a guest if need be, before something that needs it. */
export function useGuest(): () => Promise<void> {
  const { me, signIn } = useApp()
  return useCallback(async () => {
    if (!me) await signIn(guestName())
  }, [me, signIn])
}
