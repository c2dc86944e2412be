import { readNumbers, writeNumbers } from './base64.js'
import type { ClassRanges } from './classRanges.js'
import { type Net, netFrom, netSize } from './net.js'
import { type Policy, policyFrom, policySize } from './policy.js'

/**
 * What training found for one chapter, as plain data. It names the features it reads and the classes of options it
 * tells apart, so that it can be used by a later model that has more of them, and cannot be used by a wrong one.
 */
export interface NetFile {
  readonly game: string
  readonly chapter: string
  readonly features: readonly string[]
  /** What the heads of the net say; the first is the points still to come. */
  readonly heads: readonly string[]
  readonly cells: number
  /** The numbers of the net in the order of `netFrom`, as text. */
  readonly net: string
  /** Where each range of classes begins, and how many classes it has. */
  readonly classes: Readonly<Record<string, readonly number[]>>
  /** How likely each class of options is, as logarithms; 0 where a class is missing. */
  readonly priors: Readonly<Record<string, number>>
  /** How that depends on the position; absent where nobody found out. */
  readonly policy?: WrittenPolicy
  /** How uncertain the expected points are; absent where nobody found out. */
  readonly spread?: Spread
}

export interface WrittenPolicy {
  readonly cells: number
  /** From the first features to the cells; those that come after the last one that is listened to are left out. */
  readonly inner: string
  /** From cells to each class that listens to them. */
  readonly outer: Readonly<Record<string, string>>
  /** What each trait of an option counts, by itself and with what the cells say; absent where none is listened to. */
  readonly traits?: Readonly<Record<string, string>>
}

/** Points by which expectations miss, at the end of a match and what the time left adds to it. */
export interface Spread {
  readonly atEnd: number
  readonly withTime: number
}

/** What the reader of a file knows: its own features and classes. */
export interface NetReader {
  readonly game: string
  readonly features: readonly string[]
  readonly classes: ClassRanges
  readonly classCount: number
  readonly traits?: readonly string[]
}

/** Where each feature of the file stands among the reader's. */
function placesOf(file: NetFile, reader: NetReader): number[] {
  if (file.game !== reader.game)
    throw new Error(`These nets are for '${file.game}'; expected '${reader.game}'.`)
  return file.features.map(name => {
    const place = reader.features.indexOf(name)
    if (place < 0)
      throw new Error(`The nets of '${file.chapter}' read '${name}', which is no feature of ${reader.game}.`)
    return place
  })
}

/** The net of a file with a row for every feature of the reader: those that the file does not know count nothing. */
export function netOf(file: NetFile, reader: NetReader): Net {
  const places = placesOf(file, reader)
  const { cells } = file
  const heads = file.heads.length
  const numbers = readNumbers(file.net)
  const expected = netSize(places.length, cells, heads)
  if (numbers.length !== expected)
    throw new Error(`The net of '${file.chapter}' has ${numbers.length} numbers; expected ${expected}.`)
  const written = netFrom(places.length, cells, heads, numbers)
  const { length } = reader.features
  const net = netFrom(length, cells, heads, new Float32Array(netSize(length, cells, heads)))
  for (const [row, place] of places.entries()) {
    for (let head = 0; head < heads; head++) {
      net.plain[head * length + place] = written.plain[head * places.length + row]
      net.timed[head * length + place] = written.timed[head * places.length + row]
      net.squared[head * length + place] = written.squared[head * places.length + row]
    }
    net.inner.set(written.inner.subarray(row * cells, (row + 1) * cells), place * cells)
  }
  net.outer.set(written.outer)
  return net
}

/** The class of the reader that a class of the file is; undefined if the reader does not know it. */
function classOf(file: NetFile, reader: NetReader, known: number): number | undefined {
  for (const [name, [from, size]] of Object.entries(file.classes)) {
    if (known < from || known >= from + size) continue
    const own = reader.classes[name]
    return own !== undefined && known - from < own[1] ? own[0] + known - from : undefined
  }
  return undefined
}

export function priorsOf(file: NetFile, reader: NetReader): Float64Array {
  const priors = new Float64Array(reader.classCount).fill(1)
  for (const [known, logarithm] of Object.entries(file.priors)) {
    const own = classOf(file, reader, Number(known))
    if (own !== undefined) priors[own] = Math.exp(logarithm)
  }
  return priors
}

export function policyOf(file: NetFile, reader: NetReader): Policy | undefined {
  if (file.policy === undefined) return undefined
  const places = placesOf(file, reader)
  const { cells, inner, outer, traits = {} } = file.policy
  const { length } = reader.features
  const known = reader.traits ?? []
  // A policy that listens to no trait costs nothing for them.
  const count = Object.keys(traits).length === 0 ? 0 : known.length
  const numbers = new Float32Array(policySize(length, reader.classCount, cells, count))
  const policy = policyFrom(length, reader.classCount, cells, numbers, count)
  for (const [name, row] of Object.entries(traits)) {
    const place = known.indexOf(name)
    if (place < 0)
      throw new Error(
        `The policy of '${file.chapter}' listens to '${name}', which is no trait of ${reader.game}.`,
      )
    const [plain, ...crossed] = readNumbers(row)
    policy.plain[place] = plain
    policy.crossed.set(crossed, place * cells)
  }
  const rows = readNumbers(inner)
  const heard = rows.length / cells
  if (!Number.isInteger(heard) || heard > places.length)
    throw new Error(`The policy of '${file.chapter}' has ${rows.length} numbers for its features.`)
  for (const [row, place] of places.slice(0, heard).entries())
    policy.inner.set(rows.subarray(row * cells, (row + 1) * cells), place * cells)
  for (const [known, row] of Object.entries(outer)) {
    const own = classOf(file, reader, Number(known))
    if (own !== undefined) policy.outer.set(readNumbers(row), own * cells)
  }
  return policy
}

export const writtenNet = ({ plain, timed, squared, inner, outer }: Net): string =>
  writeNumbers(Float32Array.from([...plain, ...timed, ...squared, ...inner, ...outer]))

/** What is smaller is not written. */
const LEAST = 0.001

/** How many of these numbers there are up to the last feature that a cell listens to. */
function heardFrom(inner: Float32Array, cells: number): number {
  let last = inner.length
  while (last > 0 && inner[last - 1] === 0) last--
  return Math.ceil(last / cells) * cells
}

export function writtenPolicy(policy: Policy, traits: readonly string[] = []): WrittenPolicy {
  const { cells, classes, inner, outer, plain, crossed } = policy
  const listening: Record<string, string> = {}
  for (let known = 0; known < classes; known++) {
    const row = outer.subarray(known * cells, (known + 1) * cells)
    if (row.some(number => Math.abs(number) > LEAST)) listening[known] = writeNumbers(row)
  }
  const said: Record<string, string> = {}
  for (let trait = 0; trait < policy.traits; trait++) {
    const row = Float32Array.of(plain[trait], ...crossed.subarray(trait * cells, (trait + 1) * cells))
    if (row.some(number => Math.abs(number) > LEAST)) said[traits[trait]] = writeNumbers(row)
  }
  return {
    cells,
    inner: writeNumbers(inner.subarray(0, heardFrom(inner, cells))),
    outer: listening,
    ...(Object.keys(said).length === 0 ? {} : { traits: said }),
  }
}
