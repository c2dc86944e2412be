import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { RELEASE } from '../src/version.js'

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))

test('all packages are of the release that programs say they are (npm run release sets both)', () => {
  for (const name of readdirSync(PACKAGES)) {
    const { version } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'))
    expect({ name, version }).toEqual({ name, version: RELEASE })
  }
})
