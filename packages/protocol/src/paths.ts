import type { Seat } from '@railhead/kernel'
import type { MomentNumber, PersonId, TableId, TableScope, TableStatus, Time } from './schemas/index.js'

/** The addresses of the HTTP interface, for those who call it. */
export const paths = {
  session: '/api/session',
  preferences: '/api/preferences',
  account: '/api/account',
  password: '/api/account/password',
  exportMe: '/api/account/export',
  endSession: (id: string): string => `/api/account/sessions/${id}`,
  endService: (id: string): string => `/api/account/services/${id}`,
  notifications: '/api/notifications',
  push: '/api/notifications/push',
  bots: '/api/bots',
  myBots: '/api/bots/mine',
  bot: (id: PersonId): string => `/api/bots/${id}`,
  botToken: (id: PersonId): string => `/api/bots/${id}/token`,
  tokens: '/api/tokens',
  token: (id: string): string => `/api/tokens/${id}`,
  login: '/api/login',
  loginLink: '/api/login/link',
  loginToken: '/api/login/token',
  /** The page that a mailed link opens. */
  loginPage: (token: string): string => `/api/login/token/${token}`,
  /** Begins a login through the service of others; comes back to the second. */
  oidc: '/api/login/oidc',
  oidcCallback: '/api/login/oidc/callback',
  adminClaim: '/api/admin/claim',
  adminOverview: '/api/admin/overview',
  adminPeople: (search: string): string => `/api/admin/people?search=${encodeURIComponent(search)}`,
  adminBan: (person: PersonId): string => `/api/admin/people/${person}/ban`,
  adminRole: (person: PersonId): string => `/api/admin/people/${person}/role`,
  adminTables: (status: TableStatus): string => `/api/admin/tables?status=${status}`,
  adminRemove: '/api/admin/tables/remove',
  adminReports: '/api/admin/reports',
  adminReport: (id: string): string => `/api/admin/reports/${id}`,
  adminCorrections: '/api/admin/corrections',
  statistics: (person: PersonId): string => `/api/people/${person}/statistics`,
  results: (person: PersonId, before?: Time): string =>
    `/api/people/${person}/results${before === undefined ? '' : `?before=${before}`}`,
  against: (person: PersonId, other: PersonId): string => `/api/people/${person}/against/${other}`,
  ratings: (game: string): string => `/api/ratings?game=${game}`,
  games: '/api/games',
  texts: (game: string, lang: string): string => `/api/games/${game}/texts?lang=${lang}`,
  tables: '/api/tables',
  list: (scope: TableScope, before?: Time): string =>
    `/api/tables?scope=${scope}${before === undefined ? '' : `&before=${before}`}`,
  import: '/api/tables/import',
  table: (id: TableId): string => `/api/tables/${id}`,
  join: (id: TableId): string => `/api/tables/${id}/join`,
  decline: (id: TableId): string => `/api/tables/${id}/decline`,
  leave: (id: TableId): string => `/api/tables/${id}/leave`,
  start: (id: TableId): string => `/api/tables/${id}/start`,
  seat: (id: TableId, seat: Seat): string => `/api/tables/${id}/seats/${seat}`,
  concede: (id: TableId): string => `/api/tables/${id}/concede`,
  proposal: (id: TableId): string => `/api/tables/${id}/proposal`,
  customs: (id: TableId): string => `/api/tables/${id}/customs`,
  word: (id: TableId): string => `/api/tables/${id}/word`,
  rematch: (id: TableId): string => `/api/tables/${id}/rematch`,
  export: (id: TableId): string => `/api/tables/${id}/export`,
  rules: (id: TableId): string => `/api/tables/${id}/rules`,
  tableReview: (id: TableId): string => `/api/tables/${id}/review`,
  reviews: '/api/reviews',
  studies: '/api/studies',
  study: (id: string): string => `/api/studies/${id}`,
  report: (id: TableId): string => `/api/tables/${id}/report`,
  hint: (id: TableId): string => `/api/tables/${id}/hint`,
  moment: (id: TableId, moment: MomentNumber): string => `/api/tables/${id}/moments/${moment}`,
  history: (id: TableId, from: MomentNumber, count: number): string =>
    `/api/tables/${id}/history?from=${from}&count=${count}`,
  log: (id: TableId, from: MomentNumber): string => `/api/tables/${id}/log?from=${from}`,
  words: (id: TableId, lang: string, from: MomentNumber): string =>
    `/api/tables/${id}/words?lang=${lang}&from=${from}`,
  /** The WebSocket over all my tables; put `ws:` or `wss:` and the host before it. */
  stream: '/api/live',
  /** The WebSocket of one table; put `ws:` or `wss:` and the host before it. */
  live: (id: TableId): string => `/api/tables/${id}/live`,
  /** The page of a table, which is also its invitation; with a moment, the page of that moment. */
  page: (id: TableId, moment?: MomentNumber): string =>
    moment === undefined ? `/table/${id}` : `/table/${id}/${moment}`,
  /** The page that reviews its finished match. */
  review: (id: TableId): string => `/table/${id}/review`,
  /** The page of a study. */
  studyPage: (id: string): string => `/study/${id}`,
} as const
