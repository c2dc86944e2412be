import { join } from 'node:path'
import { test } from 'vitest'
import { keepDevice } from './keep.js'

test('what a browser of this release leaves behind is kept', async () => {
  const corpus = process.env['RAILHEAD_RECORD']
  if (corpus === undefined) throw new Error('RAILHEAD_RECORD must name the folder of the release.')
  await keepDevice(join(corpus, 'device'))
})
