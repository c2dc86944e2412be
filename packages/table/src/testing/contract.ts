import type { OpenDecision, PlainOption, Seat } from '@railhead/kernel'
import type {
  ClientMessage,
  DoneMessage,
  Level,
  Position,
  RefusedMessage,
  ServerMessage,
  StaleMessage,
  Sync,
} from '@railhead/protocol'
import type { BotAnswer, BotQuestion } from '../bots/question.js'

/** A command that is replied to. */
export type KeyedMessage = Extract<ClientMessage, { type: 'answer' | 'undo' | 'undoReply' }>
export type Reply = DoneMessage | StaleMessage | RefusedMessage

/** A table of the toy game 'high-card', whoever keeps it. The scripts below must run alike on every host. */
export interface ContractTable {
  /** Sends a command from that seat and waits for what becomes of it. */
  command(seat: Seat, message: KeyedMessage): Promise<Reply>
  /** What a seat sees now. */
  position(seat: Seat): Promise<Position>
  /** Waits until a seat sees what is wanted. */
  until(seat: Seat, wanted: (position: Position) => boolean): Promise<void>
  /** The whole position for a seat that has seen everything up to that number. */
  resync(seat: Seat, seen?: number): Promise<Sync>
  /** Everything that was sent to people so far; what several people got may be there several times. */
  sent(): readonly ServerMessage[]
  /** Lets go of the table and comes back to it, as after a lost connection or a closed page. */
  comeBack(): Promise<void>
}

export interface Script {
  readonly title: string
  /** Seats of people. */
  readonly seats: number
  /** After them sits a bot that answers so. */
  readonly bot?: { readonly level: Level; choose(question: BotQuestion): BotAnswer }
  /** Default: 'high-card'. */
  readonly game?: 'high-card' | 'dither'
  /** What happens, line by line, on every host. */
  readonly expected: readonly string[]
  run(table: ContractTable, note: (line: string) => void): Promise<void>
}

/** Runs a script and returns what happened. */
export async function transcriptOf(script: Script, table: ContractTable): Promise<string[]> {
  const lines: string[] = []
  await script.run(table, line => lines.push(line))
  return lines
}

let keys = 0
const newKey = (): string => `contract.key.${++keys}`

export function textOf(reply: Reply): string {
  switch (reply.type) {
    case 'done':
      return reply.number === undefined ? 'done' : `done ${reply.number}`
    case 'stale':
      return `stale at ${reply.sync.number}, log of ${reply.sync.log.length}`
    case 'refused':
      return `refused ${reply.code}`
  }
}

async function question(table: ContractTable, seat: Seat, ask: string): Promise<OpenDecision<PlainOption>> {
  const found = (await table.position(seat)).decisions.find(open => open.ask === ask)
  if (!found) throw new Error(`Seat ${seat} is not asked to ${ask}.`)
  return found
}

/** Answers what is asked by that name, with the first option unless another is wanted. */
async function answer(table: ContractTable, seat: Seat, ask: string, key = newKey()): Promise<string> {
  const { id, options } = await question(table, seat, ask)
  return textOf(await table.command(seat, { type: 'answer', key, decision: id, option: options[0] }))
}

async function undo(
  table: ContractTable,
  seat: Seat,
  number: number,
  to: number,
  key = newKey(),
): Promise<string> {
  return textOf(await table.command(seat, { type: 'undo', key, number, to }))
}

async function reply(
  table: ContractTable,
  seat: Seat,
  number: number,
  to: number,
  accept: boolean,
): Promise<string> {
  return textOf(await table.command(seat, { type: 'undoReply', key: newKey(), number, to, accept }))
}

function request(table: ContractTable): string {
  const last = table
    .sent()
    .filter(message => message.type === 'undoRequest')
    .at(-1)
  if (!last) return 'nothing asked'
  if (!last.request) return `ended: ${last.ended}${last.by === undefined ? '' : ` by ${last.by}`}`
  const { seat, to, number, needed } = last.request
  return `seat ${seat} asks at ${number} for ${to}, needs ${needed.join()}`
}

/** The first option of the question that the match waits for. */
const first = ({ decisions }: BotQuestion): BotAnswer => {
  const [{ ask, options }] = decisions
  return { ask, option: options[0] }
}

/** What was told of bots, each thing once. */
function notices(table: ContractTable): string {
  const told = table.sent().flatMap(message => (message.type === 'notice' ? [message.notice] : []))
  return told.map(({ code, seat, from, to }) => `${code} at ${seat}: ${from}, ${to}`).join('; ')
}

async function at(table: ContractTable, seat: Seat): Promise<string> {
  const { number, moment, freeUndo } = await table.position(seat)
  return `number ${number}, moment ${moment}, free ${freeUndo}`
}

export const SCRIPTS: readonly Script[] = [
  {
    title: 'answers: once per key, stale and illegal ones change nothing',
    seats: 2,
    expected: [
      'lays: done 1',
      'the same key with another option: done 1',
      'the same question again: stale at 1, log of 0',
      'what was not offered: refused illegal',
      'swaps: done 2',
      'asked nothing any more: stale at 2, log of 0',
      'the other lays: done 3',
    ],
    async run(table, note) {
      const { id, options } = await question(table, 0, 'lay')
      const lay = (option: PlainOption, key: string): Promise<Reply> =>
        table.command(0, { type: 'answer', key, decision: id, option })
      const key = newKey()
      note(`lays: ${textOf(await lay(options[0], key))}`)
      note(`the same key with another option: ${textOf(await lay(options[1], key))}`)
      note(`the same question again: ${textOf(await lay(options[1], newKey()))}`)
      const other = await question(table, 1, 'lay')
      const odd = { kind: 'lay', card: 999 }
      note(
        `what was not offered: ${textOf(await table.command(1, { type: 'answer', key: newKey(), decision: other.id, option: odd }))}`,
      )
      note(`swaps: ${await answer(table, 0, 'swap')}`)
      note(`asked nothing any more: ${textOf(await lay(options[1], newKey()))}`)
      note(`the other lays: ${await answer(table, 1, 'lay')}`)
    },
  },
  {
    title: 'taking back alone: at once what revealed nothing, once per key',
    seats: 2,
    expected: [
      'lays: done 1',
      'number 1, moment 1, free 1',
      'takes back: done 2',
      'the same key again: done 2',
      'number 2, moment 0, free 0',
      'by an old number: stale at 2, log of 0',
      'nothing there: refused undo',
      'the old question: stale at 2, log of 0',
      'lays again: done 3',
    ],
    async run(table, note) {
      const { id, options } = await question(table, 0, 'lay')
      note(`lays: ${await answer(table, 0, 'lay')}`)
      note(await at(table, 0))
      const key = newKey()
      note(`takes back: ${await undo(table, 0, 1, 0, key)}`)
      note(`the same key again: ${await undo(table, 0, 1, 0, key)}`)
      note(await at(table, 0))
      note(`by an old number: ${await undo(table, 0, 1, 0)}`)
      note(`nothing there: ${await undo(table, 0, 2, 0)}`)
      const late: KeyedMessage = { type: 'answer', key: newKey(), decision: id, option: options[0] }
      note(`the old question: ${textOf(await table.command(0, late))}`)
      note(`lays again: ${await answer(table, 0, 'lay')}`)
    },
  },
  {
    title: 'taking back together: refused, withdrawn, accepted; every reply names what it replies to',
    seats: 2,
    expected: [
      'swaps: done 1',
      'number 1, moment 1, free 0',
      'asks: done',
      'seat 0 asks at 1 for 0, needs 1',
      'yes to another number: refused noRequest',
      'yes to another target: refused noRequest',
      'seat 0 asks at 1 for 0, needs 1',
      'asks meanwhile: refused undo',
      'no: done',
      'ended: refused by 1',
      'yes after all: refused noRequest',
      'asks again: done',
      'withdraws: done',
      'ended: withdrawn by 0',
      'asks a third time: done',
      'yes: done',
      'ended: accepted',
      'number 2, moment 0, free 0',
      'yes once more: refused noRequest',
    ],
    async run(table, note) {
      note(`swaps: ${await answer(table, 0, 'swap')}`)
      note(await at(table, 0))
      note(`asks: ${await undo(table, 0, 1, 0)}`)
      note(request(table))
      note(`yes to another number: ${await reply(table, 1, 7, 0, true)}`)
      note(`yes to another target: ${await reply(table, 1, 1, 1, true)}`)
      note(request(table))
      note(`asks meanwhile: ${await undo(table, 1, 1, 0)}`)
      note(`no: ${await reply(table, 1, 1, 0, false)}`)
      note(request(table))
      note(`yes after all: ${await reply(table, 1, 1, 0, true)}`)
      note(`asks again: ${await undo(table, 0, 1, 0)}`)
      note(`withdraws: ${await reply(table, 0, 1, 0, false)}`)
      note(request(table))
      note(`asks a third time: ${await undo(table, 0, 1, 0)}`)
      note(`yes: ${await reply(table, 1, 1, 0, true)}`)
      note(request(table))
      note(await at(table, 0))
      note(`yes once more: ${await reply(table, 1, 1, 0, true)}`)
    },
  },
  {
    title: 'a request whose target changes is another request',
    seats: 2,
    expected: [
      'swaps: done 1',
      'the other swaps: done 2',
      'asks for less: done',
      'asks for more: done',
      'seat 0 asks at 2 for 0, needs 1',
      'yes to less: refused noRequest',
      'yes to more: done',
      'ended: accepted',
      'number 3, moment 0, free 0',
    ],
    async run(table, note) {
      note(`swaps: ${await answer(table, 0, 'swap')}`)
      note(`the other swaps: ${await answer(table, 1, 'swap')}`)
      note(`asks for less: ${await undo(table, 0, 2, 1)}`)
      note(`asks for more: ${await undo(table, 0, 2, 0)}`)
      note(request(table))
      note(`yes to less: ${await reply(table, 1, 2, 1, true)}`)
      note(`yes to more: ${await reply(table, 1, 2, 0, true)}`)
      note(request(table))
      note(await at(table, 0))
    },
  },
  {
    title: 'a request falls when the match goes on',
    seats: 2,
    expected: [
      'swaps: done 1',
      'asks: done',
      'the other lays: done 2',
      'ended: overtaken',
      'yes: refused noRequest',
      'number 2, moment 2, free 0',
    ],
    async run(table, note) {
      note(`swaps: ${await answer(table, 0, 'swap')}`)
      note(`asks: ${await undo(table, 0, 1, 0)}`)
      note(`the other lays: ${await answer(table, 1, 'lay')}`)
      note(request(table))
      note(`yes: ${await reply(table, 1, 1, 0, true)}`)
      note(await at(table, 0))
    },
  },
  {
    title: 'coming back: keys are remembered, and the log goes on from what was seen',
    seats: 2,
    expected: [
      'lays: done 1',
      'the other lays: done 2',
      'since 1: from 2, moments 2',
      'since 2: from 3, moments ',
      'from the start: from 0, moments 0,1,2',
      'the first key again: done 1',
      'lays: done 3',
      'takes back: done 4',
      'since 3: from 3, moments ',
      'since 1: from 2, moments 2',
      'the key of the taking back again: done 4',
      'number 4, moment 2, free 0',
    ],
    async run(table, note) {
      const since = async (seen?: number): Promise<string> => {
        const { logFrom, log } = await table.resync(0, seen)
        return `from ${logFrom}, moments ${log.map(({ moment }) => moment).join()}`
      }
      const { id, options } = await question(table, 0, 'lay')
      const first: KeyedMessage = { type: 'answer', key: newKey(), decision: id, option: options[0] }
      note(`lays: ${textOf(await table.command(0, first))}`)
      note(`the other lays: ${await answer(table, 1, 'lay')}`)
      note(`since 1: ${await since(1)}`)
      note(`since 2: ${await since(2)}`)
      note(`from the start: ${await since()}`)
      await table.comeBack()
      note(`the first key again: ${textOf(await table.command(0, first))}`)
      note(`lays: ${await answer(table, 0, 'lay')}`)
      const key = newKey()
      note(`takes back: ${await undo(table, 0, 3, 2, key)}`)
      note(`since 3: ${await since(3)}`)
      note(`since 1: ${await since(1)}`)
      await table.comeBack()
      note(`the key of the taking back again: ${await undo(table, 0, 3, 2, key)}`)
      note(await at(table, 0))
    },
  },
  {
    title: 'a finished match stays as it is',
    seats: 2,
    expected: [
      'over after 10 answers',
      'answers: stale at 10, log of 0',
      'takes back: stale at 10, log of 0',
      'replies: refused noRequest',
      'the table says finished',
    ],
    async run(table, note) {
      for (let round = 0; round < 5; round++) for (const seat of [0, 1]) await answer(table, seat, 'lay')
      const { outcome, number } = await table.position(0)
      note(outcome ? `over after ${number} answers` : 'not over')
      const late: KeyedMessage = { type: 'answer', key: newKey(), decision: '0.0.5.lay', option: { card: 1 } }
      note(`answers: ${textOf(await table.command(0, late))}`)
      note(`takes back: ${await undo(table, 0, 10, 9)}`)
      note(`replies: ${await reply(table, 0, 10, 9, true)}`)
      const last = table
        .sent()
        .filter(message => message.type === 'table')
        .at(-1)
      note(`the table says ${last?.table.status}`)
    },
  },
  {
    title: 'a bot that fails: a simpler one answers, which is said once, and the match goes on',
    seats: 1,
    bot: {
      level: 'drover',
      choose(question) {
        if (question.level === 'drover') throw new Error('This bot fails.')
        return first(question)
      },
    },
    expected: ['over after 10 answers', 'botReplaced at 1: drover, hand', 'the bot has its seat: drover'],
    async run(table, note) {
      for (let round = 0; round < 5; round++) {
        await table.until(0, ({ waiting }) => waiting.includes(0))
        await answer(table, 0, 'lay')
        await table.until(0, ({ moment }) => moment >= 2 * round + 2)
      }
      note(`over after ${(await table.position(0)).number} answers`)
      note(notices(table))
      const last = table
        .sent()
        .filter(message => message.type === 'table')
        .at(-1)
      const seat = last?.table.seats[1]
      note(`the bot has its seat: ${seat?.kind === 'bot' ? seat.level : 'nobody'}`)
    },
  },
  {
    title: 'a bot that goes round in circles is cut, and that is said',
    game: 'dither',
    seats: 1,
    bot: { level: 'hand', choose: first },
    expected: ['the bot is done', 'botLooped at 1: hand, greenhorn', 'done'],
    async run(table, note) {
      await table.until(0, ({ waiting }) => !waiting.includes(1))
      note('the bot is done')
      note(notices(table))
      const { id } = await question(table, 0, 'place')
      const done: KeyedMessage = { type: 'answer', key: newKey(), decision: id, option: { kind: 'done' } }
      note((await table.command(0, done)).type)
    },
  },
]
