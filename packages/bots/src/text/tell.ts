import type { Catalogue, Message, Param, Translate } from '@railhead/kernel'

/** The reason of a hint in words: the answers that would follow as parts of one sentence, in a few words each. */
export function hintText({ key, params = {} }: Message, say: Translate, game: Catalogue): string {
  const told = Object.entries(params).map(([name, value]): [string, Param] => [
    name,
    isList(value) ? value.map(step => stepText(step, say, game)).join(', ') : value,
  ])
  return say({ key, params: Object.fromEntries(told) })
}

/** An answer as part of a sentence: what is done, without what it is called, what it leaves, and what it brings. */
function stepText(option: Message, say: Translate, game: Catalogue): string {
  const done = actionOf(option)
  const text = say(done).replace(/\s*[→;(].*$/u, '')
  const [front] = text.split(/\s*:\s/u)
  const short = /\s/u.test(front) ? front : text
  // What begins with a name keeps its capital.
  return /^\p{L}/u.test(game[done.key] ?? '') ? short.charAt(0).toLowerCase() + short.slice(1) : short
}

/** The action itself, of an option that is one. */
function actionOf(option: Message): Message {
  const action = option.params?.action
  return isMessage(action) ? actionOf(action) : option
}

const isList = (value: Param): value is readonly Message[] => Array.isArray(value)
const isMessage = (value: Param | undefined): value is Message =>
  typeof value === 'object' && !isList(value) && 'key' in value
