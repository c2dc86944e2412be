import { type MatchFile, paths, type TableResponse } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { verifyFairness } from '../../src/fairness.js'
import { sha256 } from '../../src/ids.js'
import { Guest } from '../testing/client.js'
import { games } from '../testing/games.js'
import { playToTheEnd } from '../testing/play.js'
import { testServer } from '../testing/server.js'

test('the seed is promised when the table is opened, draws the seats too, and the file shows all of it', async () => {
  const server = await testServer()
  const base = `http://127.0.0.1:${server.port}`
  const guests = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map(name => Guest.arrive(base, name)))
  const [ann] = guests
  const draws = new Set<string>()
  for (let round = 0; round < 3; round++) {
    const table = await ann.create({ game: 'high-card', config: { players: 4 }, shuffleSeats: true })
    const promised = table.fairness.seedHash
    expect(promised).toMatch(/^[0-9a-f]{64}$/)
    for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.join(table.id, seat)
    const { table: begun } = await ann.ask<TableResponse>('POST', paths.start(table.id))
    expect(begun.fairness).toMatchObject({ seedHash: promised, seed: null })
    const visits = await Promise.all(guests.map(guest => guest.sit(table.id)))
    await playToTheEnd(visits)
    for (const visit of visits) visit.close()
    const file = await ann.ask<MatchFile>('GET', paths.export(table.id))
    expect(sha256(file.seed)).toBe(promised)
    const { drawn } = verifyFairness(file, promised ?? '', games)
    // Whoever sat at place n before the start sits where the seed says.
    expect(file.names).toEqual(drawn?.map(place => guests[place].me.name))
    draws.add(String(drawn))
    const swapped = [...(file.drawn ?? [])].reverse()
    expect(() => verifyFairness({ ...file, drawn: swapped }, undefined, games)).toThrow(
      'not drawn by the seed',
    )
  }
  expect(draws.size).toBeGreaterThan(1)
  await server.close()
})

const hashed = (guest: Guest, id: string, word: string | null) =>
  guest.send('PUT', paths.word(id), { hash: word === null ? null : sha256(word) })
const told = (guest: Guest, id: string, word: string) => guest.send('POST', paths.word(id), { word })

test('words of people are promised before any is told, make the seed with the server’s, and the file shows all of it', async () => {
  const server = await testServer()
  const base = `http://127.0.0.1:${server.port}`
  const guests = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => Guest.arrive(base, name)))
  const [ann, bob, cid] = guests
  const table = await ann.create({ game: 'high-card', config: { players: 3 }, shuffleSeats: true })
  const { id } = table
  await bob.join(id, 1)
  expect(await hashed(cid, id, 'from outside')).toMatchObject({ body: { error: { code: 'notSeated' } } })
  await cid.join(id, 2)
  const visits = await Promise.all(guests.map(guest => guest.sit(id)))
  const refused = (code: string) => ({ body: { error: { code } } })
  expect(await ann.send('PUT', paths.word(id), { hash: 'abc' })).toMatchObject(refused('badRequest'))

  await hashed(ann, id, 'first thought')
  await hashed(ann, id, 'tumbleweed')
  await hashed(cid, id, 'sarsaparilla')
  await visits[1].until(() => visits[1].table.fairness.words?.length === 2)
  expect(visits[1].table.fairness.words).toEqual([
    { place: 0, hash: sha256('tumbleweed'), word: null },
    { place: 2, hash: sha256('sarsaparilla'), word: null },
  ])
  // Nobody tells a word while another could still be promised, and then no promise changes any more.
  expect(await told(ann, id, 'tumbleweed')).toMatchObject(refused('badRequest'))
  await ann.ask('POST', paths.start(id))
  await visits[1].until(() => visits[1].table.sealed === true)
  expect(visits[1].table.status).toBe('gathering')
  expect(await hashed(bob, id, 'too late')).toMatchObject(refused('sealed'))
  expect(await hashed(cid, id, null)).toMatchObject(refused('sealed'))
  expect(await told(bob, id, 'never promised')).toMatchObject(refused('badRequest'))
  expect(await told(ann, id, 'another one')).toMatchObject(refused('badRequest'))
  await ann.ask('POST', paths.start(id))
  await told(ann, id, 'tumbleweed')
  expect(visits[2].table.fairness.words?.map(({ word }) => word)).toEqual([null, null])
  await told(cid, id, 'sarsaparilla')
  await visits[1].until(() => visits[1].table.status === 'playing')
  expect(visits[1].table).toMatchObject({
    fairness: {
      seedHash: table.fairness.seedHash,
      seed: null,
      words: [{ word: 'tumbleweed' }, { place: 2 }],
    },
  })
  expect(visits[1].table.sealed).toBeUndefined()

  await playToTheEnd(visits)
  const file = await ann.ask<MatchFile>('GET', paths.export(id))
  expect(sha256(file.secret ?? '')).toBe(table.fairness.seedHash)
  expect(file.seed).not.toBe(file.secret)
  expect((await ann.ask<TableResponse>('GET', paths.table(id))).table.fairness.seed).toBe(file.secret)
  const report = verifyFairness(file, table.fairness.seedHash ?? '', games)
  expect(report).toMatchObject({ words: 2, seedHash: table.fairness.seedHash })
  expect(file.names).toEqual(report.drawn?.map(place => guests[place].me.name))
  const words = file.words ?? []
  const forged: [Partial<MatchFile>, string][] = [
    [{ words: [words[0], { ...words[1], word: 'whisky' }] }, 'not the one that was promised'],
    [{ words: [words[0], { ...words[1], word: 'whisky', hash: sha256('whisky') }] }, 'what the words make'],
    [{ words: [words[0]] }, 'what the words make'],
    [{ words: [words[1], words[0]] }, 'cannot be read'],
    [{ words: [] }, 'cannot be read'],
    [{ secret: file.seed }, 'not the one promised'],
  ]
  for (const [change, why] of forged)
    expect(() => verifyFairness({ ...file, ...change }, undefined, games)).toThrow(why)
  // The file can be opened again.
  await ann.ask('POST', paths.import, { file })
  for (const visit of visits) visit.close()
  await server.close()
})

test('whoever does not tell a promised word keeps the match from starting; what was told is void when anything changes', async () => {
  const server = await testServer()
  const base = `http://127.0.0.1:${server.port}`
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => Guest.arrive(base, name)))
  const { id } = await ann.create({ game: 'high-card', config: { players: 2 } })
  await bob.join(id, 1)
  const promiseAndStart = async (): Promise<void> => {
    await hashed(ann, id, 'tumbleweed')
    await hashed(bob, id, 'sarsaparilla')
    await ann.ask('POST', paths.start(id))
    await told(ann, id, 'tumbleweed')
  }
  const now = async () => (await ann.ask<TableResponse>('GET', paths.table(id))).table
  await promiseAndStart()
  expect(await now()).toMatchObject({ status: 'gathering', sealed: true })
  expect((await bob.send('DELETE', paths.start(id))).status).toBe(403)
  await ann.ask('DELETE', paths.start(id))
  expect((await now()).sealed).toBeUndefined()
  expect((await now()).fairness.words).toBeUndefined()
  expect(await told(bob, id, 'sarsaparilla')).toMatchObject({ status: 400 })
  expect((await ann.send('DELETE', paths.start(id))).status).toBe(400)
  // The same when somebody leaves, or is sent away.
  await promiseAndStart()
  await bob.ask('POST', paths.leave(id))
  expect((await now()).fairness.words).toBeUndefined()
  await bob.join(id, 1)
  await promiseAndStart()
  await ann.ask('PUT', paths.seat(id, 1), { kind: 'open' })
  expect((await now()).sealed).toBeUndefined()
  // Before the start only the word of whoever leaves goes.
  await bob.join(id, 1)
  await hashed(ann, id, 'tumbleweed')
  await hashed(bob, id, 'sarsaparilla')
  await bob.ask('POST', paths.leave(id))
  expect((await now()).fairness.words).toMatchObject([{ place: 0 }])
  await bob.join(id, 1)
  await hashed(ann, id, null)
  // Without words the match starts at once, with the server's seed alone.
  await ann.ask('POST', paths.start(id))
  expect(await now()).toMatchObject({ status: 'playing' })
  await server.close()
})
