import type { AnyGame, PlainEvent, Seat } from '@railhead/kernel'
import { type LogEntry, paths } from '@railhead/protocol'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../app/AppContext.js'
import type { GameScreen, Scene } from '../../games/screen.js'
import { SeatMark } from '../../ui/SeatMark.js'

interface LogPanelProps {
  readonly id: string
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly scene: Scene
  readonly log: readonly LogEntry[]
  /** The moment that is shown. */
  readonly moment: number
}

interface Line {
  readonly key: string
  readonly moment: number
  readonly event: PlainEvent
  /** A bot that held the seat did it. */
  readonly byBot: boolean
}

/** The turn of a seat, with what happened in it. */
interface Turn {
  readonly key: string
  readonly seat: Seat | null
  readonly lines: Line[]
}

export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [{ key: 'start', seat: null, lines: [] }]
  for (const { moment, events, byBot = false } of log)
    for (const [i, event] of events.entries()) {
      const line = { key: `${moment}.${i}`, moment, event, byBot }
      if (event.type === 'turn') turns.push({ key: line.key, seat: event.seat ?? null, lines: [] })
      else turns[turns.length - 1].lines.push(line)
    }
  return turns
}

/** Everything that was told, grouped by turn; a click goes to that moment. */
export function LogPanel({ id, game, screen, scene, log, moment }: LogPanelProps) {
  const t = useT()
  const [filter, setFilter] = useState('')
  const [seat, setSeat] = useState<Seat | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const turns = useMemo(() => turnsOf(log), [log])
  const newest = log.length
  useEffect(() => {
    void newest
    // In the sheet of the phone the whole tab scrolls, elsewhere the log alone.
    for (const scroller of [end.current?.parentElement, end.current?.closest('.tab-panel')])
      if (scroller) scroller.scrollTop = scroller.scrollHeight
  }, [newest])
  const wanted = filter.trim().toLowerCase()
  return (
    <div className="log">
      <div className="log-filter">
        <input
          type="search"
          value={filter}
          placeholder={t('log.filter')}
          aria-label={t('log.filter')}
          onChange={event => setFilter(event.target.value)}
        />
        {scene.names.map((name, i) => (
          <button
            type="button"
            key={name}
            className="button small"
            aria-pressed={seat === i}
            aria-label={t('log.only', { name })}
            title={t('log.only', { name })}
            onClick={() => setSeat(seat === i ? null : i)}
          >
            <SeatMark seat={i} />
          </button>
        ))}
      </div>
      <section className="log-turns" aria-label={t('panel.log')}>
        {turns.map((turn, i) => (
          <TurnLines
            key={turn.key}
            id={id}
            number={i}
            turn={turn}
            game={game}
            screen={screen}
            scene={scene}
            wanted={wanted}
            hidden={seat !== null && turn.seat !== seat}
            moment={moment}
          />
        ))}
        <div ref={end} />
      </section>
    </div>
  )
}

interface TurnLinesProps {
  readonly id: string
  readonly number: number
  readonly turn: Turn
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly scene: Scene
  readonly wanted: string
  readonly hidden: boolean
  readonly moment: number
}

const TurnLines = memo(
  function TurnLines({ id, number, turn, game, screen, scene, wanted, hidden, moment }: TurnLinesProps) {
    const t = useT()
    const lines = turn.lines
      .map(line => ({ ...line, text: scene.say(game.text.event(line.event, scene.view)) }))
      .filter(({ text }) => wanted === '' || text.toLowerCase().includes(wanted))
    if (hidden || (lines.length === 0 && (wanted !== '' || turn.seat === null))) return null
    return (
      <section className="log-turn">
        <h3>
          {turn.seat === null ? (
            t('log.setup')
          ) : (
            <>
              <SeatMark seat={turn.seat} /> {scene.names[turn.seat] ?? screen.opponentName?.(scene)}
              <span className="quiet"> {t('log.turn', { number })}</span>
            </>
          )}
        </h3>
        <ol>
          {lines.map(line => (
            <li key={line.key} aria-current={line.moment === moment ? 'step' : undefined}>
              <Link to={paths.page(id, line.moment)}>
                <span className="log-icon">{screen.eventIcon?.(line.event)}</span>
                <span>
                  {line.text}
                  {line.byBot && <span className="held-mark"> {t('time.byBot')}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
    )
  },
  (before, after) =>
    before.turn.lines.length === after.turn.lines.length &&
    before.turn.key === after.turn.key &&
    before.turn.lines.at(-1)?.key === after.turn.lines.at(-1)?.key &&
    before.wanted === after.wanted &&
    before.hidden === after.hidden &&
    before.scene.say === after.scene.say &&
    isIn(before) === isIn(after) &&
    !isIn(after),
)

/** Whether the shown moment is one of this turn's. */
function isIn({ turn, moment }: TurnLinesProps): boolean {
  return turn.lines.some(line => line.moment === moment)
}
