import { RailheadError } from './errors.js'
import { sameData } from './hash.js'
import { type RulingValue, type RulingValues, readValue, shownValue, type ValueOf } from './rulingValues.js'

/**
 * Rulings: every reading that a rulebook leaves open and every value that is ours, as data. A configuration may
 * name some of them (`"rulings": {id: value}`); a match stores all of them, resolved, and is played by them to the
 * end. A game declares its list as `Game.rulings`; `ruling.<id>` of its catalogues asks the question, and
 * `ruling.<id>.<value>` says what a choice means. Rules, bots, screens and texts read the resolved values.
 */
export interface Ruling<V extends RulingValues = RulingValues> {
  readonly id: string
  readonly values: V
  readonly default: ValueOf<V>
  /** What held in earlier versions of the rules, where it differs: `until` is the last version with that value. */
  readonly before?: readonly { readonly until: string; readonly value: ValueOf<V> }[]
  /** The version that brought it, if earlier ones had rulings: their matches store nothing of it and go on as before. */
  readonly since?: string
  /** Where its catalogues name the parts of a table: `<one of these>.<name>`, or `ruling.part.<name>`, `ruling.choice.<name>`. */
  readonly words?: readonly string[]
  /** Rows of the ledgers in docs/rules that it decides. */
  readonly ledger: readonly string[]
  readonly certainty: Certainty
  /** What the default rests on, in a few words of English. */
  readonly source: string
}

/** How sure the default is: printed or confirmed, the likelier of two readings, open, or a value of our own. */
export type Certainty = 'sure' | 'likely' | 'open' | 'ours'

/** All rulings of a game with the values that hold in a match. */
export type ResolvedRulings = Readonly<Record<string, RulingValue>>

/** A list of rulings whose resolved values have types: `Resolved<typeof LIST>`. */
export type Resolved<List extends readonly Ruling[]> = {
  readonly [Id in List[number]['id']]: ValueOf<Extract<List[number], { readonly id: Id }>['values']>
}

/** Keeps the types of one ruling of a list. */
export const ruling = <const Id extends string, const V extends RulingValues>(
  row: Ruling<V> & { readonly id: Id },
): Ruling<V> & { readonly id: Id } => row

/** A change of behaviour that is not a ruling: it holds in matches that began with version `since` or later. */
export interface RulesChange {
  readonly id: string
  readonly since: string
  /** In one English sentence, for people who ask what a release changed. */
  readonly what: string
  readonly ledger: readonly string[]
}

/** A version of the rules, and the release that brought it. */
export interface RulesVersion {
  readonly version: string
  readonly release: string
}

/** The part of a game's contract that says by which rules its matches are played. */
export interface Lawbook {
  /** The newest version: new matches begin with it. Changes whenever the same answers could lead to another state. */
  readonly rulesVersion: string
  /** All versions that matches may have begun with, the oldest first; without it there is only the newest. */
  readonly versions?: readonly RulesVersion[]
  readonly rulings?: readonly Ruling[]
  readonly changes?: readonly RulesChange[]
  /** What of rulings that are each possible cannot be together, or leads nowhere. */
  readonly impossible?: (rulings: ResolvedRulings) => Impossible | undefined
}

/** The ruling that stands in the way, and why in an English sentence. */
export interface Impossible {
  readonly id: string
  readonly why: string
}

/** The names of all versions, the oldest first. */
export const versionsOf = ({ versions, rulesVersion }: Lawbook): readonly string[] =>
  versions === undefined ? [rulesVersion] : versions.map(({ version }) => version)

/** Whether version `a` came before version `b`. */
function isEarlier(lawbook: Lawbook, a: string, b: string): boolean {
  const all = versionsOf(lawbook)
  return all.indexOf(a) < all.indexOf(b)
}

/** Whether a change holds in a match of that version. */
export const holds = (lawbook: Lawbook, { since }: RulesChange, version: string): boolean =>
  !isEarlier(lawbook, version, since)

/** What a ruling says in matches of that version to whom nobody said anything else. */
export function defaultIn(
  lawbook: Lawbook,
  { before = [], default: value }: Ruling,
  version: string,
): RulingValue {
  const then = before.find(({ until }) => !isEarlier(lawbook, until, version))
  return then === undefined ? value : then.value
}

/**
 * The version of the rules that a configuration is of. It says so itself (`"rules"`) unless it is of the first
 * version, whose configurations named neither version nor rulings.
 */
export function rulesOf(lawbook: Lawbook, config: unknown): string {
  const rules: unknown =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'rules') : undefined
  return typeof rules === 'string' ? rules : versionsOf(lawbook)[0]
}

/** A configuration as people give it, apart: what it says of the rules, and all its other settings. */
export interface Split {
  /** The version to be played by: as asked for, as the configuration says, or the newest. */
  readonly version: string
  /** As given; undefined where nothing is. */
  readonly rulings: unknown
  readonly settings: unknown
}

/** Takes `rules` and `rulings` out of a configuration. `version` is what a match file says, if there is one. */
export function splitConfig(lawbook: Lawbook, input: unknown, version?: string): Split {
  const known = versionsOf(lawbook)
  if (version !== undefined) mustBeKnown(known, version)
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { version: version ?? lawbook.rulesVersion, rulings: undefined, settings: input }
  const { rules, rulings, ...settings } = input as Record<string, unknown>
  if (rules !== undefined) mustBeKnown(known, rules)
  if (version !== undefined && rules !== undefined && rules !== version)
    throw new RailheadError(
      'config',
      `The configuration is of rules version ${JSON.stringify(rules)}, the match of ${version}.`,
      version,
      'rules',
    )
  return { version: version ?? (typeof rules === 'string' ? rules : lawbook.rulesVersion), rulings, settings }
}

function mustBeKnown(known: readonly string[], version: unknown): void {
  if (typeof version === 'string' && known.includes(version)) return
  throw new RailheadError(
    'config',
    `There is no rules version ${shownValue(version)}; there is ${known.join(', ')}.`,
    known,
    'rules',
  )
}

/** The rulings that matches of that version store. */
const storedIn = (lawbook: Lawbook, version: string): readonly Ruling[] =>
  (lawbook.rulings ?? []).filter(({ since }) => since === undefined || !isEarlier(lawbook, version, since))

/** All rulings that a match of that version stores, those named in `input` as named there. */
export function readRulings(lawbook: Lawbook, input: unknown, version: string): ResolvedRulings {
  const usual = usualRulings(lawbook, version)
  if (input === undefined || sameData(input, usual)) return usual
  const rulings = storedIn(lawbook, version)
  const given = asNamed(rulings, input)
  const resolved = Object.fromEntries(
    rulings.map(({ id, values }) => {
      const value: unknown = Reflect.get(given, id)
      return [id, value === undefined ? usual[id] : readValue(values, value, usual[id], `rulings.${id}`)]
    }),
  )
  const wrong = lawbook.impossible?.(resolved)
  if (wrong !== undefined) throw new RailheadError('config', wrong.why, undefined, `rulings.${wrong.id}`)
  return resolved
}

const usualOf = new WeakMap<object, Map<string, ResolvedRulings>>()

/** What nearly all matches of a version are played by: one object for all of them. */
function usualRulings(lawbook: Lawbook, version: string): ResolvedRulings {
  const { rulings = [] } = lawbook
  let byVersion = usualOf.get(rulings)
  if (byVersion === undefined) {
    byVersion = new Map()
    usualOf.set(rulings, byVersion)
  }
  let usual = byVersion.get(version)
  if (usual === undefined) {
    usual = Object.freeze(
      Object.fromEntries(storedIn(lawbook, version).map(one => [one.id, defaultIn(lawbook, one, version)])),
    )
    byVersion.set(version, usual)
  }
  return usual
}

const completed = new WeakMap<ResolvedRulings, ResolvedRulings>()

/** What a match is played by: the rulings that it stores, and of later ones what held before there was a choice. */
export function withLater(lawbook: Lawbook, stored: ResolvedRulings): ResolvedRulings {
  const known = completed.get(stored)
  if (known !== undefined) return known
  const versions = versionsOf(lawbook)
  const before = ({ since = '' }: Ruling): string => versions[Math.max(0, versions.indexOf(since) - 1)]
  const later = (lawbook.rulings ?? []).filter(({ id }) => !Object.hasOwn(stored, id))
  const all =
    later.length === 0
      ? stored
      : { ...stored, ...Object.fromEntries(later.map(one => [one.id, defaultIn(lawbook, one, before(one))])) }
  completed.set(stored, all)
  return all
}

/** The object itself, if it names rulings of the list only. */
function asNamed(rulings: readonly Ruling[], input: unknown): object {
  const ids = rulings.map(({ id }) => id)
  if (input === undefined) return {}
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new RailheadError('config', 'The rulings must be a JSON object.', ids, 'rulings')
  for (const id of Object.keys(input))
    if (!ids.includes(id)) {
      const known = ids.length === 0 ? 'this game has none' : `there are ${ids.join(', ')}`
      throw new RailheadError('config', `There is no ruling '${id}'; ${known}.`, ids, `rulings.${id}`)
    }
  return input
}

/** The rulings of a match that differ from what is usual in its version. */
export function departures(lawbook: Lawbook, resolved: ResolvedRulings, version: string): ResolvedRulings {
  return Object.fromEntries(
    storedIn(lawbook, version)
      .filter(({ id }) => Object.hasOwn(resolved, id))
      .filter(one => JSON.stringify(resolved[one.id]) !== JSON.stringify(defaultIn(lawbook, one, version)))
      .map(({ id }) => [id, resolved[id]]),
  )
}

/**
 * The rulings of a match that differ from what is usual in the newest version, whatever was when it began: rule texts
 * tell that, so these are what they must add.
 */
export function unlikeToday(lawbook: Lawbook, config: unknown): ResolvedRulings {
  const version = rulesOf(lawbook, config)
  const named: unknown =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'rulings') : undefined
  const played = withLater(lawbook, readRulings(lawbook, named, version))
  return departures(lawbook, played, lawbook.rulesVersion)
}

/**
 * The configuration of another match for the same people: by the newest rules, with the same house rules. What was only
 * usual in an earlier version is not theirs.
 */
export function forNewMatch(lawbook: Lawbook, config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !Object.hasOwn(config, 'rules')) return config
  const { rules, ...rest } = config as Record<string, unknown>
  const { rulings, ...settings } = rest
  if (rulings === undefined || rules === lawbook.rulesVersion) return rest
  const house = departures(lawbook, rulings as ResolvedRulings, rulesOf(lawbook, config))
  return { ...settings, rulings: house }
}
