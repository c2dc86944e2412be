import {
  buildingCount,
  certificateLimit,
  permanentCertificates,
  type State,
  stationCount,
  trackNumber,
  WORKERS,
} from '@railhead/great-western-trail'
import { Icon } from '../../../icons/Icon.js'
import { Delta } from '../../../ui/Delta.js'
import type { Scene } from '../../screen.js'
import { ICONS, WORKER_ICONS } from '../icons.js'

/** The figures of a seat in one line. */
export function SeatLine({ scene, seat }: { readonly scene: Scene<State>; readonly seat: number }) {
  const { t } = scene
  const player = scene.view.players[seat]
  const figures: readonly [string, string, string][] = [
    ['money', ICONS.money, `$${player.money}`],
    ...WORKERS.map((worker): [string, string, string] => [
      `worker-${worker}`,
      WORKER_ICONS[worker],
      String(player.workers[worker]),
    ]),
    [
      'certificates',
      ICONS.certificate,
      `${player.certificates + permanentCertificates(player)}/${certificateLimit(player)}`,
    ],
    ['engine', ICONS.engine, String(trackNumber(player.engine))],
    ['hand', ICONS.draw, String(player.hand.length)],
    ['buildings', ICONS.house, String(buildingCount(scene.view, seat))],
    ['stations', ICONS.station, String(stationCount(player))],
  ]
  return (
    <span className="seat-line">
      {figures.map(([key, icon, text]) => (
        <span key={key}>
          <Icon d={icon} />
          {text}
          {key === 'money' && <Delta value={player.money} />}
        </span>
      ))}
      <span className="visually-hidden">{t('gwt.seatLine', { money: player.money })}</span>
    </span>
  )
}
