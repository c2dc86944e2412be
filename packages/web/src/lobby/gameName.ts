import type { Writer } from '../i18n/index.js'

/** The name of a game; its id where the client does not know it. */
export function gameName(t: Writer, id: string): string {
  const key = `game.${id}`
  return t.has(key) ? t(key) : id
}

/** The name of a setting of a game or of one of its choices; the bare word where there is no text. */
export function configName(t: Writer, field: string, choice?: string | number): string {
  const key = choice === undefined ? `config.${field}` : `config.${field}.${choice}`
  return t.has(key) ? t(key) : String(choice ?? field)
}
