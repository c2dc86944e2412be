import { expect, test } from 'vitest'
import { networkOf } from '../../src/http/network.js'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  [undefined, 'hung up'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
