import { useCallback, useState } from 'react'

interface Attempt {
  readonly busy: boolean
  readonly fault: unknown
  /** Does something and remembers what went wrong. */
  readonly attempt: (action: () => Promise<unknown>) => Promise<void>
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  const attempt = useCallback(async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      await action()
    } catch (error) {
      setFault(error)
    }
    setBusy(false)
  }, [])
  return { busy, fault, attempt }
}
