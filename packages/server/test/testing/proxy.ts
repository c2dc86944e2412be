import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startForwarder } from './forwarder.js'
import { pause } from './player.js'
import { freePort } from './postgres.js'

const CADDYFILE = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url))

export interface ProxyServer {
  /** The real one, with the configuration that we give people, or a plain one of our own where there is none. */
  readonly kind: 'caddy' | 'forwarder'
  readonly base: string
  close(): Promise<void>
}

export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0
}

/** Something that spreads connections over servers on this machine. */
export async function startProxy(ports: readonly number[]): Promise<ProxyServer> {
  if (hasCaddy()) return startCaddy(ports)
  const { port, close } = await startForwarder(ports.map(target => ({ host: '127.0.0.1', port: target })))
  return { kind: 'forwarder', base: `http://127.0.0.1:${port}`, close }
}

async function startCaddy(ports: readonly number[]): Promise<ProxyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-caddy-'))
  const base = `http://127.0.0.1:${await freePort()}`
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    RAILHEAD_DOMAIN: base,
    RAILHEAD_SERVERS: ports.map(port => `127.0.0.1:${port}`).join(' '),
  }
  const args = ['run', '--config', CADDYFILE, '--adapter', 'caddyfile']
  const child = spawn('caddy', args, { env, stdio: 'ignore' })
  const gone = new Promise(resolve => child.once('exit', resolve))
  const close = async (): Promise<void> => {
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  for (let i = 0; i < 100; i++) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined)
    if (answer?.ok) return { kind: 'caddy', base, close }
    if (child.exitCode !== null) break
    await pause(100)
  }
  await close()
  throw new Error('Caddy does not serve.')
}
