import { COWBOY, ENGINEER, type State, stepLimit } from '@railhead/great-western-trail'
import type { Seat } from '@railhead/kernel'
import { stepsFrom } from './ahead.js'
import type { Position } from './position.js'
import { stationAhead } from './position.js'
import { tilesLeft } from './time.js'

/** How the last laps go: who comes to Kansas City how often before the job market is full, if all walk on. */
export interface Race {
  /** Own turns still to come, and own deliveries among them, if an arrival fills many spaces, or few. */
  soonest: Pace
  latest: Pace
  /** From 0, while the end is far, to 1. */
  late: number
  /** Own turns that are left when Kansas City is reached; below 0: so many are missing. */
  slack: number
  /** Points of delivering this hand and the next, where there is still time for it. */
  thisHand: number
  nextHand: number
  /** What there is to be done with a late turn: dollars, objectives in hand, cattle to be bought, a station in reach. */
  money: number
  objectives: number
  purchase: number
  station: number
}

interface Pace {
  turns: number
  deliveries: number
}

export const newRace = (): Race => ({
  soonest: { turns: FARTHEST, deliveries: 0 },
  latest: { turns: FARTHEST, deliveries: 0 },
  late: 0,
  slack: 0,
  thisHand: 0,
  nextHand: 0,
  money: 0,
  objectives: 0,
  purchase: 0,
  station: 0,
})

/** Nobody looks farther ahead than so many turns. */
export const FARTHEST = 8
/** Spaces of the job market that an arrival fills: of the three tiles that it brings some are workers. */
const MANY = 2.4
const FEW = 1.4
/** Turns of a lap beyond those that its steps take: there are places where it pays to stop. */
const STOPS = 1

/** By seat: turns until Kansas City, and of a lap after that. */
const arrives: number[] = []
const laps: number[] = []

/** Looks at how a match may end, for a seat whose position was looked through. */
export function lookAtRace(position: Position, race: Race): void {
  const { state, seat } = position
  if (state.endedBy >= 0) {
    const turns = turnsAfterEnd(state, seat)
    race.soonest.turns = race.latest.turns = turns
    race.soonest.deliveries = race.latest.deliveries =
      turns > 0 && position.trail.steps <= position.stepLimit ? 1 : 0
  } else {
    const spaces = tilesLeft(state)
    for (let other = 0; other < state.seats; other++) {
      const player = state.players[other]
      const limit = stepLimit(state, player)
      arrives[other] = Math.max(1, Math.ceil(stepsFrom(state, player.space) / limit))
      laps[other] = Math.max(1, Math.ceil(position.lap / limit)) + STOPS
    }
    goOn(state, seat, spaces / MANY, race.soonest)
    goOn(state, seat, spaces / FEW, race.latest)
  }
  lookAtLateTurns(position, race)
}

/** Whoever ended the match ends it with that turn; everybody else has one more. */
function turnsAfterEnd({ turn, endedBy, seats }: State, seat: Seat): number {
  const until = (endedBy - turn + seats) % seats
  const mine = (seat - turn + seats) % seats
  return turn === endedBy ? 1 : mine < until ? 1 : 0
}

/** Counts rounds until so many have arrived. */
function goOn({ seats }: State, seat: Seat, arrivals: number, pace: Pace): void {
  pace.turns = FARTHEST
  pace.deliveries = arrivedBy(seat, FARTHEST)
  for (let turns = 1; turns < FARTHEST; turns++) {
    let sum = 0
    for (let other = 0; other < seats; other++) sum += arrivedBy(other, turns)
    if (sum < arrivals) continue
    // Whoever does not end the match has a turn more.
    pace.turns = turns + (arrivedBy(seat, turns) > arrivedBy(seat, turns - 1) ? 0 : 1)
    pace.deliveries = arrivedBy(seat, pace.turns)
    return
  }
}

const arrivedBy = (seat: Seat, turns: number): number =>
  turns < arrives[seat] ? 0 : 1 + Math.floor((turns - arrives[seat]) / laps[seat])

function lookAtLateTurns(position: Position, race: Race): void {
  const { player, herd, handPlan, plan, trail, stationGap } = position
  const { soonest, latest } = race
  const turns = (soonest.turns + latest.turns) / 2
  const deliveries = (soonest.deliveries + latest.deliveries) / 2
  race.late = 1 - turns / FARTHEST
  race.slack = turns - Math.ceil(trail.steps / position.stepLimit)
  race.thisHand = race.late * Math.min(1, deliveries) * handPlan.best
  race.nextHand = race.late * Math.min(1, Math.max(0, deliveries - 1)) * plan.best
  race.money = race.late * player.money
  race.objectives = race.late * herd.objectivesInHand
  race.purchase = race.late * Math.min(player.money / 6, player.workers[COWBOY])
  const isInReach = stationGap > 0 && stationGap <= player.workers[ENGINEER] * turns
  race.station = isInReach ? race.late * (stationAhead(position)?.points ?? 0) : 0
}
