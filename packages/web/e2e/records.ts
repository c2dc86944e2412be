import { chooseOption, loadNets } from '@railhead/bots'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { type AnyGame, anyGame, Match, type MatchRecord, type PlainOption } from '@railhead/kernel'

await Promise.all(['great-western-trail', 'carson-city'].map(game => loadNets(game)))

const game: AnyGame = anyGame(greatWesternTrail)
const unhurried = { expired: () => false }
await loadNets(game.id)

/** A moment at which somebody had to choose, and what was chosen. */
export interface Sample {
  readonly record: MatchRecord
  readonly option: PlainOption
}

/** Every `nth` choice of the first seat in a match that bots play to its end. */
export function choicesOf(config: object, seed: string, nth: number): Sample[] {
  const samples: Sample[] = []
  const match = Match.start(game, config, seed)
  let asked = 0
  while (!game.outcome(match.state)) {
    const [decision] = match.decisions().filter(open => open.optional === undefined)
    if (!decision) break
    const botSeed = `${seed}/${match.answers.length}`
    const view = match.view(decision.seat)
    const option = chooseOption(game, view, decision, 'greenhorn', botSeed, unhurried)
    if (decision.seat === 0 && decision.options.length > 1 && asked++ % nth === 0)
      samples.push({ record: match.record(), option })
    match.answer(decision.seat, option)
  }
  return samples
}

/** A match that bots played until `stop` says so, or to its end, as a file. */
export function recordOf(
  config: object,
  seed: string,
  stop: (answers: number, seat: number | undefined, ask: string | undefined) => boolean = () => false,
): MatchRecord {
  const match = Match.start(game, config, seed)
  while (!game.outcome(match.state)) {
    const [decision] = match.decisions().filter(open => open.optional === undefined)
    if (stop(match.answers.length, decision?.seat, decision?.ask) || !decision) break
    const view = match.view(decision.seat)
    const botSeed = `${seed}/${match.answers.length}`
    match.answer(decision.seat, chooseOption(game, view, decision, 'greenhorn', botSeed, unhurried))
  }
  return match.record()
}
