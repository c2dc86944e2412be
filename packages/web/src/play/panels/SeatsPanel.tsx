import type { Seat } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { useState } from 'react'
import { useT } from '../../app/AppContext.js'
import type { GameScreen, Scene } from '../../games/screen.js'
import type { TableState } from '../../table/table.js'
import { Delta } from '../../ui/Delta.js'
import { nth } from '../../ui/nth.js'
import { SeatMark, seatColour } from '../../ui/SeatMark.js'
import { SeatTime } from '../../ui/SeatTime.js'

interface SeatsPanelProps {
  readonly info: TableInfo
  readonly state: TableState
  readonly scene: Scene
  readonly screen: GameScreen
  readonly waiting: readonly Seat[]
  readonly scores: readonly number[]
}

/** A line for each seat with what matters; opens to the whole board of that player. */
export function SeatsPanel({ info, state, scene, screen, waiting, scores }: SeatsPanelProps) {
  const t = useT()
  const [open, setOpen] = useState<readonly Seat[]>([])
  const toggle = (seat: Seat): void =>
    setOpen(now => (now.includes(seat) ? now.filter(other => other !== seat) : [...now, seat]))
  return (
    <ul className="seats">
      {info.seats.map((_, seat) => {
        const isOpen = open.includes(seat)
        const presence = state.presence.seats[seat] ?? 'gone'
        return (
          <li
            key={nth(seat, 'seat')}
            className={waiting.includes(seat) ? 'seat waiting' : 'seat'}
            style={{ borderLeftColor: seatColour(seat) }}
          >
            <button
              type="button"
              className="seat-head"
              aria-expanded={isOpen}
              disabled={!screen.playerBoard}
              onClick={() => toggle(seat)}
            >
              <span className="seat-title">
                <SeatMark seat={seat} />
                <span className="seat-name">{scene.names[seat]}</span>
                {scene.seat === seat && <em className="quiet">{t('seat.me')}</em>}
                {info.seats[seat].kind === 'person' && (
                  <span className={`presence ${presence}`} title={t(`presence.${presence}`)}>
                    <span className="visually-hidden">{t(`presence.${presence}`)}</span>
                  </span>
                )}
                {!state.match?.outcome && (
                  <SeatTime rule={info.time} seat={info.seats[seat]} ahead={state.ahead} />
                )}
                <span className="seat-score" title={t('score.now')}>
                  <Delta value={scores[seat]} />
                  {scores[seat]}
                </span>
              </span>
              {screen.seatLine?.(scene, seat)}
            </button>
            {isOpen && screen.playerBoard?.(scene, seat, false)}
          </li>
        )
      })}
      {screen.opponent?.(scene)}
      {state.presence.watching > 0 && (
        <li className="quiet">{t('presence.watching', { count: state.presence.watching })}</li>
      )}
    </ul>
  )
}
