import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { environmentName, readSettings, SECRET_SETTINGS, SETTING_NAMES } from '../src/settings.js'
import { readContainerfile } from './testing/containerfile.js'
import { Scrape } from './testing/scrape.js'
import { type TestServer, testServer } from './testing/server.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface ComposeService {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly stop_grace_period?: string
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
}
interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly volumes: Readonly<Record<string, unknown>>
}

/** What somebody fills into .env. */
const FILLED: Readonly<Record<string, string>> = {
  RAILHEAD_DOMAIN: 'railhead.example.org',
  POSTGRES_PASSWORD: '0123456789abcdef',
  RAILHEAD_SECRET: '0123456789abcdef0123456789abcdef',
}
const VARIABLE = /\$\{(\w+)(?::[?-][^}]*)?\}/g
/** As compose does it: in the values, after reading. */
const filledIn = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(VARIABLE, (_all, name: string) => FILLED[name] ?? '') : value

const composeText = read('deploy/compose.yaml')
// In YAML 1.2 `<<` is nothing special; compose reads it as YAML 1.1 did.
const compose = parse(composeText, filledIn, { merge: true }) as Compose
const image = readContainerfile(read('deploy/Containerfile'))
const all = (name: string): string[] => image.filter(line => line.name === name).map(line => line.text)
const servers = Object.entries(compose.services).filter(([, service]) => service.image === 'railhead')
const defaults = readSettings({}, {})
const known = SETTING_NAMES.map(environmentName)
const ours = (text: string): string[] => [...new Set(text.match(/\b(RAILHEAD_[A-Z_]+|DATABASE_URL)\b/g))]

let server: TestServer
beforeAll(async () => {
  server = await testServer({ flags: { metricsPort: 0 } })
})
afterAll(() => server.close())

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${server.port}${path}`)).status

test('the container file copies what there is, and starts what there is', () => {
  for (const text of all('COPY')) {
    const [, stage, rest = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? []
    const sources = rest.split(' ').slice(0, -1)
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources)
      expect(
        existsSync(join(ROOT, stage === undefined ? source : source.replace(/^\/app\//, ''))),
        text,
      ).toBe(true)
  }
  const [command] = all('CMD')
  const [program, script, ...args] = JSON.parse(command) as string[]
  expect([program, existsSync(join(ROOT, script)), args]).toEqual(['node', true, ['serve']])
  for (const line of read('.dockerignore').split('\n'))
    if (line.startsWith('!')) expect(existsSync(join(ROOT, line.slice(1))), line).toBe(true)
})

test('the container runs the oldest Node that is supported, not as root, with its data on a volume', async () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const [oldest] = /\d+/.exec(engines.node) ?? []
  expect(all('FROM')).toEqual([`node:${oldest}-slim AS build`, `node:${oldest}-slim`])
  expect(all('USER')).toEqual(['node'])
  const env = Object.fromEntries(all('ENV').map(text => text.split('=')))
  for (const name of ours(read('deploy/Containerfile'))) expect(known).toContain(name)
  expect(all('VOLUME')).toEqual([readSettings({}, env).data])
  expect(all('EXPOSE')).toEqual([String(defaults.port)])
  const [, address = ''] = /fetch\('([^']+)'\)/.exec(all('HEALTHCHECK')[0]) ?? []
  expect(new URL(address).port).toBe(String(defaults.port))
  expect(await statusOf(new URL(address).pathname)).toBe(200)
})

test('compose: two servers with settings that the server takes, none of them within reach from outside', async () => {
  expect(servers).toHaveLength(2)
  for (const [, service] of servers) {
    const { environment = {}, build, ports, healthcheck, depends_on } = service
    expect(existsSync(join(ROOT, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
    for (const name of Object.keys(environment)) expect(known).toContain(name)
    const settings = readSettings({}, environment)
    expect(settings).toMatchObject({ trustProxy: true, publicUrl: `https://${FILLED['RAILHEAD_DOMAIN']}` })
    expect(settings.port).toBe(defaults.port)
    expect(settings.databaseUrl).toContain('@database/')
    expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(settings.drainSeconds + 5)
    expect(ports).toBeUndefined()
    expect(depends_on).toEqual({ database: { condition: 'service_healthy' } })
    const [, address = ''] = /fetch\('([^']+)'\)/.exec(healthcheck?.test.join(' ') ?? '') ?? []
    expect(await statusOf(new URL(address).pathname)).toBe(200)
  }
  // The proxy learns within its interval, and some, that a server stops.
  const seconds = (name: string): number =>
    Number(new RegExp(`${name} (\\d+)s`).exec(read('deploy/Caddyfile'))?.[1])
  const { drainSeconds } = readSettings({}, servers[0][1].environment)
  expect(drainSeconds).toBeGreaterThan(seconds('health_interval') + seconds('health_timeout'))
})

test('compose: the database is new enough and stays inside; the proxy knows all servers', () => {
  const { database, proxy } = compose.services
  expect(Number(/^postgres:(\d+)/.exec(database.image)?.[1])).toBeGreaterThanOrEqual(15)
  expect(database.ports).toBeUndefined()
  expect(database.healthcheck?.test).toContain('pg_isready')
  const addresses = servers.map(([name]) => `${name}:${defaults.port}`)
  expect(proxy.environment?.['RAILHEAD_SERVERS']?.split(' ')).toEqual(addresses)
  expect(Object.keys(proxy.depends_on ?? {})).toEqual(servers.map(([name]) => name))
  for (const volume of [...(database.volumes ?? []), ...(proxy.volumes ?? [])]) {
    const [source] = volume.split(':')
    const there = source.startsWith('.')
      ? existsSync(join(ROOT, 'deploy', source))
      : source in compose.volumes
    expect(there, volume).toBe(true)
  }
})

test('the proxy file asks for what compose gives it, and for a route that there is', async () => {
  const text = read('deploy/Caddyfile')
  const variables = [...text.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(compose.services['proxy'].environment ?? {})).toEqual(variables)
  const [, health = ''] = /health_uri (\S+)/.exec(text) ?? []
  expect(await statusOf(health)).toBe(200)
})

test('.env.example names all that compose asks for, and no secret has a value', () => {
  const lines = read('deploy/.env.example').split('\n')
  const example = Object.fromEntries(lines.filter(line => /^\w/.test(line)).map(line => line.split('=')))
  const asked = new Set([...composeText.matchAll(VARIABLE)].map(([, name]) => name))
  expect(Object.keys(example).sort()).toEqual([...asked].sort())
  const given = Object.keys(example).filter(name => example[name] !== '')
  expect(given).toEqual(['RAILHEAD_DOMAIN'])
})

test('Prometheus asks the servers of compose, and the alerts are about metrics that there are', async () => {
  const { scrape_configs: jobs } = parse(read('deploy/prometheus.yaml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[]
  }
  const { metricsPort } = readSettings({}, servers[0][1].environment)
  const targets = jobs.flatMap(job => job.static_configs.flatMap(config => config.targets))
  expect(targets).toEqual(servers.map(([name]) => `${name}:${metricsPort}`))

  const { groups } = parse(read('deploy/alerts.yaml')) as { groups: { rules: { expr: string }[] }[] }
  const expressions = groups.flatMap(group => group.rules.map(rule => rule.expr)).join('\n')
  const named = expressions.match(/\b(railhead|nodejs|process)_\w+/g) ?? []
  expect(named.length).toBeGreaterThan(8)
  const metrics = await metricNames()
  for (const name of named) expect(metrics).toContain(name.replace(/_bucket$/, ''))
})

test('the guide names every setting and every metric, and none that there is not', async () => {
  const guide = read('docs/operations.md')
  const rows = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  expect(rows.filter(name => /^(RAILHEAD_|DATABASE_URL)/.test(name)).sort()).toEqual([...known].sort())
  const files = SECRET_SETTINGS.map(name => environmentName(`${name}File`))
  const compared = [...known, ...files, ...Object.keys(compose.services['proxy'].environment ?? {})]
  for (const name of ours(guide)) expect(compared).toContain(name)
  const metrics = (await metricNames()).filter(name => name.startsWith('railhead_'))
  expect(rows.filter(name => name.startsWith('railhead_')).sort()).toEqual(metrics.sort())
  for (const [path] of guide.matchAll(/\bdeploy\/[\w.]+/g))
    expect(existsSync(join(ROOT, path)), path).toBe(true)
})

/** All metrics, also those that have no figures yet, and those of servers on PostgreSQL or with processes for bots. */
async function metricNames(): Promise<string[]> {
  const { text } = await Scrape.of(server.metricsPort)
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  const elsewhere = [
    'railhead_database_connections',
    'railhead_bot_questions_waiting',
    'railhead_bot_questions_thinking',
  ]
  return [...new Set([...names, ...elsewhere])]
}
