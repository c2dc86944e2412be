import { type Option, SPACES } from '@railhead/carson-city'
import type { Archetype } from '../model.js'

const archetype = (name: string, insists: (option: Option) => boolean): Archetype => ({
  name,
  insists: (_state, _decision, option) => insists(option as unknown as Option),
})

const on = (option: Option, ...ids: readonly string[]): boolean =>
  option.kind === 'space' && ids.some(id => SPACES[option.space].id.startsWith(id))

/** Ways to play that the bots would not find by themselves. */
export const ARCHETYPES: readonly Archetype[] = [
  archetype('land', option => option.kind === 'toParcel' || option.kind === 'parcel'),
  archetype('builders', option => on(option, 'build') || option.kind === 'buyTile'),
  archetype('roads', option => on(option, 'road')),
  archetype('guns', option => on(option, 'ammunition', 'cowboyIncome', 'cowboyPoints')),
  archetype('raids', option => option.kind === 'toBuilding' || option.kind === 'building'),
  archetype('points', option => on(option, 'buyPoints', 'parcelPoints', 'buildingPoints')),
  archetype('wages', option => on(option, 'wages', 'parcelIncome', 'gambling')),
]
