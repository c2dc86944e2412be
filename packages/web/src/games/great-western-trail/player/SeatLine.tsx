import {
  buildingCount,
  certificateLimit,
  type Key,
  message,
  permanentCertificates,
  type State,
  stationCount,
  tablesOf,
  WORKERS,
  workerName,
} from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import { Delta } from '../../../ui/Delta.js'
import { drawnBy } from '../../../ui/drawnBy.js'
import type { Scene } from '../../screen.js'
import { ICONS, WORKER_ICONS } from '../icons.js'
import { type SeatFigure, SeatFigures } from './Figures.js'
import { seatWords } from './seatWords.js'

interface SeatLineProps {
  readonly scene: Scene<State>
  readonly seat: number
}

/** The figures of a seat in one line. */
export const SeatLine = drawnBy(
  ({ scene: { view, say }, seat }: SeatLineProps) => {
    const { money, workers, certificates, masters, discs, engine, hand, stations } = view.players[seat]
    const kept = [money, workers, certificates, masters, discs, engine, hand.length, stations]
    return [...kept, buildingCount(view, seat), say, seat]
  },
  function SeatLine({ scene, seat }: SeatLineProps) {
    const { say, view } = scene
    const player = view.players[seat]
    const figure = (key: Key, icon: string, value: ReactNode): SeatFigure => ({
      key,
      icon,
      words: say(message(key)),
      value,
    })
    const money = (
      <>
        ${player.money}
        <Delta value={player.money} />
      </>
    )
    const certificates = `${player.certificates + permanentCertificates(view, player)}/${certificateLimit(player)}`
    return (
      <span className="seat-line">
        <SeatFigures
          isHidden
          figures={[
            figure('board.money', ICONS.money, money),
            ...WORKERS.map(worker => ({
              key: `worker-${worker}`,
              icon: WORKER_ICONS[worker],
              words: say(workerName(worker)),
              value: player.workers[worker],
            })),
            figure('board.certificates', ICONS.certificate, certificates),
            figure('board.engine', ICONS.engine, tablesOf(view).track.number[player.engine]),
            figure('board.hand', ICONS.draw, player.hand.length),
            figure('board.buildings', ICONS.house, buildingCount(view, seat)),
            figure('board.stations', ICONS.station, stationCount(player)),
          ]}
        />
        <span className="visually-hidden">{say(seatWords(view, seat))}</span>
      </span>
    )
  },
)
