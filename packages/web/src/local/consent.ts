import type { Seat } from '@railhead/kernel'
import type { UndoRequest } from '@railhead/protocol'
import type { Consent, UndoWish } from '@railhead/table'

/** All people are at this screen: one yes is that of all. */
export class ScreenConsent implements Consent {
  request: UndoRequest | null = null

  constructor(private readonly people: readonly Seat[]) {}

  speaksFor(): readonly Seat[] {
    return this.people
  }

  async ask(wish: UndoWish): Promise<boolean> {
    const { seat, to, number } = wish
    if (this.request && this.request.seat !== seat) return false
    const needed = this.people.filter(other => other !== seat)
    this.request = { seat, to, number, accepted: [seat], needed }
    return true
  }

  async agree(wish: UndoWish, seats: readonly Seat[]): Promise<UndoRequest | null> {
    if (!this.stands(wish) || !this.request) return null
    const accepted = [...new Set([...this.request.accepted, ...seats])]
    const needed = this.request.needed.filter(seat => !accepted.includes(seat))
    this.request = { ...this.request, accepted, needed }
    return this.request
  }

  async end(wish: UndoWish): Promise<boolean> {
    return this.stands(wish)
  }

  forget(): void {
    this.request = null
  }

  private stands({ seat, to, number }: UndoWish): boolean {
    const { request } = this
    return request?.seat === seat && request.to === to && request.number === number
  }
}
