import type { LanguageKey } from './en.js'

export const ru: Readonly<Record<LanguageKey, string>> = {
  language: 'Русский',
  'type.quotes': '«»',
  'type.dash': '—',
  'type.money': '$5',
  'type.noBreakBefore': '—%',
  'type.narrowBefore': '',
  'type.noBreakAfter': '',
}
