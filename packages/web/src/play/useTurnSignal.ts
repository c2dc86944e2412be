import { useEffect, useRef } from 'react'
import { ringBell } from './sound.js'

/** 'Your turn' in the title and icon of the tab, and with a bell if wanted. */
export function useTurnSignal(title: string, myTurn: boolean, yourTurn: string, sound: boolean): void {
  useEffect(() => {
    document.title = myTurn ? `● ${yourTurn} · ${title}` : `${title} · Railhead`
    const icon = document.querySelector('link[rel="icon"]')
    icon?.setAttribute('href', myTurn ? '/favicon-turn.svg' : '/favicon.svg')
    return () => icon?.setAttribute('href', '/favicon.svg')
  }, [title, myTurn, yourTurn])
  const before = useRef(myTurn)
  useEffect(() => {
    if (myTurn && !before.current && sound) ringBell()
    before.current = myTurn
  }, [myTurn, sound])
}
