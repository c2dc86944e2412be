import { expect, test } from 'vitest'
import { readSavedTable } from '../../src/local/saved.js'
import { Device } from './testing.js'

test('a listed table is read back as it was written, and nonsense is not', async () => {
  const device = new Device()
  const id = await device.create({
    game: 'carson-city',
    config: { players: 2 },
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', level: 'hand' },
    ],
  })
  const table = device.store.matches.get(id)?.table
  expect(readSavedTable(table)).toEqual(table)
  for (const spoilt of [
    undefined,
    null,
    'text',
    {},
    { ...table, id: 7 },
    { ...table, revision: 'new' },
    { ...table, info: null },
    { ...table, info: { ...table?.info, seats: 'none' } },
    { ...table, info: { ...table?.info, seats: [null] } },
    { ...table, info: { ...table?.info, seats: [{ kind: 'person' }] } },
    { ...table, info: { ...table?.info, status: 'lost' } },
    { ...table, info: { ...table?.info, movedAt: 'lately' } },
  ])
    expect(readSavedTable(spoilt)).toBeUndefined()
  expect(readSavedTable({ ...table, notes: undefined, yourTurn: 'yes' })).toMatchObject({
    notes: [],
    yourTurn: false,
  })
})
