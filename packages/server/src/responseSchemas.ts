import * as schemas from '@railhead/protocol/schemas'
import { z } from 'zod'

/**
 * What the server answers, by the names of the types in the protocol package: the description of the interface is made
 * from these schemas, and tests hold every answer and every message against it.
 */
export const RESPONSES = {
  Error: schemas.wireErrorBody,
  Me: schemas.me,
  SessionResponse: schemas.sessionResponse,
  Preferences: schemas.storedPreferences,
  AccountResponse: schemas.accountResponse,
  TokenInfo: schemas.tokenInfo,
  TokensResponse: schemas.tokensResponse,
  NewTokenResponse: schemas.newTokenResponse,
  BotInfo: schemas.botInfo,
  BotsResponse: schemas.botsResponse,
  NewBotResponse: schemas.newBotResponse,
  OidcResponse: schemas.oidcResponse,
  AdminOverview: schemas.adminOverview,
  AdminPeopleResponse: schemas.adminPeopleResponse,
  AdminTablesResponse: schemas.adminTablesResponse,
  AdminReportsResponse: schemas.adminReportsResponse,
  CorrectionsResponse: schemas.correctionsResponse,
  Report: schemas.report,
  RulesResponse: schemas.rulesResponse,
  NotificationsResponse: schemas.notificationsResponse,
  GamesResponse: schemas.gamesResponse,
  TimeRule: schemas.timeRule,
  Outcome: schemas.outcome,
  TableInfo: schemas.tableInfo,
  TableResponse: schemas.tableResponse,
  TablesResponse: schemas.tablesResponse,
  Message: schemas.message,
  HintResponse: schemas.hintResponse,
  MatchFile: schemas.matchFile,
  TextsResponse: schemas.textsResponse,
  WordsResponse: schemas.wordsResponse,
  LogEntry: schemas.logEntry,
  LogResponse: schemas.logResponse,
  Change: schemas.change,
  Moment: schemas.moment,
  History: schemas.history,
  Study: schemas.study,
  StudyResponse: schemas.studyResponse,
  StudiesResponse: schemas.studiesResponse,
  ReviewStatus: schemas.reviewStatus,
  ReviewResponse: schemas.reviewResponse,
  ReviewQueue: schemas.reviewQueue,
  Rating: schemas.rating,
  RatingsResponse: schemas.ratingsResponse,
  Result: schemas.result,
  ResultsResponse: schemas.resultsResponse,
  StatisticsResponse: schemas.statisticsResponse,
  AgainstResponse: schemas.againstResponse,
  Sync: schemas.sync,
  UndoRequest: schemas.undoRequest,
  /** What a socket on a table is sent. */
  ServerMessage: schemas.serverMessage,
  /** What the socket over all tables is sent. */
  StreamMessage: schemas.streamMessage,
  /** What is known of somebody, table by table of the database. */
  Everything: z.record(z.string(), z.unknown()),
  Health: z.looseObject({ ok: z.boolean() }),
  Nothing: z.strictObject({}),
} satisfies Readonly<Record<string, z.ZodType>>

export type ResponseName = keyof typeof RESPONSES
