import {
  type CreateTableBody,
  type ProposalBody,
  paths,
  type SeatInfo,
  type TableResponse,
} from '@railhead/protocol'
import { Guest, type Visit } from './client.js'

export type PersonInfo = Extract<SeatInfo, { kind: 'person' }>

/** The person at a seat, as somebody at the table knows it. */
export function personAt(visit: Visit, seat: number): PersonInfo {
  const info = visit.table.seats[seat]
  if (info?.kind !== 'person') throw new Error(`Nobody sits at seat ${seat}.`)
  return info
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee']

/** People at a table of the toy game whose match has begun; `bases` says at which server each of them is. */
export async function playing(bases: readonly string[], body: Partial<CreateTableBody> = {}) {
  const guests = await Promise.all(bases.map((base, i) => Guest.arrive(base, NAMES[i])))
  const [host] = guests
  const config = { players: Math.max(2, guests.length) }
  const table = await host.create({ game: 'high-card', config, ...body })
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.join(table.id, seat)
  await host.ask('POST', paths.start(table.id))
  const visits = await Promise.all(guests.map(guest => guest.sit(table.id)))
  for (const visit of visits)
    await visit.until(() => visit.table.status === 'playing' && visit.position !== undefined)
  return { id: table.id, guests, visits }
}

export type Reply = { readonly status: number; readonly body: unknown }

export const concede = (guest: Guest, id: string): Promise<Reply> => guest.send('POST', paths.concede(id))

export const decide = (guest: Guest, id: string, wish: ProposalBody): Promise<Reply> =>
  guest.send('PUT', paths.proposal(id), wish)

export function tableIn(reply: Reply): TableResponse['table'] {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`)
  return (reply.body as TableResponse).table
}

export async function answerFirst(visit: Visit): Promise<void> {
  await visit.until(() => visit.asked !== undefined || visit.over)
  if (!visit.asked) return
  const reply = await visit.answer(visit.asked.id, visit.asked.options[0])
  // Something may have happened elsewhere at that moment.
  if (reply.type === 'refused') throw new Error(`Refused: ${JSON.stringify(reply)}`)
}

/** Those who still play answer until the match is over. */
export async function playOn(visits: readonly Visit[]): Promise<void> {
  for (;;) {
    const left = visits.filter(visit => !visit.over)
    if (left.length === 0) return
    await Promise.race(left.map(visit => visit.until(() => visit.asked !== undefined || visit.over, 20_000)))
    const asked = left.find(visit => visit.asked)
    if (asked) await answerFirst(asked)
  }
}
