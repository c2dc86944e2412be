import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Match } from '@railhead/kernel'
import { type MatchFile, paths, type TableResponse } from '@railhead/protocol'
import { gameById } from '@railhead/shelf'
import { afterAll, describe, expect, test } from 'vitest'
import { backup, restore } from '../../src/storage/backup.js'
import { Guest, Visit } from '../testing/client.js'
import { temporaryFolder, testServer } from '../testing/server.js'
import { comeBack, layOutBackup, layOutFolder, RELEASES_LEFT, readExport, readKnown } from './left.js'
import { upgradeSuite } from './suite.js'

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(RELEASES_LEFT)('what a server of %s left in a folder:', release => {
  const known = readKnown(release, 'folder')

  upgradeSuite(known, async () => {
    const dataDir = join(folder, release)
    layOutFolder(release, dataDir)
    return { dataDir }
  })

  test('a backup is restored, and a match in it goes on', async () => {
    const file = join(folder, `${release}.db`)
    layOutBackup(release, file)
    const dataDir = join(folder, `${release} restored`)
    restore(file, dataDir)
    const server = await testServer({ dataDir, now: () => known.recordedAt })
    const base = `http://127.0.0.1:${server.port}`
    const { midTurn } = known.tables
    const [was] = midTurn.seats ?? []
    const boris = await (await comeBack(base, known.people.boris)).sit(midTurn.id)
    expect(boris.position).toMatchObject({ number: was.number, moment: was.moment })
    const { asked } = boris
    expect(await boris.answer(asked?.id ?? '', asked?.options[0] ?? {})).toMatchObject({ type: 'done' })
    boris.close()
    // The new release backs up what it took over.
    const again = join(folder, `${release} again.db`)
    backup(dataDir, again)
    await server.close()
    restore(again, dataDir)
    const other = await testServer({ dataDir, now: () => known.recordedAt })
    const there = `http://127.0.0.1:${other.port}`
    const visit = await Visit.open(there, midTurn.id, known.people.anna.cookie)
    expect(visit.number).toBe(was.number + 1)
    visit.close()
    await other.close()
  })

  test.each(['finished', 'finishedCity'] as const)(
    'the exported match %s replays, and is imported',
    async name => {
      const file = readExport(release, name) as MatchFile
      const match = Match.replay(gameById(file.game), file)
      expect(match.hash()).toBe(file.hash)
      const server = await testServer()
      const guest = await Guest.arrive(`http://127.0.0.1:${server.port}`, 'Importer')
      const { table } = await guest.ask<TableResponse>('POST', paths.import, { file })
      expect(table).toMatchObject({ status: 'finished', rules: file.rules, game: file.game })
      const again = await guest.ask<MatchFile>('GET', paths.export(table.id))
      expect(again.answers).toEqual(file.answers)
      expect(again.hash).toBe(file.hash)
      await server.close()
    },
  )
})
