import type { AnyGame, PlainEvent, Seat } from '@railhead/kernel'
import { paths } from '@railhead/protocol'
import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../app/AppContext.js'
import type { GameScreen, Scene } from '../../games/screen.js'
import { TurnMarks } from '../../review/Marks.js'
import { RuleLink, useRulebook } from '../../rules/RuleLink.js'
import { SeatMark } from '../../ui/SeatMark.js'
import { usePlay } from '../play.js'
import type { Turn } from '../time/turns.js'
import { turnName, turnText } from './turnLine.js'

/** So many turns are listed at first; older ones on demand. */
const PAGE = 60

/** Everything that was told: a line for each turn, which unfolds to its details. */
export function StoryPanel() {
  const t = useT()
  const { info, game, screen, scene, time } = usePlay()
  const [filter, setFilter] = useState('')
  const [seat, setSeat] = useState<Seat | null>(null)
  const [pages, setPages] = useState(1)
  const list = useRef<HTMLElement>(null)
  const { turns, turn, moment } = time
  const wanted = filter.trim().toLowerCase()
  const matching = turns.filter(candidate => seat === null || candidate.seat === seat)
  const shown = wanted === '' ? matching.slice(-PAGE * pages) : matching

  // The story scrolls along with the match, and with whoever walks through it.
  const current = turn?.key
  const length = turn?.lines.length
  useEffect(() => {
    void length
    list.current
      ?.querySelector(`[data-turn="${CSS.escape(current ?? '')}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [current, length])
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
      <section className="log-turns" aria-label={t('panel.log')} ref={list}>
        {shown.length < matching.length && (
          <button type="button" className="button small plain" onClick={() => setPages(pages + 1)}>
            {t('log.older', { count: matching.length - shown.length })}
          </button>
        )}
        {shown.map(candidate => (
          <TurnLines
            key={candidate.key}
            id={info.id}
            turn={candidate}
            game={game}
            screen={screen}
            scene={scene}
            wanted={wanted}
            moment={candidate === turn ? moment : -1}
          />
        ))}
      </section>
    </div>
  )
}

interface TurnLinesProps {
  readonly id: string
  readonly turn: Turn
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly scene: Scene
  readonly wanted: string
  /** The shown moment, if it is one of this turn. */
  readonly moment: number
}

const TurnLines = memo(
  function TurnLines({ id, turn, game, screen, scene, wanted, moment }: TurnLinesProps) {
    const t = useT()
    const isNow = moment >= 0
    const [unfolded, setUnfolded] = useState<boolean | null>(null)
    const open = wanted !== '' || (unfolded ?? isNow)
    const lines = open
      ? turn.lines
          .map(line => ({ ...line, text: scene.say(game.text.event(line.event, scene.view)) }))
          .filter(({ text }) => wanted === '' || text.toLowerCase().includes(wanted))
      : []
    if (wanted !== '' && lines.length === 0) return null
    return (
      <section className={isNow ? 'log-turn now' : 'log-turn'} data-turn={turn.key}>
        <h3>
          <button type="button" aria-expanded={open} onClick={() => setUnfolded(!open)}>
            {turn.seat === null && !turn.chapter ? (
              t('log.setup')
            ) : (
              <>
                {turn.seat !== null && <SeatMark seat={turn.seat} />}{' '}
                <strong>{turnName(screen, scene, turn)}</strong>{' '}
                {turn.seat !== null && <TurnMarks turn={turn.number} />}
                <span className="turn-line">{turnText(game, scene, turn)}</span>
              </>
            )}
          </button>
          {turn.seat !== null && (
            <Link
              className="turn-number quiet"
              to={paths.page(id, turn.from)}
              aria-label={t('log.turn', { number: turn.number })}
            >
              {turn.number}
            </Link>
          )}
        </h3>
        {open && (
          <ol>
            {lines.map(line => (
              <li key={line.key} aria-current={line.moment === moment ? 'step' : undefined}>
                <Link to={paths.page(id, line.moment)} tabIndex={-1}>
                  <span className="log-icon">{screen.eventIcon?.(line.event)}</span>
                  <span>
                    {line.text}
                    {line.byBot && <span className="held-mark"> {t('time.byBot')}</span>}
                  </span>
                </Link>
                <EventRule event={line.event} />
              </li>
            ))}
          </ol>
        )}
      </section>
    )
  },
  (before, after) =>
    before.turn.lines.length === after.turn.lines.length &&
    before.turn.key === after.turn.key &&
    before.turn.lines.at(-1)?.key === after.turn.lines.at(-1)?.key &&
    before.wanted === after.wanted &&
    before.moment === after.moment &&
    before.scene.say === after.scene.say,
)

/** The rule behind a line. */
function EventRule({ event }: { readonly event: PlainEvent }) {
  const { scene } = usePlay()
  return <RuleLink section={useRulebook()?.aboutEvent(event, scene.view)} sign />
}
