import {
  BLACK_ANGUS,
  CORRIENTE,
  CRIOLLO,
  type Edition,
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

const GREY = { colour: '#b9b2a3', on: '#2c2016' }
const GREEN = { colour: '#3e5d2b', on: '#ffffff' }
const BLACK = { colour: '#3a3532', on: '#ffffff' }
const WHITE = { colour: '#f2ead8', on: '#2c2016' }
const YELLOW = { colour: '#d8b23c', on: '#2c2016' }
const RED = { colour: '#b24a36', on: '#ffffff' }
const BLUE = { colour: '#2f6690', on: '#ffffff' }
const BROWN = { colour: '#8a5436', on: '#ffffff' }
const PURPLE = { colour: '#6a3d73', on: '#ffffff' }

type Looks = Readonly<Record<number, BreedLook>>

/** The breeds of the second edition; colours as the rulebooks name them (GWT1-BASE-03). */
const SECOND: Looks = {
  [CRIOLLO]: { ...GREY, letter: 'C', coat: 'plain' },
  [SANTA_GERTRUDIS]: { ...GREEN, letter: 'S', coat: 'spots' },
  [PINEYWOODS]: { ...BLACK, letter: 'P', coat: 'stripes' },
  [GALLOWAY]: { ...WHITE, letter: 'G', coat: 'belt' },
  [BLACK_ANGUS]: { ...YELLOW, letter: 'A', coat: 'checks' },
  [LONGHORN]: { ...RED, letter: 'L', coat: 'waves' },
  [CORRIENTE]: { ...BLUE, letter: 'R', coat: 'patches' },
  [SHORTHORN]: { ...BROWN, letter: 'H', coat: 'dots' },
  [HEREFORD]: { ...PURPLE, letter: 'F', coat: 'star' },
  [ORANGE]: { colour: '#e68d33', on: '#2c2016', letter: 'O', coat: 'stripes' },
}

/** Those of the first edition: the same colours, other breeds (Jersey, Dutch Belt, Black Angus, Guernsey …). */
const FIRST: Looks = {
  ...SECOND,
  [CRIOLLO]: { ...GREY, letter: 'J', coat: 'plain' },
  [SANTA_GERTRUDIS]: { ...GREEN, letter: 'D', coat: 'belt' },
  [PINEYWOODS]: { ...BLACK, letter: 'A', coat: 'dots' },
  [GALLOWAY]: { ...WHITE, letter: 'G', coat: 'spots' },
  [BLACK_ANGUS]: { ...YELLOW, letter: 'H', coat: 'patches' },
  [LONGHORN]: { ...RED, letter: 'B', coat: 'stripes' },
  [CORRIENTE]: { ...BLUE, letter: 'Y', coat: 'checks' },
  [SHORTHORN]: { ...BROWN, letter: 'W', coat: 'waves' },
  [HEREFORD]: { ...PURPLE, letter: 'T', coat: 'star' },
}

export const lookOf = (breed: number, edition: Edition): BreedLook => {
  const looks = edition === 'first' ? FIRST : SECOND
  return looks[breed] ?? looks[CRIOLLO]
}
