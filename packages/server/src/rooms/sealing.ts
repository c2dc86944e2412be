import type { Seat } from '@railhead/kernel'
import type { TableResponse } from '@railhead/protocol'
import { Refused } from '@railhead/table'
import { newId, sha256 } from '../ids.js'
import type { TableRow } from '../storage/schema/tables.js'
import type { Queries } from '../storage/store.js'
import { changeTable, findTable, lockTable } from '../storage/tables.js'
import { addChat } from '../storage/talk.js'
import { answerFor, describeTable, seatOf } from './describe.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'
import { begin } from './starting.js'
import { storedWords, writtenWords } from './words.js'

/** Somebody promises a word for the seed by its hash, or takes the promise back. */
export function promiseWord(
  rooms: Rooms,
  room: Room,
  me: string,
  hash: string | null,
): Promise<TableResponse> {
  return gathering(rooms, room, me, async (db, row, seat) => {
    if (seat === null) throw new Refused('notSeated', 'You do not sit at this table.')
    if (row.imported === 1)
      throw new Refused('badRequest', 'This match has begun long ago, with the seed of its file.')
    if (row.sealed_at !== null) throw new Refused('sealed', 'The words are being told.')
    const others = storedWords(row).filter(({ place }) => place !== seat)
    const words = hash === null ? others : [...others, { place: seat, hash, word: null }]
    await changeTable(db, room.id, { words: writtenWords(words) })
  })
}

/** Somebody tells the word that was promised; with the last one the match starts. */
export function tellWord(rooms: Rooms, room: Room, me: string, word: string): Promise<TableResponse> {
  return gathering(rooms, room, me, async (db, row, seat) => {
    if (row.sealed_at === null)
      throw new Refused('badRequest', 'Words are told when the host starts the match.')
    const words = storedWords(row)
    const promised = words.find(({ place }) => place === seat)
    if (!promised) throw new Refused('badRequest', 'You promised no word.')
    if (sha256(word) !== promised.hash)
      throw new Refused('badRequest', 'This is not the word that you promised.', promised.hash, 'word')
    const told = words.map(other => (other === promised ? { ...other, word } : other))
    await changeTable(db, room.id, { words: writtenWords(told) })
    if (told.every(other => other.word !== null)) await begin(rooms, db, room.id, rooms.now())
  })
}

/** The host does not wait for words any longer: the table gathers again, and words that were told are void. */
export function callOff(rooms: Rooms, room: Room, me: string): Promise<TableResponse> {
  return gathering(rooms, room, me, async (db, row, seat) => {
    if (row.host !== me) throw new Refused('notHost', 'Only the one who opened the table may do this.')
    if (row.sealed_at === null) throw new Refused('badRequest', 'The match is not about to start.')
    await changeTable(db, room.id, { sealed_at: null, words: null })
    const line = { person: me, seat, text: 'calledOff', kind: 'event', at: rooms.now() } as const
    await addChat(db, room.id, line, `event.${newId()}`)
  })
}

/** Changes a table that gathers while nobody else can. */
async function gathering(
  rooms: Rooms,
  room: Room,
  me: string,
  work: (db: Queries, row: TableRow, seat: Seat | null) => Promise<void>,
): Promise<TableResponse> {
  await rooms.store.write(room.id, { kind: 'table' }, async db => {
    const row = await lockTable(db, room.id, 'gathering')
    const stored = row && (await findTable(db, room.id))
    if (!row || !stored) throw new Refused('notGathering', 'The match has started already.')
    await work(db, row, seatOf(describeTable(stored), me))
  })
  await room.reload()
  await room.sendChat()
  return answerFor(room, me)
}
