import { useReviewWords } from './Words.js'

interface StepButtonsProps {
  readonly at: number
  readonly last: number
  readonly go: (step: number) => void
}

/** To the beginning, back, on, to the end. */
export function StepButtons({ at, last, go }: StepButtonsProps) {
  const w = useReviewWords()
  const moves = [
    ['«', 'line.first', 0],
    ['‹', 'line.previous', at - 1],
    ['›', 'line.next', at + 1],
    ['»', 'line.last', last],
  ] as const
  return moves.map(([sign, name, to]) => (
    <button
      type="button"
      key={name}
      className="button small"
      aria-label={w(name)}
      title={w(name)}
      disabled={to < 0 || to > last || to === at}
      onClick={() => go(to)}
    >
      {sign}
    </button>
  ))
}
