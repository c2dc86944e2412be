import { expect, test } from 'vitest'
import { Proofs } from '../../src/live/proofs.js'

test('only sockets of sessions that ended are meant, not those that come while they are looked up', async () => {
  const proofs = new Proofs<string>()
  proofs.add('stays', 'a')
  proofs.add('goes', 'b')
  proofs.add('goes too', 'b')
  const ended = proofs.ended(async hashes => {
    expect(hashes).toEqual(['a', 'b'])
    proofs.add('comes', 'c')
    return new Set(['a'])
  })
  expect(await ended).toEqual(['goes', 'goes too'])
  proofs.remove('goes')
  expect(await proofs.ended(async () => new Set(['a', 'c']))).toEqual(['goes too'])
})
