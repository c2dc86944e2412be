import type { QueryId } from '@railhead/kernel'
import type { TextKey } from '../../i18n/en.js'
import type { WordsKey } from '../words/text/index.js'

/** What single keys do, besides asking the table. */
export type ActId =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'full'
  | 'next'
  | 'toQuestion'
  | 'toBoard'
  | 'words'
  | 'command'
  | 'lesson'
  | 'reason'
  | 'keys'

export type KeyId = ActId | QueryId

interface ActRow {
  readonly id: ActId
  /** The key as the browser names it; a capital letter is Shift and the letter. */
  readonly key: string
  readonly help: { readonly page: TextKey } | { readonly words: WordsKey }
}

interface AskRow {
  readonly id: QueryId
  readonly key: string
}

export const ACT_KEYS: readonly ActRow[] = [
  { id: 'toQuestion', key: 'q', help: { words: 'keys.toQuestion' } },
  { id: 'toBoard', key: 'b', help: { words: 'keys.toBoard' } },
  { id: 'undo', key: 'u', help: { page: 'keys.undo' } },
  { id: 'redo', key: 'U', help: { page: 'keys.redo' } },
  { id: 'hint', key: 'i', help: { page: 'keys.hint' } },
  { id: 'words', key: 'w', help: { words: 'keys.words' } },
  { id: 'command', key: '/', help: { words: 'keys.command' } },
  { id: 'lesson', key: 'a', help: { words: 'keys.lesson' } },
  { id: 'reason', key: 'A', help: { words: 'keys.reason' } },
  { id: 'full', key: 'f', help: { page: 'keys.full' } },
  { id: 'next', key: 'n', help: { page: 'keys.next' } },
  { id: 'keys', key: '?', help: { page: 'keys.keys' } },
]

/** Two queries may share a key if no game answers both. */
export const ASK_KEYS: readonly AskRow[] = [
  { id: 'question', key: 'p' },
  { id: 'last', key: 'l' },
  { id: 'hand', key: 'h' },
  { id: 'people', key: 'o' },
  { id: 'trail', key: 't' },
  { id: 'track', key: 't' },
  { id: 'market', key: 'm' },
  { id: 'jobs', key: 'j' },
  { id: 'rails', key: 'r' },
  { id: 'cities', key: 'c' },
  { id: 'characters', key: 'c' },
  { id: 'goals', key: 'g' },
  { id: 'map', key: 'd' },
  { id: 'buildings', key: 'x' },
  { id: 'foresight', key: 'e' },
  { id: 'north', key: 'N' },
  { id: 'poker', key: 'k' },
  { id: 'score', key: 's' },
  { id: 'brief', key: 'v' },
  { id: 'round', key: 'z' },
  { id: 'time', key: 'y' },
]

/** Keys that stay: they do what they do everywhere, or only where the focus is. */
export const FIXED_KEYS: readonly (readonly [keys: string, help: ActRow['help']])[] = [
  ['1 – 9', { page: 'keys.choose' }],
  ['Tab  Enter', { page: 'keys.pieces' }],
  ['← ↑ → ↓', { words: 'keys.walk' }],
  ['←  →', { page: 'keys.step' }],
  ['↑  ↓', { page: 'keys.turn' }],
  ['Home  End', { page: 'keys.ends' }],
  ['+  −  0', { page: 'keys.zoom' }],
  ['Shift + ← ↑ → ↓', { page: 'keys.pan' }],
]

/** No key. */
export const NONE = ''

/** Keys that people chose, by what they do. */
export type KeyMap = Readonly<Partial<Record<KeyId, string>>>

const ROWS: readonly { readonly id: KeyId; readonly key: string }[] = [...ACT_KEYS, ...ASK_KEYS]

/** Keys that do something only while a lesson is given. */
export const LESSON_KEYS: readonly KeyId[] = ['lesson', 'reason']

/** A key as the browser tells of it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

const ZOOMS = /^[+\-=−_]$/

/**
 * What a pressed key is called, the likeliest first: by what is written on it, whether or not letters are locked as
 * capitals; then as on a Latin keyboard whose digits need no Shift, since the keys of the table are Latin letters and
 * digits, and people type in Russian and on French keyboards.
 */
export function namesOf({ key, code, shiftKey }: Pressed): readonly string[] {
  if ([...key].length !== 1) return [key]
  const cased = (letter: string): string => (shiftKey ? letter.toUpperCase() : letter.toLowerCase())
  const name = /^\p{L}$/u.test(key) ? cased(key) : key
  if (/^[a-z\d]$/i.test(key) || ZOOMS.test(key)) return [name]
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code)
  if (place?.[1]) return [name, cased(place[1])]
  return place?.[2] && !shiftKey ? [name, place[2]] : [name]
}

/** How a key is written. */
export const keyName = (key: string): string =>
  key === key.toLowerCase() ? key.toUpperCase() : `Shift ${key}`

export const keyOf = (map: KeyMap, id: KeyId): string =>
  map[id] ?? ROWS.find(row => row.id === id)?.key ?? NONE

/** Whether a key may be chosen: one character that is not needed for options, zoom or buttons. */
export const mayBeKey = (key: string): boolean => [...key].length === 1 && !/[\s\d+\-=−]/.test(key)

/** Gives something a key; whatever had it of those that are shown takes the one that becomes free. */
export function withKey(map: KeyMap, id: KeyId, key: string, shown: readonly KeyId[]): KeyMap {
  const before = keyOf(map, id)
  const other = key === NONE ? undefined : shown.find(one => one !== id && keyOf(map, one) === key)
  return { ...map, ...(other && { [other]: before }), [id]: key }
}

/** As one line of text, the way settings are kept. */
export const writeKeys = (map: KeyMap): string =>
  Object.entries(map)
    .map(([id, key]) => `${id}:${key}`)
    .join(' ')

export function readKeys(line: string): KeyMap {
  const known = new Set<string>(ROWS.map(({ id }) => id))
  const pairs = line.split(' ').flatMap(word => {
    const [id, ...rest] = word.split(':')
    const key = rest.join(':')
    return known.has(id) && (key === NONE || mayBeKey(key)) ? [[id, key]] : []
  })
  return Object.fromEntries(pairs) as KeyMap
}
