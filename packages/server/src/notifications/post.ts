import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PATIENCE = 8_000

/** Networks that are nobody's on the internet: ours, the machine's own, the provider's. */
const INTERNAL = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INTERNAL.addSubnet(address, bits, 'ipv4')
/**
 * Of IPv6 only what is given out to the public is not internal; and of that not what leads to IPv4 or is kept for
 * protocols and examples. Addresses that stand for IPv4 ones (`::ffff:`, `64:ff9b:`) are outside of it.
 */
const PUBLIC6 = new BlockList()
PUBLIC6.addSubnet('2000::', 3, 'ipv6')
const TUNNELS6 = new BlockList()
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  TUNNELS6.addSubnet(address, bits, 'ipv6')

/** An address that must not be called. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
}

/** Whether an address must not be called. What is no address is none of the internet either. */
export function isInternal(address: string): boolean {
  if (isIP(address) === 4) return INTERNAL.check(address, 'ipv4')
  // With a zone (`%eth0`) it is an address of this machine's own networks.
  if (isIP(address) === 0 || address.includes('%')) return true
  return !PUBLIC6.check(address, 'ipv6') || TUNNELS6.check(address, 'ipv6')
}

/** What an address on the internet must look like, before it is resolved. Throws `Forbidden`. */
export function mustBePublic(url: URL, loopback: boolean): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (loopback && host === '127.0.0.1') return
  if (url.protocol !== 'https:') throw new Forbidden('Only https: addresses are called.')
  if (url.username !== '' || url.password !== '') throw new Forbidden('The address must not hold a password.')
  if (isIP(host) !== 0 && isInternal(host)) throw new Forbidden('The address is an internal one.')
}

/** Resolves a name and connects only to what was checked: a name that changes its mind in between gains nothing. */
export const publicLookup =
  (resolve: typeof dnsLookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const internal = found.find(({ address }) => isInternal(address))
      if (internal || found.length === 0)
        return done(new Forbidden('The name leads to an internal address.'), [])
      if (options.all) done(null, found)
      else done(null, found[0].address, found[0].family)
    })
  }
const lookup = publicLookup(dnsLookup)

/**
 * Sends something to an address that a person gave. Never to internal addresses (with `loopback`, to this machine: for
 * tests), follows no redirect, reads no answer, waits not long. Returns the status.
 */
export async function postOutside(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  loopback: boolean,
): Promise<number> {
  const url = new URL(address)
  mustBePublic(url, loopback)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done, fail) => {
    const request = send(
      url,
      { method: 'POST', headers, lookup, signal: AbortSignal.timeout(PATIENCE), agent: false },
      response => {
        done(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', fail)
    request.end(body)
  })
}
