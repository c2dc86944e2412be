import type { World } from './world.js'

/** How many times a second the work can be done. */
export function rate(world: World, seconds: number, work: () => void): number {
  const start = world.clock()
  for (let times = 1; ; times++) {
    work()
    const passed = world.clock() - start
    if (passed >= seconds) return times / passed
  }
}

/** Seconds that this process has worked. To ask takes long, so it is done only when some time has passed. */
export function processorClock(): () => number {
  let asked = Number.NEGATIVE_INFINITY
  let worked = 0
  return () => {
    const now = performance.now()
    if (now - asked > ASK_AFTER) {
      asked = now
      const { user, system } = process.cpuUsage()
      worked = (user + system) / 1e6
    }
    return worked
  }
}

/** Milliseconds. */
const ASK_AFTER = 0.3

/**
 * A fixed piece of work of the kind that rules do: whole numbers, small arrays, small objects. Its speed in the
 * same run tells how fast the machine is just now. Changing it makes old figures incomparable.
 */
function calibrationWork(): number {
  let word = 1
  let sum = 0
  for (let round = 0; round < 200; round++) {
    const hand: number[] = []
    for (let i = 0; i < 20; i++) {
      word = (Math.imul(word, 1664525) + 1013904223) | 0
      hand.push((word >>> 16) % 52)
    }
    const copies = [hand.slice(), hand.slice(), hand.slice()]
    const options = hand.map((card, place) => ({ kind: 'lay', card, place }))
    for (const option of options) if (copies[option.place % 3].includes(option.card + 1)) sum += option.card
    hand.sort((a, b) => a - b)
    sum += hand[0] + copies[2].length
  }
  return sum
}

/** Runs per second of the fixed work. */
export function calibrate(world: World, seconds: number): number {
  rate(world, seconds / 4, calibrationWork)
  return Math.round(rate(world, seconds, calibrationWork))
}
