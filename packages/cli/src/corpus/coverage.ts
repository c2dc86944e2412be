import type {
  Answer,
  AnyGame,
  AnyInventory,
  PlainEvent,
  PlainOption,
  PlainState,
  RecordedMatch,
  Watcher,
} from '@railhead/kernel'
import { configurationsOf, pairsOf, rulingsShown, rulingsToMeet } from './configurations.js'

/** Collects everything that a match shows while it is played. */
export class Shown implements Watcher {
  readonly things = new Set<string>()

  constructor(private readonly inventory: AnyInventory | undefined) {}

  begun(_state: PlainState, events: readonly PlainEvent[]): void {
    for (const { type } of events) this.things.add(`event/${type}`)
  }

  answering(state: PlainState, { option }: Answer<PlainOption>): void {
    for (const thing of thingsOfAnswer(this.inventory, state, option)) this.things.add(thing)
  }

  told(state: PlainState, event: PlainEvent): void {
    for (const thing of thingsOfEvent(this.inventory, state, event)) this.things.add(thing)
  }
}

/** What an answer shows; of games without an inventory, its kind. */
export const thingsOfAnswer = (
  inventory: AnyInventory | undefined,
  state: PlainState,
  option: PlainOption,
): readonly string[] => inventory?.ofAnswer(state, option) ?? [`option/${option['kind'] ?? 'plain'}`]

export const thingsOfEvent = (
  inventory: AnyInventory | undefined,
  state: PlainState,
  event: PlainEvent,
): readonly string[] => inventory?.ofEvent(state, event) ?? [`event/${event.type}`]

/** What a match shows besides what happens in it: its settings and rulings, and whether it came to its end. */
export const thingsOfMatch = (
  game: AnyGame,
  { config, outcome }: Pick<RecordedMatch, 'config' | 'outcome'>,
): string[] => [
  ...pairsOf(game, config),
  ...rulingsShown(game, config),
  outcome === null ? 'end/left unfinished' : 'end/finished',
]

/** All that recorded matches of a game must show by its newest rules. */
export function wantedOf(game: AnyGame, inventory: AnyInventory | undefined): Set<string> {
  const wanted = new Set(['end/finished', 'end/left unfinished'])
  const configurations = configurationsOf(game)
  for (const settings of configurations) {
    const config = game.config.parse(settings)
    for (const thing of pairsOf(game, config)) wanted.add(thing)
    for (const thing of inventory?.wanted(config) ?? []) wanted.add(thing)
  }
  for (const { thing, rulings } of rulingsToMeet(game)) {
    wanted.add(thing)
    for (const also of inventory?.wanted(game.config.parse({ ...configurations[0], rulings })) ?? [])
      wanted.add(also)
  }
  return wanted
}
