import { type PlainOption, RailheadError, type Seat } from '@railhead/kernel'
import type { LogNumber, MomentNumber } from '@railhead/protocol'
import * as table from '@railhead/table'
import { isStale, Refused } from '@railhead/table'
import type { AnswerResult } from '../metrics/metrics.js'
import { countAnswer } from './counting.js'
import { RoomHost } from './host.js'
import type { Room } from './room.js'
import { mustBeRare } from './takingBack.js'

/** Answers a decision of a seat as `answer` of the table does, and counts what became of it. */
export async function answer(
  room: Room,
  seat: Seat,
  decision: string,
  option: PlainOption,
  key: string,
  now: number,
): Promise<LogNumber> {
  return counted(room, seat, key, () => table.answer(new RoomHost(room, now), seat, decision, option, key))
}

/** What is done already, or comes too late, is for the table to say. */
async function mustMayUndo(
  room: Room,
  seat: Seat,
  { key, number }: Pick<Extract<table.Command, { type: 'undo' }>, 'key' | 'number'>,
  now: number,
): Promise<void> {
  const live = await room.match()
  if (live.numberOf(seat, key) === undefined && live.number === number) await mustBeRare(room, seat, now)
}

/** Takes something back, or asks the others for it. */
export function undo(
  room: Room,
  seat: Seat,
  number: LogNumber,
  to: MomentNumber,
  key: string,
  now: number,
): Promise<LogNumber | undefined> {
  return table.undo(new RoomHost(room, now), { seat, number, to }, key)
}

/** Carries out what a person commands over a socket. */
export async function carryOut(
  room: Room,
  seat: Seat,
  command: table.Command,
  now: number,
): ReturnType<typeof table.carryOut> {
  const host = new RoomHost(room, now)
  if (command.type === 'undo') await mustMayUndo(room, seat, command, now)
  if (command.type !== 'answer') {
    // A request that another process took may not be known here yet.
    if (command.type === 'undoReply' && room.store.shared) await room.readUndoRequest()
    return table.carryOut(host, seat, command)
  }
  const reply = await counted(room, seat, command.key, () => table.carryOut(host, seat, command))
  if (reply.type === 'stale') countAnswer(room, seat, command.key, 'stale')
  return reply
}

async function counted<T>(room: Room, seat: Seat, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    countAnswer(room, seat, key, resultOf(error))
    throw error
  }
}

function resultOf(error: unknown): AnswerResult {
  if (isStale(error)) return 'stale'
  return error instanceof Refused || error instanceof RailheadError ? 'refused' : 'failed'
}
