// `node scripts/nets.mjs FILE …`: takes the nets that `railhead train` found over into the bots.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Usage: node scripts/nets.mjs FILE …')
  process.exit(2)
}
for (const file of files) {
  const { nets } = JSON.parse(readFileSync(file, 'utf8'))
  const path = join(ROOT, 'packages', 'bots', 'src', nets.game, 'nets', `${nets.chapter}.json`)
  writeFileSync(path, `${JSON.stringify(nets)}\n`)
  console.log(`${path}: ${JSON.stringify(nets).length} bytes`)
}
