import { type FunctionComponent, memo, type NamedExoticComponent } from 'react'

/** A part of a drawing that knows whether it has to be drawn anew. */
export type Drawn<Props> = NamedExoticComponent<Props> & {
  readonly draw: FunctionComponent<Props>
  readonly isSame: (one: Props, other: Props) => boolean
}

/**
 * A part of a drawing that is drawn anew only when something of what it is drawn by is another: positions share what did
 * not change. Whatever the part looks at stands in the list; the tests compare.
 */
export function drawnBy<Props extends object>(
  by: (props: Props) => readonly unknown[],
  draw: FunctionComponent<Props>,
): Drawn<Props> {
  const isSame = (one: Props, other: Props): boolean => {
    const [before, now] = [by(one), by(other)]
    return before.length === now.length && before.every((part, i) => Object.is(part, now[i]))
  }
  return Object.assign(memo(draw, isSame) as NamedExoticComponent<Props>, { draw, isSame })
}
