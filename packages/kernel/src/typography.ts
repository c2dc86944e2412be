import { type Lang, languages } from './languages/languages.js'

const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

/**
 * Sets the spaces of a sentence as its language does: texts are written with plain spaces, and where a line must not
 * break the language's own rule puts the space of a printer's case.
 */
export function typeset(lang: Lang, text: string): string {
  const rule = languages[lang]
  // Two colons are no punctuation: they begin the form of a number.
  return text.replace(/ (?!::)(?=(\S))/g, (_space, next: string, at: number) => {
    if (rule['type.narrowBefore'].includes(next)) return NARROW_NO_BREAK
    const kept =
      rule['type.noBreakBefore'].includes(next) || rule['type.noBreakAfter'].includes(before(text, at))
    return kept ? NO_BREAK : ' '
  })
}

/** The letter before a place; at the beginning a space, which no rule names. */
const before = (text: string, at: number): string => (at === 0 ? ' ' : text[at - 1])
