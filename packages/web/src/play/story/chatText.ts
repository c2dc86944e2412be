import type { Lang } from '@railhead/kernel'
import type { ChatEntry } from '@railhead/protocol'
import { wordsWriter } from '../words/text/index.js'

/** What a line of the chat says, in my language: as it was typed, a phrase, or something that the table tells. */
export function chatText(lang: Lang, { kind, text, name }: ChatEntry): string {
  if (kind === undefined) return text
  const write = wordsWriter(lang)
  const key = `${kind}.${text}`
  return write.has(key) ? write(key, { name }) : text
}
