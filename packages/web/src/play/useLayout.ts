import { useSyncExternalStore } from 'react'

/** wide: three columns; medium: board and one column with tabs; phone: board and a sheet. */
export type Layout = 'wide' | 'medium' | 'phone'

const WIDE = matchMedia('(min-width: 1180px)')
const PHONE = matchMedia('(max-width: 719px)')

function subscribe(listener: () => void): () => void {
  for (const media of [WIDE, PHONE]) media.addEventListener('change', listener)
  return () => {
    for (const media of [WIDE, PHONE]) media.removeEventListener('change', listener)
  }
}

export const useLayout = (): Layout =>
  useSyncExternalStore(subscribe, () => (WIDE.matches ? 'wide' : PHONE.matches ? 'phone' : 'medium'))
