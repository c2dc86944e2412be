import { type Option, type State, tablesOf } from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
import type { Probes } from '../model.js'

const FAR_CITY = 14

const isKansasCity = (state: State, option: Option): boolean =>
  option.kind === 'move' && option.to === tablesOf(state).trail.kansasCity

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What the bots used to neglect. */
export const PROBES: Probes = {
  counts: [
    {
      name: 'engine place',
      of: (state, seat) => tablesOf(state as State).track.place[(state as State).players[seat].engine],
    },
    { name: 'stations', of: (state, seat) => bits((state as State).players[seat].stations) },
    { name: 'station masters', of: (state, seat) => (state as State).players[seat].masters.length },
    {
      name: `deliveries to cities of ${FAR_CITY} or more`,
      of: (state, seat) => {
        const { cities } = tablesOf(state as State)
        return (state as State).players[seat].cities.reduce(
          (sum, discs, city) => sum + (cities[city].value >= FAR_CITY ? discs : 0),
          0,
        )
      },
    },
  ],
  choices: [
    {
      name: 'voluntary moves to Kansas City',
      isOffered: (state, decision) => {
        const { options } = decision as unknown as Decision<Option>
        return options.length > 1 && options.some(option => isKansasCity(state as State, option))
      },
      isTaken: (state, option) => isKansasCity(state as State, option as unknown as Option),
    },
  ],
}
