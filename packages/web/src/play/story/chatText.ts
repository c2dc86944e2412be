import type { ChatEntry } from '@railhead/protocol'
import type { Writer } from '../../i18n/index.js'

/** What a line of the chat says, in my language: as it was typed, a phrase, or something that the table tells. */
export function chatText(t: Writer, { kind, text, name }: ChatEntry): string {
  if (kind === undefined) return text
  const key = `${kind}.${text}`
  return t.has(key) ? t(key, { name }) : text
}
