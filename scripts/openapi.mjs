// `node scripts/openapi.mjs`: writes docs/openapi.json from the schemas of the server. Build first.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '../packages/server/dist/http/openapi.js'

const file = join(import.meta.dirname, '..', 'docs', 'openapi.json')
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`)
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' })
