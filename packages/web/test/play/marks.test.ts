import { expect, test } from 'vitest'
import type { Choice } from '../../src/games/screen.js'
import { Marks, NOTHING_KNOWN, type Pieces } from '../../src/play/stage/marks.js'

const choice = (piece: string): Choice => ({
  decision: 'd',
  option: { kind: 'pass' },
  label: `choose ${piece}`,
  chip: { words: piece },
  piece,
  anyTime: false,
  hotkey: null,
})

/** An element that keeps what is written to it. */
function element() {
  const written: string[] = []
  const setAttribute = (name: string, value: string): void => {
    written.push(`${name}=${value}`)
  }
  return { written, element: { setAttribute } as unknown as Element }
}

const known = (changes: Partial<Pieces>): Pieces => ({ ...NOTHING_KNOWN, name: id => id, ...changes })

test('only what changed of a piece is written, and only to those that are shown', () => {
  const marks = new Marks(known({}))
  const [one, other, gone] = [element(), element(), element()]
  marks.show(one.element, 'a', 'tile')
  marks.show(other.element, 'b', '')
  marks.show(gone.element, 'a', '')()

  const own = new Map([['a', [choice('a')]]])
  marks.update(known({ choices: own }))
  expect(one.written).toEqual(['class=piece tile can', 'tabindex=0', 'role=button', 'aria-label=Choose a'])
  expect(marks.attributesOf('a', 'tile').className).toBe('piece tile can')

  marks.update(known({ choices: own, changed: new Set(['a']) }))
  expect(one.written.slice(4)).toEqual(['class=piece tile can changed'])
  marks.update(known({ choices: own, changed: new Set(['a']), name: id => (id === 'b' ? 'bank' : id) }))
  expect(one.written).toHaveLength(5)
  expect(other.written).toEqual(['aria-label=bank'])
  expect(gone.written).toEqual([])
})
