import type { Seat } from '@railhead/kernel'
import type { MomentNumber } from './history.js'
import type { PersonId } from './people.js'
import type { TableId, TableScope, Time } from './tables.js'

/** The addresses of the HTTP interface, for those who call it. */
export const paths = {
  session: '/api/session',
  preferences: '/api/preferences',
  account: '/api/account',
  password: '/api/account/password',
  exportMe: '/api/account/export',
  endSession: (id: string): string => `/api/account/sessions/${id}`,
  notifications: '/api/notifications',
  push: '/api/notifications/push',
  tokens: '/api/tokens',
  token: (id: string): string => `/api/tokens/${id}`,
  login: '/api/login',
  loginLink: '/api/login/link',
  loginToken: '/api/login/token',
  /** The page that a mailed link opens. */
  loginPage: (token: string): string => `/api/login/token/${token}`,
  statistics: (person: PersonId): string => `/api/people/${person}/statistics`,
  results: (person: PersonId, before?: Time): string =>
    `/api/people/${person}/results${before === undefined ? '' : `?before=${before}`}`,
  against: (person: PersonId, other: PersonId): string => `/api/people/${person}/against/${other}`,
  ratings: (game: string): string => `/api/ratings?game=${game}`,
  games: '/api/games',
  tables: '/api/tables',
  list: (scope: TableScope, before?: Time): string =>
    `/api/tables?scope=${scope}${before === undefined ? '' : `&before=${before}`}`,
  import: '/api/tables/import',
  table: (id: TableId): string => `/api/tables/${id}`,
  join: (id: TableId): string => `/api/tables/${id}/join`,
  leave: (id: TableId): string => `/api/tables/${id}/leave`,
  start: (id: TableId): string => `/api/tables/${id}/start`,
  seat: (id: TableId, seat: Seat): string => `/api/tables/${id}/seats/${seat}`,
  rematch: (id: TableId): string => `/api/tables/${id}/rematch`,
  export: (id: TableId): string => `/api/tables/${id}/export`,
  hint: (id: TableId): string => `/api/tables/${id}/hint`,
  moment: (id: TableId, moment: MomentNumber): string => `/api/tables/${id}/moments/${moment}`,
  history: (id: TableId, from: MomentNumber, count: number): string =>
    `/api/tables/${id}/history?from=${from}&count=${count}`,
  log: (id: TableId, from: MomentNumber): string => `/api/tables/${id}/log?from=${from}`,
  /** The WebSocket; put `ws:` or `wss:` and the host before it. */
  live: (id: TableId): string => `/api/tables/${id}/live`,
  /** The page of a table, which is also its invitation; with a moment, the page of that moment. */
  page: (id: TableId, moment?: MomentNumber): string =>
    moment === undefined ? `/table/${id}` : `/table/${id}/${moment}`,
} as const
