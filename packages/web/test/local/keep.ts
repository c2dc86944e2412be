import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RELEASE } from '@railhead/protocol'
import type { LocalSeat, LocalWish } from '../../src/local/saved.js'
import type { TableState } from '../../src/table/table.js'
import { answer, Device, until } from './testing.js'

const person = (name: string): LocalSeat => ({ kind: 'person', name })
const bot: LocalSeat = { kind: 'bot', level: 'random' }

interface Wanted {
  readonly wish: LocalWish
  /** How many answers people give; all of them if it is not said. */
  readonly answers?: number
  readonly note?: string
}

/** What a device is left with: the middle of a turn, two people at one screen, alone against Sam, and one that is over. */
const WANTED: Readonly<Record<string, Wanted>> = {
  midTurn: {
    wish: {
      game: 'great-western-trail',
      config: { players: 3, cattle: 'simmental' },
      seats: [person('Anna'), bot, bot],
    },
    answers: 12,
    note: 'engines first',
  },
  twoPeople: {
    wish: {
      game: 'carson-city',
      config: { players: 3, placement: 'simultaneous', duels: 'tokens' },
      seats: [person('Anna'), person('Борис'), bot],
    },
    answers: 5,
  },
  solo: {
    wish: {
      game: 'great-western-trail',
      config: { solo: 'medium', rulings: { samAccess: 'needed' } },
      seats: [person('Anna')],
    },
    answers: 20,
  },
  finished: {
    wish: { game: 'carson-city', config: { players: 2, characters: 'red' }, seats: [person('Anna'), bot] },
  },
}

const isOver = ({ table }: TableState): boolean => table?.status === 'finished'
const askedPerson = ({ table, match }: TableState): number =>
  match?.waiting.find(seat => table?.seats[seat].kind === 'person') ?? -1

/** Plays on a device of this release and writes its matches as its database keeps them. */
export async function keepDevice(into: string): Promise<readonly string[]> {
  mkdirSync(into, { recursive: true })
  const device = new Device(undefined, `device ${RELEASE}`)
  try {
    for (const [name, { wish, answers = Number.POSITIVE_INFINITY, note }] of Object.entries(WANTED)) {
      const id = await device.create(wish)
      const table = device.open(id)
      for (let given = 0; given < answers; given++) {
        const state = await until(table, (now, busy) => !busy && (isOver(now) || askedPerson(now) >= 0))
        if (isOver(state)) break
        await table.join(askedPerson(state))
        await answer(table, given)
      }
      if (note !== undefined) table.writeNote(note)
      await until(table, (now, busy) => !busy && (isOver(now) || askedPerson(now) >= 0))
      writeFileSync(join(into, `${name}.json`), `${JSON.stringify(device.store.matches.get(id))}\n`)
    }
  } finally {
    device.close()
  }
  return Object.keys(WANTED)
}
