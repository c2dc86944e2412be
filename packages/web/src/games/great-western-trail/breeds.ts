import {
  BLACK_ANGUS,
  CORRIENTE,
  CRIOLLO,
  GALLOWAY,
  HEREFORD,
  LONGHORN,
  ORANGE,
  PINEYWOODS,
  SANTA_GERTRUDIS,
  SHORTHORN,
} from '@railhead/great-western-trail'

/** How a breed looks: a colour, a letter and a coat, so that breeds differ without colour too. */
export interface BreedLook {
  readonly colour: string
  /** Of text and icons on the colour. */
  readonly on: string
  readonly letter: string
  readonly coat: 'plain' | 'spots' | 'patches' | 'stripes' | 'belt' | 'checks' | 'waves' | 'dots' | 'star'
}

const LOOKS: Readonly<Record<number, BreedLook>> = {
  [CRIOLLO]: { colour: '#b9b2a3', on: '#2c2016', letter: 'C', coat: 'plain' },
  [SANTA_GERTRUDIS]: { colour: '#f2ead8', on: '#2c2016', letter: 'S', coat: 'spots' },
  [PINEYWOODS]: { colour: '#5c7a45', on: '#ffffff', letter: 'P', coat: 'stripes' },
  [GALLOWAY]: { colour: '#3a3532', on: '#ffffff', letter: 'G', coat: 'belt' },
  [BLACK_ANGUS]: { colour: '#2f6690', on: '#ffffff', letter: 'A', coat: 'checks' },
  [LONGHORN]: { colour: '#d8b23c', on: '#2c2016', letter: 'L', coat: 'waves' },
  [CORRIENTE]: { colour: '#8a5436', on: '#ffffff', letter: 'R', coat: 'patches' },
  [SHORTHORN]: { colour: '#b24a36', on: '#ffffff', letter: 'H', coat: 'dots' },
  [HEREFORD]: { colour: '#6a3d73', on: '#ffffff', letter: 'F', coat: 'star' },
  [ORANGE]: { colour: '#d9791a', on: '#2c2016', letter: 'O', coat: 'stripes' },
}

export const lookOf = (breed: number): BreedLook => LOOKS[breed] ?? LOOKS[CRIOLLO]
