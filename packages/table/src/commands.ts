import { type PlainOption, RailheadError, type Seat } from '@railhead/kernel'
import type {
  ClientMessage,
  DoneMessage,
  Key,
  LogNumber,
  MomentNumber,
  SeatInfo,
  StaleMessage,
} from '@railhead/protocol'
import { AGREED_KEY, type Entry } from './entry.js'
import { isStale, Refused } from './errors.js'
import type { RequestEnd, TableHost, UndoWish } from './host.js'
import type { LiveMatch } from './liveMatch.js'

/** What changes a match. */
export type Command = Extract<ClientMessage, { type: 'answer' | 'undo' | 'undoReply' }>

/** How often an entry is tried again when others write to the same match. */
const TRIES = 8

/**
 * Carries out what the person of a seat commands. If the match has gone on meanwhile, the reply is what stands now.
 * Throws whatever else speaks against it: a RailheadError of the rules, or a Refused.
 */
export async function carryOut(
  host: TableHost,
  seat: Seat,
  command: Command,
): Promise<DoneMessage | StaleMessage> {
  const { key } = command
  try {
    const number = await obey(host, seat, command)
    return { type: 'done', key, ...(number === undefined ? {} : { number }) }
  } catch (error) {
    if (!isStale(error)) throw error
    return { type: 'stale', key, sync: await host.sync(seat, (await host.match()).number) }
  }
}

async function obey(host: TableHost, seat: Seat, command: Command): Promise<LogNumber | undefined> {
  switch (command.type) {
    case 'answer':
      return answer(host, seat, command.decision, command.option, command.key)
    case 'undo':
      return undo(host, { seat, number: command.number, to: command.to }, command.key)
    case 'undoReply':
      return replyToUndo(host, seat, command, command.accept)
  }
}

/**
 * Answers a decision of a seat and returns where it stands in the log, once it is kept for good. A repeat of the same
 * key returns the same and does nothing. Throws the rules' own errors: stale, illegal, notAsked, over.
 */
export function answer(
  host: TableHost,
  seat: Seat,
  decision: string,
  option: PlainOption,
  key: Key,
): Promise<LogNumber> {
  const careful = host.info.seats[seat]?.kind === 'person'
  return append(host, seat, key, 'overtaken', live => live.answer(seat, option, decision, key, careful))
}

/**
 * Takes back everything after a moment, if the seat may do so alone; otherwise asks the other people, and returns
 * undefined.
 */
export async function undo(host: TableHost, wish: UndoWish, key: Key): Promise<LogNumber | undefined> {
  const { seat, number, to } = wish
  const live = await host.match()
  const earlier = live.numberOf(seat, key)
  if (earlier !== undefined) return earlier
  if (live.outcome) throw over()
  if (live.number !== number) throw stale(number)
  if (to < 0 || to >= live.moment)
    throw new RailheadError('undo', `There is nothing after moment ${to} to take back.`)
  const alone = deciders(host.info.seats, live, to).every(other => other === seat)
  if (alone || live.mayTakeBack(seat, live.moment - to)) return takeBack(host, wish, key, 'overtaken')
  if (!(await host.consent.ask(wish)))
    throw new RailheadError('undo', 'Another request to take something back stands already.')
  host.broadcast({ type: 'undoRequest', request: host.consent.request })
  return undefined
}

/**
 * Says yes or no to the request of that number and target; the last yes takes back. The asker's no withdraws it.
 */
export async function replyToUndo(
  host: TableHost,
  seat: Seat,
  meant: Pick<UndoWish, 'number' | 'to'>,
  accept: boolean,
): Promise<LogNumber | undefined> {
  const { consent } = host
  const standing = consent.request
  if (standing?.number !== meant.number || standing.to !== meant.to) throw noRequest()
  if (!accept) {
    const ended = seat === standing.seat ? 'withdrawn' : 'refused'
    const asked = deciders(host.info.seats, await host.match(), standing.to)
    if (ended === 'refused' && !asked.includes(seat))
      throw new Refused('notAllowed', 'You have no say in this.')
    if (!(await consent.end(standing, ended, seat))) throw noRequest()
    endRequest(host, ended, seat)
    return undefined
  }
  const request = await consent.agree(standing, consent.speaksFor(seat))
  if (!request) throw noRequest()
  if (request.needed.length > 0) {
    host.broadcast({ type: 'undoRequest', request })
    return undefined
  }
  await takeBack(host, request, agreedKey(request.number), 'accepted')
  return undefined
}

/** The key of what everybody agreed to take back. */
export function agreedKey(number: LogNumber): Key {
  return `${AGREED_KEY}${number}`
}

/**
 * The people who have a say when everything after a moment is to be taken back: all but those for whom a bot plays,
 * unless something of their own is taken back, and those who gave up. If only one is left then, to whom something was shown
 * meanwhile, those for whom a bot plays are asked too: they may come back, and nobody looks at what is hidden while they
 * are away. Bots of others are not asked, as ours are not.
 */
export function deciders(seats: readonly SeatInfo[], live: LiveMatch, to: MomentNumber): Seat[] {
  const there: Seat[] = []
  const all: Seat[] = []
  for (const [seat, info] of seats.entries()) {
    if (info.kind !== 'person' || info.bot || info.conceded) continue
    all.push(seat)
    if (!info.held || live.answeredSince(seat, to)) there.push(seat)
  }
  const [only] = there
  const looked = there.length === 1 && all.length > 1 && live.showedSince(only, to)
  return looked ? all : there
}

/** Tells everybody that there is no request any more, and why. */
export function endRequest(host: TableHost, ended: RequestEnd, by?: Seat): void {
  host.consent.forget()
  host.broadcast({ type: 'undoRequest', request: null, ended, ...(by === undefined ? {} : { by }) })
}

function takeBack(host: TableHost, wish: UndoWish, key: Key, ended: RequestEnd): Promise<LogNumber> {
  const { seat, number, to } = wish
  return append(host, seat, key, ended, live => {
    if (live.number !== number) throw stale(number)
    const entry = { seat, key, backTo: to }
    live.takeBack(entry)
    return entry
  })
}

/** Changes the match in memory, has the entry kept, and shows it; or leaves everything as the log says. */
async function append(
  host: TableHost,
  seat: Seat,
  key: Key,
  requestEnds: RequestEnd,
  change: (live: LiveMatch) => Entry,
): Promise<LogNumber> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const live = await host.match()
    const earlier = live.numberOf(seat, key)
    if (earlier !== undefined) return earlier
    let entry: Entry
    try {
      if (live.outcome) throw over()
      entry = change(live)
    } catch (error) {
      // What others did may not be known here yet; by it the command may be right, or done already.
      if (error instanceof RailheadError && (await host.catchUp())) continue
      throw error
    }
    if (!(await host.append(entry, live))) continue
    if (host.consent.request) endRequest(host, requestEnds)
    host.show(live)
    if (live.outcome) host.broadcast({ type: 'table', table: host.info })
    return live.number
  }
  throw new Refused('unavailable', 'Too much happens at this table at once; try again in a moment.')
}

function stale(number: LogNumber): RailheadError {
  return new RailheadError('stale', `The match has gone on since number ${number}.`)
}

function over(): RailheadError {
  return new RailheadError('over', 'The match is over; it stays as it is.')
}

function noRequest(): Refused {
  return new Refused('noRequest', 'There is no such request any more.')
}
