import type { ReactNode } from 'react'
import { Icon } from '../../../icons/Icon.js'

/** A figure of a seat: its picture, and what it is in words. */
export interface SeatFigure {
  readonly key: string
  readonly icon: string
  readonly words: string
  readonly value: ReactNode
}

interface SeatFiguresProps {
  readonly figures: readonly SeatFigure[]
  /** A sentence beside them says the same. */
  readonly isHidden?: boolean
}

/** Figures side by side; pointing at one says what it is. */
export function SeatFigures({ figures, isHidden = false }: SeatFiguresProps) {
  return figures.map(({ key, icon, words, value }) => (
    <span key={key} title={words} aria-hidden={isHidden}>
      <Icon d={icon} />
      {value}
    </span>
  ))
}
