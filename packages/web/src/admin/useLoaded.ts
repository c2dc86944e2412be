import { useCallback, useEffect, useState } from 'react'
import { http } from '../table/http.js'

/** What an address answers, and how to ask again. */
export function useLoaded<T>(address: string): {
  readonly answer: T | null
  readonly fault: unknown
  readonly again: () => Promise<void>
} {
  const [answer, setAnswer] = useState<T | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const again = useCallback(async (): Promise<void> => {
    try {
      setAnswer(await http<T>('GET', address))
      setFault(null)
    } catch (error) {
      setFault(error)
    }
  }, [address])
  useEffect(() => void again(), [again])
  return { answer, fault, again }
}
