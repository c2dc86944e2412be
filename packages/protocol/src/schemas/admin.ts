import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { anyPassword, count, id, paragraph, seat, time, view, visibleLine, type Wire } from './common.js'
import { level, tableStatus } from './tables.js'

/** admin: everything. moderator: people, tables and reports, but neither roles nor corrections. */
export const role = z.enum(['admin', 'moderator'])
export type Role = Wire<typeof role>

/** POST /api/admin/claim, by an account: with the code of the server, becomes its administrator (204). */
export const claimBody = z.strictObject({ code: z.string().min(1).max(200) })
export type ClaimBody = Wire<typeof claimBody>

/** GET /api/admin/overview: how the server fares. */
export const adminOverview = z.strictObject({
  /** The release. */
  build: z.string(),
  startedAt: time,
  /** Where everything is kept. */
  store: z.enum(['folder', 'postgres']),
  /** Bytes: of the database, and free beside it where that can be known. */
  disk: z.strictObject({ used: count.nullable(), free: count.nullable() }),
  tables: z.strictObject({ gathering: count, playing: count, finished: count }),
  people: z.strictObject({ guests: count, accounts: count, banned: count }),
  /** Reported problems that are kept, and how many can be: a full box lets the oldest go that was handled. */
  reports: count,
  reportsMost: count,
  /** Of this process. */
  sockets: count,
  rooms: count,
  bots: z.strictObject({
    processes: count,
    thinking: count,
    waiting: count,
    /** Since this process began: how often and for how many seconds in all bots of a level thought. */
    times: z.array(z.strictObject({ game: z.string(), level, answers: count, seconds: z.number() })),
  }),
})
export type AdminOverview = Wire<typeof adminOverview>

export const adminPerson = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(['guest', 'account', 'bot']),
  mail: z.string().nullable(),
  createdAt: time,
  seenAt: time.nullable(),
  role: role.nullable(),
  ban: z.strictObject({ reason: z.string(), until: time.nullable() }).nullable(),
})
export type AdminPerson = Wire<typeof adminPerson>

/** GET /api/admin/people?search=TEXT: whose name or address holds the text, last seen first, 50 at most. */
export const adminPeopleResponse = z.strictObject({ people: z.array(adminPerson) })
export type AdminPeopleResponse = Wire<typeof adminPeopleResponse>

/** PUT /api/admin/people/:id/ban: may look from now on, but neither play nor speak (204). DELETE ends it. */
export const banBody = z.strictObject({
  /** What the person is told. */
  reason: visibleLine(LIMITS.words),
  /** For so many days; absent: until somebody ends it. */
  days: z.int().min(1).max(3650).exactOptional(),
})
export type BanBody = Wire<typeof banBody>

/**
 * PUT /api/admin/people/:id/role, by an administrator (204), with the same proof as a new password of the administrator's.
 * The last administrator stays one.
 */
export const roleBody = z.strictObject({ role: role.nullable(), password: anyPassword.exactOptional() })
export type RoleBody = Wire<typeof roleBody>

export const adminTable = z.strictObject({
  /** Opens the table: an invitation, to be told to nobody. */
  id,
  title: z.string(),
  game: z.string(),
  rules: z.string(),
  status: tableStatus,
  visibility: z.enum(['open', 'private']),
  movedAt: time,
  /** Who sits there: names of people, levels of bots, or null for an open seat. */
  seats: z.array(z.string().nullable()),
})
export type AdminTable = Wire<typeof adminTable>

/** GET /api/admin/tables?status=STATUS: last moved first, 50 at most. */
export const adminTablesResponse = z.strictObject({ tables: z.array(adminTable) })
export type AdminTablesResponse = Wire<typeof adminTablesResponse>

/** POST /api/admin/tables/remove: a table goes, with its match (204). Its id stands in no address. */
export const removeTableBody = z.strictObject({ table: z.string().min(1).max(60) })
export type RemoveTableBody = Wire<typeof removeTableBody>

/** POST /api/tables/:id/report: something is wrong at this table. Answers `Report`, status 201. */
export const reportBody = z.strictObject({ words: paragraph(LIMITS.words) })
export type ReportBody = Wire<typeof reportBody>

/**
 * A reported problem as a file; `railhead replay` opens it. While the match runs, its players get what their seat
 * may know, and the whole is kept for the administrators under the name `kept`.
 */
export const report = z.strictObject({
  format: z.literal('railhead-report'),
  build: z.string(),
  at: time,
  words: z.string(),
  game: z.string(),
  rules: z.string(),
  config: z.unknown(),
  moment: count,
  seat: seat.nullable(),
  match: z
    .strictObject({
      format: z.literal('railhead-match'),
      game: z.string(),
      rules: z.string(),
      config: z.unknown(),
      seed: z.string(),
      answers: z.array(z.strictObject({ seat, option: z.unknown() })),
      hash: z.string(),
    })
    .exactOptional(),
  seen: z.strictObject({ viewer: z.int(), view, asked: z.unknown() }).exactOptional(),
  kept: z.string().exactOptional(),
})
export type Report = Wire<typeof report>

/** GET /api/admin/reports: the last first, 200 at most; GET, PUT and DELETE /api/admin/reports/:id, the whole of one. */
export const adminReportsResponse = z.strictObject({
  reports: z.array(
    z.strictObject({
      id,
      at: time,
      game: z.string(),
      build: z.string(),
      words: z.string(),
      /** Name of who reported it; null if they are gone. */
      by: z.string().nullable(),
      /** Whether somebody is done with it: it goes first when room is needed. */
      handled: z.boolean(),
    }),
  ),
  /** How many are kept, and how many can be. */
  kept: count,
  most: count,
})
export type AdminReportsResponse = Wire<typeof adminReportsResponse>

/** PUT /api/admin/reports/:id: somebody is done with it, or is not (204). */
export const handledBody = z.strictObject({ handled: z.boolean() })
export type HandledBody = Wire<typeof handledBody>

/** By game, rulings with their values: what tables go by that say nothing else. */
export const corrections = z.record(z.string(), z.record(z.string(), z.unknown()))

/** GET and PUT /api/admin/corrections. What is put replaces all that was put before; `file` stands below it. */
export const correctionsResponse = z.strictObject({
  /** Of the file that the server was started with. */
  file: corrections,
  /** Of this page. */
  page: corrections,
})
export type CorrectionsResponse = Wire<typeof correctionsResponse>
export const correctionsBody = corrections
