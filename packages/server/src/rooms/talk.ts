import type { Seat } from '@railhead/kernel'
import type { ChatEntry } from '@railhead/protocol'
import { addChat, saveNote, wasSaid } from '../storage/talk.js'
import type { Listener } from './listener.js'
import type { Room } from './room.js'

/** Stores what somebody says and tells everybody. A repeat of the same key does nothing. */
export async function say(room: Room, said: Omit<ChatEntry, 'number' | 'name'>, key: string): Promise<void> {
  await room.store.write(room.id, { kind: 'chat' }, async db => {
    if (!(await wasSaid(db, room.id, said.person, key))) await addChat(db, room.id, said, key)
  })
  await room.sendChat()
}

/** Replaces the notes of a seat and tells its other windows. */
export async function writeNote(room: Room, from: Listener, seat: Seat, text: string): Promise<void> {
  await room.store.write(room.id, { kind: 'note', seat }, db => saveNote(db, room.id, seat, text))
  room.broadcast({ type: 'note', text }, listener => listener.seat === seat && listener !== from)
}
