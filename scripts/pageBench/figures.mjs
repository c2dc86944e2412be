// Figures of lists of numbers, and waiting that ends.

export const round = (number, digits = 0) => Number(number.toFixed(digits))

/** What so large a share of sorted numbers does not exceed. */
const at = (sorted, share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]

/** Median, 95th of a hundred and the largest. */
export function spread(times, digits = 0) {
  const sorted = times.toSorted((a, b) => a - b)
  const [median, p95, most] = [0.5, 0.95, 1].map(share => round(at(sorted, share), digits))
  return { median, p95, most }
}

/** Longer than anything takes, however busy the machine is. */
const PATIENCE = 60_000

/** Waits, but not for ever: then it says for what. */
export async function patiently(what, promise) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${PATIENCE / 1000} s for ${what}.`)), PATIENCE)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
