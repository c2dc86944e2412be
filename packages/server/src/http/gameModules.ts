import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyGame } from '@railhead/kernel'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { sha256 } from '../ids.js'

const PLACE = '/games/'
/** `from 'x'`, `import 'x'` and `import('x')` of compiled modules. */
const IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])([^'"\n]+)\2/g

/** The rules of games that are not on the shelf, as browsers can fetch them. */
export interface GameModules {
  /** The address of the module of a game, if it has one. */
  readonly addressOf: ReadonlyMap<string, string>
  /** By address, with the addresses of what it imports. */
  readonly sources: ReadonlyMap<string, string>
}

/** Reads modules that export `games`, and all that they import. What only Node can run is left out, and logged. */
export async function readGameModules(modules: readonly string[], log: Logger): Promise<GameModules> {
  const addressOf = new Map<string, string>()
  const sources = new Map<string, string>()
  for (const module of modules)
    try {
      const { games } = (await import(module)) as { readonly games: readonly AnyGame[] }
      const found = new Map<string, string>()
      const address = read(module.startsWith('file:') ? module : import.meta.resolve(module), found)
      for (const [name, source] of found) sources.set(name, source)
      for (const { id } of games) addressOf.set(id, address)
    } catch (error) {
      log.warn({ err: error }, 'games of a module cannot be shown in browsers')
    }
  return { addressOf, sources }
}

/** Adds a module and what it imports to the sources; returns its address. */
function read(url: string, sources: Map<string, string>): string {
  const address = `${PLACE}${sha256(url).slice(0, 16)}.js`
  if (sources.has(address)) return address
  sources.set(address, '')
  const require = createRequire(url)
  const source = readFileSync(fileURLToPath(url), 'utf8').replace(
    IMPORT,
    (_all, before: string, quote: string, name: string) => {
      if (name.startsWith('node:')) throw new Error(`${name} is for Node only.`)
      const target = /^\.{1,2}\//.test(name)
        ? new URL(name, url).href
        : pathToFileURL(require.resolve(name)).href
      return `${before}${quote}${read(target, sources)}${quote}`
    },
  )
  sources.set(address, source)
  return address
}

export function gameModuleRoutes(app: FastifyInstance, { sources }: GameModules): void {
  app.get(`${PLACE}:file`, (request, reply) => {
    const source = sources.get(request.url.split('?')[0])
    if (source === undefined) return reply.callNotFound()
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(source)
  })
}
