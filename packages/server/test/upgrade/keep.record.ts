import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { keepDatabase, keepFolder } from './keep.js'

test('what a server of this release leaves behind is kept', async () => {
  const corpus = process.env['RAILHEAD_RECORD']
  if (corpus === undefined) throw new Error('RAILHEAD_RECORD must name the folder of the release.')
  const into = join(corpus, 'server')
  mkdirSync(into, { recursive: true })
  await keepFolder(into)
  await keepDatabase(into)
})
