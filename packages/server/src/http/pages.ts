import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where the build of the web client lies. */
const CLIENT = fileURLToPath(new URL('../../../web/dist/client', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}
const NOT_SMALLER_ZIPPED = new Set(['.png', '.webp', '.woff2', '.ico'])

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Railhead</title>
<h1>Railhead</h1>
<p>The server runs, but its pages are not built. Run <code>npm run build</code>, start it again and load this page.</p>
</html>
`

interface PageFile {
  readonly path: string
  readonly type: string
  readonly cache: string
  /** Read when first asked for. */
  plain?: Buffer
  zipped?: Buffer | undefined
}

/**
 * The web client: its files, and its one page for every address that is not a file. Only files that were there
 * at the start are served, each under its exact name.
 */
export function pageRoutes(app: FastifyInstance, client = CLIENT): void {
  const files = filesOf(client)
  const page = files.get('/index.html')
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = reads ? files.get(path) : undefined
    if (file) return send(request, reply, file)
    if (!reads || !isPage(path))
      return reply
        .code(404)
        .send({ error: { code: 'notFound', message: 'There is nothing at this address.' } })
    return page ? send(request, reply, page) : reply.type(TYPES['.html']).send(NOT_BUILT)
  })
}

function filesOf(client: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>()
  if (!existsSync(client)) return files
  for (const entry of readdirSync(client, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(client, path).split(sep).join('/')}`
    // What the build puts in assets/ has the hash of its content in its name.
    const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    files.set(address, { path, type: TYPES[extname(path)] ?? 'application/octet-stream', cache })
  }
  return files
}

function send(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  if (file.plain === undefined) {
    file.plain = readFileSync(file.path)
    if (!NOT_SMALLER_ZIPPED.has(extname(file.path))) file.zipped = gzipSync(file.plain)
  }
  reply.type(file.type).header('cache-control', file.cache).header('vary', 'accept-encoding')
  const takesZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!file.zipped || !takesZipped) return reply.send(file.plain)
  return reply.header('content-encoding', 'gzip').send(file.zipped)
}

/** Addresses of the client's own routes: not the interface, and not a file that is missing. */
function isPage(path: string): boolean {
  return path !== '/api' && !path.startsWith('/api/') && extname(path) === ''
}
