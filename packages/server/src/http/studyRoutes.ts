import { setImmediate as breath } from 'node:timers/promises'
import { sameData } from '@railhead/kernel'
import { LIMITS, type StudiesResponse, type Study, type StudyResponse } from '@railhead/protocol'
import { checkStudy } from '@railhead/review'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import { newId } from '../ids.js'
import { mustParse, parsed, readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { studyBody, studyChange, studyParams } from '../schemas.js'
import { roleOf } from '../storage/administration.js'
import type { PersonRow } from '../storage/schema/people.js'
import type { Queries } from '../storage/store.js'
import {
  type AuthoredStudy,
  addStudy,
  changeStudy,
  findStudy,
  NoRoom,
  removeStudy,
  type StudyRoom,
  studiesOf,
} from '../storage/studies.js'
import type { Service } from './app.js'
import { mustAfford, priceOfReplay, priceOfRoom } from './costly.js'
import { SLOW_ANSWER_WITHIN } from './deadlines.js'
import { mustBeKnown, mustBeLoggedIn, personOf } from './session.js'

const PER_MINUTE = 20
const LARGE = { bodyLimit: LIMITS.studyBody, handlerTimeout: SLOW_ANSWER_WITHIN } as const

/** Studies: matches with comments. Each holds its matches itself; no table is looked into for it. */
export function studyRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, now } = service
  const { db } = store
  const pace = new Buckets(PER_MINUTE / 60, PER_MINUTE)

  async function found(request: FastifyRequest): Promise<AuthoredStudy> {
    const row = await findStudy(db, readAs(studyParams, request.params).id)
    if (!row) throw new Refused('notFound', 'There is no such study.')
    return row
  }

  async function mustWrite(request: FastifyRequest): Promise<PersonRow> {
    const me = await mustBeKnown(store, request, now())
    if (!pace.take(me.id, now())) throw new Refused('tooFast', 'Not so fast.')
    return me
  }

  /** Every match is replayed, unless the study held it before; others are served in between. */
  async function figuresOf(request: FastifyRequest, study: Study, content = '') {
    const before = parsed(content) as Study | undefined
    const { game: id } = study.chapters[0].match
    const isKnown = ({ match, names, seat }: Study['chapters'][number]): boolean =>
      before?.chapters.some(
        old => old.names.length === names.length && seat < names.length && sameData(old.match, match),
      ) ?? false
    const known = new Set(study.chapters.filter(isKnown))
    const answers = study.chapters.reduce(
      (sum, chapter) => sum + (known.has(chapter) ? 0 : chapter.match.answers.length),
      0,
    )
    const text = JSON.stringify(study)
    const more = Math.max(0, text.length - content.length)
    mustAfford(service, request, priceOfReplay(answers) + priceOfRoom(more))
    for (const _chapter of checkStudy(rooms.gameOf(id), study, chapter => known.has(chapter))) await breath()
    return {
      title: study.title,
      game: id,
      chapters: study.chapters.length,
      notes: study.chapters.reduce((sum, { notes }) => sum + notes.length, 0),
      content: text,
      changed_at: now(),
    }
  }

  /** Written whole or not at all, as far as there is room for it. */
  async function written<T>(me: PersonRow, work: (tx: Queries, most: StudyRoom) => Promise<T>): Promise<T> {
    const kind = me.kind === 'account' ? 'account' : 'guest'
    const most = { studies: LIMITS.studies[kind], letters: LIMITS.studySpace[kind] }
    try {
      return await db.transaction().execute(tx => work(tx, most))
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error
      const text = `Somebody has ${most.studies} studies and ${most.letters} letters in them here at most.`
      throw new Refused('tooMany', text, most.studies)
    }
  }

  app.get('/api/studies', async (request): Promise<StudiesResponse> => {
    const me = await mustBeKnown(store, request, now())
    const rows = await studiesOf(db, me.id)
    return {
      studies: rows.map(({ id, title, game, chapters, notes, changed_at: changedAt }) => ({
        id,
        title,
        game,
        chapters,
        notes,
        changedAt,
      })),
    }
  })

  app.post('/api/studies', LARGE, async (request, reply): Promise<StudyResponse> => {
    const me = await mustWrite(request)
    const { study } = readAs(studyBody, request.body)
    const id = newId()
    const figures = await figuresOf(request, study)
    const row = { id, person_id: me.id, revision: 1, created_at: now(), ...figures }
    await written(me, (tx, most) => addStudy(tx, row, most))
    void reply.code(201)
    return described({ ...row, author: me.name }, me.id)
  })

  app.get('/api/studies/:id', async (request): Promise<StudyResponse> => {
    mustAfford(service, request)
    const me = await personOf(store, request, now())
    return described(await found(request), me?.id)
  })

  app.put('/api/studies/:id', LARGE, async (request): Promise<StudyResponse> => {
    const me = await mustWrite(request)
    const row = await found(request)
    if (row.person_id !== me.id) throw new Refused('notAllowed', 'This study is not yours.')
    const { study, revision } = readAs(studyChange, request.body)
    const figures = await figuresOf(request, study, row.content)
    if (!(await written(me, (tx, most) => changeStudy(tx, row, revision, figures, most))))
      throw new Refused('stale', 'The study was changed elsewhere in the meantime.', row.revision)
    return described({ ...row, ...figures, revision: revision + 1 }, me.id)
  })

  app.delete('/api/studies/:id', async (request, reply) => {
    const me = await mustBeKnown(store, request, now())
    const row = await found(request)
    if (row.person_id !== me.id) {
      // For what others wrote one needs a role, and has to be logged in: a token is not enough.
      await mustBeLoggedIn(store, request, now())
      if ((await roleOf(db, me.id)) === undefined) throw new Refused('notAllowed', 'This study is not yours.')
    }
    await removeStudy(db, row.id)
    return reply.code(204).send()
  })
}

function described(row: AuthoredStudy, me: string | undefined): StudyResponse {
  return {
    id: row.id,
    study: mustParse(row.content, 'The study') as Study,
    author: { id: row.person_id, name: row.author },
    mine: row.person_id === me,
    revision: row.revision,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }
}
