import { expect, test } from 'vitest'
import { BadSetting, environmentName, readSettings } from './settings.js'

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
