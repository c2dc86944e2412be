import { paths } from '@railhead/protocol'
import { keySentence, type ReviewTurn } from '@railhead/review'
import { useEffect, useMemo, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { gameName } from '../lobby/gameName.js'
import { seatNames } from '../lobby/levels.js'
import { isLocalId } from '../local/ids.js'
import { LocalTable } from '../local/localTable.js'
import { startEngine } from '../local/startEngine.js'
import { type Loaded, useGame, useTableState } from '../play/TablePage.js'
import { RemoteTable } from '../table/remoteTable.js'
import type { Table, TableState } from '../table/table.js'
import { codeText, faultText } from '../ui/faults.js'
import { SeatMark } from '../ui/SeatMark.js'
import { beginStudy } from './beginStudy.js'
import { Chart } from './Chart.js'
import { statusWords } from './QueuePanel.js'
import { Seats } from './Seats.js'
import type { ServerReview } from './server.js'
import { TurnCard } from './TurnCard.js'
import { turnId } from './turnId.js'
import { type Reviewing, useReview } from './useReview.js'
import { ReviewWords, useReviewWords, useSay } from './Words.js'

/** What decided the match of a table. */
export default function ReviewPage() {
  const { id = '' } = useParams()
  const { me } = useApp()
  const [table, setTable] = useState<Table | null>(null)
  const person = isLocalId(id) ? undefined : me?.id
  useEffect(() => {
    void person
    const opened = isLocalId(id) ? new LocalTable(id, startEngine()) : new RemoteTable(id)
    setTable(opened)
    return () => opened.close()
  }, [id, person])
  return <ReviewWords>{table && <OpenReview key={table.id} table={table} />}</ReviewWords>
}

function OpenReview({ table }: { readonly table: Table }) {
  const { t } = useApp()
  const w = useReviewWords()
  const state = useTableState(table)
  const loaded = useGame(state?.table?.game)
  const outcome = state?.match?.outcome
  const reviewing = useReview(table, outcome)
  const title = state?.table
    ? `${w('title')} · ${state.table.title || gameName(t, state.table.game)}`
    : w('title')
  return (
    <Page title={title}>
      <p>
        <Link className="button small" to={paths.page(table.id)}>
          {w('backToTable')}
        </Link>
      </p>
      {state?.failure ? (
        <p className="fault" role="alert">
          {codeText(t, state.failure)}
        </p>
      ) : !state?.table || !loaded ? (
        <p className="quiet">{t('loading')}</p>
      ) : !outcome ? (
        <p>{w('notOver')}</p>
      ) : (
        <Found table={table} state={state} loaded={loaded} reviewing={reviewing} />
      )}
    </Page>
  )
}

/** The server may do it, too: for those who do not want to wait, or whose device is slow. */
function OnServer({ server: { status, ask } }: { readonly server: ServerReview }) {
  const { t } = useApp()
  const w = useReviewWords()
  const [fault, setFault] = useState<unknown>(null)
  if (fault !== null) return <p className="fault">{faultText(t, fault)}</p>
  if (status.state !== 'none') return <p>{statusWords(w, status)}</p>
  return (
    <p>
      <button type="button" className="button small" onClick={() => void ask().catch(setFault)}>
        {w('server.ask')}
      </button>
    </p>
  )
}

interface FoundProps {
  readonly table: Table
  readonly state: TableState
  readonly loaded: Loaded
  readonly reviewing: Reviewing
}

function Found({ table, state, loaded: { game, screen }, reviewing }: FoundProps) {
  const { t, me } = useApp()
  const w = useReviewWords()
  const seats = state.table?.seats
  const names = useMemo(() => seatNames(t, seats ?? []), [t, seats])
  const say = useSay(game, names)
  const [seat, setSeat] = useState<number | null>(null)
  const navigate = useNavigate()
  if (reviewing.kind === 'failed')
    return (
      <p className="fault" role="alert">
        {w('failed')}
      </p>
    )
  if (reviewing.kind === 'working')
    return (
      <section className="panel review-progress" aria-live="polite">
        <p>
          {reviewing.all === 0 ? t('loading') : w('working', { done: reviewing.done, all: reviewing.all })}
        </p>
        <progress value={reviewing.done} max={Math.max(1, reviewing.all)} aria-label={w('title')} />
        <p className="quiet">{w('workingHint')}</p>
        {me && !isLocalId(table.id) && <OnServer server={reviewing.server} />}
      </section>
    )
  const { review, file, outcome } = reviewing
  const title = state.table?.title || gameName(t, game.id)
  const open = (id: string): void => void navigate(paths.studyPage(id))
  const marked = review.turns.filter(turn => turn.mark !== null && (seat === null || turn.seat === seat))
  const look = (turn: Pick<ReviewTurn, 'turn' | 'seat'>): void => {
    setSeat(null)
    requestAnimationFrame(() => {
      const card = document.getElementById(turnId(turn))
      card?.scrollIntoView({ block: 'center' })
      card?.focus({ preventScroll: true })
    })
  }
  return (
    <div className="review">
      <section className="panel" aria-label={w('seats.title')}>
        <Seats review={review} names={names} />
      </section>
      <section className="panel" aria-label={w('chart.title')}>
        <h2>{w('chart.title')}</h2>
        <Chart review={review} names={names} onTurn={look} />
      </section>
      <section className="panel" aria-label={w('key.title')}>
        <h2>{w('key.title')}</h2>
        {review.key.length === 0 && <p>{w('key.none')}</p>}
        <ol className="key-turns">
          {review.key.map(turn => (
            <li key={`${turn.turn}.${turn.seat}.${turn.cause}`}>
              <SeatMark seat={turn.seat} /> {say(keySentence(review.turns, turn))}{' '}
              {turn.cause === 'choice' ? (
                <button type="button" className="button small plain" onClick={() => look(turn)}>
                  {w('turn.number', { turn: turn.turn })}
                </button>
              ) : (
                <Link className="button small plain" to={paths.page(table.id, turn.from)}>
                  {turn.turn > 0 && `${w('turn.number', { turn: turn.turn })} · `}
                  {w('turn.show')}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </section>
      <p>
        <button
          type="button"
          className="button"
          onClick={() =>
            void beginStudy({ review, file, names, seat: state.seat ?? 0, title, say, lang: t.lang }).then(
              open,
            )
          }
        >
          {w('study')}
        </button>{' '}
        <Link className="button" to="/progress">
          {w('progress.title')}
        </Link>
      </p>
      <section aria-label={w('turns.title')}>
        <h2>{w('turns.title')}</h2>
        <fieldset className="row review-filter" aria-label={w('seats.title')}>
          <button
            type="button"
            className="button small"
            aria-pressed={seat === null}
            onClick={() => setSeat(null)}
          >
            {w('turns.all')}
          </button>
          {names.map((name, i) => (
            <button
              type="button"
              key={name}
              className="button small"
              aria-pressed={seat === i}
              onClick={() => setSeat(seat === i ? null : i)}
            >
              <SeatMark seat={i} /> {name}
            </button>
          ))}
        </fieldset>
        {marked.length === 0 && <p>{w('turns.none')}</p>}
        <ul className="turn-cards">
          {marked.map(turn => (
            <TurnCard
              key={`${turn.turn}.${turn.seat}`}
              turn={turn}
              reviewed={{ table: table.id, game, screen, file, outcome, names, say }}
            />
          ))}
        </ul>
      </section>
      <details className="panel">
        <summary>{w('how.title')}</summary>
        <p>{w('how.text')}</p>
      </details>
    </div>
  )
}
