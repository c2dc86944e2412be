interface NarrowTextProps {
  readonly className: string
  readonly text: string
  readonly x?: number
  readonly y: number
  /** Of the letters. */
  readonly size: number
  /** What there is room for. */
  readonly width: number
}

/** About how wide a letter is, in parts of its size. */
const LETTER = 0.585
const CYRILLIC_LETTER = 0.65

/** Long names are set narrower, not smaller, so that they stay on their shield or chair and legible. */
export function NarrowText({ className, text, x, y, size, width }: NarrowTextProps) {
  const letter = /\p{Script=Cyrillic}/u.test(text) ? CYRILLIC_LETTER : LETTER
  const narrow = text.length * letter * size > width
  return (
    <text
      className={className}
      x={x}
      y={y}
      fontSize={size}
      {...(narrow && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  )
}
