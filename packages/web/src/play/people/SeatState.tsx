import { botProposable, type TableInfo } from '@railhead/protocol'
import { useSyncExternalStore } from 'react'
import { useT } from '../../app/AppContext.js'
import { ago, minuteNow, watchMinutes } from '../../ui/ago.js'
import { usePlay } from '../play.js'
import { wordsWriter } from '../words/text/index.js'

/** What becomes of a seat besides playing: its person is away, gave up, asked for hints; a bot may be proposed. */
export function SeatState({ seat }: { readonly seat: number }) {
  const t = useT()
  const { info, state, table, live } = usePlay()
  const now = useSyncExternalStore(watchMinutes, minuteNow) + state.ahead
  const person = info.seats[seat]
  if (person?.kind !== 'person') return null
  const running = live.outcome === null
  const here = state.presence.seats[seat] === 'here'
  const away = running && !here && !person.conceded && person.seen !== undefined
  const waits = running && live.waiting.includes(seat) && !person.held && !person.conceded
  const since = Math.max(person.since ?? info.movedAt, state.furtherAt)
  const proposable = running ? botProposable(asOfNow(info, seat, waits, since), seat, here, now) : null
  // Whoever is there, or looks in, but lets the others wait: for as long as it takes for a bot to be proposed.
  const stalls = waits && proposable?.stalls === true && proposable.at <= now
  const mine = state.seat === null ? undefined : info.seats[state.seat]
  const mayPropose =
    proposable !== null &&
    proposable.at <= now &&
    mine?.kind === 'person' &&
    !mine.conceded &&
    state.seat !== seat &&
    !info.proposal
  if (!away && !person.conceded && !person.hints && !mayPropose && !person.held && !stalls) return null
  return (
    <p className="seat-state">
      {person.conceded && <span className="held-mark">{t('presence.conceded')}</span>}
      {!person.conceded && person.held && !info.time && <span className="held-mark">{t('time.held')}</span>}
      {away && person.seen !== undefined && (
        <span>{t('presence.since', { time: ago(t.lang, now - person.seen) })}</span>
      )}
      {stalls && <span>{t('presence.unanswered', { time: ago(t.lang, now - since) })}</span>}
      {person.hints !== undefined && (
        <span className="hint-mark">{t('presence.hints', { count: person.hints })}</span>
      )}
      {mayPropose && (
        <button
          type="button"
          className="button small"
          onClick={() =>
            void table
              .decide({ kind: 'bot', about: seat, number: live.number, accept: true })
              .catch(error => table.tellFault(error))
          }
        >
          {wordsWriter(t.lang)('proposal.proposeBot')}
        </button>
      )}
    </p>
  )
}

/** The table is told now and then; the match itself says at once whom it waits for. */
function asOfNow(info: TableInfo, seat: number, asked: boolean, since: number): TableInfo {
  const seats = info.seats.map((other, at) =>
    at === seat && other.kind === 'person' ? { ...other, asked, since } : other,
  )
  return { ...info, seats, movedAt: Math.max(info.movedAt, since) }
}
