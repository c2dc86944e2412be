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

const ways = (
  ...given: readonly (readonly [string, readonly Choice[]])[]
): ReadonlyMap<string, readonly Choice[]> => new Map(given)

/** What is done after the picture, when `paint` is called. */
function painting() {
  let wishes: (() => void)[] = []
  return {
    later(then: () => void) {
      wishes.push(then)
      return () => {
        wishes = wishes.filter(wish => wish !== then)
      }
    },
    paint() {
      for (const wish of wishes.splice(0)) wish()
    },
  }
}

test('only what changed of a piece is written, and only to those that are shown', () => {
  const { later, paint } = painting()
  const marks = new Marks(known({}), later)
  const [one, other, gone] = [element(), element(), element()]
  marks.show(one.element, 'a', 'tile')
  marks.show(other.element, 'b', '')
  marks.show(gone.element, 'a', '')()

  const now = ways(['a', [choice('a')]])
  const choices = { now, all: () => now }
  marks.update(known({ choices }))
  expect(one.written).toEqual(['class=piece tile can'])
  paint()
  expect(one.written.slice(1)).toEqual(['tabindex=0', 'role=button', 'aria-label=Choose a'])
  expect(marks.attributesOf('a', 'tile').className).toBe('piece tile can')

  marks.update(known({ choices, changed: new Set(['a']) }))
  expect(one.written.slice(4)).toEqual(['class=piece tile can changed'])
  marks.update(known({ choices, changed: new Set(['a']), name: id => (id === 'b' ? 'bank' : id) }))
  paint()
  expect(one.written).toHaveLength(5)
  expect(other.written).toEqual(['aria-label=bank'])
  expect(gone.written).toEqual([])
})

test('what lies some answers further on is worked out and marked after the picture', () => {
  const { later, paint } = painting()
  const further = { ...choice('b'), followedBy: [{ kind: 'pass' }] }
  let asked = 0
  const looking = (direct: string, ahead: readonly Choice[]): Pieces => {
    const now = ways([direct, [choice(direct)]])
    const all = () => {
      asked++
      return ways(...now, ...ahead.map(one => [one.piece ?? '', [one]] as const))
    }
    return known({ choices: { now, all } })
  }
  const marks = new Marks(known({}), later)
  const [a, b] = [element(), element()]
  marks.show(a.element, 'a', '')
  marks.show(b.element, 'b', '')
  marks.update(looking('a', [further]))
  expect([asked, b.written]).toEqual([0, []])
  paint()
  expect(b.written[0]).toBe('class=piece can next')

  // It does not go and come again with the next question.
  marks.update(looking('c', [further]))
  expect(a.written.at(-1)).toBe('class=piece')
  expect(b.written.filter(line => line.startsWith('class'))).toHaveLength(1)
  paint()
  expect(b.written.filter(line => line.startsWith('class'))).toHaveLength(1)
  marks.update(looking('c', []))
  // Whatever is drawn anew meanwhile is drawn as it is known.
  expect(marks.attributesOf('b', '').className).toBe('piece')
  expect(b.written).toContain('class=piece')
})
