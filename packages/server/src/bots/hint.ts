import type { OpenDecision, PlainOption } from '@railhead/kernel'
import { type HintResponse, hintsAllowed, isHuman } from '@railhead/protocol'
import { thoughtSeed } from '@railhead/table'
import { Refused } from '../errors.js'
import { newId } from '../ids.js'
import { seatOf } from '../rooms/describe.js'
import type { Room } from '../rooms/room.js'
import type { Rooms } from '../rooms/rooms.js'
import { countHint } from '../storage/seats.js'
import { addChat } from '../storage/talk.js'
import type { BotRunner } from './question.js'

/** Whoever asks for a hint waits for it: so long at most, however long bots may think otherwise. */
const MOST_THINKING = 3_000

/** What a good player would answer to what a person is asked now. */
export async function hint(
  rooms: Rooms,
  runner: BotRunner,
  tableId: string,
  person: string,
  milliseconds: number,
  network: string,
): Promise<HintResponse> {
  const time = Math.min(milliseconds, MOST_THINKING)
  const { decision, question } = await rooms.on(tableId, async room => {
    const seat = seatOf(room.info, person)
    if (seat === null) throw new Refused('notSeated', 'You do not sit at this table.')
    if (!hintsAllowed(room.info)) throw new Refused('noHints', 'Hints are not allowed at this table.')
    const live = await room.match()
    const own = live.decisions().filter(open => open.seat === seat)
    const decision = own.find(open => open.optional === undefined)
    if (!decision) throw new Refused('notAsked', 'You are not asked anything now.')
    const { id: _id, ...asked } = decision
    const view = live.match.view(seat)
    const seed = thoughtSeed(live, 'hint', seat)
    const question = { game: room.info.game, view, decision: asked, seed, milliseconds: time }
    return { decision, question }
  })
  const hints = await runner
    .hints(question, network)
    // Whoever waits gets an answer, be it that a process was late or died: a simpler one.
    .catch(() => runner.hints({ ...question, milliseconds: 0, hurried: true }, network))
    .catch(() => {
      throw new Refused('unavailable', 'Nobody has an idea now.')
    })
  await rooms.on(tableId, room => tellOfHint(room, person, decision, rooms.now()))
  return { decision: decision.id, option: hints[0].option, hints }
}

/** Among people everybody is told who asked for a hint, once for each question, before it is given. */
async function tellOfHint(
  room: Room,
  person: string,
  { id, seat }: OpenDecision<PlainOption>,
  at: number,
): Promise<void> {
  if (room.info.seats.filter(isHuman).length < 2) return
  const told = await room.store.write(room.id, { kind: 'table' }, async db => {
    if (!(await countHint(db, room.id, seat, id))) return false
    await addChat(db, room.id, { person, seat, text: 'hint', kind: 'event', at }, `event.${newId()}`)
    return true
  })
  if (!told) return
  room.store.publish(room.id, { kind: 'chat' })
  await room.reload()
  await room.sendChat()
}
