import { departuresWithin, type Ruling, type RulingValue, type Translate } from '@railhead/kernel'

/** Words of the rulings of a game. */
export interface RulingTexts {
  readonly say: Translate
  /** Which keys there are. */
  readonly catalogue: object
}

function inWords({ say, catalogue }: RulingTexts, keys: readonly string[]): string | undefined {
  const key = keys.find(candidate => Object.hasOwn(catalogue, candidate))
  return key === undefined ? undefined : say({ key })
}

/** A part of a table: the field of a record, or the place in a list. */
export const partWords = (texts: RulingTexts, { words = [] }: Ruling, name: string): string =>
  inWords(
    texts,
    [...words, 'ruling.part'].map(prefix => `${prefix}.${name}`),
  ) ?? name

/** A value that is no table. */
export function choiceWords(
  texts: RulingTexts,
  { id, words = [] }: Ruling,
  choice: string | number | boolean,
): string {
  const prefixes = [`ruling.${id}`, ...words, 'ruling.choice']
  const found = inWords(
    texts,
    prefixes.map(prefix => `${prefix}.${String(choice)}`),
  )
  return found ?? String(choice)
}

const valueWords = (texts: RulingTexts, one: Ruling, value: RulingValue): string =>
  Array.isArray(value)
    ? value.map((item: RulingValue) => valueWords(texts, one, item)).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : choiceWords(texts, one, value)

/** What a value of a ruling means; of a table what is not as usual. */
export function rulingWords(
  texts: RulingTexts,
  one: Ruling,
  value: RulingValue,
  usual: RulingValue = one.default,
): string {
  if (typeof value !== 'object') return choiceWords(texts, one, value)
  return departuresWithin(value, usual)
    .map(({ path, value: differing }) => {
      const place = path.map(name => partWords(texts, one, name)).join(' ')
      const words = valueWords(texts, one, differing)
      return place === '' ? words : `${place}: ${words}`
    })
    .join('; ')
}
