import { below, Match, type Message, SPECTATOR, seedChance, type Viewer } from '@railhead/kernel'
import { greatWesternTrail } from '../../../src/game.js'
import type { State } from '../../../src/state.js'
import { text } from '../../../src/text/index.js'

/** Everything that can be said about the open questions of a state or view. */
export function aboutQuestions(state: State, seen: State = state): Message[] {
  const questions = greatWesternTrail
    .decisions(state)
    .flatMap(decision => [
      text.prompt(seen, decision),
      ...decision.options.map(option => text.option(seen, decision.seat, option)),
    ])
  const refused = greatWesternTrail.refusals(seen, seen.turn).flatMap(({ what, why }) => [what, why])
  return [...questions, ...refused]
}

/** The question to a seat and its options, exchange tokens left aside. */
export function aboutDecision(state: State, seat: number): Message[] {
  const asked = greatWesternTrail
    .decisions(state)
    .filter(decision => decision.seat === seat && decision.optional === undefined)
  return asked.flatMap(decision => [
    text.prompt(state, decision),
    ...decision.options.map(option => text.option(state, seat, option)),
  ])
}

/** Plays a match at random and says everything on the way, as it looks to everybody in turn. */
export function speakOfMatch(config: object, seed: string, say: (message: Message) => void): void {
  const match = Match.start(greatWesternTrail, config, seed)
  const chance = seedChance(`${seed}/answers`)
  for (const event of match.log(SPECTATOR)[0]) say(text.event(event, match.state))
  for (let i = 0; ; i++) {
    const open = match.decisions()
    if (open.length === 0) return
    const viewer: Viewer = i % (match.seats + 1) === match.seats ? SPECTATOR : i % (match.seats + 1)
    const view = match.view(viewer)
    for (const message of aboutQuestions(match.state)) say(message)
    for (const message of aboutQuestions(match.state, view)) say(message)
    if (i % 20 === 0) for (const line of text.summary(view, viewer)) say(line)
    if (i % 20 === 0)
      for (const answer of Object.values(text.queries))
        for (const line of answer.lines(view, viewer)) say(line)
    const { seat, options } = open[below(chance, open.length)]
    const told = match.answer(seat, options[below(chance, options.length)])
    for (const part of text.turnLine(told, seat, match.state)) say(part)
    for (const event of told) {
      say(text.event(event, match.state))
      const witnessed = greatWesternTrail.witness(event, viewer)
      if (witnessed) say(text.event(witnessed, match.state))
    }
  }
}

/** The configurations that differ in what there is to say. */
export const CONFIGS: readonly (readonly [name: string, config: object])[] = [
  ['two players, faces a', { players: 2 }],
  ['three players, faces at random', { players: 3, buildingFaces: 'random', neutralBuildings: 'random' }],
  ['four players with Simmental', { players: 4, buildingFaces: 'random', cattle: 'simmental' }],
  ['two players with Brahman', { players: 2, cattle: 'brahman' }],
  ['first edition', { edition: 'first', players: 3, buildingFaces: 'random' }],
  [
    'Rails to the North and the poker table',
    { players: 3, buildingFaces: 'random', addons: ['railsToTheNorth', 'pokerTable'] },
  ],
  [
    'first edition with everything',
    { edition: 'first', players: 4, buildingFaces: 'random', addons: ['railsToTheNorth', 'pokerTable'] },
  ],
  ['solo', { solo: 'medium', buildingFaces: 'random' }],
  ['solo with Rails to the North', { solo: 'hard', addons: ['railsToTheNorth'] }],
]
