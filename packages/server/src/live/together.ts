import type { Socket } from 'node:net'

/** Sockets that hold back what is written to them until the turn of the event loop is over. */
const waiting: Socket[] = []

/**
 * What is written to a socket in one go is sent in one go: an update and its acknowledgement are one packet and one call
 * of the system. To be called before each write.
 */
export function together(socket: Socket): void {
  if (socket.writableCorked > 0 || socket.destroyed) return
  socket.cork()
  if (waiting.push(socket) === 1) process.nextTick(send)
}

function send(): void {
  for (const socket of waiting.splice(0)) socket.uncork()
}
