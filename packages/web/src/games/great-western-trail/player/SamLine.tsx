import {
  message,
  NO_ENGINE,
  SAM,
  type Sam,
  type State,
  trackNumber,
  WORKERS,
} from '@railhead/great-western-trail'
import { Icon } from '../../../icons/Icon.js'
import { SeatMark, seatColour } from '../../../ui/SeatMark.js'
import type { Scene } from '../../screen.js'
import { ICONS, WORKER_ICONS } from '../icons.js'

/** The solo opponent in one line: he has no money and no hand. */
export function SamLine({ scene, sam }: { readonly scene: Scene<State>; readonly sam: Sam }) {
  const figures: readonly [string, string, number | string][] = [
    ...WORKERS.map((worker): [string, string, number] => [
      `worker-${worker}`,
      WORKER_ICONS[worker],
      sam.workers[worker],
    ]),
    ['engine', ICONS.engine, sam.engine === NO_ENGINE ? '–' : trackNumber(sam.engine)],
    ['hazards', ICONS.hazard, sam.hazards.length],
    ['cards', ICONS.cattle, sam.pile.length],
    ['deck', ICONS.draw, sam.deck.length],
  ]
  return (
    <li className="seat" style={{ borderLeftColor: seatColour(SAM) }}>
      <div className="seat-head">
        <span className="seat-title">
          <SeatMark seat={SAM} />
          <span className="seat-name">{scene.say(message('sam'))}</span>
        </span>
        <span className="seat-line">
          {figures.map(([key, icon, text]) => (
            <span key={key}>
              <Icon d={icon} />
              {text}
            </span>
          ))}
        </span>
      </div>
    </li>
  )
}
