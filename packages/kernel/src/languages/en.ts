/**
 * A language is a file of this folder: its own name; its quotation marks, dash and way to write dollars; and the marks
 * before or after which a space does not break the line (`narrowBefore`: a narrow one).
 */
export const en = {
  language: 'English',
  'type.quotes': '“”',
  'type.dash': '–',
  'type.money': '$5',
  'type.noBreakBefore': '',
  'type.narrowBefore': '',
  'type.noBreakAfter': '',
} as const satisfies Record<string, string>

export type LanguageKey = keyof typeof en
