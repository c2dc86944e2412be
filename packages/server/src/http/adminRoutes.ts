import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AdminOverview,
  type AdminPeopleResponse,
  type AdminPerson,
  type AdminReportsResponse,
  type AdminTable,
  type AdminTablesResponse,
  CLOSE,
  type CorrectionsResponse,
  LIMITS,
  RELEASE,
  type Report,
  type Role,
} from '@railhead/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isAdminCode, prepareAdminCode } from '../accounts/adminCode.js'
import { Attempts } from '../accounts/attempts.js'
import { mustHaveProven } from '../accounts/proof.js'
import { Refused } from '../errors.js'
import { mustParse, readAs } from '../json.js'
import { describeTable } from '../rooms/describe.js'
import { giveUpSeats } from '../rooms/seating.js'
import {
  banBody,
  claimBody,
  correctionsBody,
  handledBody,
  personParams,
  removeTableBody,
  reportParams,
  roleBody,
  searchQuery,
  statusQuery,
} from '../schemas.js'
import {
  administrators,
  ban,
  changeRole,
  countPeople,
  countTables,
  endBan,
  type FoundPerson,
  findPeople,
  NoAdministrator,
  roleOf,
} from '../storage/administration.js'
import { botsOf } from '../storage/bots.js'
import { DATABASE_FILE } from '../storage/folder.js'
import { findPerson, holdPerson } from '../storage/people.js'
import {
  countReports,
  findReport,
  listReports,
  playsNow,
  removeReport,
  setHandled,
} from '../storage/reports.js'
import type { PersonRow } from '../storage/schema/people.js'
import type { Queries } from '../storage/store.js'
import { listTablesByStatus } from '../storage/tableLists.js'
import { deleteTable, type TableWithSeats } from '../storage/tables.js'
import type { Service } from './app.js'
import { mustBeLoggedIn, sessionHash } from './session.js'

const DAY = 24 * 3600 * 1000
const LISTED_REPORTS = 200

/** What those see and do who look after a server. */
export function adminRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, settings, now, log } = service
  const attempts = new Attempts(service)

  /** Somebody with a role, logged in: a token is not enough, whatever its owner may do. */
  const must = async (request: FastifyRequest, ...roles: readonly Role[]): Promise<PersonRow> => {
    const me = await mustBeLoggedIn(store, request, now())
    const role = await roleOf(store.db, me.id)
    if (role === undefined || !roles.includes(role))
      throw new Refused('notAllowed', 'Only those who look after this server may do this.')
    return me
  }
  const anyRole = (request: FastifyRequest): Promise<PersonRow> => must(request, 'admin', 'moderator')

  app.post('/api/admin/claim', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { code } = readAs(claimBody, request.body)
    await attempts.ofAddress(request)
    if (me.kind !== 'account') throw new Refused('badRequest', 'Only an account can look after a server.')
    const has = (await administrators(store.db)).length > 0
    if (!isAdminCode(settings, code, has)) throw new Refused('wrongLogin', 'The code is wrong.')
    await store.db.transaction().execute(db => changeRole(db, me.id, 'admin', now()))
    prepareAdminCode(settings, true)
    log.warn({ person: me.id }, 'somebody became administrator')
    return reply.code(204).send()
  })

  app.get('/api/admin/overview', async (request): Promise<AdminOverview> => {
    await anyRole(request)
    const load = service.runner.load?.() ?? { waiting: 0, thinking: 0 }
    return {
      build: RELEASE,
      startedAt: service.startedAt,
      store: settings.databaseUrl === undefined ? 'folder' : 'postgres',
      disk: await disk(service),
      tables: await countTables(store.db),
      people: await countPeople(store.db, now()),
      reports: await countReports(store.db),
      reportsMost: settings.reportsKept,
      sockets: app.websocketServer.clients.size,
      rooms: rooms.size,
      bots: { processes: settings.botProcesses, ...load, times: await service.metrics.botTimes() },
    }
  })

  app.get('/api/admin/people', async (request): Promise<AdminPeopleResponse> => {
    await anyRole(request)
    const { search = '' } = readAs(searchQuery, request.query)
    return { people: (await findPeople(store.db, search, now(), LIMITS.listPage)).map(describePerson) }
  })

  app.put('/api/admin/people/:id/ban', async (request, reply) => {
    const me = await anyRole(request)
    const { id } = readAs(personParams, request.params)
    const { reason, days } = readAs(banBody, request.body)
    if (!(await findPerson(store.db, id))) throw new Refused('notFound', 'There is nobody of that id.')
    if ((await roleOf(store.db, id)) !== undefined)
      throw new Refused('badRequest', 'Somebody with a role cannot be banned; take the role first.')
    const at = now()
    const until = days === undefined ? null : at + days * DAY
    await ban(store.db, { person_id: id, reason, until, banned_by: me.id, at })
    for (const one of [id, ...(await botsOf(store.db, id)).map(bot => bot.person_id)])
      await giveUpSeats(rooms, one, 'banned')
    service.endSockets()
    log.warn({ person: id, by: me.id }, 'somebody was banned')
    return reply.code(204).send()
  })

  app.delete('/api/admin/people/:id/ban', async (request, reply) => {
    await anyRole(request)
    const { id } = readAs(personParams, request.params)
    if (!(await endBan(store.db, id))) throw new Refused('notFound', 'That person is not banned.')
    return reply.code(204).send()
  })

  app.put('/api/admin/people/:id/role', async (request, reply) => {
    const me = await must(request, 'admin')
    const { id } = readAs(personParams, request.params)
    const { role, password } = readAs(roleBody, request.body)
    await attempts.ofProof(me.id)
    await mustHaveProven(service, me.id, password, sessionHash(request))
    const change = async (db: Queries): Promise<boolean> => {
      // Somebody may delete the account at this moment: nobody who is gone looks after a server.
      await holdPerson(db, id)
      if ((await findPerson(db, id))?.kind !== 'account')
        throw new Refused('notFound', 'There is no account of that id.')
      return changeRole(db, id, role, now(), me.id)
    }
    if (!(await store.db.transaction().execute(change).catch(mustKeepOne)))
      throw new Refused('notAllowed', 'You do not look after this server any more.')
    log.warn({ person: id, role, by: me.id }, 'a role was changed')
    return reply.code(204).send()
  })

  app.get('/api/admin/tables', async (request): Promise<AdminTablesResponse> => {
    await anyRole(request)
    const { status } = readAs(statusQuery, request.query)
    return { tables: (await listTablesByStatus(store.db, status, LIMITS.listPage)).map(describe) }
  })

  app.post('/api/admin/tables/remove', async (request, reply) => {
    const me = await anyRole(request)
    const { table } = readAs(removeTableBody, request.body)
    await rooms.inspect(table, async room => {
      await store.write(table, { kind: 'table' }, db => deleteTable(db, table))
      for (const listener of room.audience) listener.close(CLOSE.notFound, 'The table is gone.')
    })
    rooms.forget(table)
    log.warn({ by: me.id }, 'a table was removed')
    return reply.code(204).send()
  })

  app.get('/api/admin/reports', async (request): Promise<AdminReportsResponse> => {
    await anyRole(request)
    const listed = await listReports(store.db, LISTED_REPORTS)
    return {
      reports: listed.map(({ handled_at: at, ...report }) => ({ ...report, handled: at !== null })),
      kept: await countReports(store.db),
      most: settings.reportsKept,
    }
  })

  app.get('/api/admin/reports/:id', async (request, reply): Promise<Report> => {
    const me = await anyRole(request)
    const { id } = readAs(reportParams, request.params)
    const content = await findReport(store.db, id)
    if (content === undefined) throw new Refused('notFound', 'There is no such report.')
    const report = mustParse(content, 'The report') as Report
    // It has the seed and everybody's answers.
    if (report.match && (await playsNow(store.db, me.id, report.match.seed)))
      throw new Refused('notAllowed', 'You play in this match: its report can be read when it is over.')
    void reply.header('content-disposition', 'attachment; filename="railhead-report.json"')
    return report
  })

  app.put('/api/admin/reports/:id', async (request, reply) => {
    await anyRole(request)
    const { id } = readAs(reportParams, request.params)
    const { handled } = readAs(handledBody, request.body)
    if (!(await setHandled(store.db, id, handled ? now() : null)))
      throw new Refused('notFound', 'There is no such report.')
    return reply.code(204).send()
  })

  app.delete('/api/admin/reports/:id', async (request, reply) => {
    await anyRole(request)
    const { id } = readAs(reportParams, request.params)
    if (!(await removeReport(store.db, id))) throw new Refused('notFound', 'There is no such report.')
    return reply.code(204).send()
  })

  app.get('/api/admin/corrections', async (request): Promise<CorrectionsResponse> => {
    await anyRole(request)
    return { file: rooms.corrections.file, page: await rooms.corrections.page(store.db) }
  })

  app.put(
    '/api/admin/corrections',
    { bodyLimit: LIMITS.correctionsBody },
    async (request): Promise<CorrectionsResponse> => {
      const me = await must(request, 'admin')
      const page = await rooms.corrections.save(store.db, readAs(correctionsBody, request.body))
      log.warn({ by: me.id }, 'the rulings of this server were corrected')
      return { file: rooms.corrections.file, page }
    },
  )
}

/** Says so in words if the last administrator would be gone. */
export function mustKeepOne(error: unknown): never {
  if (error instanceof NoAdministrator)
    throw new Refused('badRequest', 'A server keeps one administrator at least.')
  throw error
}

function describePerson(found: FoundPerson): AdminPerson {
  const { id, name, kind, mail, role, created_at: createdAt, seen_at: seenAt, reason, until } = found
  return { id, name, kind, mail, role, createdAt, seenAt, ban: reason === null ? null : { reason, until } }
}

function describe(stored: TableWithSeats): AdminTable {
  const { id, title, game, rules, status, visibility, movedAt, seats } = describeTable(stored)
  const names = seats.map(seat => {
    if (seat.kind === 'person') return seat.name
    return seat.kind === 'bot' ? seat.level : null
  })
  return { id, title, game, rules, status, visibility, movedAt, seats: names }
}

/** How much the store takes, and how much is free where the server knows. */
async function disk({ settings, store }: Service): Promise<AdminOverview['disk']> {
  if (settings.databaseUrl !== undefined) {
    const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
      store.db,
    )
    return { used: Number(rows[0]?.size ?? 0), free: null }
  }
  const size = (name: string): number =>
    statSync(join(settings.data, name), { throwIfNoEntry: false })?.size ?? 0
  const { bavail, bsize } = await statfs(settings.data)
  return { used: size(DATABASE_FILE) + size(`${DATABASE_FILE}-wal`), free: bavail * bsize }
}
