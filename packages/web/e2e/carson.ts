import { chooseOption, loadNets } from '@railhead/bots'
import { carsonCity, type State } from '@railhead/carson-city'
import { type AnyGame, anyGame, Match, type MatchRecord, type PlainOption } from '@railhead/kernel'
import { RANDOM_BOT } from './world.js'

await loadNets('carson-city')

const game: AnyGame = anyGame(carsonCity)
const unhurried = { expired: () => false }

export const carsonTable = (config: object, others: readonly object[], more: object = {}): object => ({
  game: 'carson-city',
  config,
  seats: [{ kind: 'me' }, ...others],
  start: true,
  ...more,
})

export const randomBots = (count: number): object[] => new Array<object>(count).fill(RANDOM_BOT)

/** Where a match that bots play is stopped: what is asked of the first seat, and in which position. */
export type Stop = (ask: string, state: State) => boolean

/**
 * A match that bots played until the first seat is asked what `stop` wants, as a file; the first seat takes what it
 * wishes for whenever that is offered.
 */
export function carsonRecord(
  config: object,
  seed: string,
  stop: Stop,
  wish: (option: PlainOption) => boolean = () => false,
): MatchRecord {
  const match = Match.start(game, config, seed)
  while (!game.outcome(match.state)) {
    const [decision] = match.decisions()
    if (!decision) break
    if (decision.seat === 0 && stop(decision.ask, match.state as unknown as State)) return match.record()
    const botSeed = `${seed}/${match.answers.length}`
    const view = match.view(decision.seat)
    const wanted = decision.seat === 0 ? decision.options.find(wish) : undefined
    match.answer(decision.seat, wanted ?? chooseOption(game, view, decision, 'greenhorn', botSeed, unhurried))
  }
  throw new Error('The match ended before the position came.')
}
