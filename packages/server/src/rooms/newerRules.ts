import { type AnyGame, type Seat, tryNewerRules } from '@railhead/kernel'
import { isHuman, type RulesBody, type RulesResponse } from '@railhead/protocol'
import { RULES_KEY } from '@railhead/table'
import { Refused } from '../errors.js'
import { appendingLog, logAfter } from '../storage/log.js'
import { markingAsked } from '../storage/seats.js'
import type { Queries } from '../storage/store.js'
import { changeTable, findTable } from '../storage/tables.js'
import { dropUndoRequest } from '../storage/undo.js'
import { clearRulesVotes, lastNumber, rulesVotes, setRulesVote } from '../storage/votes.js'
import { seatOf } from './describe.js'
import { readMatch, rowOf } from './entries.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'

/** Whether a running match could go on by the newest rules, and who of its people wants that. */
export async function newerRules(rooms: Rooms, room: Room): Promise<RulesResponse> {
  const game = mustPlay(rooms, room)
  const { rules: from } = room.info
  const to = game.rulesVersion
  const release = game.versions?.find(({ version }) => version === to)?.release ?? to
  if (from === to) return { from, to, release, can: false, same: true, agreed: [], needed: [] }
  const { match } = await room.match()
  const move = tryNewerRules(game, match, to)
  const agreed = await rulesVotes(room.store.db, room.id, to)
  return {
    from,
    to,
    release,
    ...('config' in move ? { can: true, same: move.same } : { can: false, same: false, answer: move.answer }),
    agreed,
    needed: peopleOf(room).filter(seat => !agreed.includes(seat)),
  }
}

/** Somebody wants the match to go on by newer rules, or does not any more. The last yes moves it. */
export async function voteRules(
  rooms: Rooms,
  room: Room,
  me: string,
  body: RulesBody,
): Promise<RulesResponse> {
  const game = mustPlay(rooms, room)
  const seat = seatOf(room.info, me)
  if (seat === null) throw new Refused('notSeated', 'You do not sit at this table.')
  if (body.to !== game.rulesVersion || body.to === room.info.rules)
    throw new Refused('badRequest', 'The match cannot be moved to that version.', game.rulesVersion, 'to')
  if (!body.accept) {
    await room.store.write(room.id, { kind: 'table' }, db => setRulesVote(db, room.id, seat, null))
  } else await agree(room, game, seat, body.to, rooms.now())
  await room.reload()
  return newerRules(rooms, room)
}

async function agree(room: Room, game: AnyGame, seat: Seat, to: string, at: number): Promise<void> {
  const live = await room.match()
  const move = tryNewerRules(game, live.match, to)
  if (!('config' in move))
    throw new Refused('cannotMove', `Answer ${move.answer} goes otherwise by the newer rules.`, move.answer)
  await room.store.write(room.id, { kind: 'table' }, async db => {
    // The row is locked: nobody writes to the match while it is decided by which rules.
    await changeTable(db, room.id, { rules: room.info.rules })
    await mustStand(db, room, live.number)
    await setRulesVote(db, room.id, seat, to)
    const agreed = await rulesVotes(db, room.id, to)
    if (!peopleOf(room).every(other => agreed.includes(other))) return
    const now = { rules: to, config: JSON.stringify(move.config), moved_at: at, proposal: null }
    await changeTable(db, room.id, now)
    await clearRulesVotes(db, room.id)
    await dropUndoRequest(db, room.id)
    const entry = { seat, key: `${RULES_KEY}${to}`, backTo: live.moment }
    // Whoever wants to write the next answer by the older rules, in whatever process, finds its number taken.
    await db.executeQuery(appendingLog(db, rowOf(entry, room.id, live.number + 1, at)))
    const row = { rules: to, config: JSON.stringify(move.config), seed: live.match.seed }
    const moved = readMatch(game, row, await logAfter(db, room.id, 0))
    await db.executeQuery(markingAsked(db, room.id, moved.waiting()))
  })
}

/** Throws if the match went on elsewhere meanwhile. */
async function mustStand(db: Queries, room: Room, number: number): Promise<void> {
  const stored = await findTable(db, room.id)
  const same = stored?.row.rules === room.info.rules && (await lastNumber(db, room.id)) === number
  if (!same)
    throw new Refused('unavailable', 'Too much happens at this table at once; try again in a moment.')
}

function peopleOf(room: Room): Seat[] {
  return room.info.seats.flatMap((info, seat) => (isHuman(info) ? [seat] : []))
}

function mustPlay(rooms: Rooms, room: Room): AnyGame {
  if (room.info.status !== 'playing') throw new Refused('notPlaying', 'The match is not being played.')
  return rooms.gameOf(room.info.game)
}
