import type { FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import type { Service } from '../http/app.js'
import { networkOf } from '../http/network.js'
import { sha256 } from '../ids.js'
import { takeAttempt } from '../storage/attempts.js'
import { isKnownDevice } from '../storage/devices.js'
import { deviceHash } from './devices.js'
import { LINK_LASTS } from './links.js'

/** A letter to one address comes so often in the long run: while one that came lasts, another follows. */
const LETTER_EVERY = LINK_LASTS / 2
/** For one account strangers have so many times what one address has: many addresses together guess no faster. */
const STRANGERS = 10

/**
 * Counts attempts, in the store: whoever asks each process in turn gains nothing. What is refused is not counted.
 */
export class Attempts {
  constructor(private readonly service: Service) {}

  /** Something that one address may try only so often. */
  async ofAddress(request: FastifyRequest): Promise<void> {
    await this.mustTake(`address ${networkOf(request.ip)}`, 1)
  }

  /**
   * An attempt to log in by password. A browser that was logged in to the account before has its own count: whatever
   * strangers try, from its address or any other, does not lock it out.
   */
  async ofLogin(request: FastifyRequest, mail: string): Promise<void> {
    const { store, now } = this.service
    const device = deviceHash(request)
    if (device !== undefined && (await isKnownDevice(store.db, device, mail, now())))
      return this.mustTake(`device ${device}`, 1)
    await this.ofAddress(request)
    await this.mustTake(`mail ${mail}`, STRANGERS)
  }

  /** An attempt to show once more that it is oneself: whoever finds a browser open guesses no faster than a stranger. */
  async ofProof(person: string): Promise<void> {
    await this.mustTake(`proof ${person}`, 1)
  }

  /** Whether another letter may go to an address: nobody's box is to be flooded through us. */
  mayMail(mail: string): Promise<boolean> {
    const { store, settings, now } = this.service
    const most = settings.loginsPerMinute
    return takeAttempt(store.db, sha256(`letter ${mail}`), most, now(), most * LETTER_EVERY)
  }

  private take(name: string, times: number): Promise<boolean> {
    const { store, settings, now } = this.service
    return takeAttempt(store.db, sha256(name), settings.loginsPerMinute * times, now())
  }

  private async mustTake(name: string, times: number): Promise<void> {
    if (!(await this.take(name, times)))
      throw new Refused('tooFast', 'Too many attempts; try again in a minute.')
  }
}
