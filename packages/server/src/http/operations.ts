import type { z } from 'zod'
import type { ResponseName } from '../responseSchemas.js'
import * as schemas from '../schemas.js'

/** One call of the HTTP interface. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With `:name` for its parameters. */
  readonly path: string
  readonly summary: string
  /** What it answers when it succeeds, by status; null for an answer without a body. */
  readonly answers: Readonly<Record<number, ResponseName | 'page' | null>>
  readonly body?: z.ZodType
  readonly query?: z.ZodObject
  /** Who may call it: anybody, those who are known (the default), only a person who is logged in, or only one with a role. */
  readonly who: 'anybody' | 'known' | 'person' | 'role'
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
  delete: operation('known', 'delete'),
}
const person = {
  get: operation('person', 'get'),
  post: operation('person', 'post'),
  put: operation('person', 'put'),
  delete: operation('person', 'delete'),
}
const role = {
  get: operation('role', 'get'),
  post: operation('role', 'post'),
  put: operation('role', 'put'),
  delete: operation('role', 'delete'),
}

const DONE = { 204: null } as const
const T = '/api/tables/:id'

/** Every call. A test holds it against the routes of the server. */
export const OPERATIONS: readonly Operation[] = [
  anybody.get('/healthz', 'The process lives.', { 200: 'Health' }),
  anybody.get('/readyz', 'It takes requests and its database answers.', { 200: 'Health', 503: 'Health' }),

  anybody.get('/api/session', 'Who I am.', { 200: 'SessionResponse' }),
  anybody.post(
    '/api/session',
    'Become a guest, or change my name.',
    { 200: 'SessionResponse' },
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

  person.get('/api/account', 'My account and sessions.', { 200: 'AccountResponse' }),
  person.post(
    '/api/account',
    'A guest becomes an account: at once, or where mail works by the link that is mailed.',
    { 200: 'SessionResponse', 202: 'SessionResponse' },
    { body: schemas.accountBody },
  ),
  person.delete('/api/account', 'Forget me.', DONE, { body: schemas.deleteAccountBody }),
  person.put('/api/account/password', 'Change the password.', DONE, { body: schemas.passwordBody }),
  person.delete('/api/account/sessions/:id', 'End one of my sessions.', DONE),
  person.delete('/api/account/services/:id', 'Log in by that service of others no more.', DONE, {
    body: schemas.endServiceBody,
  }),
  person.get('/api/account/export', 'Everything the server knows of me.', { 200: 'Everything' }),

  anybody.post('/api/login', 'Log in by password.', { 200: 'SessionResponse' }, { body: schemas.loginBody }),
  anybody.post(
    '/api/login/link',
    'Mail me a login link.',
    { 202: 'Nothing' },
    { body: schemas.loginLinkBody },
  ),
  anybody.post(
    '/api/login/token',
    'Log in with the token of a link.',
    { 200: 'SessionResponse' },
    { body: schemas.loginTokenBody },
  ),
  anybody.get('/api/login/token/:token', 'The page that a login link opens.', {
    200: 'page',
    401: 'page',
  }),
  anybody.post('/api/login/token/:token', 'What the button of that page sends.', { 303: null, 401: 'page' }),

  anybody.post(
    '/api/login/oidc',
    'Begin a login through the service of others.',
    { 200: 'OidcResponse' },
    { body: schemas.oidcBody },
  ),
  anybody.get('/api/login/oidc/callback', 'Where that service sends the browser back to.', { 303: null }),

  person.post('/api/admin/claim', 'Become administrator with the code of the server.', DONE, {
    body: schemas.claimBody,
  }),
  role.get('/api/admin/overview', 'How the server fares.', { 200: 'AdminOverview' }),
  role.get(
    '/api/admin/people',
    'People by name or address.',
    { 200: 'AdminPeopleResponse' },
    { query: schemas.searchQuery },
  ),
  role.put('/api/admin/people/:id/ban', 'Ban somebody.', DONE, { body: schemas.banBody }),
  role.delete('/api/admin/people/:id/ban', 'End a ban.', DONE),
  role.put('/api/admin/people/:id/role', 'Give somebody a role, or take it.', DONE, {
    body: schemas.roleBody,
  }),
  role.get(
    '/api/admin/tables',
    'All tables of a status.',
    { 200: 'AdminTablesResponse' },
    { query: schemas.statusQuery },
  ),
  role.post('/api/admin/tables/remove', 'Remove a table and its match.', DONE, {
    body: schemas.removeTableBody,
  }),
  role.get('/api/admin/reports', 'Reported problems, the last first.', { 200: 'AdminReportsResponse' }),
  role.get('/api/admin/reports/:id', 'One report with its match.', { 200: 'Report' }),
  role.put('/api/admin/reports/:id', 'Be done with a report, or not.', DONE, { body: schemas.handledBody }),
  role.delete('/api/admin/reports/:id', 'Clear a report away.', DONE),
  role.get('/api/admin/corrections', 'The corrected rulings of this server.', { 200: 'CorrectionsResponse' }),
  role.put(
    '/api/admin/corrections',
    'Correct rulings: what new tables go by that say nothing else.',
    { 200: 'CorrectionsResponse' },
    { body: schemas.correctionsBody },
  ),

  person.get('/api/notifications', 'How I want to be told things.', { 200: 'NotificationsResponse' }),
  person.put(
    '/api/notifications',
    'Change how I want to be told things.',
    { 200: 'NotificationsResponse' },
    { body: schemas.notificationsBody },
  ),
  person.post(
    '/api/notifications/push',
    'This browser wants pushes.',
    { 200: 'NotificationsResponse' },
    { body: schemas.pushBody },
  ),
  person.delete('/api/notifications/push', 'No browser wants pushes any more.', {
    200: 'NotificationsResponse',
  }),

  person.get('/api/tokens', 'The tokens of my programs.', { 200: 'TokensResponse' }),
  person.post(
    '/api/tokens',
    'Make a token; it is told this once.',
    { 201: 'NewTokenResponse' },
    { body: schemas.tokenBody },
  ),
  person.delete('/api/tokens/:id', 'End a token.', DONE),

  anybody.get('/api/bots', 'The bots of others that are connected.', { 200: 'BotsResponse' }),
  person.get('/api/bots/mine', 'The bots of my account.', { 200: 'BotsResponse' }),
  person.post(
    '/api/bots',
    'Make a bot; its token is told this once.',
    { 201: 'NewBotResponse' },
    { body: schemas.botBody },
  ),
  person.put('/api/bots/:id', 'Change my bot.', { 200: 'BotInfo' }, { body: schemas.botChange }),
  person.post('/api/bots/:id/token', 'A new token for my bot; the one before ends.', {
    201: 'NewBotResponse',
  }),
  person.delete('/api/bots/:id', 'Forget my bot.', DONE),

  anybody.get('/api/people/:id/statistics', 'How somebody plays.', { 200: 'StatisticsResponse' }),
  anybody.get(
    '/api/people/:id/results',
    'Finished matches of somebody, last first.',
    { 200: 'ResultsResponse' },
    { query: schemas.resultsQuery },
  ),
  anybody.get('/api/people/:id/against/:other', 'Head-to-head.', { 200: 'AgainstResponse' }),
  anybody.get(
    '/api/ratings',
    'The strongest at a game.',
    { 200: 'RatingsResponse' },
    { query: schemas.ratingsQuery },
  ),

  anybody.get('/api/games', 'Games and the settings of their matches.', { 200: 'GamesResponse' }),
  anybody.get(
    '/api/games/:game/texts',
    'All texts of a game in one language.',
    { 200: 'TextsResponse' },
    { query: schemas.langQuery },
  ),
  anybody.get(
    '/api/tables',
    "Lists of tables. The scopes 'mine' and 'finished' need to know who asks.",
    { 200: 'TablesResponse' },
    { query: schemas.listQuery },
  ),
  known.post('/api/tables', 'Open a table.', { 201: 'TableResponse' }, { body: schemas.createTableBody }),
  known.post(
    '/api/tables/import',
    'Open a table from a match file.',
    { 201: 'TableResponse' },
    { body: schemas.importBody },
  ),
  anybody.get(T, 'One table.', { 200: 'TableResponse' }),
  known.post(`${T}/join`, 'Take an open seat.', { 200: 'TableResponse' }, { body: schemas.joinBody }),
  known.post(`${T}/leave`, 'Give my seat back before the start; 204 if the table is gone by that.', {
    200: 'TableResponse',
    204: null,
  }),
  known.post(`${T}/start`, 'The host starts the match, or has the words for the seed told first.', {
    200: 'TableResponse',
  }),
  known.delete(`${T}/start`, 'The host does not wait for words any longer; all of them are void.', {
    200: 'TableResponse',
  }),
  known.put(
    `${T}/word`,
    'Promise a word for the seed by its hash.',
    { 200: 'TableResponse' },
    { body: schemas.sealBody },
  ),
  known.post(
    `${T}/word`,
    'Tell the word that I promised; with the last one the match starts.',
    { 200: 'TableResponse' },
    { body: schemas.wordBody },
  ),
  known.post(`${T}/decline`, 'A bot that is invited does not come.', { 200: 'TableResponse' }),
  known.put(
    `${T}/seats/:seat`,
    'The host opens a seat, gives it to a bot of the server, or invites the bot of somebody.',
    { 200: 'TableResponse' },
    { body: schemas.seatBody },
  ),
  anybody.get(`${T}/rules`, 'Whether the match could go on by newer rules.', { 200: 'RulesResponse' }),
  known.post(
    `${T}/rules`,
    'Go on by newer rules, or rather not.',
    { 200: 'RulesResponse' },
    { body: schemas.rulesBody },
  ),
  known.post(
    `${T}/report`,
    'Report a problem at this table.',
    { 201: 'Report' },
    { body: schemas.reportBody },
  ),
  known.put(
    `${T}/customs`,
    'The host says whether those who watch may write.',
    { 200: 'TableResponse' },
    { body: schemas.watchersBody },
  ),
  known.post(`${T}/concede`, 'Give the match up: it is lost for me.', { 200: 'TableResponse' }),
  known.put(
    `${T}/proposal`,
    'Propose a bot for somebody who is away, or to end the match; agree to it, or refuse.',
    { 200: 'TableResponse' },
    { body: schemas.proposalBody },
  ),
  known.post(
    `${T}/rematch`,
    'The same people again.',
    { 200: 'TableResponse' },
    { body: schemas.rematchBody },
  ),
  known.post(`${T}/hint`, 'What a good player would answer now.', { 200: 'HintResponse' }),
  anybody.get(`${T}/review`, 'The review of the finished match, or how far it is.', {
    200: 'ReviewResponse',
  }),
  known.post(`${T}/review`, 'Have the server review the finished match, when nothing else is to be done.', {
    202: 'ReviewResponse',
  }),
  anybody.get('/api/reviews', 'The queue of reviews.', { 200: 'ReviewQueue' }),
  known.post('/api/reviews', 'Have the server review my finished matches.', { 202: 'ReviewQueue' }),

  known.get('/api/studies', 'My studies.', { 200: 'StudiesResponse' }),
  known.post(
    '/api/studies',
    'Put a study on the server.',
    { 201: 'StudyResponse' },
    { body: schemas.studyBody },
  ),
  anybody.get('/api/studies/:id', 'A study.', { 200: 'StudyResponse' }),
  known.put('/api/studies/:id', 'Change my study.', { 200: 'StudyResponse' }, { body: schemas.studyChange }),
  known.delete('/api/studies/:id', 'Remove my study.', DONE),
  anybody.get(`${T}/export`, 'The finished match as a file.', { 200: 'MatchFile' }),
  anybody.get(`${T}/moments/:moment`, 'The match as I saw it after so many answers.', { 200: 'Moment' }),
  anybody.get(
    `${T}/history`,
    'A view and the steps that follow.',
    { 200: 'History' },
    { query: schemas.historyQuery },
  ),
  anybody.get(`${T}/log`, 'What I was told.', { 200: 'LogResponse' }, { query: schemas.logQuery }),
  anybody.get(
    `${T}/words`,
    'What I am asked and was told, in sentences.',
    { 200: 'WordsResponse' },
    { query: schemas.wordsQuery },
  ),
  anybody.get(`${T}/live`, 'The WebSocket of the table. The client sends `ClientMessage`.', { 101: null }),
  known.get('/api/live', 'The WebSocket of all my tables. The client sends `StreamCommand`.', { 101: null }),
]
