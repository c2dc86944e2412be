import { memo } from 'react'
import { outlineAt } from './outlineAt.js'

interface IconProps {
  /** Outline in a square of 512, from `game-icon:…`. */
  readonly d: string
  readonly className?: string
}

/** An icon in a line of text: as large as the text, in its colour. */
export const Icon = memo(function Icon({ d, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={d} fill="currentColor" />
    </svg>
  )
})

interface IconAtProps {
  readonly d: string
  /** Centre. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly className?: string
}

/** An icon inside a drawing. */
export const IconAt = memo(function IconAt({
  d,
  x,
  y,
  size,
  fill = 'currentColor',
  className = '',
}: IconAtProps) {
  return <path d={outlineAt(d, x, y, size)} fill={fill} className={className} />
})
