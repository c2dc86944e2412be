import { group } from '../../ui/group.js'

/** Attributes for ears, where a drawing has no elements that mean the same. */
export const GRID = { role: 'grid' } as const
export const CELL = { role: 'gridcell' } as const
export const ROW = { role: 'row' } as const
export const UNHEARD = { 'aria-hidden': true } as const

export { group }

/** A group that may scroll, and so takes the focus. */
export const strip = (label: string): ReturnType<typeof group> & { readonly tabIndex: 0 } => ({
  ...group(label),
  tabIndex: 0,
})
