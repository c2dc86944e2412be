import { type Argument, argumentsOf, longest, type Message, wordsOf } from '../icu.js'
import type { Check } from './check.js'

const LETTERS = /\p{L}{2}/u
/** What is put in for a name or another text. */
const PUT_IN = 6

/** The name of a game may be the same everywhere. */
const NAME = 'name'

/** Left in English, though it has words and is not on the list of what languages share. */
export const same: Check = ({ lang, text, english, message, guide }) => {
  if (lang === 'en' || text.text !== english || text.key === NAME) return []
  return LETTERS.test(wordsOf(message)) && !guide.same.includes(text.text) ? ['the same as in English'] : []
}

/** Too long for its place on the screen. */
export const long: Check = ({ folder, text, message, places }) => {
  const place = places.find(({ keys }) => new RegExp(keys).test(`${folder} ${text.key}`))
  const letters = longest(message, PUT_IN)
  return place && letters > place.most ? [`${letters} letters, ${place.place} holds ${place.most}`] : []
}

/** Everything that English puts in is put in, and nothing else; the same cases are told apart. */
export const form: Check = ({ message, englishMessage }) => {
  const wanted = shapesOf(englishMessage)
  const found = shapesOf(message)
  return [
    ...[...wanted.keys()].filter(name => !found.has(name)).map(name => `does not say {${name}}`),
    ...[...found.keys()].filter(name => !wanted.has(name)).map(name => `{${name}} is not known here`),
    ...[...wanted].flatMap(([name, cases]) =>
      found.has(name) && cases !== undefined && found.get(name) !== undefined && found.get(name) !== cases
        ? [`{${name}} has not the cases ${cases}`]
        : [],
    ),
  ]
}

/** The arguments by name; those that choose by a word with their cases. */
function shapesOf(message: Message): Map<string, string | undefined> {
  const shapes = new Map<string, string | undefined>()
  for (const { name, kind, cases } of argumentsOf(message))
    shapes.set(name, kind === 'select' ? [...cases.keys()].sort().join(', ') : shapes.get(name))
  return shapes
}

const SAMPLES = [...Array.from({ length: 130 }, (_, count) => count), 1.5]

/** The forms that a language has for counts that occur in games. */
export function formsOf(lang: string, type: Intl.PluralRuleType = 'cardinal'): string[] {
  const rules = new Intl.PluralRules(lang, { type })
  const counts = type === 'ordinal' ? SAMPLES.filter(Number.isInteger) : SAMPLES
  return [...new Set(counts.map(count => rules.select(count)))].sort()
}

/** Every form of the language for what is counted; what only sets single numbers apart and says none needs none. */
export const plural: Check = ({ lang, message, englishMessage }) => {
  const counted = (argument: Argument): boolean => NAMED.some(name => argument.cases.has(name))
  const inEnglish = new Set(
    argumentsOf(englishMessage)
      .filter(counted)
      .map(({ name }) => name),
  )
  return argumentsOf(message).flatMap(argument => {
    const { name, kind, cases } = argument
    if (kind !== 'plural' && kind !== 'selectordinal') return []
    if (!counted(argument) && !inEnglish.has(name)) return []
    if (![...cases.values()].some(inner => wordsOf(inner).includes('#'))) return []
    const forms = formsOf(lang, kind === 'plural' ? 'cardinal' : 'ordinal')
    return forms.filter(one => !cases.has(one)).map(one => `{${name}} lacks the form '${one}'`)
  })
}

const NAMED = ['zero', 'one', 'two', 'few', 'many']
