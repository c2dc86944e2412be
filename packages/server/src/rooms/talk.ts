import type { Seat } from '@railhead/kernel'
import { addChat, chatAfter, saveNote, wasSaid } from '../storage/talk.js'
import type { Listener, Room } from './room.js'

/** Stores what somebody says and tells everybody. A repeat of the same key does nothing. */
export async function say(
  room: Room,
  person: string,
  seat: Seat | null,
  text: string,
  key: string,
  now: number,
): Promise<void> {
  const [last] = await chatAfter(room.store.db, room.id, 0, 1)
  if (await wasSaid(room.store.db, room.id, person, key)) return
  await room.store.write(room.id, 'chat', db => addChat(db, room.id, { person, seat, text, at: now }, key))
  for (const entry of await chatAfter(room.store.db, room.id, last?.number ?? 0, 10))
    room.tell({ type: 'chat', entry })
}

/** Replaces the notes of a seat and tells its other windows. */
export async function writeNote(room: Room, from: Listener, seat: Seat, text: string): Promise<void> {
  await room.store.write(room.id, 'note', db => saveNote(db, room.id, seat, text))
  room.tell({ type: 'note', text }, listener => listener.seat === seat && listener !== from)
}
