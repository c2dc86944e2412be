import { type AnyGame, choiceKey } from '@railhead/kernel'
import { GAME_IDS, GAMES, isGameId } from '../games/registry.js'
import { gameWriter, type Writer } from '../i18n/index.js'

/** The name of a game; its id where the client does not know it. */
export function gameName(t: Writer, id: string): string {
  return isGameId(id) ? GAMES[id].lobby.name[t.lang] : id
}

/** All games of the client, in the words of a list. */
export const gameNames = (t: Writer): string =>
  new Intl.ListFormat(t.lang, { type: 'conjunction' }).format(GAME_IDS.map(id => gameName(t, id)))

/** The name of a setting of a game or of one of its choices, from the catalogue of the game; else the bare word. */
export function configName(
  t: Writer,
  game: AnyGame | undefined,
  field: string,
  choice?: string | number,
): string {
  if (choice === 'none' && game === undefined) return t('config.none')
  const described = game?.config.fields.find(({ name }) => name === field)
  const keys =
    choice === undefined
      ? [`config.${field}`]
      : [`config.${field}.${choice}`, ...(described ? [choiceKey(described, choice)] : [])]
  const catalogue = game?.text.catalogues[t.lang] ?? {}
  const key = keys.find(candidate => Object.hasOwn(catalogue, candidate))
  if (key !== undefined) return gameWriter(t.lang, [catalogue], String)({ key })
  return choice === 'none' ? t('config.none') : String(choice ?? field)
}

/** What a setting is about, if the game says so. */
export function configHelp(t: Writer, game: AnyGame, field: string): string | undefined {
  const catalogue = game.text.catalogues[t.lang]
  const key = `help.config.${field}`
  return Object.hasOwn(catalogue, key) ? gameWriter(t.lang, [catalogue], String)({ key }) : undefined
}
