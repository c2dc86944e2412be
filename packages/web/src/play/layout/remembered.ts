import { useCallback, useState } from 'react'

const KEY = 'railhead.table.'

/** A state of the table page that this device remembers: folded panels, the width of the column. */
export function useRemembered<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(name, initial))
  const set = useCallback(
    (next: T): void => {
      setValue(next)
      try {
        localStorage.setItem(KEY + name, JSON.stringify(next))
      } catch (error) {
        console.warn(error)
      }
    },
    [name],
  )
  return [value, set]
}

function read<T>(name: string, initial: T): T {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + name) ?? 'null')
    return typeof stored === typeof initial ? (stored as T) : initial
  } catch {
    return initial
  }
}
