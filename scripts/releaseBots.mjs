// What a release keeps of its bots: their nets and levels as data, so that later ones can be measured against them
// (`trail-boss@0.2.0` in `railhead arena`), and what they expect of one position, for the test that says they still do.
const FOLDER = 'packages/bots/src/releases'
const LIST = 'packages/bots/src/releases.ts'
const END_OF_LIST = '\n}\n\nexport const RELEASES'

const nameOf = (game, chapter) =>
  `${game}-${chapter}`.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The files to write, by path. `bots` are the levels, and of each game its chapters and what is expected. */
export function releaseBotsFiles(version, bots, text) {
  const folder = `${FOLDER}/${version}`
  const list = text(LIST)
  if (list.includes(`'${version}'`)) throw new Error(`There are bots of release ${version} already.`)
  if (!list.includes(END_OF_LIST)) throw new Error(`${LIST} has no list of releases as expected.`)
  const files = {
    [LIST]: list.replace(
      END_OF_LIST,
      `\n  '${version}': async () => (await import('./releases/${version}/index.js')).release,${END_OF_LIST}`,
    ),
  }
  const games = [...bots.games].sort((a, b) => a.id.localeCompare(b.id, 'en'))
  const imports = []
  const nets = []
  for (const { id, chapters } of games) {
    const names = chapters.map(({ name }) => name)
    for (const name of names)
      files[`${folder}/${id}/${name}.json`] = text(`packages/bots/src/${id}/nets/${name}.json`)
    for (const name of [...names].sort())
      imports.push(`import ${nameOf(id, name)} from './${id}/${name}.json' with { type: 'json' }`)
    nets.push(`    '${id}': [${names.map(name => nameOf(id, name)).join(', ')}],`)
  }
  files[`${folder}/levels.json`] = `${JSON.stringify(
    {
      levels: bots.levels,
      efforts: Object.fromEntries(
        games.map(({ id, chapters }) => [
          id,
          Object.fromEntries(chapters.flatMap(({ name, efforts }) => (efforts ? [[name, efforts]] : []))),
        ]),
      ),
      expects: Object.fromEntries(games.map(({ id, expects }) => [id, expects])),
    },
    undefined,
    2,
  )}\n`
  files[`${folder}/index.ts`] = `${imports.join('\n')}
import settings from './levels.json' with { type: 'json' }

export const release = {
  ...settings,
  nets: {
${nets.join('\n')}
  },
}
`
  return files
}
