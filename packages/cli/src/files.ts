import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { RailheadError } from '@railhead/kernel'
import { UsageError } from './command.js'

/** The JSON of a file that should be a match file. */
export function readMatchFile(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`Cannot read '${path}': ${reasonOf(error)}`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RailheadError(
      'matchFile',
      `'${path}' is no complete JSON: ${reasonOf(error)}`,
      'an exported match, whole and unchanged',
    )
  }
}

/** Writes the file whole or not at all. */
export function writeMatchFile(path: string, record: unknown): void {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  writeFileSync(unfinished, `${JSON.stringify(record)}\n`)
  renameSync(unfinished, path)
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The JSON of any file. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`Cannot read '${path}': ${reasonOf(error)}`)
  }
}

export function writeTextFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
