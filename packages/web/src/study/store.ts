import { type AnyGame, RailheadError } from '@railhead/kernel'
import type { Study } from '@railhead/protocol'
import { checkStudy } from '@railhead/review'
import { newLocalId } from '../local/ids.js'
import { keyedStore } from '../local/keyed.js'

/** A study on this device. */
export interface KeptStudy {
  readonly study: Study
  readonly changedAt: number
}

const store = keyedStore('railhead-studies', 'studies')

const isKept = (kept: unknown): kept is KeptStudy =>
  Reflect.get(Object(Reflect.get(Object(kept), 'study')), 'format') === 'railhead-study'

export async function keptStudy(id: string): Promise<Study | undefined> {
  const kept = await store.get(id)
  return isKept(kept) ? kept.study : undefined
}

export const keepStudy = (id: string, study: Study): Promise<void> =>
  store.put(id, { study, changedAt: Date.now() } satisfies KeptStudy)

/** Keeps a new one; returns its id. */
export async function addStudy(study: Study): Promise<string> {
  const id = newLocalId()
  await keepStudy(id, study)
  return id
}

export const removeKeptStudy = (id: string): Promise<void> => store.remove(id)

/** Those on this device, the last changed first. */
export async function keptStudies(): Promise<(KeptStudy & { readonly id: string })[]> {
  const all = (await store.all()).flatMap(([id, kept]) => (isKept(kept) ? [{ ...kept, id }] : []))
  return all.sort((a, b) => b.changedAt - a.changedAt)
}

/** Reads a study from a file: its form, then every match by the rules. */
export async function readStudy(file: unknown, rulesOf: (game: string) => Promise<AnyGame>): Promise<Study> {
  const schemas = await import('@railhead/protocol/schemas')
  const read = schemas.study.safeParse(file)
  if (!read.success) throw new RailheadError('matchFile', 'This is not a study.')
  const study = read.data as Study
  const game = await rulesOf(study.chapters[0].match.game)
  for (const _chapter of checkStudy(game, study));
  return study
}
