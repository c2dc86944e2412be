import { Refused } from '@railhead/table'
import { drawSeats, seedWithWords } from '../fairness.js'
import { sha256 } from '../ids.js'
import { logAfter } from '../storage/log.js'
import { changeSeat, markingAsked, type NamedSeatRow } from '../storage/seats.js'
import type { Queries } from '../storage/store.js'
import { changeTable, findTable } from '../storage/tables.js'
import { notesOf, saveNote } from '../storage/talk.js'
import { describeTable } from './describe.js'
import { readMatch } from './entries.js'
import type { Rooms } from './rooms.js'
import { beginTime } from './time.js'
import { storedWords } from './words.js'

/** The match begins, with the seed that was promised when the table was opened and the words that people added. */
export async function begin(rooms: Rooms, db: Queries, id: string, now: number): Promise<void> {
  const stored = await findTable(db, id)
  if (!stored) throw new Refused('notFound', 'There is no such table.')
  const { row, seats } = stored
  const secret = row.seed ?? rooms.newSeed()
  const words = storedWords(row)
  const seed = seedWithWords(secret, words)
  const draws = row.shuffle_seats === 1
  if (draws) await placeByDraw(db, id, seats, seed)
  const live = readMatch(rooms.gameOf(row.game), { ...row, seed }, await logAfter(db, id, 0))
  await changeTable(db, id, {
    status: 'playing',
    started_at: now,
    moved_at: now,
    seed,
    seed_hash: sha256(secret),
    secret: words.length > 0 ? secret : null,
    sealed_at: null,
    drawn: draws ? 1 : 0,
  })
  await db.executeQuery(markingAsked(rooms.store.db, id, live.waiting(), live.waiting(), now))
  // Seats may have been drawn just now.
  const placed = (await findTable(db, id))?.seats ?? []
  await beginTime(db, describeTable(stored).time, placed, live.waiting(), now)
}

/** Everybody takes along what they noted. */
async function placeByDraw(
  db: Queries,
  id: string,
  seats: readonly NamedSeatRow[],
  seed: string,
): Promise<void> {
  const notes = await notesOf(db, id)
  for (const [seat, place] of drawSeats(seed, seats.length).entries()) {
    const { kind, person_id, level } = seats[place]
    await changeSeat(db, id, seat, seats[seat], { kind, person_id, level })
    const note = notes.find(({ seat: before }) => before === place)
    if (note) await saveNote(db, id, seat, note.text)
  }
}
