import type { LanguageKey } from './en.js'

export const pl: Readonly<Record<LanguageKey, string>> = {
  language: 'Polski',
  'type.quotes': '„”',
  'type.dash': '–',
  'type.money': '5 $',
  'type.noBreakBefore': '$',
  'type.narrowBefore': '',
  'type.noBreakAfter': '',
}
