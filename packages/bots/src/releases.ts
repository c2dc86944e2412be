import type { AnyGame } from '@railhead/kernel'
import { type Mind, usualMind } from './choose.js'
import type { SearchLevels } from './levels.js'
import { chapterNets, type Efforts, evaluatorFrom } from './model.js'
import { modelOf, netsOf } from './models.js'
import type { NetFile } from './netFile.js'

/** The bots of an earlier release, as data: what later ones are measured by. */
interface Release {
  readonly levels: SearchLevels
  /** By game and name of the chapter. */
  readonly efforts: Readonly<Record<string, Readonly<Record<string, Efforts>>>>
  /** What they expected of the first seat of one set-up, by game: by this it is known that they still think so. */
  readonly expects: Readonly<Record<string, number>>
  /** By game. */
  readonly nets: Readonly<Record<string, readonly NetFile[]>>
}

const LOADERS: Readonly<Record<string, () => Promise<Release>>> = {
  '0.1.0': async () => (await import('./releases/0.1.0/index.js')).release,
  '0.2.0': async () => (await import('./releases/0.2.0/index.js')).release,
}

export const RELEASES: readonly string[] = Object.keys(LOADERS)

async function releaseOf(version: string): Promise<Release> {
  const load = LOADERS[version]
  if (load === undefined)
    throw new Error(`There are no bots of release ${version}; expected one of ${RELEASES.join(', ')}.`)
  return load()
}

/** Where the release did not know the chapter yet, what it played it by: its first one. */
const netsFor = ({ nets }: Release, game: string, name: string): NetFile =>
  nets[game].find(({ chapter }) => chapter === name) ?? nets[game][0]

/** What an earlier release knew of a chapter of a game that has a model. */
export const netsOfRelease = async (game: string, version: string, chapter: string): Promise<NetFile> =>
  netsFor(await releaseOf(version), game, chapter)

/** What the bots of an earlier release expected of the first seat of a match of two on the seed 'release'. */
export const expectedByRelease = async (game: string, version: string): Promise<number> =>
  (await releaseOf(version)).expects[game]

/** The mind of the bots of an earlier release. */
export async function mindOfRelease(game: AnyGame, version: string): Promise<Mind> {
  const release = await releaseOf(version)
  const { levels, efforts } = release
  const model = modelOf(game.id)
  if (model === undefined) return { ...usualMind(game), levels }
  const files = model.chapters.map(({ name }) => netsFor(release, game.id, name))
  const read = files.map(file => chapterNets(model, file))
  return {
    evaluator: evaluatorFrom(model, chapter => read[chapter]),
    levels,
    efforts: files.map(({ chapter }) => efforts[game.id]?.[chapter]),
  }
}

/** Today's mind with other nets for one chapter. The usual nets must be loaded. */
export function mindWith(game: AnyGame, file: NetFile): Mind {
  const model = modelOf(game.id)
  if (model === undefined) throw new Error(`There is no model for '${game.id}'.`)
  const own = chapterNets(model, file)
  const place = model.chapters.findIndex(({ name }) => name === file.chapter)
  if (place < 0) throw new Error(`${game.id} has no chapter '${file.chapter}'.`)
  const evaluator = evaluatorFrom(model, chapter => (chapter === place ? own : netsOf(model, chapter)))
  return { ...usualMind(game), evaluator }
}
