interface CityNameProps {
  readonly name: string
  readonly y: number
  /** Of the letters. */
  readonly size: number
  /** What there is room for. */
  readonly width: number
}

/** About how wide a letter is, in parts of its size. */
const LETTER = 0.585
const CYRILLIC_LETTER = 0.65

/** Long names are set narrower, not smaller, so that they stay on their shield and legible. */
export function CityName({ name, y, size, width }: CityNameProps) {
  const letter = /\p{Script=Cyrillic}/u.test(name) ? CYRILLIC_LETTER : LETTER
  const narrow = name.length * letter * size > width
  return (
    <text
      className="city-name"
      y={y}
      fontSize={size}
      {...(narrow && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {name}
    </text>
  )
}
