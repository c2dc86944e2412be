import { useState } from 'react'
import { settings } from '../../app/settings.js'

/** Under these names the server keeps whom somebody does not want to hear, for all their devices. */
const NAME = 'mute.'
/** So many at most: settings have room for that. */
const MOST = 30

const stored = (): string[] =>
  Object.keys(settings.kept()).flatMap(name => (name.startsWith(NAME) ? [name.slice(NAME.length)] : []))

/** Whether I do not want to hear somebody. */
export const isMuted = (person: string): boolean => Object.hasOwn(settings.kept(), NAME + person)

/** Whom I do not hear, and how to change that. Nobody else knows of it. */
export function useMuted(
  onFault: (fault: unknown) => void,
): readonly [readonly string[], (person: string, mute: boolean) => void] {
  const [muted, setMuted] = useState(stored)
  const set = (person: string, mute: boolean): void => {
    if (mute && stored().length >= MOST) return
    settings
      .keep({ [NAME + person]: mute ? 1 : undefined })
      .then(() => setMuted(stored()))
      .catch(onFault)
  }
  return [muted, set]
}
