/**
 * Cells whose sums are kept at hand while the features are gone through: three times as fast as one feature at a time.
 * There are no more than that in the registers of a processor.
 */
const TOGETHER = 12

const MOST_FEATURES = 2048

/** Where the features of the position stand that are not 0, most of which are, as `reachCells` found them last. */
export const present = new Int32Array(MOST_FEATURES)
/** How strong those are, and where what they send to the cells begins. */
const strengths = new Float64Array(MOST_FEATURES)
const rows = new Int32Array(MOST_FEATURES)

/**
 * Writes what reaches each cell from the features of a position; `inner` holds them feature by feature. Gives how many
 * features are not 0.
 */
export function reachCells(
  inner: Float32Array,
  features: number,
  cells: number,
  seen: Float32Array,
  out: Float32Array,
): number {
  let count = 0
  for (let feature = 0; feature < features; feature++) {
    const strength = seen[feature]
    if (strength === 0) continue
    present[count] = feature
    strengths[count] = strength
    rows[count++] = feature * cells
  }
  let cell = 0
  for (; cell + TOGETHER <= cells; cell += TOGETHER) reachTogether(inner, count, cell, out)
  for (; cell < cells; cell++) {
    let sum = 0
    for (let i = 0; i < count; i++) sum += strengths[i] * inner[rows[i] + cell]
    out[cell] = sum
  }
  return count
}

function reachTogether(inner: Float32Array, count: number, from: number, out: Float32Array): void {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  let f = 0
  let g = 0
  let h = 0
  let j = 0
  let k = 0
  let l = 0
  let m = 0
  for (let i = 0; i < count; i++) {
    const strength = strengths[i]
    const at = rows[i] + from
    a += strength * inner[at]
    b += strength * inner[at + 1]
    c += strength * inner[at + 2]
    d += strength * inner[at + 3]
    e += strength * inner[at + 4]
    f += strength * inner[at + 5]
    g += strength * inner[at + 6]
    h += strength * inner[at + 7]
    j += strength * inner[at + 8]
    k += strength * inner[at + 9]
    l += strength * inner[at + 10]
    m += strength * inner[at + 11]
  }
  out[from] = a
  out[from + 1] = b
  out[from + 2] = c
  out[from + 3] = d
  out[from + 4] = e
  out[from + 5] = f
  out[from + 6] = g
  out[from + 7] = h
  out[from + 8] = j
  out[from + 9] = k
  out[from + 10] = l
  out[from + 11] = m
}
