import { NO_CHANCE, seedChance } from '../../chance.js'
import type { PlainEvent, PlainState } from '../../game.js'
import { stateHash } from '../../hash.js'
import { type Seat, SPECTATOR, type Viewer } from '../../seat.js'
import { ensure, ensureSame, shown } from './failed.js'
import type { Subject } from './subject.js'

type Any = Subject<PlainState, object, unknown, PlainEvent>

const LOOKED_AT_EVERY = 3
/** Of each question, so many options are tried. */
const COMPARED_OPTIONS = 4

/**
 * Worlds that differ only in what a viewer cannot know look, ask, explain and answer the same. The other worlds are
 * dealt from the state by `reshuffle`, so that a leak of `view` cannot hide behind `imagine`, which starts from it.
 */
export function checkSecrecy(subject: Any): void {
  const { game, given } = subject
  let different = 0
  subject.forMatches((config, seed) => {
    const seats = game.config.seats(config)
    subject.play(config, seed, (state, _seat, _option, step) => {
      if (step % LOOKED_AT_EVERY > 0) return
      compareViews(subject, state, seats)
      for (let viewer = SPECTATOR; viewer < seats; viewer++) {
        const other = game.clone(state)
        given.reshuffle(other, viewer, seedChance(`${seed} ${step} ${viewer}`))
        if (stateHash(other) !== stateHash(state)) different++
        compareWorlds(subject, state, other, viewer)
      }
    })
  })
  ensure(different > 0, () => 'reshuffle never changes anything: nothing was compared')
}

/** Who looks together sees what each sees alone. */
function compareViews({ game }: Any, state: PlainState, seats: number): void {
  const viewers = Array.from({ length: seats + 1 }, (_, i) => i + SPECTATOR)
  const together = game.views?.(state, viewers)
  if (together === undefined) return
  const alone = viewers.map(viewer => game.view(state, viewer))
  ensureSame(together, alone, () => 'who looks together with others sees something else than alone')
}

function compareWorlds(subject: Any, state: PlainState, other: PlainState, viewer: Viewer): void {
  const { game, given } = subject
  const who = viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`
  const view = game.view(state, viewer)
  ensureSame(view.chance, NO_CHANCE, () => `the view of ${who} carries the chance`)
  ensureSame(game.view(other, viewer), view, () => `the view of ${who} shows what ${who} cannot know`)
  const asked = (world: PlainState): unknown =>
    game
      .decisions(world)
      .map(({ seat, ask, options }) => (seat === viewer ? { seat, ask, options } : { seat, ask }))
  ensureSame(asked(other), asked(state), () => `who is asked what tells ${who} something hidden`)
  if (viewer !== SPECTATOR)
    ensureSame(
      words(subject, other, viewer),
      words(subject, state, viewer),
      () => `words tell ${who} something hidden`,
    )
  for (const { seat, ask, options } of game.decisions(state)) {
    const there = game.decisions(other).find(open => open.seat === seat && open.ask === ask)?.options ?? []
    const secret = seat !== viewer && given.secret?.includes(ask) === true
    for (const option of options.slice(0, COMPARED_OPTIONS)) {
      const same = there.find(one => shown(one) === shown(option))
      if (same) compareAnswer(subject, state, other, seat, [option, same], viewer)
      // Whatever is answered in secret looks the same to the others.
      if (secret) compareAnswer(subject, state, state, seat, [option, options[options.length - 1]], viewer)
    }
  }
}

/** What a seat reads: questions, options, refusals. */
function words({ game }: Any, state: PlainState, seat: Seat): unknown {
  const own = game.decisions(state).filter(decision => decision.seat === seat)
  return [
    game.refusals(state, seat),
    own.map(decision => [
      game.text.prompt(state, decision),
      decision.options.map(option => game.text.option(state, seat, option)),
    ]),
  ]
}

/** Both answers look the same, each in its world, unless chance decided or hidden things were shown to all. */
function compareAnswer(
  subject: Any,
  state: PlainState,
  other: PlainState,
  seat: Seat,
  [option, otherwise]: readonly [object, object],
  viewer: Viewer,
): void {
  const { game, given } = subject
  const reveals: readonly string[] = given.reveals ?? []
  const applied = (before: PlainState, answer: object) => {
    const after = game.clone(before)
    const heard: PlainEvent[] = []
    let shows = false
    game.apply(after, seat, answer, event => {
      if (reveals.includes(event.type)) shows = true
      const perceived = game.witness(event, viewer)
      if (perceived !== undefined) heard.push(perceived)
    })
    return { after, heard, shows: shows || after.chance.drawn !== before.chance.drawn }
  }
  const here = applied(state, option)
  const there = applied(other, otherwise)
  if (here.shows || there.shows || game.outcome(here.after)) return
  const what = (): string => `seat ${seat} answering ${shown(option)} tells viewer ${viewer} something hidden`
  ensureSame(there.heard, here.heard, what)
  ensureSame(game.view(there.after, viewer), game.view(here.after, viewer), what)
}

/** What bots imagine fits what they see, and can be played to an end. */
export function checkImagination(subject: Any): void {
  const { game } = subject
  subject.forMatches((config, seed) => {
    const seats = game.config.seats(config)
    subject.play(config, seed, (state, _seat, _option, step) => {
      const viewer = step % seats
      const view = game.view(state, viewer)
      const kept = stateHash(view)
      const world = game.imagine(game.clone(view), seedChance(`${seed} ${step}`))
      ensureSame(
        game.view(world, viewer),
        view,
        () => `what seat ${viewer} imagines does not look like what it sees`,
      )
      const own = (there: PlainState): unknown => game.decisions(there).filter(({ seat }) => seat === viewer)
      ensureSame(own(world), own(state), () => `in what seat ${viewer} imagines it is asked something else`)
      if (step % 10 > 0) return
      playOn(subject, world)
      ensure(
        stateHash(view) === kept,
        () => 'playing an imagined world changed the view: imagine or clone shares data',
      )
    })
  })
}

function playOn({ game, longest }: Any, world: PlainState): void {
  for (let steps = 0; steps < longest; steps++) {
    const [open] = game.decisions(world).filter(({ optional }) => optional === undefined)
    if (open === undefined) {
      ensure(game.outcome(world) !== undefined, () => 'an imagined world stops without an outcome')
      return
    }
    game.apply(world, open.seat, open.options[steps % open.options.length])
  }
}
