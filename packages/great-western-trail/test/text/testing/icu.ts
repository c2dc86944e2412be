/** What an ICU message asks for: each argument with its kind and the cases that it tells apart. */
export interface Argument {
  readonly kind: 'plain' | 'plural' | 'select'
  readonly cases: ReadonlySet<string>
}

/** Reads the arguments of a message, those inside of cases included. */
export function argumentsOf(source: string): Map<string, Argument> {
  const found = new Map<string, Argument>()
  readText(source, 0, found)
  return found
}

/** Reads text up to its closing brace or the end; returns where that is. */
function readText(source: string, start: number, found: Map<string, Argument>): number {
  let at = start
  while (at < source.length && source[at] !== '}')
    at = source[at] === '{' ? readArgument(source, at, found) : at + 1
  return at
}

function readArgument(source: string, open: number, found: Map<string, Argument>): number {
  const head = /^\{(\w+)(?:, (plural|select),)?/.exec(source.slice(open))
  if (!head) throw new Error(`Not an argument: ${source.slice(open)}`)
  const [text, name, kind] = head
  const cases = new Set(found.get(name)?.cases)
  let at = open + text.length
  while (source[at] !== '}') {
    const label = /^\s*(=?\w+) \{/.exec(source.slice(at))
    if (!label) throw new Error(`Not a case: ${source.slice(at)}`)
    cases.add(label[1])
    at = readText(source, at + label[0].length, found) + 1
  }
  const known = found.get(name)?.kind
  found.set(name, { kind: kind === 'plural' || kind === 'select' ? kind : (known ?? 'plain'), cases })
  return at + 1
}

/** Parameters that bring out every case of a message, a few at a time. */
export function samples(source: string, numbers: readonly number[]): Record<string, string | number>[] {
  const all = [...argumentsOf(source)]
  const rounds = Math.max(numbers.length, ...all.map(([, { cases }]) => cases.size))
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(all.map(([name, argument]) => [name, sample(argument, round, numbers)])),
  )
}

function sample({ kind, cases }: Argument, round: number, numbers: readonly number[]): string | number {
  if (kind === 'plural') return numbers[round % numbers.length]
  return kind === 'select' ? [...cases][round % cases.size] : 'Anna'
}
