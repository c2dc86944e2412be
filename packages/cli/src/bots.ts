import {
  loadNets,
  type Mind,
  mindOfRelease,
  mindWith,
  type NetFile,
  RELEASES,
  type SearchLevel,
  usualMind,
} from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'
import { LEVELS, type Level } from '@railhead/protocol'
import { UsageError } from './command.js'
import { readJsonFile } from './files.js'

/** A bot as it is named in `--seats` of the arena. */
export interface BotSpec {
  /** As it was typed. */
  readonly name: string
  readonly level: Level
  /** An earlier release whose bot it is. */
  readonly release?: string
  /** A file with nets, as `railhead train` writes it, or with other parameters of the search. */
  readonly file?: string
  /** Seconds a turn, if not the usual. */
  readonly seconds?: number
  /** Lines a turn instead of seconds: the same bot on every machine, however busy. */
  readonly lines?: number
}

export const BOT_FORM = `LEVEL, LEVEL@RELEASE, LEVEL+FILE, each with :SECONDSs or :NUMBERlines; levels are ${LEVELS.join(', ')}, releases ${RELEASES.join(', ')}`

const FORM = /^([a-z-]+)(?:@([\w.-]+))?(?:\+([^:]+))?(?::(?:(\d+(?:\.\d+)?)s|(\d+)lines))?$/

export function botSpec(name: string): BotSpec {
  const [, named, release, file, seconds, lines] = FORM.exec(name) ?? []
  const level = LEVELS.find(candidate => candidate === named)
  if (level === undefined) throw new UsageError(`--seats has '${name}'; expected a list of ${BOT_FORM}.`)
  if (release !== undefined && !RELEASES.includes(release))
    throw new UsageError(`--seats has '${name}'; there are bots of the releases ${RELEASES.join(', ')}.`)
  return {
    name,
    level,
    ...(release === undefined ? {} : { release }),
    ...(file === undefined ? {} : { file }),
    ...(seconds === undefined ? {} : { seconds: Number(seconds) }),
    ...(lines === undefined ? {} : { lines: Number(lines) }),
  }
}

/** What the bot thinks with. */
export async function mindOf(game: AnyGame, { release, file }: BotSpec): Promise<Mind> {
  await loadNets(game.id)
  if (release !== undefined) return mindOfRelease(game, release)
  if (file === undefined) return usualMind(game)
  const data = Object(readJsonFile(file))
  if (!('effort' in data)) return mindWith(game, readNets(file))
  const mind = 'nets' in data ? mindWith(game, readNets(file)) : usualMind(game)
  return withEffort(mind, readEffort(file, data.effort))
}

/** Every level and chapter with other parameters of the search. */
function withEffort({ evaluator, levels, efforts }: Mind, effort: Partial<SearchLevel>): Mind {
  const change = <Row extends object>(rows: Row): Row =>
    Object.fromEntries(
      Object.entries(rows).map(([level, row]) => [
        level,
        { ...row, ...effort, forTwo: { ...row.forTwo, ...effort } },
      ]),
    ) as Row
  return { evaluator, levels: change(levels), efforts: efforts.map(rows => rows && change(rows)) }
}

const PARAMETERS: Readonly<Record<keyof Omit<SearchLevel, 'evenly' | 'forTwo'>, 'number' | 'boolean'>> = {
  perOption: 'number',
  most: 'number',
  horizon: 'number',
  curiosity: 'number',
  rivalry: 'number',
  winning: 'number',
  beyondPoints: 'boolean',
  openness: 'number',
  sharpness: 'number',
  toTheEnd: 'boolean',
  ownTree: 'boolean',
  hearsay: 'number',
  catchesUp: 'number',
  usesTime: 'boolean',
}

function readEffort(path: string, effort: unknown): Partial<SearchLevel> {
  const kinds = new Map<string, string>(Object.entries(PARAMETERS))
  for (const [name, value] of Object.entries(Object(effort)))
    if (typeof value !== kinds.get(name))
      throw new UsageError(
        `'${path}' has the effort '${name}': ${JSON.stringify(value)}; expected ${[...kinds].map(pair => pair.join(': ')).join(', ')}.`,
      )
  return Object(effort) as Partial<SearchLevel>
}

/** The nets in a file: as they are, or the progress of a training. */
export function readNets(path: string): NetFile {
  const data = Object(readJsonFile(path))
  const nets: unknown = 'nets' in data ? data.nets : data
  if (!('features' in Object(nets) && 'net' in Object(nets)))
    throw new UsageError(`'${path}' holds no nets; expected what 'railhead train' wrote.`)
  return nets as NetFile
}
