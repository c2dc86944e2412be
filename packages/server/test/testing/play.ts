import { below, type Chance, seedChance } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { paths } from '@railhead/protocol'
import { Guest, type Visit } from './client.js'

export interface PeopleAtTable {
  readonly table: TableInfo
  readonly guests: readonly Guest[]
  /** By seat. */
  readonly visits: readonly Visit[]
}

/** Fills a table with people and starts the match; each frame of each seat goes to `listen`. */
export async function seatPeople(
  base: string,
  game: string,
  config: unknown,
  listen?: (seat: number, frame: string) => void,
): Promise<PeopleAtTable> {
  const host = await Guest.arrive(base, 'Seat 0')
  const opened = await host.create({ game, config })
  const guests = [host]
  for (let seat = 1; seat < opened.seats.length; seat++) {
    const guest = await Guest.arrive(base, `Seat ${seat}`)
    await guest.join(opened.id, seat)
    guests.push(guest)
  }
  const { table } = await host.ask<{ table: TableInfo }>('POST', paths.start(opened.id))
  const visits = await Promise.all(
    guests.map((guest, seat) => guest.sit(table.id, listen && (frame => listen(seat, frame)))),
  )
  return { table, guests, visits }
}

/** Answers at random, one after the other, until the match is over. Now and then also what may be answered any time. */
export async function playToTheEnd(
  visits: readonly Visit[],
  after: (visit: Visit) => void = () => undefined,
  chance: Chance = seedChance('play'),
): Promise<void> {
  while (!visits.every(visit => visit.over)) {
    const visit = await nextAsked(visits)
    if (!visit) continue
    const decisions = visit.position?.decisions ?? []
    const anyTime = decisions.filter(decision => decision.optional !== undefined)
    const required = visit.asked
    const decision = anyTime.length > 0 && below(chance, 8) === 0 ? anyTime[0] : required
    if (!decision) continue
    const option = decision.options[below(chance, decision.options.length)]
    const reply = await visit.answer(decision.id, option)
    if (reply.type !== 'done') throw new Error(`Not done: ${JSON.stringify(reply).slice(0, 300)}`)
    const { number } = reply
    await Promise.all(visits.map(other => other.until(() => other.number >= (number ?? 0))))
    after(visit)
  }
}

async function nextAsked(visits: readonly Visit[]): Promise<Visit | undefined> {
  const asked = visits.find(visit => visit.asked)
  if (asked) return asked
  await Promise.race(visits.map(visit => visit.until(() => visit.asked !== undefined || visit.over, 30_000)))
  return visits.find(visit => visit.asked)
}
