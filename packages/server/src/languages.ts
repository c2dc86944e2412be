import { LANGS, type Lang } from '@railhead/kernel'
import { parsed } from './json.js'

/** The language among ours that a browser likes best, by its `Accept-Language`. */
export function langOf(acceptLanguage: string | undefined): Lang {
  const wishes = (acceptLanguage ?? '').split(',', 20).map(part => {
    const [tag, ...parameters] = part.trim().toLowerCase().split(';')
    const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters[0] ?? '')?.[1]
    return { lang: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
  })
  wishes.sort((a, b) => b.quality - a.quality)
  for (const { lang, quality } of wishes) {
    const known = LANGS.find(ours => ours === lang)
    if (known && quality > 0) return known
  }
  return 'en'
}

/** The language among somebody's preferences (JSON); undefined if they name none of ours. */
export function langAmong(preferences: string): Lang | undefined {
  const stored = parsed(preferences)
  const lang: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'lang') : undefined
  return LANGS.find(known => known === lang)
}
