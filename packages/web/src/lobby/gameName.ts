import type { AnyGame } from '@railhead/kernel'
import { gameWriter, type Writer } from '../i18n/index.js'

/** The name of a game; its id where the client does not know it. */
export function gameName(t: Writer, id: string): string {
  const key = `game.${id}`
  return t.has(key) ? t(key) : id
}

/** The name of a setting of a game or of one of its choices, from the catalogue of the game; else the bare word. */
export function configName(
  t: Writer,
  game: AnyGame | undefined,
  field: string,
  choice?: string | number,
): string {
  if (choice === 'none' && game === undefined) return t('config.none')
  const keys = choice === undefined ? [`config.${field}`] : [`config.${field}.${choice}`, `city.${choice}`]
  const catalogue = game?.text.catalogues[t.lang] ?? {}
  const key = keys.find(candidate => Object.hasOwn(catalogue, candidate))
  if (key !== undefined) return gameWriter(t.lang, [catalogue], String)({ key })
  return choice === 'none' ? t('config.none') : String(choice ?? field)
}
