import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where the build of the web client lies. */
const CLIENT = fileURLToPath(new URL('../../../web/dist/client', import.meta.url))
/** Where the pages of docs/ lie (`npm run docs`). */
const DOCS = fileURLToPath(new URL('../../dist/docs', import.meta.url))

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
const NOT_SMALLER_PACKED = new Set(['.png', '.webp', '.woff2', '.ico'])

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
  /** Read when first asked for; packed when first asked for in that way. */
  plain?: Buffer
  readonly packed: Map<Packing, Buffer>
}

/** The ways to send something smaller, the smallest first. */
const PACKINGS = {
  br: (plain: Buffer): Buffer =>
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer): Buffer => gzipSync(plain),
}
type Packing = keyof typeof PACKINGS

/** What was packed, by its content: packing all of the client takes two seconds, which the servers of a process share. */
const known = new Map<string, Buffer>()

function pack(plain: Buffer, packing: Packing): Buffer {
  const name = `${packing} ${createHash('sha256').update(plain).digest('base64')}`
  const packed = known.get(name) ?? PACKINGS[packing](plain)
  known.set(name, packed)
  return packed
}

/**
 * The web client: its files, and its one page for every address that is not a file. Only files that were there
 * at the start are served, each under its exact name.
 */
export function pageRoutes(app: FastifyInstance, client = CLIENT, docs = DOCS): void {
  const files = new Map([...filesOf(client), ...filesOf(docs, '/docs')])
  const page = files.get('/index.html')
  app.setNotFoundHandler((request, reply) => {
    const [asked] = request.url.split('?')
    // Links between these pages go by their folder.
    if (asked === '/docs') return reply.redirect('/docs/', 302)
    const path = asked.startsWith('/docs/') && asked.endsWith('/') ? `${asked}index.html` : asked
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

function filesOf(client: string, below = ''): Map<string, PageFile> {
  const files = new Map<string, PageFile>()
  if (!existsSync(client)) return files
  for (const entry of readdirSync(client, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `${below}/${relative(client, path).split(sep).join('/')}`
    // What the build puts in assets/ has the hash of its content in its name.
    const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    files.set(address, { path, type, cache, packed: new Map() })
  }
  return files
}

function send(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  file.plain ??= readFileSync(file.path)
  reply.type(file.type).header('cache-control', file.cache).header('vary', 'accept-encoding')
  const taken = request.headers['accept-encoding'] ?? ''
  const packing = (Object.keys(PACKINGS) as Packing[]).find(name => new RegExp(`\\b${name}\\b`).test(taken))
  if (packing === undefined || NOT_SMALLER_PACKED.has(extname(file.path))) return reply.send(file.plain)
  const packed = file.packed.get(packing) ?? pack(file.plain, packing)
  file.packed.set(packing, packed)
  return reply.header('content-encoding', packing).send(packed)
}

/** Addresses of the client's own routes: not the interface, and not a file that is missing. A sentence may end after a link. */
function isPage(path: string): boolean {
  return !/^\/(api|docs)(\/|$)/.test(path) && extname(path).length < 2
}
