// Before `npm pack` of a package: what goes along must be built from these sources, and carries the licence.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { ROOT } from './run.mjs'

if (!isBuilt(ROOT) && !build({ log: console.error })) process.exit(1)
copyFileSync(join(ROOT, 'LICENSE'), join(process.cwd(), 'LICENSE'))
