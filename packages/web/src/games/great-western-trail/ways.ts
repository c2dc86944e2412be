import { type State, tablesOf } from '@railhead/great-western-trail'

/** Every space on the way, also empty ones, from where the cattleman stands. */
export function wayOf(state: State, from: number, to: number, way: number): number[] {
  const { next } = tablesOf(state).trail
  let forks = 0
  while (way >> (forks + 1) > 0) forks++
  const spaces = [from]
  let space = from
  while (space !== to && next[space].length > 0) {
    const branches = next[space]
    if (branches.length === 1) space = branches[0]
    else {
      forks--
      space = branches[(way >> forks) & 1]
    }
    spaces.push(space)
  }
  return spaces
}
