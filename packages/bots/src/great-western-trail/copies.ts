/** Whether two lists hold the same numbers. */
function isSame(list: readonly number[], copy: readonly number[]): boolean {
  const { length } = list
  if (copy.length !== length) return false
  for (let i = 0; i < length; i++) if (copy[i] !== list[i]) return false
  return true
}

/**
 * Whether a list holds other numbers than its copy, which is brought up to date. What was worked out from the same numbers
 * need not be worked out again: between two questions of a turn little changes, and to compare is cheap.
 */
export function hasChanged(list: readonly number[], copy: number[]): boolean {
  if (isSame(list, copy)) return false
  copy.length = list.length
  for (let i = 0; i < list.length; i++) copy[i] = list[i]
  return true
}
