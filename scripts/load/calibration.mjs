// How much processor time the same work takes now. Work that comes in small pieces finds nothing of it left in the caches,
// a core that has to wake up, and perhaps the other core as a thread of the same one: it takes longer than in a row, though
// nothing more is done. A process of its own does a fixed piece of work again and again, at the priority of the server; it takes a
// fiftieth of a core.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { round } from './figures.mjs'
import { pause } from './play.mjs'

const PIECE = fileURLToPath(new URL('piece.mjs', import.meta.url))
const BEFORE_SECONDS = 2

/** Starts it and measures for a few seconds, before there is any load. */
export async function calibrate() {
  const child = fork(PIECE)
  const told = () =>
    new Promise(resolve => {
      child.once('message', resolve)
      child.send('tell')
    })
  await told()
  await pause(BEFORE_SECONDS * 1000)
  const before = await told()
  return {
    /** What came until now is forgotten. */
    begin: told,
    /** What a piece took, in milliseconds of processor time, before the load and since `begin`. */
    async end() {
      const during = await told()
      child.kill()
      return figures(before, during)
    },
    stop: () => child.kill(),
  }
}

/** Medians, and how many times as long the same work takes in small pieces beside the load as in a row. */
export function figures({ inARow, took }, during) {
  const [before, beside] = [took, during.took].map(median)
  return {
    inARow: round(inARow, 3),
    before: round(before, 3),
    beside: round(beside, 3),
    factor: round(beside / inARow, 2),
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
