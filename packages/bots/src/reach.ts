import { reachCells } from './cells.js'
import { CELLS_TOGETHER, NOTE_BYTES, reachModule } from './reachModule.js'

/** What of WebAssembly is used; where there is none, or none of this kind, the same is done without. */
interface Wasm {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer }
  reach(seen: number, features: number, cells: number, inner: number, out: number, found: number): number
}

/** Memory: what is seen, what reaches the cells, notes, then room for the numbers of some policies. */
const MOST_FEATURES = 1024
const MOST_CELLS = 64
const BYTES = 4
const SEEN = 0
const OUT = SEEN + MOST_FEATURES * BYTES
const NOTES = OUT + MOST_CELLS * BYTES
const ROOMS = NOTES + (MOST_FEATURES + 1) * NOTE_BYTES
const ROOM = 128 * 1024
const ROOM_COUNT = 8
const PAGE = 64 * 1024

interface Machine {
  readonly run: Exports['reach']
  readonly seen: Float32Array
  readonly out: Float32Array
  readonly rooms: Float32Array
  /** Whose numbers are in each room, and which room is given away next. */
  readonly tenants: (Reach | undefined)[]
  next: number
}

function newMachine(): Machine | undefined {
  const { WebAssembly } = globalThis as { readonly WebAssembly?: Wasm }
  if (WebAssembly === undefined) return undefined
  try {
    const pages = Math.ceil((ROOMS + ROOM * ROOM_COUNT) / PAGE)
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(reachModule(pages)))
    const { memory, reach } = exports as Exports
    return {
      run: reach,
      seen: new Float32Array(memory.buffer, SEEN, MOST_FEATURES),
      out: new Float32Array(memory.buffer, OUT, MOST_CELLS),
      rooms: new Float32Array(memory.buffer, ROOMS, (ROOM * ROOM_COUNT) / BYTES),
      tenants: new Array<Reach | undefined>(ROOM_COUNT).fill(undefined),
      next: 0,
    }
  } catch {
    // An old browser, or one that is not allowed to: slower, with the same results.
    return undefined
  }
}

let machine: Machine | undefined
let isTried = false

function machineOf(): Machine | undefined {
  if (!isTried) {
    isTried = true
    machine = newMachine()
  }
  return machine
}

/** What reaches cells from features by numbers that do not change any more: as `reachCells`, to the bit, but faster. */
export class Reach {
  private readonly machine: Machine | undefined
  private room = 0

  constructor(
    private readonly inner: Float32Array,
    private readonly features: number,
    private readonly cells: number,
  ) {
    const fits = features > 0 && features <= MOST_FEATURES && cells > 0 && cells <= MOST_CELLS
    const isEven = cells % CELLS_TOGETHER === 0 && features * cells * BYTES <= ROOM
    this.machine = fits && isEven ? machineOf() : undefined
  }

  /** Writes what reaches each cell. */
  write(seen: Float32Array, out: Float32Array): void {
    const { machine, features, cells } = this
    if (machine === undefined) {
      reachCells(this.inner, features, cells, seen, out)
      return
    }
    if (machine.tenants[this.room] !== this) this.moveIn(machine)
    machine.seen.set(seen)
    machine.run(SEEN, features, cells, ROOMS + this.room * ROOM, OUT, NOTES)
    const { out: reached } = machine
    for (let cell = 0; cell < cells; cell++) out[cell] = reached[cell]
  }

  private moveIn(machine: Machine): void {
    this.room = machine.next
    machine.next = (machine.next + 1) % ROOM_COUNT
    machine.tenants[this.room] = this
    machine.rooms.set(this.inner, (this.room * ROOM) / BYTES)
  }
}
