import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The compiled program of that name beside a module: threads and processes are started from files. Where the module
 * itself runs uncompiled, the program is where the build puts it.
 */
export function compiledBeside(moduleUrl: string, name: string): string {
  const here = dirname(fileURLToPath(moduleUrl))
  return join(here.replace(/([\\/])src([\\/][^\\/]+)$/, '$1dist$2'), name)
}
