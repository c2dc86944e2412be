import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogues } from '@railhead/great-western-trail'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../src/games/great-western-trail')

test('every word of the drawing is used by it', () => {
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => readFileSync(join(FOLDER, name), 'utf8'))
    .join('\n')
  const keys = Object.keys(catalogues.en).filter(key => /^(board|chip)\./.test(key))
  expect(keys.length).toBeGreaterThan(30)
  expect(keys.filter(key => !sources.includes(`'${key}'`))).toEqual([])
})
