import type { AnyGame } from '@railhead/kernel'
import { gameById } from '@railhead/shelf'
import { chooseAnswer } from '@railhead/table'
import { Engine } from '../../src/local/engine.js'
import { EngineLine } from '../../src/local/line.js'
import { LocalTable } from '../../src/local/localTable.js'
import type { EnginePort, FromEngine } from '../../src/local/messages.js'
import type { EngineWorld } from '../../src/local/room.js'
import type { LocalWish, MatchStore, SavedMatch } from '../../src/local/saved.js'
import type { TableState } from '../../src/table/table.js'

/** A store in memory. What is in it can be spoilt. */
export class MemoryStore implements MatchStore {
  readonly matches = new Map<string, SavedMatch>()
  /** Makes every attempt to write fail, as a full disk does. */
  full = false

  async read(id: string): Promise<SavedMatch | undefined> {
    return structuredClone(this.matches.get(id))
  }

  async write(match: SavedMatch, before: number): Promise<boolean> {
    if (this.full) throw new Error('There is no room.')
    if ((this.matches.get(match.table.id)?.table.revision ?? 0) !== before) return false
    this.matches.set(match.table.id, structuredClone(match))
    return true
  }
}

/** A device for tests: engines run here, with a clock that stands still, behind ports that copy as workers' do. */
export class Device {
  readonly store = new MemoryStore()
  private readonly tables: LocalTable[] = []
  private count = 0
  /** How bots answer. */
  choose: NonNullable<EngineWorld['choose']> = chooseAnswer

  constructor(
    private readonly games: (id: string) => AnyGame = gameById,
    private readonly seed = 'seed',
  ) {}

  port(): EnginePort {
    let listener: ((message: FromEngine) => void) | undefined
    const world: EngineWorld = {
      gameById: this.games,
      store: this.store,
      clock: () => 0,
      now: () => 1_000_000 + this.count,
      pause: () => new Promise(resolve => setTimeout(resolve)),
      newSeed: () => `${this.seed}/${this.count}`,
      newId: () => `here-${++this.count}`,
      send: message => listener?.(structuredClone(message)),
      thinking: 2000,
      pace: 0,
      choose: this.choose,
    }
    const engine = new Engine(world)
    return {
      post: message => engine.receive(structuredClone(message)),
      listen: heard => {
        listener = heard
      },
      end: () => {
        listener = undefined
      },
    }
  }

  async create(wish: LocalWish): Promise<string> {
    return new EngineLine(this.port()).call('create', wish)
  }

  async import(file: unknown): Promise<string> {
    return new EngineLine(this.port()).call('import', { file: structuredClone(file), name: 'Ann' })
  }

  open(id: string): LocalTable {
    const table = new LocalTable(id, this.port())
    this.tables.push(table)
    return table
  }

  close(): void {
    for (const table of this.tables) table.close()
  }
}

/** Waits until the table is as wanted. */
export function until(
  table: LocalTable,
  wanted: (state: TableState, busy: boolean) => boolean,
): Promise<TableState> {
  return new Promise(resolve => {
    const look = (): void => {
      if (!wanted(table.state(), table.busy())) return
      stop()
      resolve(table.state())
    }
    const stop = table.subscribe(look)
    look()
  })
}

export const isAsked = ({ match }: TableState, busy: boolean): boolean =>
  !busy && (match?.decisions.some(({ optional }) => optional === undefined) ?? false)

/** Waits until the person at the screen is asked, and gives the option of that place in the list. */
export async function answer(table: LocalTable, index = 0): Promise<void> {
  const state = await until(table, isAsked)
  const decision = state.match?.decisions.find(({ optional }) => optional === undefined)
  const { number = 0 } = state.match ?? {}
  if (decision) table.answer(decision.id, decision.options[index % decision.options.length])
  await until(table, ({ match }, busy) => !busy && (match?.number ?? 0) > number)
}
