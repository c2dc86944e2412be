import { wordsOf } from '../icu.js'
import type { Check, Subject } from './check.js'

const patterns = new Map<string, RegExp>()

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'iu')
  patterns.set(source, pattern)
  return pattern
}

/** Begins where no letter stands before it: `\b` knows only Latin letters. */
const pattern = (words: string): RegExp => patternOf(`(?<!\\p{L})(?:${words})`)
const wholeWords = (words: string): RegExp => patternOf(`(?<!\\p{L})(?:${words})(?:s|es)?(?!\\p{L})`)

/** Lessons and rulebooks tell it in their own sentences: there only wrong words are looked for. */
const PROSE = /\/(lessons|rulebook)\//

const spared = (except: readonly string[] | undefined, key: string): boolean =>
  (except ?? []).some(name => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key))

const concerns = (game: string | undefined, { folder, text }: Subject): boolean =>
  game === undefined || `${folder}/${text.key}`.includes(game)

/** Terms of the rulebooks, and the wrong words for them. */
export const term: Check = subject => {
  const { text, message, englishMessage, guide } = subject
  const words = wordsOf(message)
  const english = wordsOf(englishMessage)
  return guide.terms.flatMap(({ en, term: right, forms, wrong, game, except }) => {
    if (!concerns(game, subject) || spared(except, text.key)) return []
    const found = wrong === undefined ? undefined : pattern(wrong).exec(words)?.[0]
    if (found !== undefined) return [`'${found}': the rulebook says '${right}'`]
    if (forms === undefined || game === undefined || PROSE.test(subject.folder)) return []
    if (!wholeWords(en).test(english)) return []
    return pattern(forms).test(words) ? [] : [`'${en}' is '${right}'`]
  })
}

/** What players never read: the insides of the program. */
export const never: Check = ({ text, message, guide }) => {
  const words = wordsOf(message)
  return guide.never.flatMap(({ words: forbidden, instead, except }) => {
    const found = spared(except, text.key) ? undefined : pattern(forbidden).exec(words)?.[0]
    return found === undefined ? [] : [`'${found}' is of the program's inside; say ${instead}`]
  })
}
