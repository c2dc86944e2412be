import { isIPv6 } from 'node:net'

/** Whoever hung up before anybody looked has no address any more: all of them are counted together. */
const HUNG_UP = 'hung up'

/**
 * By what an address is counted. Whoever has an IPv6 address has the whole /64 around it, so that is one; an IPv4
 * address in the clothes of an IPv6 one is the IPv4 address.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return HUNG_UP
  const [plain] = address.toLowerCase().split('%')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const [high, low] = groups.slice(6)
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [front, back] = hex.split('::').map(part => part.split(':').filter(group => group !== ''))
  const rest = back ?? []
  const zeros = new Array<string>(8 - front.length - rest.length).fill('0')
  return [...front, ...zeros, ...rest].map(group => Number.parseInt(group, 16))
}
