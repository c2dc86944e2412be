import { chooseOption } from '@railhead/bots'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { type AnyGame, anyGame, Match, type MatchRecord } from '@railhead/kernel'

const game: AnyGame = anyGame(greatWesternTrail)
const unhurried = { expired: () => false }

/** A match that bots played until `stop` says so, or to its end, as a file. */
export function recordOf(
  config: object,
  seed: string,
  stop: (answers: number, seat: number | undefined) => boolean = () => false,
): MatchRecord {
  const match = Match.start(game, config, seed)
  while (!game.outcome(match.state)) {
    const [decision] = match.decisions().filter(open => open.optional === undefined)
    if (stop(match.answers.length, decision?.seat) || !decision) break
    const view = match.view(decision.seat)
    const botSeed = `${seed}/${match.answers.length}`
    match.answer(decision.seat, chooseOption(game, view, decision, 'greenhorn', botSeed, unhurried))
  }
  return match.record()
}
