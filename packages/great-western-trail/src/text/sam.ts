import type { Message } from '@railhead/kernel'
import type { Box } from '../components/box.js'
import type { SamEvent } from '../solo/event.js'
import { join, message, money, named, who } from './message.js'
import { objectiveName, spaceName, stationMasterName, stationName, workerKey } from './names.js'

type SamEventOf<Type extends SamEvent['type']> = Extract<SamEvent, { readonly type: Type }>

const CARDS = ['I', 'II', 'III'] as const

/** What is told of Sam's turn besides the events that he shares with players. */
export const SAM_EVENTS: {
  readonly [Type in SamEvent['type']]: (event: SamEventOf<Type>, box: Box) => Message
} = {
  samCard: ({ card, movement, steps }) =>
    message('event.samCard', { card, steps, movement: typeof movement === 'string' ? movement : 'printed' }),
  samChose: ({ what, reasons }) =>
    message('event.samChose', {
      what: named('sam.choice', what),
      reasons: join(
        reasons.map(reason => named('sam.reason', reason)),
        'comma',
      ),
    }),
  samIdle: ({ why }) => message('event.samIdle', { why: named('sam.idle', why) }),
  samFee: ({ seat, amount, space }, { trail, edition }) =>
    message('event.samFee', {
      who: who(seat),
      money: money(amount),
      space: spaceName(trail, space, edition),
    }),
  samSpecialty: ({ worker }) => message('event.samSpecialty', { worker: workerKey(worker) }),
  samObjective: ({ card }, box) => message('event.samObjective', { objective: objectiveName(card, box) }),
  samMaster: ({ tile, station }) =>
    message('event.samMaster', { master: stationMasterName(tile), station: stationName(station) }),
  samEngineGone: () => message('event.samEngineGone'),
  samExpansion: ({ card, what }) => message('event.samExpansion', { card: CARDS[card], what }),
}
