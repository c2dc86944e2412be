import type { MatchRecord, ProblemReport } from '@railhead/kernel'
import { SPECTATOR } from '@railhead/kernel'
import { RELEASE, type Report } from '@railhead/protocol'
import { Refused, UnreadableMatch } from '@railhead/table'
import { logAfter } from '../storage/log.js'
import { seatOf } from './describe.js'
import { standingAnswers } from './entries.js'
import type { Room } from './room.js'

/** What somebody reports at a table: whole for the administrators, and as that person may have it. */
export interface Reported {
  readonly whole: ProblemReport
  readonly own: Report
}

/** The match of a table up to now as a report. Also of one that cannot be read: that is what reports are for. */
export async function reportAt(
  room: Room,
  person: string,
  words: string,
  at: number,
  kept: string,
): Promise<Reported> {
  const { info } = room
  if (info.status === 'gathering') throw new Refused('notPlaying', 'The match has not started.')
  const seat = seatOf(info, person)
  const { match, seen } = await matchOf(room, seat ?? SPECTATOR)
  const report = {
    format: 'railhead-report',
    build: RELEASE,
    at,
    words,
    game: info.game,
    rules: info.rules,
    config: info.config,
    moment: match.answers.length,
    seat,
    kept,
  } as const
  // The seed of a running match is nobody's business, nor are the answers of others.
  const over = info.status === 'finished'
  return { whole: { ...report, match }, own: { ...report, ...(over ? { match } : seen ? { seen } : {}) } }
}

async function matchOf(room: Room, viewer: number): Promise<{ match: MatchRecord; seen: Report['seen'] }> {
  try {
    const { match } = await room.match()
    const asked = match.decisions().filter(({ seat }) => seat === viewer)
    return { match: match.record(), seen: { viewer, view: match.view(viewer), asked } }
  } catch (error) {
    if (!(error instanceof UnreadableMatch)) throw error
    const { game, rules, config } = room.info
    const answers = standingAnswers(await logAfter(room.store.db, room.id, 0))
    const record = { format: 'railhead-match', game, rules, config, seed: room.seed ?? '', answers, hash: '' }
    return { match: record as MatchRecord, seen: undefined }
  }
}
