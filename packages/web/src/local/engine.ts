import { RailheadError } from '@railhead/kernel'
import { LIMITS, nameInFile } from '@railhead/protocol'
import { historyOf, momentOf, Refused, Serial } from '@railhead/table'
import type { CallName, Calls, Fault, ToEngine } from './messages.js'
import { forkedMatch, importedMatch, newMatch, sameAgain } from './newTable.js'
import { type EngineWorld, LocalRoom } from './room.js'
import type { SavedMatch } from './saved.js'

type Handlers = {
  readonly [Name in CallName]: (
    given: Calls[Name]['with'],
  ) => Calls[Name]['gives'] | Promise<Calls[Name]['gives']>
}

/** Rules and bots for the matches of this device. It runs in a worker; tests run it where they are. */
export class Engine {
  private readonly serial = new Serial()
  private open: LocalRoom | undefined

  constructor(private readonly world: EngineWorld) {}

  receive(message: ToEngine): void {
    if ('message' in message) {
      void this.serial
        .run(() => this.open?.receive(message.message))
        .catch((error: unknown) => {
          console.error(error)
          this.world.send({ failure: 'internal' })
        })
      return
    }
    const { number, call } = message
    // The page is ours, and of the same build: what it sends is what `Calls` says.
    const handle = this.handlers[call] as (given: unknown) => unknown
    void this.serial
      .run(() => handle(message.with))
      .then(
        gives => this.world.send({ number, gives }),
        (error: unknown) => this.world.send({ number, fault: faultOf(error) }),
      )
  }

  private get room(): LocalRoom {
    if (!this.open) throw new Refused('notFound', 'No match is open.')
    return this.open
  }

  private async save(match: SavedMatch): Promise<void> {
    if (!(await this.world.store.write(match, 0))) throw new Refused('internal', 'The id is taken.')
  }

  private readonly handlers: Handlers = {
    create: async wish => {
      const { newId, newSeed, now } = this.world
      const match = newMatch(this.world.gameById(wish.game), wish, {
        id: newId(),
        seed: wish.seed ?? newSeed(),
        now: now(),
      })
      await this.save(match)
      return match.table.id
    },
    import: async ({ file, name }) => {
      const { newId, now, gameById } = this.world
      const match = importedMatch(gameById, file, name, { id: newId(), now: now() })
      await this.save(match)
      return match.table.id
    },
    fork: async wish => {
      const { newId, now, gameById } = this.world
      const match = forkedMatch(gameById, wish, { id: newId(), now: now() })
      await this.save(match)
      return match.table.id
    },
    open: async id => {
      this.open = await LocalRoom.open(this.world, this.serial, id)
      this.room.welcome()
      return null
    },
    sit: seat => this.room.sit(seat),
    moment: moment => momentOf(this.room.live, this.room.seat, moment),
    history: ({ from, count }) =>
      historyOf(this.room.live, this.room.seat, from, Math.min(count, LIMITS.historySteps)),
    hint: () => this.room.hint(),
    file: () => {
      const { live, info, fork } = this.room
      const names = info.seats.map(nameInFile)
      const origin = fork && { forkedFrom: { ...fork.from, moment: fork.moment } }
      return { ...live.match.record(), names, ...origin }
    },
    rematch: async () => {
      const { room } = this
      const { rematch } = room.info
      const there = rematch === null ? undefined : await this.world.store.read(rematch)
      if (there) return { table: there.table.info, seat: room.seat }
      const { newId, newSeed, now } = this.world
      const game = this.world.gameById(room.info.game)
      const next = newMatch(game, sameAgain(game, room.info), {
        id: newId(),
        seed: newSeed(),
        now: now(),
      })
      await this.save(next)
      await room.setRematch(next.table.id)
      return { table: next.table.info, seat: room.seat }
    },
    close: () => {
      if (this.open) this.open.closed = true
      this.open = undefined
      return null
    },
  }
}

function faultOf(error: unknown): Fault {
  if (error instanceof RailheadError || error instanceof Refused)
    return { code: error.code, message: error.message }
  console.error(error)
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) }
}
