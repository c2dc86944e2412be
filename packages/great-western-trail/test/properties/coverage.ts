import type { Answer } from '@railhead/kernel'
import type { Event } from '../../src/event.js'
import { ALWAYS_WANTED, shownBy, shownByOption, wantedOf } from '../../src/inventory/inventory.js'
import type { Option } from '../../src/option.js'
import type { State } from '../../src/state.js'
import type { TaskKind } from '../../src/task.js'
import { TASK_RULES } from '../../src/tasks/index.js'

/** How often each thing of the game was met in the matches so far. */
export class Coverage {
  private readonly met = new Map<string, number>()

  constructor() {
    this.want([...ALWAYS_WANTED, ...Object.keys(TASK_RULES).map(kind => `task/${kind}`)])
  }

  private want(wanted: readonly string[]): void {
    for (const what of wanted) if (!this.met.has(what)) this.met.set(what, 0)
  }

  begun(state: State, events: readonly Event[]): void {
    this.want(wantedOf(state))
    for (const event of events) this.meet(`event/${event.type}`)
  }

  answered(_state: State, { option }: Answer<Option>): void {
    for (const what of shownByOption(option)) this.meet(what)
  }

  told(state: State, event: Event): void {
    this.meet(`event/${event.type}`)
    for (const shown of shownBy(state, event)) this.meet(shown)
  }

  task(kind: TaskKind): void {
    this.meet(`task/${kind}`)
  }

  private meet(what: string): void {
    this.met.set(what, this.times(what) + 1)
  }

  times(what: string): number {
    return this.met.get(what) ?? 0
  }

  metSet(): Set<string> {
    return new Set([...this.met].flatMap(([what, times]) => (times > 0 ? [what] : [])))
  }

  missing(): string[] {
    return [...this.met].flatMap(([what, times]) => (times === 0 ? [what] : []))
  }

  /** One line for each kind of thing: how many there are, and the rarest of them. */
  table(): string {
    const areas = new Map<string, [name: string, times: number][]>()
    for (const [what, times] of this.met) {
      const [area, name] = what.split('/')
      areas.set(area, [...(areas.get(area) ?? []), [name, times]])
    }
    const lines = [...areas].map(([area, rows]) => {
      const met = rows.filter(([, times]) => times > 0).length
      const rarest = rows.sort(([, a], [, b]) => a - b).slice(0, 4)
      const named = rarest.map(([name, times]) => `${name} ${times}×`).join(', ')
      return `${area.padEnd(30)}${`${met} of ${rows.length}`.padEnd(12)}rarest: ${named}`
    })
    return lines.join('\n')
  }
}
