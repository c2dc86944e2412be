/** A place in a message that something is put into, with its cases if it chooses between texts. */
export interface Argument {
  readonly name: string
  /** `plural`, `selectordinal`, `select`, `number` …; empty for a plain one. */
  readonly kind: string
  readonly cases: ReadonlyMap<string, Message>
}

/** A message as written: texts and arguments in their order. */
export type Message = readonly (string | Argument)[]

/** Reads an ICU message. What is malformed is read as far as it goes; writing the message would refuse it. */
export function readMessage(text: string): Message {
  return messageAt(text, 0)[0]
}

function messageAt(text: string, start: number): [Message, number] {
  const parts: (string | Argument)[] = []
  let plain = ''
  let i = start
  while (i < text.length && text[i] !== '}') {
    if (text[i] !== '{') {
      plain += text[i++]
      continue
    }
    if (plain !== '') parts.push(plain)
    plain = ''
    const [argument, next] = argumentAt(text, i + 1)
    parts.push(argument)
    i = next
  }
  if (plain !== '') parts.push(plain)
  return [parts, i]
}

function argumentAt(text: string, start: number): [Argument, number] {
  const head = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,?)?/.exec(text.slice(start))
  const [all, name, kind = ''] = head ?? ['', '', '']
  const cases = new Map<string, Message>()
  let i = start + all.length
  while (i < text.length && text[i] !== '}') {
    const label = /^\s*(=?[\w-]+)\s*\{/.exec(text.slice(i))
    if (!label) {
      i++
      continue
    }
    const [message, end] = messageAt(text, i + label[0].length)
    cases.set(label[1], message)
    i = end + 1
  }
  return [{ name, kind, cases }, i + 1]
}

/** Every argument of a message, also those within cases of others. */
export function argumentsOf(message: Message): Argument[] {
  return message.flatMap(part =>
    typeof part === 'string' ? [] : [part, ...[...part.cases.values()].flatMap(inner => argumentsOf(inner))],
  )
}

/** The words of a message without its arguments, those of all cases among them. */
export function wordsOf(message: Message): string {
  return message
    .map(part =>
      typeof part === 'string' ? part : [...part.cases.values()].map(inner => ` ${wordsOf(inner)} `).join(''),
    )
    .join('')
}

/** How long a message gets at most, if what is put in has so many letters each. */
export function longest(message: Message, letters: number): number {
  const length = (part: string | Argument): number => {
    if (typeof part === 'string') return part.length
    if (part.cases.size === 0) return letters
    return Math.max(...[...part.cases.values()].map(inner => longest(inner, letters)))
  }
  return message.reduce((sum, part) => sum + length(part), 0)
}
