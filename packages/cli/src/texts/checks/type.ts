import type { Message } from '../icu.js'
import type { Check, Subject } from './check.js'

const QUOTES = '«»„“”‚‘"'
/** After these a mark has no word before it that it could stand too close to. */
const OPEN = /[\s(«„“/]/

type Rule = (words: string, subject: Subject) => string | undefined

/** How sentences are set: the rules of all languages, fed with the marks of each. */
const RULES: readonly Rule[] = [
  words => (words.includes("'") ? "the apostrophe is ’; a plain ' quotes in messages" : undefined),
  (words, { type }) => {
    const strange = [...words].find(
      letter => QUOTES.includes(letter) && !type['type.quotes'].includes(letter),
    )
    return strange && `${strange} is no quotation mark of the language: ${type['type.quotes']}`
  },
  words =>
    /[\u00a0\u202f\u2009]/.test(words) ? 'spaces are plain: the rule of the language sets them' : undefined,
  words => (/\.\.\./.test(words) ? 'three dots are one sign: …' : undefined),
  words => (/ …/.test(words) ? 'no space before …' : undefined),
  words => (/ - /.test(words) ? 'a hyphen is no dash' : undefined),
  (words, { type }) => {
    const strange = /(?<=\S )[–—](?= \S)/.exec(words)?.[0]
    return strange && strange !== type['type.dash'] ? `the dash is ${type['type.dash']}` : undefined
  },
]

/** Marks that stand close to the word before them unless the language wants a space. */
const CLOSE = ':;!?»'

const spacing: Rule = (words, { type }) => {
  const spaced = type['type.noBreakBefore'] + type['type.narrowBefore']
  for (let i = 1; i < words.length; i++) {
    const mark = words[i]
    if (!CLOSE.includes(mark) || /^:\/\//.test(words.slice(i))) continue
    const before = words[i - 1]
    if (spaced.includes(mark) && before !== ' ' && !OPEN.test(before) && !CLOSE.includes(before))
      return `a space before ${mark}`
    if (!spaced.includes(mark) && before === ' ' && mark !== '»') return `no space before ${mark}`
  }
  const opening = type['type.noBreakAfter']
  const tight = [...opening].find(mark => new RegExp(`${mark}\\S`).test(words))
  return tight && `a space after ${tight}`
}

/** `$5` or `5 $`, as the language writes it. */
const money = (text: string, { type }: Subject): string | undefined => {
  const after = /^5/.test(type['type.money'])
  const right = after ? /(?:[\d}#]|\bin|\ben|\bw) \$(?![\d{#])/ : /\$(?:[\d{#]|(?=[,.;)]|$))/
  const strange = [...text.matchAll(/.{0,3}\$.?/g)].find(([around]) => !right.test(around))
  return strange && `dollars are written ${type['type.money']}: '${strange[0]}'`
}

/** The texts of a message, each by itself: those around arguments keep a letter for them. */
function pieces(message: Message): string[] {
  const flat = message.map(part => (typeof part === 'string' ? part : '\u2060')).join('')
  const inner = message.flatMap(part =>
    typeof part === 'string' ? [] : [...part.cases.values()].flatMap(pieces),
  )
  return [flat, ...inner]
}

export const type: Check = subject => {
  const { text, message, english } = subject
  const found = pieces(message).flatMap(piece => [...RULES, spacing].map(rule => rule(piece, subject)))
  found.push(money(text.text, subject))
  if (pieces(message).some(piece => /\S {2}/.test(piece))) found.push('two spaces in a row')
  if (/\s$/.test(text.text)) found.push('a space at the end')
  if (/^\s/.test(text.text) && !/^[\s;,:]/.test(english)) found.push('a space at the beginning')
  return [...new Set(found.filter(what => what !== undefined))]
}
