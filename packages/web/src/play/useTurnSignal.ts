import { useEffect, useRef } from 'react'
import { ringBell } from './sound.js'

/** 'Your turn' and how many tables wait in the title and icon of the tab, and with a bell if wanted. */
export function useTurnSignal(
  title: string,
  myTurn: boolean,
  yourTurn: string,
  sound: boolean,
  /** How many other tables wait for me. */
  elsewhere: number,
): void {
  useEffect(() => {
    const waiting = elsewhere + (myTurn ? 1 : 0)
    const count = waiting > 1 || elsewhere > 0 ? `(${waiting}) ` : ''
    document.title = `${count}${myTurn ? `● ${yourTurn} · ${title}` : `${title} · Railhead`}`
    const icon = document.querySelector('link[rel="icon"]')
    icon?.setAttribute('href', myTurn ? '/favicon-turn.svg' : '/favicon.svg')
    return () => icon?.setAttribute('href', '/favicon.svg')
  }, [title, myTurn, yourTurn, elsewhere])
  const before = useRef(myTurn)
  useEffect(() => {
    if (myTurn && !before.current && sound) ringBell()
    before.current = myTurn
  }, [myTurn, sound])
}
