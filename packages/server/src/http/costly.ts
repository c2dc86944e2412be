import type { FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import type { Service } from './app.js'
import { networkOf } from './network.js'

/** So many answers are replayed, and so many letters stored, for the price of a whole position. */
const ANSWERS = 50
const LETTERS = 20_000

/** What a match of so many answers costs that has to be replayed. */
export function priceOfReplay(answers: number): number {
  return Math.ceil(answers / ANSWERS)
}

export function priceOfRoom(letters: number): number {
  return Math.ceil(letters / LETTERS)
}

/** Counts by network what is costly, whoever asks: guests are made quickly. A whole position costs 1. */
export function mustAfford({ costly, now }: Service, request: FastifyRequest, price = 1): void {
  if (!costly.take(networkOf(request.ip), now(), price)) throw new Refused('tooFast', 'Not so fast.')
}
