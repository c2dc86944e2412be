import type { Tour } from '@railhead/kernel'
import type { Option } from '../options.js'

/** Three good players through a first round. */
const ANSWERS: Tour<Option>['answers'] = [
  { seat: 0, option: { kind: 'parcel', parcel: 18 } },
  { seat: 2, option: { kind: 'parcel', parcel: 27 } },
  { seat: 1, option: { kind: 'parcel', parcel: 46 } },
  { seat: 1, option: { kind: 'parcel', parcel: 33 } },
  { seat: 2, option: { kind: 'parcel', parcel: 17 } },
  { seat: 0, option: { kind: 'parcel', parcel: 35 } },
  { seat: 0, option: { kind: 'character', card: 1 } },
  { seat: 2, option: { kind: 'character', card: 2 } },
  { seat: 2, option: { kind: 'cash' } },
  { seat: 1, option: { kind: 'character', card: 0 } },
  { seat: 1, option: { kind: 'toWhite' } },
  { seat: 1, option: { kind: 'space', space: 9 } },
  { seat: 0, option: { kind: 'space', space: 8 } },
  { seat: 2, option: { kind: 'space', space: 20 } },
  { seat: 1, option: { kind: 'space', space: 10 } },
  { seat: 0, option: { kind: 'space', space: 13 } },
  { seat: 2, option: { kind: 'space', space: 0 } },
  { seat: 1, option: { kind: 'space', space: 0 } },
  { seat: 0, option: { kind: 'pass' } },
  { seat: 2, option: { kind: 'pass' } },
  { seat: 1, option: { kind: 'pass' } },
  { seat: 0, option: { kind: 'buyTile' } },
  { seat: 0, option: { kind: 'parcel', parcel: 18 } },
  { seat: 1, option: { kind: 'buyTile' } },
  { seat: 1, option: { kind: 'parcel', parcel: 33 } },
  { seat: 1, option: { kind: 'buyTile' } },
  { seat: 0, option: { kind: 'act' } },
  { seat: 2, option: { kind: 'points', points: 13 } },
  { seat: 0, option: { kind: 'pay', amount: 0 } },
  { seat: 1, option: { kind: 'pay', amount: 4 } },
  { seat: 0, option: { kind: 'character', card: 1 } },
  { seat: 2, option: { kind: 'character', card: 2 } },
  { seat: 2, option: { kind: 'cash' } },
  { seat: 1, option: { kind: 'character', card: 4 } },
]

/** The game in a minute. */
export const tour: Tour<Option> = {
  config: { players: 3 },
  seed: 'tour',
  answers: ANSWERS,
  scenes: [
    { at: 0, say: 'tour.1', region: 'town' },
    { at: 6, say: 'tour.2', region: 'town' },
    { at: 10, say: 'tour.3', region: 'characters' },
    { at: 18, say: 'tour.4', region: 'street' },
    { at: 21, say: 'tour.5', region: 'street' },
    { at: 26, say: 'tour.6', region: 'town' },
    { at: 28, say: 'tour.7', region: 'street' },
    { at: 34, say: 'tour.8', region: 'town' },
  ],
}
