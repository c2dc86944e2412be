import {
  LIMITS,
  type ReviewFile,
  type ReviewQueue,
  type ReviewResponse,
  type ReviewStatus,
} from '@railhead/protocol'
import { REVIEW_VERSION } from '@railhead/review'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import { mustParse, readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { QUEUE_SEEN } from '../reviews/reviewers.js'
import { noBody, tableParams } from '../schemas.js'
import {
  type Asker,
  askForReview,
  openReviews,
  type QueuedReview,
  reviewOfTable,
  reviewsOfPerson,
  roomForReviews,
  unreviewedTables,
} from '../storage/reviews.js'
import type { PersonRow } from '../storage/schema/people.js'
import type { Queries } from '../storage/store.js'
import type { Service } from './app.js'
import { mustAfford } from './costly.js'
import { networkOf } from './network.js'
import { mustBeKnown, personOf } from './session.js'

const PER_MINUTE = 30
/** So many people of one network have their matches reviewed at once: the queue does not grow for ever. */
const PEOPLE_OF_A_NETWORK = 3
const BOUNDS = { own: LIMITS.reviews, ofNetwork: LIMITS.reviews * PEOPLE_OF_A_NETWORK }

/** Reviews of finished matches, made by the server when nothing else is to be done. Nothing is told of others' matches. */
export function reviewRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, reviewers, now } = service
  const { db } = store
  const pace = new Buckets(PER_MINUTE / 60, PER_MINUTE)

  /** The table, if its match was played to its end: before, nothing of it may be known. */
  async function finished(request: FastifyRequest): Promise<string> {
    const { id } = readAs(tableParams, request.params)
    const { info } = await rooms.room(id)
    if (info.status !== 'finished') throw new Refused('notFinished', 'A match is reviewed when it is over.')
    return id
  }

  async function answer(id: string): Promise<ReviewResponse> {
    const row = await reviewOfTable(db, id, REVIEW_VERSION)
    const status = statusOf(row, placesIn(await openReviews(db, QUEUE_SEEN)))
    if (status.state !== 'done' || !row?.content) return { status }
    return { status, review: mustParse(row.content, 'The review') as ReviewFile }
  }

  async function queue(me: string | undefined): Promise<ReviewQueue> {
    const open = await openReviews(db, QUEUE_SEEN)
    const mine = me === undefined ? [] : await reviewsOfPerson(db, me, REVIEW_VERSION, LIMITS.reviews)
    const places = placesIn(open)
    const working = open.filter(({ state }) => state === 'working')
    const games = await Promise.all(working.map(({ table_id }) => gameAt(table_id)))
    return {
      open: reviewers.isOpen,
      waiting: open.length - working.length,
      working: working.map(({ done, turns }, i) => ({ game: games[i], done, all: turns })),
      mine: mine.map(row => ({
        table: row.table_id,
        title: row.title,
        game: row.game,
        askedAt: row.asked_at,
        status: statusOf(row, places),
      })),
    }
  }

  const gameAt = async (table: string): Promise<string> =>
    (await rooms.room(table).catch(() => undefined))?.info.game ?? ''

  /** Puts matches into the queue: those of which it is told how many there is room for. */
  async function ask(asker: Asker, which: (tx: Queries, room: number) => Promise<string[]>): Promise<void> {
    await db.transaction().execute(async tx => {
      const room = await roomForReviews(tx, asker, BOUNDS, now())
      for (const id of await which(tx, room)) await askForReview(tx, id, asker, REVIEW_VERSION, now())
    })
    reviewers.wake()
  }

  function mustBeOpen({ person }: Asker): void {
    if (!reviewers.isOpen) throw new Refused('unavailable', 'This server makes no reviews.')
    if (!pace.take(person, now())) throw new Refused('tooFast', 'Not so fast.')
  }

  app.get('/api/tables/:id/review', async (request): Promise<ReviewResponse> => {
    const id = await finished(request)
    mustAfford(service, request)
    return answer(id)
  })

  app.post('/api/tables/:id/review', async (request, reply): Promise<ReviewResponse> => {
    const me = await mustBeKnown(store, request, now())
    readAs(noBody, request.body)
    const id = await finished(request)
    const asker = askerOf(me, request)
    mustBeOpen(asker)
    const known = await reviewOfTable(db, id, REVIEW_VERSION)
    if (known === undefined || known.state === 'failed')
      await ask(asker, async (_tx, room) => {
        if (room === 0) throw tooMany()
        return [id]
      })
    void reply.code(202)
    return answer(id)
  })

  app.get('/api/reviews', async (request): Promise<ReviewQueue> => {
    return queue((await personOf(store, request, now()))?.id)
  })

  app.post('/api/reviews', async (request, reply): Promise<ReviewQueue> => {
    const me = await mustBeKnown(store, request, now())
    readAs(noBody, request.body)
    const asker = askerOf(me, request)
    mustBeOpen(asker)
    await ask(asker, (tx, room) => unreviewedTables(tx, me.id, REVIEW_VERSION, room))
    void reply.code(202)
    return queue(me.id)
  })
}

function askerOf(me: PersonRow, request: FastifyRequest): Asker {
  return { person: me.id, network: networkOf(request.ip) }
}

function tooMany(): Refused {
  const message = 'As many matches wait for you, or for those of your address, as may.'
  return new Refused('tooMany', message, LIMITS.reviews)
}

/** How many come before each that waits, by table. */
function placesIn(open: readonly QueuedReview[]): ReadonlyMap<string, number> {
  const waiting = open.filter(({ state }) => state === 'waiting')
  return new Map(waiting.map(({ table_id }, place) => [table_id, place]))
}

function statusOf(row: QueuedReview | undefined, places: ReadonlyMap<string, number>): ReviewStatus {
  if (row === undefined) return { state: 'none' }
  if (row.state === 'working') return { state: 'working', done: row.done, all: row.turns }
  if (row.state !== 'waiting') return { state: row.state }
  return { state: 'waiting', before: places.get(row.table_id) ?? places.size }
}
