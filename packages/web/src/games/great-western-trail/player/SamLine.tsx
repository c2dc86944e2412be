import {
  cityName,
  type Event,
  greatWesternTrail,
  message,
  NO_ENGINE,
  SAM,
  type Sam,
  type State,
  samLinesOf,
  samRoute,
  tablesOf,
  WORKERS,
  workerKey,
  workerName,
} from '@railhead/great-western-trail'
import { Icon } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { SeatMark, seatColour } from '../../../ui/SeatMark.js'
import type { Scene } from '../../screen.js'
import { ICONS, WORKER_ICONS } from '../icons.js'
import { type SeatFigure, SeatFigures } from './Figures.js'
import { SamCard } from './SamCard.js'

interface SamLineProps {
  readonly scene: Scene<State>
  readonly sam: Sam
  /** What happened in his last turn. */
  readonly told: readonly Event[]
}

/** The solo opponent: his figures (he has no money and no hand), his card, his cities, and why he chose as he did. */
export function SamLine({ scene, sam, told }: SamLineProps) {
  const { say, view } = scene
  const { cities } = tablesOf(view)
  const [next, ...later] = view.over ? [] : samRoute(view, sam).map(city => say(cityName(cities[city])))
  const card = sam.discard.at(-1)
  const reasons = told.filter(({ type }) => type === 'samChose' || type === 'samIdle')
  const figures: readonly SeatFigure[] = [
    ...WORKERS.map(worker => ({
      key: `worker-${worker}`,
      icon: WORKER_ICONS[worker],
      words: say(workerName(worker)),
      value: sam.workers[worker],
    })),
    {
      key: 'engine',
      icon: ICONS.engine,
      words: say(message('board.engine')),
      value: sam.engine === NO_ENGINE ? '–' : tablesOf(view).track.number[sam.engine],
    },
    { key: 'hazards', icon: ICONS.hazard, words: say(message('board.hazards')), value: sam.hazards.length },
    { key: 'cards', icon: ICONS.cattle, words: say(message('board.gained')), value: sam.pile.length },
  ]
  return (
    <li className="seat" data-piece={`seat:${SAM}`} style={{ borderLeftColor: seatColour(SAM) }}>
      <div className="seat-head">
        <span className="seat-title">
          <SeatMark seat={SAM} />
          <span className="seat-name">{say(message('sam'))}</span>
          <em className="quiet">{say(message('sam.specialty', { worker: workerKey(sam.specialty) }))}</em>
        </span>
        <span className="seat-line">
          <SeatFigures figures={figures} />
          <span className="visually-hidden">
            {samLinesOf(scene.view, scene.seat ?? -1)
              .map(scene.say)
              .join('; ')}
          </span>
        </span>
      </div>
      <div className="sam">
        {card === undefined ? (
          <p className="quiet">{say(message('sam.noCard'))}</p>
        ) : (
          <SamCard scene={scene} sam={sam} card={card} />
        )}
        <div className="sam-plan">
          <p className="quiet">{say(message('sam.cardsLeft', { left: sam.deck.length }))}</p>
          {next !== undefined && (
            <p>
              <Icon d={ICONS.station} /> <strong>{say(message('sam.nextCity', { city: next }))}</strong>
              {later.length > 0 && `, ${say(message('sam.laterCities', { cities: later.join(' → ') }))}`}
            </p>
          )}
          {reasons.length > 0 && (
            <details>
              <summary>{say(message('sam.why'))}</summary>
              <ul>
                {reasons.map((event, i) => (
                  <li key={nth(i, event.type)}>{say(greatWesternTrail.text.event(event, view))}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </li>
  )
}
