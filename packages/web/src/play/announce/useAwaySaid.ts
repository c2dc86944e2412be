import type { TableInfo } from '@railhead/protocol'
import { useEffect, useRef } from 'react'
import { announcer } from '../../announce/announcer.js'
import { useApp } from '../../app/AppContext.js'
import type { TableState } from '../../table/table.js'
import type { Play } from '../play.js'
import { wordsWriter } from '../words/text/index.js'

/** Whoever is back within so many milliseconds was not away. */
const PATIENCE = 10_000

/** The seats of others who play themselves and are not connected. */
const awayOf = ({ seats }: TableInfo, { seat: own, presence }: TableState): number[] =>
  seats.flatMap((seat, i) =>
    i !== own && seat.kind === 'person' && !seat.bot && !seat.conceded && presence.seats[i] === 'gone'
      ? [i]
      : [],
  )

/** Who goes away and who is back, as the marks beside the names show it. */
export function useAwaySaid({ info, state, scene, live, table }: Play): void {
  const { t, settings } = useApp()
  const isWanted = table.kind === 'remote' && live.outcome === null && settings.said !== 'question'
  const away = isWanted ? awayOf(info, state).join() : ''
  const told = useRef(new Set<number>())
  const names = useRef(scene.names)
  names.current = scene.names
  useEffect(() => {
    if (!isWanted) return undefined
    const now = away === '' ? [] : away.split(',').map(Number)
    const say = (seat: number, presence: 'here' | 'gone'): void => {
      const line = { name: names.current[seat] ?? '', line: t(`presence.${presence}`) }
      announcer.say('notice', wordsWriter(t.lang)('turn', line))
    }
    for (const seat of told.current)
      if (!now.includes(seat)) {
        told.current.delete(seat)
        say(seat, 'here')
      }
    const fresh = now.filter(seat => !told.current.has(seat))
    const timer = setTimeout(() => {
      for (const seat of fresh) {
        told.current.add(seat)
        say(seat, 'gone')
      }
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [away, isWanted, t])
}
