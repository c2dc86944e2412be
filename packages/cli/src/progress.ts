import type { World } from './world.js'

const WIDTH = 30
const REDRAW_SECONDS = 0.1

/** A bar on the error stream that shows how much is done; nothing when nobody watches. */
export function progressBar(world: World, all: number, label = ''): (done: number) => void {
  let drawn = Number.NEGATIVE_INFINITY
  return done => {
    if (!world.errors.isTTY) return
    if (done >= all) {
      world.errors.write('\r\x1b[K')
      return
    }
    if (world.clock() - drawn < REDRAW_SECONDS) return
    drawn = world.clock()
    const full = Math.round((WIDTH * done) / all)
    world.errors.write(`\r${label}[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${all}`)
  }
}
