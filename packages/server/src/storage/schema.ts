import type { BanTable, ProblemReportTable, RoleTable } from './schema/administration.js'
import type { NotifyTable, ToldTable } from './schema/notifications.js'
import type {
  AccountTable,
  ApiTokenTable,
  BotTable,
  IdentityTable,
  KnownDeviceTable,
  LoginLinkTable,
  OidcLoginTable,
  PendingAccountTable,
  PersonTable,
  SessionTable,
} from './schema/people.js'
import type { RatingTable, ResultTable } from './schema/results.js'
import type { AttemptTable, SettingTable } from './schema/server.js'
import type { ReviewTable, StudyTable } from './schema/studies.js'
import type {
  ChatTable,
  GameTable,
  LogTable,
  NoteTable,
  RulesVoteTable,
  SeatTable,
  UndoConsentTable,
  UndoRequestTable,
} from './schema/tables.js'

/**
 * The tables of the database. Only types that SQLite and PostgreSQL share: text, integer, and JSON kept as
 * text. Times are milliseconds since 1970; yes and no are 1 and 0.
 */
export interface Database {
  person: PersonTable
  session: SessionTable
  gametable: GameTable
  seat: SeatTable
  log: LogTable
  undo_request: UndoRequestTable
  undo_consent: UndoConsentTable
  chat: ChatTable
  note: NoteTable
  account: AccountTable
  login_link: LoginLinkTable
  result: ResultTable
  rating: RatingTable
  notify: NotifyTable
  told: ToldTable
  setting: SettingTable
  api_token: ApiTokenTable
  attempt: AttemptTable
  pending_account: PendingAccountTable
  known_device: KnownDeviceTable
  role: RoleTable
  ban: BanTable
  problem_report: ProblemReportTable
  identity: IdentityTable
  oidc_login: OidcLoginTable
  rules_vote: RulesVoteTable
  bot: BotTable
  study: StudyTable
  review: ReviewTable
}

/** The names of all tables; each comes after those that it refers to. */
export const TABLES = [
  'person',
  'session',
  'gametable',
  'seat',
  'log',
  'undo_request',
  'undo_consent',
  'chat',
  'note',
  'account',
  'login_link',
  'result',
  'rating',
  'notify',
  'told',
  'setting',
  'api_token',
  'attempt',
  'pending_account',
  'known_device',
  'role',
  'ban',
  'problem_report',
  'identity',
  'oidc_login',
  'rules_vote',
  'bot',
  'study',
  'review',
] as const satisfies readonly (keyof Database)[]
