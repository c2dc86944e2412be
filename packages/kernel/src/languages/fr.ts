import type { LanguageKey } from './en.js'

export const fr: Readonly<Record<LanguageKey, string>> = {
  language: 'Français',
  'type.quotes': '«»',
  'type.dash': '–',
  'type.money': '5 $',
  'type.noBreakBefore': ':»$%',
  'type.narrowBefore': ';!?',
  'type.noBreakAfter': '«',
}
