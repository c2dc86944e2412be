import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { RELEASE } from '@railhead/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, testServer } from '../testing/server.js'
import { keepFolder } from './keep.js'
import { comeBack, type Known } from './left.js'

test('what a release keeps of its server opens again, and its matches are as they were', async () => {
  const into = temporaryFolder()
  onTestFinished(() => rmSync(into, { recursive: true, force: true }))
  await keepFolder(into, 1)
  expect(readdirSync(into).sort()).toEqual(['backup.db.br', 'exports', 'folder', 'folder.json'])
  const known = JSON.parse(readFileSync(join(into, 'folder.json'), 'utf8')) as Known & { release: string }
  expect(known.release).toBe(RELEASE)
  const { finished, finishedCity, imported, gathering, ...playing } = known.tables
  expect([finished, finishedCity, imported].map(({ status }) => status)).toEqual(
    new Array<string>(3).fill('finished'),
  )
  expect(gathering.status).toBe('gathering')
  expect(playing.botAsked.seats?.[0].waiting).toEqual([1])
  expect(playing.midTurn.seats?.[1]).toMatchObject({ seat: 1, waiting: [1] })
  const dataDir = join(into, 'folder')
  for (const name of readdirSync(dataDir).filter(one => one.endsWith('.br')))
    writeFileSync(join(dataDir, name.slice(0, -3)), brotliDecompressSync(readFileSync(join(dataDir, name))))
  const server = await testServer({ dataDir, now: () => known.recordedAt })
  onTestFinished(() => server.close())
  const anna = await comeBack(`http://127.0.0.1:${server.port}`, known.people.anna)
  for (const { id, seats = [] } of [
    playing.midTurn,
    playing.undoRequest,
    playing.simultaneous,
    playing.solo,
  ]) {
    const visit = await anna.sit(id)
    const was = seats.find(({ seat }) => seat === visit.seat)
    expect(visit.position).toMatchObject({ number: was?.number, moment: was?.moment, waiting: was?.waiting })
    visit.close()
  }
})
