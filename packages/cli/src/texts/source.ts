import { Failure } from '../failure.js'

/** A text as it stands in its file. */
export interface Line {
  readonly key: string
  readonly text: string
  /** Its line in the file, from 1. */
  readonly line: number
}

type Token = { readonly kind: 'text' | 'name' | 'mark'; readonly value: string; readonly at: number }

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)|([\w$]+)|([^\s\w])/gy

/** The texts of a catalogue's source: `key: 'text'`, a text perhaps joined from several with `+`. */
export function textsOfSource(source: string, file: string): Line[] {
  const tokens = tokensOf(source)
  const texts: Line[] = []
  for (let i = 0; i + 2 < tokens.length; i++) {
    const [key, colon, value] = tokens.slice(i, i + 3)
    if (key.kind === 'mark' || colon.value !== ':' || colon.kind !== 'mark' || value.kind !== 'text') continue
    let text = value.value
    i += 2
    while (tokens[i + 1]?.value === '+' && tokens[i + 2]?.kind === 'text') {
      text += tokens[i + 2].value
      i += 2
    }
    texts.push({ key: key.value, text, line: lineAt(source, key.at) })
    if (tokens[i + 1]?.kind === 'mark' && !',}'.includes(tokens[i + 1].value))
      throw new Failure(`${file}:${lineAt(source, key.at)}: '${key.value}' is no plain text.`)
  }
  return texts
}

/** What a file imports from its own package. */
export function importsOfSource(source: string): string[] {
  return [...source.matchAll(/^import \{[^}]*\} from '(\.[^']*)\.js'$/gm)].map(match => match[1])
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  for (const found of source.matchAll(TOKEN)) {
    const at = found.index
    if (found[1] !== undefined) tokens.push({ kind: 'text', value: unquoted(found[1]), at })
    else if (found[2] !== undefined) tokens.push({ kind: 'name', value: found[2], at })
    else if (found[3] !== undefined) tokens.push({ kind: 'mark', value: found[3], at })
  }
  return tokens
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

function unquoted(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,
      (_all, braced, four, two, letter) =>
        letter === undefined
          ? String.fromCodePoint(Number.parseInt(braced ?? four ?? two, 16))
          : (ESCAPES[letter] ?? letter),
    )
}

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length
