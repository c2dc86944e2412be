import type { z } from 'zod'
import type { AnswerName } from '../answers.js'
import * as schemas from '../schemas.js'

/** One call of the HTTP interface. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With `:name` for its parameters. */
  readonly path: string
  readonly summary: string
  /** What it answers when it succeeds, by status; null for an answer without a body. */
  readonly answers: Readonly<Record<number, AnswerName | 'page' | null>>
  readonly body?: z.ZodType
  readonly query?: z.ZodObject
  /** Who may call it: anybody, those who are known (the default), or only a person who is logged in. */
  readonly who: 'anybody' | 'known' | 'person'
}

type More = Partial<Pick<Operation, 'body' | 'query'>>

const operation =
  (who: Operation['who'], method: Operation['method']) =>
  (path: string, summary: string, answers: Operation['answers'], more: More = {}): Operation => ({
    method,
    path,
    summary,
    answers,
    who,
    ...more,
  })

const anybody = {
  get: operation('anybody', 'get'),
  post: operation('anybody', 'post'),
  delete: operation('anybody', 'delete'),
}
const known = {
  get: operation('known', 'get'),
  post: operation('known', 'post'),
  put: operation('known', 'put'),
}
const person = {
  get: operation('person', 'get'),
  post: operation('person', 'post'),
  put: operation('person', 'put'),
  delete: operation('person', 'delete'),
}

const DONE = { 204: null } as const
const T = '/api/tables/:id'

/** Every call. A test holds it against the routes of the server. */
export const OPERATIONS: readonly Operation[] = [
  anybody.get('/healthz', 'The process lives.', { 200: 'Health' }),
  anybody.get('/readyz', 'It takes requests and its database answers.', { 200: 'Health', 503: 'Health' }),

  anybody.get('/api/session', 'Who I am.', { 200: 'SessionAnswer' }),
  anybody.post(
    '/api/session',
    'Become a guest, or change my name.',
    { 200: 'SessionAnswer' },
    { body: schemas.sessionBody },
  ),
  anybody.delete('/api/session', 'Forget this session.', DONE),
  known.get('/api/preferences', 'My settings.', { 200: 'Preferences' }),
  known.put(
    '/api/preferences',
    'Replace my settings.',
    { 200: 'Preferences' },
    { body: schemas.preferences },
  ),

  person.get('/api/account', 'My account and sessions.', { 200: 'AccountAnswer' }),
  person.post(
    '/api/account',
    'A guest becomes an account.',
    { 200: 'SessionAnswer' },
    { body: schemas.accountBody },
  ),
  person.delete('/api/account', 'Forget me.', DONE, { body: schemas.deleteAccountBody }),
  person.put('/api/account/password', 'Change the password.', DONE, { body: schemas.passwordBody }),
  person.delete('/api/account/sessions/:id', 'End one of my sessions.', DONE),
  person.get('/api/account/export', 'Everything the server knows of me.', { 200: 'Everything' }),

  anybody.post('/api/login', 'Log in by password.', { 200: 'SessionAnswer' }, { body: schemas.loginBody }),
  anybody.post(
    '/api/login/link',
    'Mail me a login link.',
    { 202: 'Nothing' },
    { body: schemas.loginLinkBody },
  ),
  anybody.post(
    '/api/login/token',
    'Log in with the token of a link.',
    { 200: 'SessionAnswer' },
    { body: schemas.loginTokenBody },
  ),
  anybody.get('/api/login/token/:token', 'The page that a login link opens.', { 200: 'page' }),
  anybody.post('/api/login/token/:token', 'What the button of that page sends.', { 303: null }),

  person.get('/api/notifications', 'How I want to be told things.', { 200: 'NotificationsAnswer' }),
  person.put(
    '/api/notifications',
    'Change how I want to be told things.',
    { 200: 'NotificationsAnswer' },
    { body: schemas.notificationsBody },
  ),
  person.post(
    '/api/notifications/push',
    'This browser wants pushes.',
    { 200: 'NotificationsAnswer' },
    { body: schemas.pushBody },
  ),
  person.delete('/api/notifications/push', 'No browser wants pushes any more.', {
    200: 'NotificationsAnswer',
  }),

  person.get('/api/tokens', 'The tokens of my programs.', { 200: 'TokensAnswer' }),
  person.post(
    '/api/tokens',
    'Make a token; it is told this once.',
    { 201: 'NewTokenAnswer' },
    { body: schemas.tokenBody },
  ),
  person.delete('/api/tokens/:id', 'End a token.', DONE),

  anybody.get('/api/people/:id/statistics', 'How somebody plays.', { 200: 'StatisticsAnswer' }),
  anybody.get(
    '/api/people/:id/results',
    'Finished matches of somebody, last first.',
    { 200: 'ResultsAnswer' },
    { query: schemas.resultsQuery },
  ),
  anybody.get('/api/people/:id/against/:other', 'Head-to-head.', { 200: 'AgainstAnswer' }),
  anybody.get(
    '/api/ratings',
    'The strongest at a game.',
    { 200: 'RatingsAnswer' },
    { query: schemas.ratingsQuery },
  ),

  anybody.get('/api/games', 'Games and the settings of their matches.', { 200: 'GamesAnswer' }),
  anybody.get(
    '/api/tables',
    "Lists of tables. The scopes 'mine' and 'finished' need to know who asks.",
    { 200: 'TablesAnswer' },
    { query: schemas.listQuery },
  ),
  known.post('/api/tables', 'Open a table.', { 201: 'TableAnswer' }, { body: schemas.createTableBody }),
  known.post(
    '/api/tables/import',
    'Open a table from a match file.',
    { 201: 'TableAnswer' },
    { body: schemas.importBody },
  ),
  anybody.get(T, 'One table.', { 200: 'TableAnswer' }),
  known.post(`${T}/join`, 'Take an open seat.', { 200: 'TableAnswer' }, { body: schemas.joinBody }),
  known.post(`${T}/leave`, 'Give my seat back before the start; 204 if the table is gone by that.', {
    200: 'TableAnswer',
    204: null,
  }),
  known.post(`${T}/start`, 'The host starts the match.', { 200: 'TableAnswer' }),
  known.put(
    `${T}/seats/:seat`,
    'The host opens a seat or gives it to a bot.',
    { 200: 'TableAnswer' },
    { body: schemas.seatBody },
  ),
  known.post(`${T}/rematch`, 'The same people again.', { 200: 'TableAnswer' }),
  known.post(`${T}/hint`, 'What a good player would answer now.', { 200: 'HintAnswer' }),
  anybody.get(`${T}/export`, 'The finished match as a file.', { 200: 'MatchFile' }),
  anybody.get(`${T}/moments/:moment`, 'The match as I saw it after so many answers.', { 200: 'Moment' }),
  anybody.get(
    `${T}/history`,
    'A view and the steps that follow.',
    { 200: 'History' },
    { query: schemas.historyQuery },
  ),
  anybody.get(`${T}/log`, 'What I was told.', { 200: 'LogAnswer' }, { query: schemas.logQuery }),
  anybody.get(`${T}/live`, 'The WebSocket of the table. The client sends `ClientMessage`.', { 101: null }),
]
