import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BadSetting, environmentName, readSettings } from '../src/settings.js'

test('settings come from flags, then from the environment, then have their defaults', () => {
  const env = { RAILHEAD_PORT: '9000', RAILHEAD_BOT_PROCESSES: '2', RAILHEAD_TRUST_PROXY: 'yes', OTHER: 'x' }
  expect(readSettings({ port: 9001 }, env)).toMatchObject({
    port: 9001,
    botProcesses: 2,
    trustProxy: true,
    logLevel: 'info',
  })
  expect(readSettings({}, {})).toMatchObject({ port: 8080, trustProxy: false })
  expect(environmentName('requestsPerMinute')).toBe('RAILHEAD_REQUESTS_PER_MINUTE')
})

test('what cannot be is refused by name, all of it at once', () => {
  expect(() => readSettings({ port: 99_999 }, { RAILHEAD_LOG_LEVEL: 'loud' })).toThrow(BadSetting)
  expect(() => readSettings({ port: 99_999 }, { RAILHEAD_LOG_LEVEL: 'loud' })).toThrow(
    /'port'.*RAILHEAD_LOG_LEVEL/,
  )
  expect(() => readSettings({ prot: 1 }, {})).toThrow('prot')
  expect(() => readSettings({ publicUrl: 'ftp://x' }, {})).toThrow('publicUrl')
})

test('secrets come from files too, which the process list does not show', () => {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-settings-'))
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const secretFile = file('secret', 'a secret of twenty letters\n')
  const smtpPasswordFile = file('smtp', 'p@ss:word/\n')
  const env = { DATABASE_URL_FILE: file('database', 'postgres://me:pw@localhost/x\n') }
  expect(readSettings({ secretFile, smtpPasswordFile, smtpUrl: 'smtp://me@host' }, env)).toMatchObject({
    secret: 'a secret of twenty letters',
    smtpPassword: 'p@ss:word/',
    databaseUrl: 'postgres://me:pw@localhost/x',
  })
  expect(readSettings({}, { RAILHEAD_SECRET_FILE: secretFile }).secret).toBe('a secret of twenty letters')
  expect(() => readSettings({ secretFile: join(folder, 'none') }, {})).toThrow(/secretFile.*cannot be read/)
  expect(() => readSettings({ secretFile }, { RAILHEAD_SECRET: 'another secret of mine' })).toThrow('both')
  expect(() => readSettings({ secretFile: file('short', 'x') }, {})).toThrow("'secret'")
  rmSync(folder, { recursive: true })
})
