import type { PushContent } from '@railhead/protocol'

/** What a push says, if it is one of ours. */
export function readMessage(data: unknown): PushContent | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { what, title, text, url } = data as Partial<PushContent>
  if (what !== 'yourTurn' && what !== 'finished') return undefined
  if (typeof title !== 'string' || typeof text !== 'string' || typeof url !== 'string') return undefined
  return { what, title, text, url }
}

/** The page that a message is about, at the address by which this browser knows us. Never another site. */
export function pageOf(url: unknown, origin: string): string {
  try {
    return origin + new URL(String(url), origin).pathname
  } catch {
    return `${origin}/`
  }
}
