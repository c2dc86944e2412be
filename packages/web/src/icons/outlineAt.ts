/** How many numbers each command of an outline takes at a time. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
/** The two flags of an arc may stand without anything between them. */
const FLAG = /[\s,]*([01])/y
const COMMAND = /[\s,]*([a-z])/iy

const isFlag = (command: string, place: number): boolean => command === 'a' && (place === 3 || place === 4)

/** What becomes of a number of a command: `x` and `y` are what is added to absolute ones. */
function moved(command: string, place: number, value: number, scale: number, x: number, y: number): number {
  const kind = command.toLowerCase()
  if (kind === 'a' && place >= 2 && place <= 4) return value
  const scaled = value * scale
  if (kind === command || (kind === 'a' && place < 2)) return scaled
  const isAcross = kind === 'a' ? place === 5 : kind === 'h' || (kind !== 'v' && place % 2 === 0)
  return scaled + (isAcross ? x : y)
}

/** Steps are small, and many of them follow each other. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** An outline, enlarged and moved: every part of a drawing that is moved by itself costs the browser time to paint. */
export function movedOutline(d: string, scale: number, x: number, y: number): string {
  let at = 0
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(d)?.[1]
    if (found !== undefined) at = pattern.lastIndex
    return found
  }
  let out = ''
  for (let command = next(COMMAND); command !== undefined; command = next(COMMAND)) {
    const kind = command.toLowerCase()
    // Where an outline begins is absolute in any case.
    let now = out === '' && command === 'm' ? 'M' : command
    if (kind === 'z') out += 'z'
    for (let more = kind !== 'z'; more; ) {
      const before = at
      const values: number[] = []
      while (values.length < TAKES[kind]) {
        const found = next(isFlag(kind, values.length) ? FLAG : NUMBER)
        if (found === undefined) break
        values.push(rounded(moved(now, values.length, Number(found), scale, x, y)))
      }
      more = values.length === TAKES[kind]
      if (more) out += now + values.join(' ')
      else at = before
      // Further pairs after a move are lines.
      now = kind === 'm' ? (command === 'm' ? 'l' : 'L') : command
    }
  }
  return out
}

const made = new Map<string, Map<string, string>>()

/** An outline, enlarged and moved; the same one is worked out once. */
export function shapeAt(d: string, scale: number, x: number, y: number): string {
  const places = made.get(d) ?? new Map<string, string>()
  made.set(d, places)
  const place = `${x} ${y} ${scale}`
  let outline = places.get(place)
  if (outline === undefined) {
    outline = movedOutline(d, scale, x, y)
    places.set(place, outline)
  }
  return outline
}

/** The outline of an icon around a point of a drawing. */
export const outlineAt = (d: string, x: number, y: number, size: number): string =>
  shapeAt(d, size / 512, x - size / 2, y - size / 2)
