import { useState } from 'react'
import type { Choice } from '../../games/screen.js'
import type { Asking } from '../question/useQuestion.js'
import type { Teaching } from './useLesson.js'

/** A choice that the lesson has something to say about. */
interface Pending {
  readonly word: string
  readonly choice: Choice
  readonly onGo: (choice: Choice) => void
  readonly onClose: () => void
}

/** The question with a gentle word before choices that the lesson would not make. */
export function useGuarded(
  asking: Asking,
  teaching: Teaching | undefined,
): { readonly asking: Asking; readonly pending: Pending | undefined } {
  const [held, setHeld] = useState<{ readonly choice: Choice; readonly word: string }>()
  if (!teaching) return { asking, pending: undefined }
  const guard =
    (go: (choice: Choice) => void) =>
    (choice: Choice): void => {
      const word = teaching.gently(choice)
      if (word === undefined) go(choice)
      else setHeld({ choice, word })
    }
  const close = (): void => setHeld(undefined)
  return {
    asking: { ...asking, choose: guard(asking.choose), click: guard(asking.click) },
    pending: held && {
      ...held,
      onGo: choice => {
        close()
        asking.choose(choice)
      },
      onClose: close,
    },
  }
}
