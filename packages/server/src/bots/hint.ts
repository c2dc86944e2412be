import type { HintAnswer } from '@railhead/protocol'
import { Refused } from '../errors.js'
import { newSecret } from '../ids.js'
import { seatOf } from '../rooms/describe.js'
import type { Rooms } from '../rooms/rooms.js'
import type { BotRunner } from './question.js'

/** What a good player would answer to what a person is asked now. */
export async function hint(
  rooms: Rooms,
  runner: BotRunner,
  tableId: string,
  person: string,
  milliseconds: number,
): Promise<HintAnswer> {
  const { decision, question } = await rooms.on(tableId, async room => {
    const seat = seatOf(room.info, person)
    if (seat === null) throw new Refused('notSeated', 'You do not sit at this table.')
    const live = await room.match()
    const own = live.match.decisions().filter(open => open.seat === seat)
    const decision = own.find(open => open.optional === undefined)
    if (!decision) throw new Refused('notAsked', 'You are not asked anything now.')
    const { id: _id, ...asked } = decision
    const view = live.match.view(seat)
    const question = { game: room.info.game, view, decision: asked, seed: newSecret(), milliseconds }
    return { decision, question }
  })
  const hints = await runner.hints({ ...question, level: 'trail-boss' }).catch(() => {
    throw new Refused('unavailable', 'Nobody has an idea now.')
  })
  return { decision: decision.id, option: hints[0].option, hints }
}
