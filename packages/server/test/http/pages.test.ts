import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pageRoutes } from '../../src/http/pages.js'
import { temporaryFolder, testServer } from '../testing/server.js'

test('the client: files by their exact name, its page for every other address', async () => {
  const client = temporaryFolder()
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'index.html'), '<title>Railhead</title>')
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'run()')
  const app = Fastify()
  pageRoutes(app, client)
  const get = (url: string, headers = {}) => app.inject({ url, headers })
  expect((await get('/')).body).toContain('Railhead')
  expect((await get('/table/abc/17?x=1')).body).toContain('Railhead')
  expect((await get('/table/abc.')).body).toContain('Railhead')
  const script = await get('/assets/main-1a2b.js')
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  })
  for (const [taken, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])
    expect(
      (await get('/assets/main-1a2b.js', { 'accept-encoding': taken })).headers['content-encoding'],
    ).toBe(sent)
  expect((await get('/assets/other.js')).statusCode).toBe(404)
  expect((await get('/../package.json')).statusCode).toBe(404)
  expect((await get('/api/what')).statusCode).toBe(404)
  expect((await app.inject({ url: '/', method: 'POST' })).statusCode).toBe(404)
  await app.close()
  rmSync(client, { recursive: true })
})

test('the pages of the docs, below /docs', async () => {
  const docs = temporaryFolder()
  mkdirSync(join(docs, 'rules'))
  writeFileSync(join(docs, 'index.html'), '<title>All pages</title>')
  writeFileSync(join(docs, 'rules', 'solo.html'), '<title>Alone</title>')
  const app = Fastify()
  pageRoutes(app, join(temporaryFolder(), 'nothing'), docs)
  const get = (url: string) => app.inject({ url })
  expect((await get('/docs')).headers.location).toBe('/docs/')
  expect((await get('/docs/')).body).toContain('All pages')
  expect((await get('/docs/rules/solo.html')).body).toContain('Alone')
  expect((await get('/docs/nothing')).statusCode).toBe(404)
  expect((await get('/docs/../package.json')).statusCode).toBe(404)
  await app.close()
  rmSync(docs, { recursive: true })
})

test('without a build a page says what to do', async () => {
  const app = Fastify()
  pageRoutes(app, join(temporaryFolder(), 'nothing'))
  expect((await app.inject({ url: '/' })).body).toContain('npm run build')
  await app.close()
})

test('headers keep pages of other sites and foreign scripts out', async () => {
  const server = await testServer()
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/'unsafe-/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  await server.close()
})

test('a taken port: the next one is used', async () => {
  const first = await testServer()
  const second = await testServer({ flags: { port: first.port } })
  expect(second.port).toBeGreaterThan(first.port)
  expect((await fetch(`http://127.0.0.1:${second.port}/healthz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${second.port}/readyz`)).status).toBe(200)
  await second.close()
  await first.close()
})
