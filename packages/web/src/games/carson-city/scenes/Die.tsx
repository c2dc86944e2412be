import { nth } from '../../../ui/nth.js'

const LEFT = -0.5
const RIGHT = 0.5
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [LEFT, LEFT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [0, 0],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [0, 0],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, 0],
    [RIGHT, 0],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
]

/** A die that shows a number; it tumbles when it appears, unless motion is off. */
export function Die({ value }: { readonly value: number }) {
  return (
    <svg className="die" viewBox="-1.1 -1.1 2.2 2.2" role="img" aria-label={String(value)}>
      <rect x="-1" y="-1" width="2" height="2" rx="0.35" />
      {(PIPS[value] ?? []).map(([x, y], i) => (
        <circle key={nth(i)} cx={x} cy={y} r="0.2" />
      ))}
    </svg>
  )
}
