import type { Seat } from '@railhead/kernel'
import { useMemo, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { ForkOrigin } from '../../review/ForkOrigin.js'
import { Delta } from '../../ui/Delta.js'
import { figure } from '../../ui/figure.js'
import { nth } from '../../ui/nth.js'
import { SeatMark, seatColour } from '../../ui/SeatMark.js'
import { SeatTime } from '../../ui/SeatTime.js'
import { usePlay } from '../play.js'
import { HouseRules } from './HouseRules.js'
import { LeaveButton } from './LeaveButton.js'
import { SeatState } from './SeatState.js'

/** A line for each seat with what matters; opens to the whole board of that player. */
export function PeoplePanel() {
  const t = useT()
  const { table, info, state, scene, screen, time, game } = usePlay()
  const [open, setOpen] = useState<readonly Seat[]>([])
  const scores = useMemo(() => game.standing(scene.view).map(({ total }) => total), [game, scene.view])
  // A turn of nobody who sits here is that of the opponent of the rules.
  const told = useMemo(
    () =>
      time.turns
        .findLast(({ seat, from }) => seat !== null && seat >= info.seats.length && from <= time.moment)
        ?.lines.flatMap(({ event, moment }) => (moment <= time.moment ? [event] : [])) ?? [],
    [time.turns, time.moment, info.seats.length],
  )
  const toggle = (seat: Seat): void =>
    setOpen(now => (now.includes(seat) ? now.filter(other => other !== seat) : [...now, seat]))
  return (
    <>
      <ul className="seats">
        {info.seats.map((_, seat) => {
          const isOpen = open.includes(seat)
          const presence = state.presence.seats[seat] ?? 'gone'
          return (
            <li
              key={nth(seat, 'seat')}
              className={time.waiting.includes(seat) ? 'seat waiting' : 'seat'}
              style={{ borderLeftColor: seatColour(seat) }}
              data-piece={`seat:${seat}`}
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
                  <span className="seat-score" title={t('score.ended')}>
                    <Delta value={scores[seat]} />
                    <small className="quiet">{t('score.soFar')}</small> {figure(scores[seat])}
                  </span>
                </span>
                {screen.seatLine?.(scene, seat)}
              </button>
              <SeatState seat={seat} />
              {isOpen && screen.playerBoard?.(scene, seat, false)}
            </li>
          )
        })}
        {screen.opponent?.(scene, told)}
        {state.presence.watching > 0 && (
          <li className="quiet">{t('presence.watching', { count: state.presence.watching })}</li>
        )}
        <ForkOrigin table={table} />
      </ul>
      <HouseRules />
      <LeaveButton />
    </>
  )
}
